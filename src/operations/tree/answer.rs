//! What the answers of minimax and alpha-beta share.

use arborist_engine::observe::Observer;
use arborist_engine::search::Found;
use arborist_engine::tree::observe::{BestLine, Capped, Proofs, RootMoves};
use arborist_engine::tree::{Identifiers, Node, Number, Position, Reordered, Tree, UnknownWorth};
use serde::Serialize;
use utoipa::ToSchema;

use super::conventions::{BoundWord, JsonWindow};
use super::node_id::{NodeId, NodeIds};
use super::number::{JsonNumber, window_end};
use super::posted::PostedTree;
use crate::messages::Message;
use crate::operations::operation::Effort;
use crate::problems::{Problem, ProblemKind};

/// Trees with more nodes than this are searched where they delay nobody else.
const MOST_SMALL_NODES: usize = 2048;

/// How much work a tree of so many nodes is.
pub(super) fn effort_of(nodes: usize) -> Effort {
    if nodes <= MOST_SMALL_NODES {
        Effort::Small
    } else {
        Effort::Large
    }
}

/// The view from which every value of a tree is told.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum TreePerspective {
    /// High values are good for MAX.
    Max,
}

/// A posted tree that is searched, perhaps in another order.
pub(super) struct SearchedTree<'a> {
    posted: &'a PostedTree,
    /// The tree that was searched, when it is not the posted one itself.
    reordered: Option<&'a Reordered>,
}

impl<'a> SearchedTree<'a> {
    pub(super) fn new(posted: &'a PostedTree, reordered: Option<&'a Reordered>) -> Self {
        Self { posted, reordered }
    }

    /// The posted node that a searched node is.
    pub(super) fn posted(&self, node: Node) -> Node {
        self.reordered
            .map_or(node, |reordered| reordered.posted(node))
    }

    /// The identifiers of searched nodes.
    pub(super) fn identifiers(&self, nodes: impl IntoIterator<Item = Node>) -> NodeIds<'_> {
        let posted = nodes.into_iter().map(|node| self.posted(node)).collect();
        NodeIds::new(self, Identifiers::of(&self.posted.tree, posted))
    }

    /// The problem of a search that had to read a node that is not known.
    pub(super) fn unknown(&self, UnknownWorth(node): UnknownWorth) -> Problem {
        unknown_worth(self.posted, self.posted(node))
    }
}

/// The problem of a node whose worth a search needs and nobody knows.
pub(super) fn unknown_worth(posted: &PostedTree, node: Node) -> Problem {
    let name = Identifiers::of(&posted.tree, vec![node])
        .get(node)
        .to_owned();
    let detail = if posted.tree.is_leaf(node) {
        Message::new("tree-unknown-leaf").with("leaf", name)
    } else {
        Message::new("tree-no-heuristic-value").with("node", name)
    };
    Problem::at(ProblemKind::UnknownLeaf, posted.pointer_to(node), detail)
}

/// What a search found out about the root.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TreeRoot)]
pub(super) struct RootAnswer {
    /// What the search returned for the root; when it was stopped, the best that is proven, or `null`.
    pub(super) value: Option<JsonNumber>,
    /// How the value relates to the true one.
    pub(super) bound: Option<BoundWord>,
    /// What was read implies that the root's true value is at least the first and at most the second; `null` is open.
    #[schema(value_type = [Option<JsonNumber>; 2], min_items = 2, max_items = 2)]
    proven: JsonWindow,
    perspective: TreePerspective,
    /// The first child of the root whose value is the root's; `null` when the root is a leaf.
    pub(super) r#move: Option<NodeId>,
    /// The root's children that were searched, each with its value.
    moves: Vec<MoveAnswer>,
    moves_total: u64,
    /// The line that best play by both sides follows, the root first.
    pub(super) principal_variation: Vec<NodeId>,
    principal_variation_total: u64,
}

/// A move at the root and what it is worth.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TreeMove)]
struct MoveAnswer {
    /// The child that the move leads to.
    node: NodeId,
    /// What the search of the child returned.
    value: JsonNumber,
    /// How that relates to the child's true value; only told by searches that prune.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    bound: Option<BoundWord>,
}

/// Watches what a search finds out about the root.
pub(super) struct RootWatch<'a> {
    proofs: Proofs<'a>,
    best: BestLine,
    moves: RootMoves,
    limit: usize,
}

impl<'a> RootWatch<'a> {
    /// Keeps no more than `limit` moves, and shows no more than `limit` nodes of the best line.
    pub(super) fn new(tree: &'a Tree, limit: usize) -> Self {
        Self {
            proofs: Proofs::new(tree),
            best: BestLine::default(),
            moves: RootMoves(Capped::new(limit)),
            limit,
        }
    }

    /// The observer of the search.
    pub(super) fn observer(&mut self) -> impl Observer<Position, Node, Number> + use<'_, 'a> {
        (&mut self.proofs, (&mut self.best, &mut self.moves))
    }

    /// The nodes that the answer names.
    pub(super) fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        let moves = self.moves.0.kept().iter().map(|root_move| root_move.node);
        self.best.nodes().take(self.limit.max(2)).chain(moves)
    }

    /// The answer, with the moves' bounds where the search had any.
    pub(super) fn answer(
        &self,
        found: &Found<Number>,
        identifiers: &NodeIds<'_>,
        with_bounds: bool,
    ) -> RootAnswer {
        let moves = self.moves.0.kept().iter().map(|root_move| MoveAnswer {
            node: identifiers.of(root_move.node),
            value: JsonNumber(root_move.value),
            bound: with_bounds.then(|| root_move.bound.into()),
        });
        let line = self.best.nodes().take(self.limit);
        RootAnswer {
            value: found.value.map(JsonNumber),
            bound: found.value.map(|_| found.bound.into()),
            proven: {
                let (least, greatest) = self.proofs.of_root();
                (window_end(least), window_end(greatest))
            },
            perspective: TreePerspective::Max,
            r#move: self.best.best_move().map(|node| identifiers.of(node)),
            moves: moves.collect(),
            moves_total: self.moves.0.total(),
            principal_variation: line.map(|node| identifiers.of(node)).collect(),
            principal_variation_total: self.best.nodes().count() as u64,
        }
    }
}
