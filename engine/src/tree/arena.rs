//! Posted trees in a flat arena: no pointers, no recursion, eight bytes a node.

use std::collections::BTreeMap;

use super::names::Names;
use super::number::Number;
use crate::game::Player;

/// A node of a [`Tree`]: its place in preorder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node(pub(super) u32);

impl Node {
    /// The root of every tree.
    pub const ROOT: Self = Self(0);

    /// The place in preorder, the root at 0.
    pub fn place(self) -> usize {
        self.0 as usize
    }
}

/// What is known of a node's worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Nothing was said: an inner node without a heuristic value.
    Unsaid,
    /// It was said that nothing is known.
    Unknown,
    /// A value: of a leaf its score, of an inner node a heuristic estimate.
    Known(Number),
}

/// A game tree that somebody drew. At least a root; every node has children or is a leaf.
///
/// Nodes stand in preorder, so that a node's subtree is one stretch of the arena: its first child is the next node
/// and its next sibling starts where its subtree ends.
#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    /// Where each node's subtree ends. The top bit says that the worth stands in `rare`.
    pub(super) ends: Vec<u32>,
    /// Each node's worth: an integer of 32 bits, [`UNSAID`], or a place in `rare`.
    pub(super) worths: Vec<u32>,
    /// Worths that do not fit into 32 bits.
    pub(super) rare: Vec<Worth>,
    pub(super) names: Names,
    /// Who moves at the nodes where it was said.
    pub(super) movers: BTreeMap<Node, Player>,
    pub(super) leaves: u32,
    pub(super) depth: u32,
}

/// Marks in `ends` a worth that stands in `rare`.
pub(super) const RARE: u32 = 1 << 31;
/// In `worths`: nothing was said.
pub(super) const UNSAID: u32 = i32::MIN as u32;
/// The most nodes of a tree.
pub const MOST_NODES: usize = (RARE - 1) as usize;

impl Tree {
    /// How many nodes there are, the root included.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Never: a tree has a root.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// How many leaves there are.
    pub fn leaves(&self) -> u64 {
        self.leaves.into()
    }

    /// The ply of the deepest node.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// The end of the node's subtree in preorder.
    #[inline(always)]
    pub(super) fn end(&self, node: Node) -> u32 {
        self.ends[node.place()] & !RARE
    }

    /// Whether the node has no children.
    #[inline(always)]
    pub fn is_leaf(&self, node: Node) -> bool {
        self.end(node) == node.0 + 1
    }

    /// What is known of the node's worth.
    #[inline(always)]
    pub fn worth(&self, node: Node) -> Worth {
        let worth = self.worths[node.place()];
        if self.ends[node.place()] & RARE != 0 {
            return self.rare[worth as usize];
        }
        if worth == UNSAID {
            return Worth::Unsaid;
        }
        Worth::Known(Number::integer((worth as i32).into()))
    }

    /// The node's children from left to right.
    pub fn children(&self, node: Node) -> impl Iterator<Item = Node> + '_ {
        let end = self.end(node);
        let mut next = node.0 + 1;
        std::iter::from_fn(move || {
            (next < end).then(|| {
                let child = Node(next);
                next = self.end(child);
                child
            })
        })
    }

    /// The children of `parent` to the right of `child`.
    pub fn children_after(&self, parent: Node, child: Node) -> impl Iterator<Item = Node> + '_ {
        let end = self.end(parent);
        let mut next = self.end(child);
        std::iter::from_fn(move || {
            (next < end).then(|| {
                let child = Node(next);
                next = self.end(child);
                child
            })
        })
    }

    /// The nodes of the node's subtree in preorder, itself first.
    pub fn subtree(
        &self,
        node: Node,
    ) -> impl ExactSizeIterator<Item = Node> + DoubleEndedIterator + use<> {
        (node.0..self.end(node)).map(Node)
    }

    /// The node's name, if it was given one.
    pub fn name(&self, node: Node) -> Option<&str> {
        self.names.get(node)
    }

    /// Who moves at the node, if it was said.
    #[inline(always)]
    pub fn said_mover(&self, node: Node) -> Option<Player> {
        if self.movers.is_empty() {
            return None;
        }
        self.movers.get(&node).copied()
    }

    /// Who moves at `child` of a node where `player` moves: who was said to, else the opponent.
    #[inline(always)]
    pub fn mover_below(&self, player: Player, child: Node) -> Player {
        self.said_mover(child).unwrap_or(player.opponent())
    }
}
