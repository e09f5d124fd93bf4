//! `/trees/uniform`: how large a uniform tree is, and how little of it alpha-beta needs.

use std::num::NonZeroU32;

use arborist_engine::knuth_moore::{CriticalNodes, UniformTree};
use num_bigint::BigUint;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ratio::Ratio;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number_in_range::WholeNumberInRange;
use crate::problems::Problem;

/// How large a uniform tree is, and how little of it alpha-beta needs.
#[derive(Clone, Copy, Debug)]
pub struct Counts;

/// With [`Depth`] it keeps every count within 1,000 digits.
type Branching = WholeNumberInRange<1, 1_000>;
type Depth = WholeNumberInRange<0, 333>;

/// A tree in which every inner node has the same number of children and all leaves are equally deep.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UniformTreeQuestion {
    /// How many children an inner node has.
    branching: Branching,
    /// How many plies the leaves are below the root.
    depth: Depth,
}

/// The counts of a uniform tree.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct UniformTreeCounts {
    /// How many children an inner node has.
    branching: u32,
    /// How many plies the leaves are below the root.
    depth: u32,
    /// How many leaves there are, which minimax reads: b^d.
    leaves: Integer,
    /// How many nodes there are, leaves included.
    nodes: Integer,
    /// The fewest leaves that alpha-beta reads, in the best order: b^ceil(d/2) + b^floor(d/2) - 1.
    minimal_leaves: Integer,
    /// How many times as many leaves minimax reads as alpha-beta in the best order.
    minimax_over_alphabeta: Ratio,
    /// The nodes that alpha-beta visits in the best order, ply by ply.
    critical_nodes: Vec<CriticalNodesAtPly>,
    /// How many nodes alpha-beta visits in the best order, over all plies.
    critical_nodes_total: Integer,
}

/// How many critical nodes there are at one ply.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CriticalNodesAtPly {
    /// The ply, 0 at the root.
    ply: u32,
    /// Nodes reached by first children alone.
    type_1: Integer,
    /// Nodes at which one child is enough.
    type_2: Integer,
    /// Nodes at which every child is needed.
    type_3: Integer,
    /// All of them.
    total: Integer,
}

impl Answer for UniformTreeCounts {}

impl Operation for Counts {
    type Question = UniformTreeQuestion;
    type Answer = UniformTreeCounts;

    const PATH: &'static str = "/trees/uniform";
    const FAMILY: Family = Family::Trees;
    const TITLE: &'static str =
        "How large a uniform tree is, and how little of it alpha-beta needs";
    const DESCRIPTION: &'static str = "\
Exact counts of the tree in which every inner node has `branching` children and all leaves are `depth` plies below the \
root (Knuth and Moore 1975).

In the best order alpha-beta visits the critical nodes and no others. The root is of type 1; the first child of a \
type 1 node is of type 1 and its others of type 2; the first child of a type 2 node is of type 3 and its others are \
cut off; all children of a type 3 node are of type 2. At the last ply these are the `minimal_leaves`.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "five_by_five",
            summary: "Alpha-beta in the best order reads 149 of 3125 leaves, about one in 21",
            question: r#"{"branching": 5, "depth": 5}"#,
        },
        Example {
            name: "ten_by_six",
            summary: "Two plies more than depth 4 make a hundred times as many leaves",
            question: r#"{"branching": 10, "depth": 6}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "branching",
            kind: QueryKind::Integer,
            description: "How many children an inner node has, from 1 to 1000",
            example: "5",
            required: true,
        },
        QueryParameter {
            name: "depth",
            kind: QueryKind::Integer,
            description: "How many plies the leaves are below the root, from 0 to 333",
            example: "5",
            required: true,
        },
    ];

    fn effort(question: &UniformTreeQuestion) -> Effort {
        /// Down to this depth the numbers are short.
        const SMALL_DEPTH: u32 = 100;

        if question.depth.get() > SMALL_DEPTH {
            Effort::Large
        } else {
            Effort::Small
        }
    }

    fn answer(
        question: UniformTreeQuestion,
        _context: &Context<'_>,
    ) -> Result<UniformTreeCounts, Problem> {
        let (branching, depth) = (question.branching.get(), question.depth.get());
        let tree = question.tree();
        let (leaves, minimal_leaves) = (tree.leaves(), tree.minimal_leaves());
        let critical_nodes: Vec<CriticalNodes> = tree.critical_nodes().collect();
        let critical_total: BigUint = critical_nodes.iter().map(CriticalNodes::total).sum();
        Ok(UniformTreeCounts {
            branching,
            depth,
            leaves: (&leaves).into(),
            nodes: (&tree.nodes()).into(),
            minimal_leaves: (&minimal_leaves).into(),
            minimax_over_alphabeta: Ratio::of(&leaves, &minimal_leaves),
            critical_nodes: critical_nodes.iter().map(Into::into).collect(),
            critical_nodes_total: (&critical_total).into(),
        })
    }
}

impl UniformTreeQuestion {
    /// The tree that is asked about.
    pub(in crate::operations) fn tree(&self) -> UniformTree {
        UniformTree {
            // Never 0: its type says so.
            branching: NonZeroU32::new(self.branching.get()).unwrap_or(NonZeroU32::MIN),
            depth: self.depth.get(),
        }
    }
}

impl From<&CriticalNodes> for CriticalNodesAtPly {
    fn from(nodes: &CriticalNodes) -> Self {
        Self {
            ply: nodes.ply,
            type_1: (&nodes.type_1).into(),
            type_2: (&nodes.type_2).into(),
            type_3: (&nodes.type_3).into(),
            total: (&nodes.total()).into(),
        }
    }
}
