//! `/trees/random`: a seeded uniform tree, to practise on and to test with.

use std::num::NonZeroU64;

use arborist_engine::random::SplitMix64;
use arborist_engine::tree::{Number, Tree, TreeBuilder};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::answer::effort_of;
use super::notation::print;
use super::posted::{Notation, ReadTree};
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::whole_number::WholeNumber;
use crate::operations::whole_number_in_range::WholeNumberInRange;
use crate::problems::{Pointer, Problem, ProblemKind};

/// A seeded uniform tree.
pub struct RandomTree;

/// The most nodes of a tree that is made.
const MOST_NODES: usize = 1_000_000;
/// The largest depth: nested arrays may be posted back.
const LARGEST_DEPTH: u32 = 100;

type Branching = WholeNumberInRange<1, 1_000_000>;
type Plies = WholeNumberInRange<0, LARGEST_DEPTH>;
type Below = WholeNumberInRange<1, 1_000_000_000>;

/// The same for node objects, which are nested twice a ply.
const LARGEST_DEPTH_OF_NODE_OBJECTS: u32 = 60;

/// Which uniform tree to make.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RandomTreeQuestion {
    /// How many children an inner node has.
    branching: Branching,
    /// How many plies the leaves are below the root.
    depth: Plies,
    /// The same seed makes the same tree, everywhere and for ever. Needed unless the order is `best` or `worst`.
    #[serde(default)]
    #[schema(value_type = Option<WholeNumber>)]
    seed: Option<u64>,
    #[serde(default)]
    order: LeafOrder,
    /// Left out, the leaves are the different values 0 to b^d - 1. Otherwise each leaf is a whole number below this,
    /// so that ties are likely when it is small. Only in random order.
    #[serde(default)]
    below: Option<Below>,
    #[serde(default)]
    notation: Notation,
}

/// In which order the values stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum LeafOrder {
    /// Shuffled: splitmix64 from the seed drives Fisher and Yates's method.
    #[default]
    Random,
    /// The mover's best child first at every node, when MAX moves at the root.
    Best,
    /// The mover's worst child first at every node, when MAX moves at the root.
    Worst,
}

/// A uniform tree.
#[derive(Debug, Serialize, ToSchema)]
pub struct RandomTreeAnswer {
    /// The tree, as it can be posted to `/minimax` and `/alphabeta`.
    #[schema(value_type = ReadTree)]
    tree: Value,
    nodes: Integer,
    leaves: Integer,
}

impl Answer for RandomTreeAnswer {}

impl Operation for RandomTree {
    type Question = RandomTreeQuestion;
    type Answer = RandomTreeAnswer;

    const PATH: &'static str = "/trees/random";
    const FAMILY: Family = Family::Trees;
    const TITLE: &'static str = "A seeded uniform tree in a notation of your choice";
    const DESCRIPTION: &'static str = "Makes the uniform tree with `branching` children a node and `depth` plies. In random order the leaves are, from left to right, \
        the values 0 to b^d - 1 shuffled (for i = n-1..1: swap i with next() % (i+1)), or next() % `below` for each leaf, with next() of splitmix64 from the seed.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "eight_leaves",
            summary: "Two children a node, three plies, the values 0 to 7 shuffled",
            question: r#"{"branching": 2, "depth": 3, "seed": 1}"#,
        },
        Example {
            name: "best_first",
            summary: "Perfectly ordered: alpha-beta reads 5 of 8 leaves",
            question: r#"{"branching": 2, "depth": 3, "order": "best", "notation": "adjacency"}"#,
        },
    ];

    fn effort(question: &RandomTreeQuestion) -> Effort {
        effort_of(nodes_of(question.branching.get(), question.depth.get()).unwrap_or(0))
    }

    fn answer(
        question: RandomTreeQuestion,
        context: &Context<'_>,
    ) -> Result<RandomTreeAnswer, Problem> {
        let (branching, depth) = (question.branching.get() as usize, question.depth.get());
        let most = MOST_NODES.min(context.sizes.tree_nodes);
        let nodes = nodes_of(question.branching.get(), depth).filter(|nodes| *nodes <= most);
        let Some(nodes) = nodes else {
            return Err(Problem::at(
                ProblemKind::OverTheLimit,
                Pointer::key("depth"),
                Message::new("tree-random-too-large")
                    .with("branching", branching)
                    .with("depth", depth)
                    .with("most", most),
            ));
        };
        if question.notation == Notation::Nodes && depth > LARGEST_DEPTH_OF_NODE_OBJECTS {
            return Err(Problem::at(
                ProblemKind::OutOfRange,
                Pointer::key("depth"),
                Message::new("tree-random-too-deep").with("most", LARGEST_DEPTH_OF_NODE_OBJECTS),
            ));
        }
        let leaves = leaf_values(&question)?;
        let tree = uniform(branching, depth, nodes, &leaves).map_err(Problem::internal)?;
        Ok(RandomTreeAnswer {
            tree: print(&tree, question.notation),
            nodes: (nodes as u64).into(),
            leaves: (leaves.len() as u64).into(),
        })
    }
}

/// How many nodes a uniform tree has, unless they are too many to count.
fn nodes_of(branching: u32, depth: u32) -> Option<usize> {
    let mut level = 1usize;
    let mut nodes = 1usize;
    for _ in 0..depth {
        level = level.checked_mul(branching as usize)?;
        nodes = nodes.checked_add(level)?;
    }
    Some(nodes)
}

/// The values of the leaves from left to right.
fn leaf_values(question: &RandomTreeQuestion) -> Result<Vec<i64>, Problem> {
    let (branching, depth) = (i64::from(question.branching.get()), question.depth.get());
    let count = branching.pow(depth);
    if question.order != LeafOrder::Random {
        if question.below.is_some() {
            return Err(Problem::at(
                ProblemKind::OutOfRange,
                Pointer::key("below"),
                Message::new("tree-random-ordered-below"),
            ));
        }
        return Ok((0..count)
            .map(|leaf| ordered_value(leaf, branching, depth, question.order))
            .collect());
    }
    let Some(seed) = question.seed else {
        return Err(Problem::at(
            ProblemKind::MissingKey,
            Pointer::root(),
            Message::new("tree-random-no-seed"),
        ));
    };
    let mut random = SplitMix64::new(seed);
    match question.below {
        Some(below) => {
            let below = NonZeroU64::MIN.saturating_add(u64::from(below.get()) - 1);
            Ok((0..count).map(|_| random.below(below) as i64).collect())
        }
        None => {
            let mut values: Vec<i64> = (0..count).collect();
            random.shuffle(&mut values);
            Ok(values)
        }
    }
}

/// The value of a leaf in a perfectly ordered tree: its place written with base b, in which the digits of those plies
/// are turned round (b - 1 - digit) at which the larger values come first.
fn ordered_value(leaf: i64, branching: i64, depth: u32, order: LeafOrder) -> i64 {
    let mut value = 0;
    let mut rest = leaf;
    let mut unit = 1;
    // From the last ply, whose digit is the lowest, up to the root, at which MAX moves.
    for ply in (0..depth).rev() {
        let digit = rest % branching;
        let larger_first = (ply % 2 == 0) == (order == LeafOrder::Best);
        value += unit
            * if larger_first {
                branching - 1 - digit
            } else {
                digit
            };
        rest /= branching;
        unit *= branching;
    }
    value
}

fn uniform(
    branching: usize,
    depth: u32,
    nodes: usize,
    leaves: &[i64],
) -> Result<Tree, arborist_engine::tree::BuildError> {
    let mut builder = TreeBuilder::with_capacity(nodes);
    for (place, value) in leaves.iter().enumerate() {
        // Before a leaf, as many nodes open as it is the first leaf of; after it, as many close as it is the last of.
        for _ in 0..complete_levels(place, branching, depth) {
            builder.open()?;
        }
        builder.leaf(Number::integer(*value))?;
        for _ in 0..complete_levels(place + 1, branching, depth) {
            builder.close()?;
        }
    }
    builder.finish()
}

/// How many levels above the leaves start at this leaf.
fn complete_levels(place: usize, branching: usize, depth: u32) -> u32 {
    let mut levels = 0;
    let mut rest = place;
    while levels < depth && rest.is_multiple_of(branching) {
        rest /= branching;
        levels += 1;
    }
    levels
}
