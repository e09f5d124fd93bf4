//! The answer of `/alphabeta`.

use serde::Serialize;
use utoipa::ToSchema;

use super::alphabeta::Conventions;
use super::answer::RootAnswer;
use super::conventions::{BoundWord, CutKind, JsonWindow, Mover};
use super::node_id::NodeId;
use super::number::JsonNumber;
use crate::operations::operation::Answer;

/// What the tree is worth, and how the search found out.
#[derive(Debug, Serialize, ToSchema)]
pub struct AlphaBetaAnswer {
    #[serde(flatten)]
    pub(super) root: RootAnswer,
    /// The leaves (and nodes at the depth limit) that were read, in order.
    pub(super) leaves_read: Vec<NodeId>,
    pub(super) leaves_read_total: u64,
    /// The cut-offs, in order.
    pub(super) pruned: Vec<PrunedAnswer>,
    pub(super) pruned_total: u64,
    pub(super) statistics: AlphaBetaStatistics,
    pub(super) conventions: Conventions,
    /// Whether the search ran to its end.
    pub(super) complete: bool,
    /// Every node in the order in which it was entered, leaves included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    pub(super) nodes: Option<Vec<NodeAnswer>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    pub(super) nodes_total: Option<u64>,
    /// Every step of the search.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    pub(super) trace: Option<Vec<EventAnswer>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    pub(super) trace_total: Option<u64>,
}

impl Answer for AlphaBetaAnswer {
    fn is_complete(&self) -> bool {
        self.complete
    }
}

/// What the search did.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AlphaBetaStatistics {
    /// Nodes visited, the root included.
    pub(super) nodes: u64,
    /// Evaluations: leaves of the tree and nodes at the depth limit.
    pub(super) leaves: u64,
    /// The evaluations of plain minimax.
    pub(super) leaves_total: u64,
    /// The evaluations that were saved; `null` when the search was stopped.
    pub(super) leaves_pruned: Option<u64>,
    /// The fewest leaves that any order of children lets alpha-beta read; `null` when the search was stopped or leaves are not known.
    pub(super) minimal_leaves: Option<u64>,
    pub(super) cutoffs: CutoffCounts,
    /// The ply of the deepest node visited.
    pub(super) depth: u32,
}

/// How many cut-offs there were, with those at the last child.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct CutoffCounts {
    /// At MIN nodes.
    pub(super) alpha: u64,
    /// At MAX nodes.
    pub(super) beta: u64,
}

/// A cut-off.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PrunedAnswer {
    /// The node at which alpha and beta met.
    pub(super) node: NodeId,
    pub(super) kind: CutKind,
    /// The window as it was then.
    #[schema(value_type = [Option<JsonNumber>; 2], min_items = 2, max_items = 2)]
    pub(super) window: JsonWindow,
    /// The children that were not searched.
    pub(super) children: Vec<NodeId>,
    pub(super) children_total: u64,
    /// The leaves below them.
    pub(super) leaves: Vec<NodeId>,
    pub(super) leaves_total: u64,
}

/// A node that was visited.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct NodeAnswer {
    pub(super) id: NodeId,
    /// Who moves there; `null` at a leaf of the tree.
    pub(super) to_move: Option<Mover>,
    /// How many moves it is from the root.
    pub(super) depth: u32,
    /// The window that it was entered with.
    #[schema(value_type = [Option<JsonNumber>; 2], min_items = 2, max_items = 2)]
    pub(super) window: JsonWindow,
    /// What it returned; `null` when the search was stopped inside it.
    pub(super) value: Option<JsonNumber>,
    pub(super) bound: Option<BoundWord>,
    /// What was read of it implies that its true value is at least the first and at most the second.
    #[schema(value_type = [Option<JsonNumber>; 2], min_items = 2, max_items = 2)]
    pub(super) proven: JsonWindow,
    pub(super) cut: Option<CutAnswer>,
}

/// The cut-off of a node.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct CutAnswer {
    pub(super) kind: CutKind,
    #[schema(value_type = [Option<JsonNumber>; 2], min_items = 2, max_items = 2)]
    pub(super) window: JsonWindow,
    /// The children that were not searched.
    pub(super) pruned: Vec<NodeId>,
    pub(super) pruned_total: u64,
}

/// A step of the search.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(super) enum EventAnswer {
    /// An inner node is entered.
    Enter {
        node: NodeId,
        #[schema(value_type = [Option<JsonNumber>; 2], min_items = 2, max_items = 2)]
        window: JsonWindow,
    },
    /// A leaf is read.
    Leaf {
        node: NodeId,
        value: JsonNumber,
        #[schema(value_type = [Option<JsonNumber>; 2], min_items = 2, max_items = 2)]
        window: JsonWindow,
    },
    /// A child is the best so far; the window as that leaves it.
    Update {
        node: NodeId,
        from: NodeId,
        value: JsonNumber,
        #[schema(value_type = [Option<JsonNumber>; 2], min_items = 2, max_items = 2)]
        window: JsonWindow,
    },
    /// Alpha and beta have met.
    Cut {
        node: NodeId,
        kind: CutKind,
        #[schema(value_type = [Option<JsonNumber>; 2], min_items = 2, max_items = 2)]
        window: JsonWindow,
        pruned: Vec<NodeId>,
        pruned_total: u64,
    },
    /// An inner node returns.
    Return {
        node: NodeId,
        value: JsonNumber,
        bound: BoundWord,
    },
}
