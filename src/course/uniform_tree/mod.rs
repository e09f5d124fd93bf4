//! Exercises on the counts of uniform trees (Knuth and Moore 1975).

use arborist_engine::knuth_moore::UniformTree;
use num_bigint::BigUint;

use super::diagnosis::Mistake;
use super::grading::{Grade, Policy, Shown};
use super::worked::{Mistaken, Part, Work, grade};

#[cfg(test)]
mod tests;

/// What may be asked about a uniform tree.
pub const UNIFORM_TREE_PARTS: &[&str] = &["leaves", "nodes", "minimal_leaves", "maximal_leaves"];

/// Somebody's counts, by the names of the parts.
pub type UniformTreeSubmission = Vec<(&'static str, BigUint)>;

/// Grades somebody's counts. `None` when nothing in them counts.
pub fn grade_uniform_tree(
    tree: UniformTree,
    submission: UniformTreeSubmission,
    policy: &Policy,
) -> Option<Grade> {
    let submission = submission
        .into_iter()
        .map(|(id, count)| part(id, &count))
        .collect();
    let right = vec![
        part("leaves", &tree.leaves()),
        part("nodes", &tree.nodes()),
        part("minimal_leaves", &tree.minimal_leaves()),
        // In the worst order nothing is cut: each leaf lies within the window with which it is read.
        part("maximal_leaves", &tree.leaves()),
    ];
    let conventions = vec![
        ("branching", Shown::Whole(tree.branching.get().into())),
        ("depth", Shown::Whole(tree.depth.into())),
    ];
    grade(submission, &right, || mistaken(tree), conventions, policy)
}

fn part(id: &'static str, count: &BigUint) -> (&'static str, Part) {
    (id, Part::One(shown(count)))
}

/// A count of any size: as a number where it fits, else by its digits.
fn shown(count: &BigUint) -> Shown {
    match u64::try_from(count) {
        Ok(count) => Shown::Whole(count),
        Err(_) => Shown::text(count.to_string()),
    }
}

fn mistaken(tree: UniformTree) -> Vec<Mistaken> {
    let power = |exponent: u32| BigUint::from(tree.branching.get()).pow(exponent);
    let (up, down) = (power(tree.depth.div_ceil(2)), power(tree.depth / 2));
    let (leaves, nodes) = (tree.leaves(), tree.nodes());
    let inner = &nodes - &leaves;
    let by = |mistake: Mistake, changed: (&'static str, Part)| Mistaken {
        mistake,
        changed: Work::from([changed]),
    };
    let formula = |count: &BigUint| by(Mistake::KnuthMoore, part("minimal_leaves", count));
    let counted = |id, count: &BigUint| by(Mistake::CountConvention, part(id, count));
    vec![
        formula(&(&up + &down)),
        formula(&(&up + &down + 1u32)),
        formula(&(&down + &down - 1u32)),
        formula(&(&up + &up - 1u32)),
        // The nodes without the root, the leaves for the nodes, the inner nodes alone; the nodes for the leaves.
        counted("nodes", &(&nodes - 1u32)),
        counted("nodes", &leaves),
        counted("nodes", &inner),
        counted("leaves", &nodes),
        counted("leaves", &inner),
        counted("maximal_leaves", &nodes),
    ]
}
