//! The cut-offs of a search.

use super::Capped;
use crate::game::Player;
use crate::observe::Observer;
use crate::search::Window;
use crate::tree::{Node, Number, Position};

/// A node at which alpha and beta met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The node.
    pub node: Node,
    /// How many moves it is from the root.
    pub ply: u32,
    /// Who moves there: at a MAX node it is a beta cut-off, at a MIN node an alpha cut-off.
    pub player: Player,
    /// The child that closed the window; those to its right were pruned, if there are any.
    pub by: Node,
    /// The window as that child left it.
    pub window: Window<Number>,
}

impl Cut {
    /// The cut-off at a node, `ply` moves from the root, whose window the child `by` has closed.
    pub(super) fn at(position: &Position, ply: u32, by: Node, window: Window<Number>) -> Self {
        Self {
            node: position.node,
            ply,
            player: position.player,
            by,
            window,
        }
    }
}

/// Keeps the cut-offs in the order in which they happened.
#[derive(Debug)]
pub struct Cuts(
    /// The cut-offs.
    pub Capped<Cut>,
);

impl Observer<Position, Node, Number> for Cuts {
    #[inline]
    fn cut(
        &mut self,
        position: &Position,
        ply: u32,
        _player: Player,
        by: Node,
        window: Window<Number>,
    ) {
        self.0.push(Cut::at(position, ply, by, window));
    }
}
