//! Counts of uniform trees, beside those of a walk.

use std::num::NonZeroU32;

use arborist_engine::knuth_moore::UniformTree;
use num_bigint::BigUint;

use super::grade_uniform_tree;
use crate::course::grading::{Grade, Policy};

fn shapes() -> impl Iterator<Item = (u32, u32)> {
    (2..=11).flat_map(|branching| (1..=20).map(move |depth| (branching, depth)))
}

fn graded(branching: u32, depth: u32, counts: &[(&'static str, BigUint)]) -> Grade {
    let tree = UniformTree {
        branching: NonZeroU32::new(branching).unwrap(),
        depth,
    };
    grade_uniform_tree(tree, counts.to_vec(), &Policy::default()).unwrap()
}

/// Leaves and nodes, added up ply by ply.
fn by_plies(branching: u32, depth: u32) -> (BigUint, BigUint) {
    let (mut leaves, mut nodes) = (BigUint::from(1u32), BigUint::from(1u32));
    for _ in 0..depth {
        leaves *= branching;
        nodes += &leaves;
    }
    (leaves, nodes)
}

/// The leaves that alpha-beta reads in the best order, by the recurrence of the three types of critical nodes.
fn critical(branching: u32, depth: u32) -> BigUint {
    let (mut first, mut second, mut third) = (
        BigUint::from(1u32),
        BigUint::from(0u32),
        BigUint::from(0u32),
    );
    for _ in 0..depth {
        let others = &first * (branching - 1) + &third * branching;
        third = second;
        second = others;
        first = BigUint::from(1u32);
    }
    first + second + third
}

/// Demands a code wherever the wrong count is another than the right one.
fn found(code: &str, id: &'static str, wrong: impl Fn(u32, u32) -> BigUint) {
    let mut changed = 0;
    for (branching, depth) in shapes() {
        let grade = graded(branching, depth, &[(id, wrong(branching, depth))]);
        if grade.score.is_full() {
            continue;
        }
        changed += 1;
        let mut codes = grade.diagnosis.iter().map(|found| found.mistake.code());
        assert!(codes.any(|found| found == code), "{branching} {depth}");
    }
    assert!(changed >= 90, "{changed}");
}

#[test]
fn right_counts_score_one_and_others_do_not() {
    for (branching, depth) in shapes() {
        let (leaves, nodes) = by_plies(branching, depth);
        let counts = [
            ("maximal_leaves", leaves.clone()),
            ("leaves", leaves),
            ("nodes", nodes),
            ("minimal_leaves", critical(branching, depth)),
        ];
        assert!(graded(branching, depth, &counts).score.is_full());
        for place in 0..counts.len() {
            let mut wrong = counts.clone();
            wrong[place].1 += 5u32;
            assert!(!graded(branching, depth, &wrong).score.is_full());
        }
    }
}

/// What alpha-beta returns, and how many leaves it reads, when each leaf lies in the middle of its window.
fn read_in_the_worst_order(branching: u32, plies: u32, max: bool, window: [f64; 2]) -> (f64, u32) {
    let [mut alpha, mut beta] = window;
    if plies == 0 {
        return ((alpha + beta) / 2.0, 1);
    }
    let mut read = 0;
    for _ in 0..branching {
        let below = read_in_the_worst_order(branching, plies - 1, !max, [alpha, beta]);
        read += below.1;
        if max {
            alpha = alpha.max(below.0);
        } else {
            beta = beta.min(below.0);
        }
        if alpha >= beta {
            break;
        }
    }
    (if max { alpha } else { beta }, read)
}

#[test]
fn in_the_worst_order_every_leaf_is_read() {
    for (branching, depth) in [(1, 5), (2, 1), (2, 4), (3, 2), (3, 3), (5, 2)] {
        let (_, read) = read_in_the_worst_order(branching, depth, true, [-1.0, 1.0]);
        let submission = [("maximal_leaves", BigUint::from(read))];
        assert!(graded(branching, depth, &submission).score.is_full());
    }
}

#[test]
fn slips_in_the_formula_are_found() {
    found("KNUTH_MOORE", "minimal_leaves", |branching, depth| {
        critical(branching, depth) + 1u32
    });
    found("KNUTH_MOORE", "minimal_leaves", |branching, depth| {
        critical(branching, depth) + 2u32
    });
    found("KNUTH_MOORE", "minimal_leaves", |branching, depth| {
        BigUint::from(branching).pow(depth / 2) * 2u32 - 1u32
    });
}

#[test]
fn other_things_counted_are_found() {
    found("COUNT_CONVENTION", "nodes", |branching, depth| {
        by_plies(branching, depth).1 - 1u32
    });
    found("COUNT_CONVENTION", "nodes", |branching, depth| {
        by_plies(branching, depth).0
    });
    for id in ["leaves", "maximal_leaves"] {
        found("COUNT_CONVENTION", id, |branching, depth| {
            by_plies(branching, depth).1
        });
    }
}
