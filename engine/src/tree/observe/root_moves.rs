//! What each move at the root is worth.

use super::Capped;
use crate::observe::Observer;
use crate::search::Bound;
use crate::tree::{Node, Number, Position};

/// A child of the root that was searched to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RootMove {
    /// The child.
    pub node: Node,
    /// What it returned.
    pub value: Number,
    /// How that relates to its true value.
    pub bound: Bound,
}

/// Keeps the root's children in the order in which they were searched.
#[derive(Debug)]
pub struct RootMoves(
    /// The children.
    pub Capped<RootMove>,
);

impl Observer<Position, Node, Number> for RootMoves {
    #[inline]
    fn leave(&mut self, position: &Position, ply: u32, value: Number, bound: Bound) {
        if ply == 1 {
            self.0.push(RootMove {
                node: position.node,
                value,
                bound,
            });
        }
    }
}
