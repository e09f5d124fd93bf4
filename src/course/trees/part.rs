//! The parts of a submission on a tree.

use arborist_engine::search::{Bound, Window};
use arborist_engine::tree::{Node, Number};

/// What somebody says about a value: a number, or a number and how it relates to the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The number.
    pub value: Number,
    /// How it relates to the true value, if that was said.
    pub bound: Option<Bound>,
}

impl Claim {
    /// A number of which nothing else is said.
    pub fn plain(value: Number) -> Self {
        Self { value, bound: None }
    }
}

/// A part of a submission. Lists of nodes hold no node twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreePart {
    /// What the search returns for the root.
    Value(Claim),
    /// How that relates to the root's true value.
    Bound(Bound),
    /// The best child of the root; `None` says that the root has none.
    Move(Option<Node>),
    /// The line of best play, the root first.
    PrincipalVariation(Vec<Node>),
    /// The leaves that are read, in any order.
    LeavesRead(Vec<Node>),
    /// How many they are.
    LeavesReadCount(u64),
    /// The children that are pruned, in any order.
    Pruned(Vec<Node>),
    /// The leaves that are never read, in any order.
    PrunedLeaves(Vec<Node>),
    /// How many they are.
    PrunedLeavesCount(u64),
    /// The nodes at which a cut-off prunes at least one child, in any order.
    Cuts(Vec<Node>),
    /// The windows with which nodes are entered; `None` for a node that never is.
    Windows(Vec<(Node, Option<Window<Number>>)>),
    /// What the search returns for nodes; `None` for a node that it never enters.
    Returned(Vec<(Node, Option<Claim>)>),
    /// The minimax values of nodes.
    NodeValues(Vec<(Node, Option<Claim>)>),
    /// The nodes that are visited, in that order.
    Visited(Vec<Node>),
    /// How many they are, the root included.
    VisitedCount(u64),
    /// The fewest leaves that any order of the children lets alpha-beta read.
    MinimalLeaves(u64),
}

impl TreePart {
    /// How many things it says, each of which is marked.
    pub(super) fn entries(&self) -> usize {
        match self {
            Self::Windows(windows) => windows.len(),
            Self::Returned(claims) | Self::NodeValues(claims) => claims.len(),
            _ => 1,
        }
    }
}

/// Declares the kinds of parts with their names.
macro_rules! kinds {
    ($($name:ident = $word:literal;)+) => {
        /// What a [`TreePart`] is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[allow(missing_docs)]
        pub enum TreePartKind {
            $($name,)+
        }

        impl TreePartKind {
            /// Its name in submissions and weights.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)+
                }
            }
        }

        impl TreePart {
            /// What it is about.
            pub const fn kind(&self) -> TreePartKind {
                match self {
                    $(Self::$name(_) => TreePartKind::$name,)+
                }
            }
        }
    };
}

kinds! {
    Value = "value";
    Bound = "bound";
    Move = "move";
    PrincipalVariation = "principal_variation";
    LeavesRead = "leaves_read";
    LeavesReadCount = "leaves_read_count";
    Pruned = "pruned";
    PrunedLeaves = "pruned_leaves";
    PrunedLeavesCount = "pruned_leaves_count";
    Cuts = "cuts";
    Windows = "windows";
    Returned = "returned";
    NodeValues = "node_values";
    Visited = "visited";
    VisitedCount = "visited_count";
    MinimalLeaves = "minimal_leaves";
}

impl TreePartKind {
    /// What may be asked about alpha-beta.
    pub const ALPHABETA: &'static [Self] = &[
        Self::Value,
        Self::Bound,
        Self::Move,
        Self::PrincipalVariation,
        Self::LeavesRead,
        Self::LeavesReadCount,
        Self::Pruned,
        Self::PrunedLeaves,
        Self::PrunedLeavesCount,
        Self::Cuts,
        Self::Windows,
        Self::Returned,
        Self::Visited,
        Self::VisitedCount,
        Self::MinimalLeaves,
    ];

    /// What may be asked about minimax.
    pub const MINIMAX: &'static [Self] = &[
        Self::Value,
        Self::Move,
        Self::PrincipalVariation,
        Self::NodeValues,
    ];
}
