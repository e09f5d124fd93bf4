//! The line of play that both sides would choose in a posted tree.

use crate::observe::Observer;
use crate::search::Window;
use crate::tree::{Node, Number, Position};

/// Keeps the best line of every node that the search is inside of, as lists that share their ends: a better child
/// costs one cell, however long the line below it is.
#[derive(Debug, Default)]
pub struct BestLine {
    cells: Vec<Cell>,
    /// By ply: the cell with which the line of the node last entered there starts.
    starts: Vec<Option<u32>>,
}

/// A node of a line, and the cell with the next.
#[derive(Clone, Copy, Debug)]
struct Cell {
    node: Node,
    next: Option<u32>,
}

impl BestLine {
    /// The best line from the root, the root first.
    pub fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        let mut next = self.starts.first().copied().flatten();
        let below = std::iter::from_fn(move || {
            let cell = self.cells.get(next? as usize)?;
            next = cell.next;
            Some(cell.node)
        });
        std::iter::once(Node::ROOT).chain(below)
    }

    /// The first best child of the root, if one was searched.
    pub fn best_move(&self) -> Option<Node> {
        self.nodes().nth(1)
    }
}

impl Observer<Position, Node, Number> for BestLine {
    #[inline]
    fn enter(&mut self, _position: &Position, ply: u32, _window: Window<Number>) {
        let ply = ply as usize;
        if ply == self.starts.len() {
            self.starts.push(None);
        } else {
            self.starts[ply] = None;
        }
    }

    #[inline]
    fn improve(
        &mut self,
        _position: &Position,
        ply: u32,
        child: Node,
        _value: Number,
        _window: Window<Number>,
    ) {
        let ply = ply as usize;
        let next = self.starts.get(ply + 1).copied().flatten();
        // There are fewer improvements than nodes, whose places fit.
        self.starts[ply] = Some(self.cells.len() as u32);
        self.cells.push(Cell { node: child, next });
    }
}
