//! What the answers of minimax and alpha-beta share.

use arborist_engine::search::{Bound, Found};
use arborist_engine::tree::observe::{BestChildren, Capped, RootMove};
use arborist_engine::tree::{Identifiers, Node, Number, Reordered, UnknownWorth};
use serde::Serialize;
use utoipa::ToSchema;

use super::conventions::BoundWord;
use super::number::JsonNumber;
use super::posted::PostedTree;
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

/// The part of a search's answer that every search has.
pub(super) struct Result<'a> {
    posted: &'a PostedTree,
    /// The tree that was searched, when it is not the posted one itself.
    reordered: Option<&'a Reordered>,
}

impl<'a> Result<'a> {
    pub(super) fn new(posted: &'a PostedTree, reordered: Option<&'a Reordered>) -> Self {
        Self { posted, reordered }
    }

    /// The posted node that a searched node is.
    pub(super) fn posted(&self, node: Node) -> Node {
        self.reordered
            .map_or(node, |reordered| reordered.posted(node))
    }

    /// The identifiers of searched nodes.
    pub(super) fn identifiers(&self, nodes: impl IntoIterator<Item = Node>) -> NodeIdentifiers<'_> {
        let posted = nodes.into_iter().map(|node| self.posted(node)).collect();
        NodeIdentifiers {
            result: self,
            identifiers: Identifiers::of(&self.posted.tree, posted),
        }
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
        format!("the leaf {name} has no value, and the search has to read it; give it one")
    } else {
        format!(
            "the depth limit is reached at the node {name}, which has no heuristic value; give it one in \"values\" (adjacency) or \"value\" (node object), or search deeper"
        )
    };
    Problem::at(ProblemKind::UnknownLeaf, posted.pointer_to(node), detail)
}

/// Identifiers of searched nodes.
pub(super) struct NodeIdentifiers<'a> {
    result: &'a Result<'a>,
    identifiers: Identifiers,
}

impl NodeIdentifiers<'_> {
    /// The identifier of one.
    pub(super) fn of(&self, node: Node) -> String {
        self.identifiers.get(self.result.posted(node)).to_owned()
    }

    /// The identifiers of several.
    pub(super) fn of_all(&self, nodes: &[Node]) -> Vec<String> {
        nodes.iter().map(|node| self.of(*node)).collect()
    }
}

/// A move at the root and what it is worth.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = TreeMove)]
pub(super) struct MoveAnswer {
    /// The child that the move leads to.
    node: String,
    /// What the search of the child returned.
    value: JsonNumber,
    /// How that relates to the child's true value.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    bound: Option<BoundWord>,
}

/// The root's moves, with their bounds where a search has any.
pub(super) fn moves_of(
    moves: &Capped<RootMove>,
    identifiers: &NodeIdentifiers<'_>,
    with_bounds: bool,
) -> Vec<MoveAnswer> {
    moves
        .kept()
        .iter()
        .map(|root_move| MoveAnswer {
            node: identifiers.of(root_move.node),
            value: JsonNumber(root_move.value),
            bound: with_bounds.then(|| root_move.bound.into()),
        })
        .collect()
}

/// The first nodes of the best line, and how many it has.
pub(super) fn line_of(best: &BestChildren, limit: usize) -> (Vec<Node>, u64) {
    let mut line = Capped::new(limit);
    for node in best.line() {
        line.push(node);
    }
    (line.kept().to_vec(), line.total())
}

/// What is proven of the root by a search that found this: the least and the greatest possible value.
pub(super) fn proven_by(found: &Found<Number>) -> (Option<JsonNumber>, Option<JsonNumber>) {
    let value = found.value.map(JsonNumber);
    match found.bound {
        Bound::Exact => (value, value),
        Bound::Lower => (value, None),
        Bound::Upper => (None, value),
    }
}
