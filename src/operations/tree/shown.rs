//! Lists of nodes in an answer, which together show no more than a limit.

use arborist_engine::tree::Node;
use arborist_engine::tree::observe::{Capped, Cut};

use super::alphabeta_answer::PrunedAnswer;
use super::conventions::{CutKind, window_of};
use super::node_id::NodeIds;

/// The first nodes of a list, and how many it has.
pub(super) struct Shown {
    pub(super) nodes: Vec<Node>,
    pub(super) total: u64,
}

impl Shown {
    /// Shows no more nodes than are left to show.
    pub(super) fn of(nodes: impl Iterator<Item = Node>, left: &mut usize) -> Self {
        let mut shown = Capped::new(*left);
        for node in nodes {
            shown.push(node);
        }
        *left -= shown.kept().len();
        Self {
            nodes: shown.kept().to_vec(),
            total: shown.total(),
        }
    }
}

/// A cut-off and what it pruned.
pub(super) struct Pruned {
    pub(super) cut: Cut,
    pub(super) children: Shown,
    pub(super) leaves: Shown,
}

impl Pruned {
    pub(super) fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        std::iter::once(self.cut.node)
            .chain(self.children.nodes.iter().copied())
            .chain(self.leaves.nodes.iter().copied())
    }

    pub(super) fn answer(&self, identifiers: &NodeIds<'_>) -> PrunedAnswer {
        PrunedAnswer {
            node: identifiers.of(self.cut.node),
            kind: CutKind::at(self.cut.player),
            window: window_of(self.cut.window),
            children: identifiers.of_all(&self.children.nodes),
            children_total: self.children.total,
            leaves: identifiers.of_all(&self.leaves.nodes),
            leaves_total: self.leaves.total,
        }
    }
}
