//! The leaves that a search read.

use super::Capped;
use crate::observe::Observer;
use crate::tree::{Node, Number, Position};

/// Keeps the nodes that were evaluated, in the order in which they were.
#[derive(Debug)]
pub struct LeavesRead(
    /// The nodes.
    pub Capped<Node>,
);

impl Observer<Position, Node, Number> for LeavesRead {
    #[inline]
    fn leaf(&mut self, position: &Position, _ply: u32, _value: Number) {
        self.0.push(position.node);
    }
}
