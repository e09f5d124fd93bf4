//! What the part of a tree that was read implies about the true values of the nodes above it.

use crate::game::{Player, Score};
use crate::observe::Observer;
use crate::search::{Bound, Window};
use crate::tree::{Node, Number, Position, Tree};

/// The least and the greatest value that a node can have; infinite where nothing is known.
pub type Proven = (Number, Number);

const NOTHING: Proven = (Number::MINUS_INFINITY, Number::PLUS_INFINITY);

/// Folds what is read in the same way as minimax folds values: a node whose children were not all read keeps the end
/// open that they could still move.
#[derive(Debug)]
pub struct Proofs<'a> {
    tree: &'a Tree,
    open: Vec<OpenProof>,
    /// What is proven of the node that was left last.
    left: Proven,
}

/// What is proven so far of a node that the search is inside of.
#[derive(Clone, Copy, Debug)]
struct OpenProof {
    player: Player,
    proven: Option<Proven>,
    pruned_some: bool,
}

impl OpenProof {
    fn done(&self) -> Proven {
        let (low, high) = self.proven.unwrap_or(NOTHING);
        match (self.pruned_some, self.player) {
            (false, _) => (low, high),
            (true, Player::Max) => (low, Number::PLUS_INFINITY),
            (true, Player::Min) => (Number::MINUS_INFINITY, high),
        }
    }

    fn take(&mut self, child: Proven) {
        self.proven = Some(match self.proven {
            None => child,
            Some((low, high)) => match self.player {
                Player::Max => (low.max(child.0), high.max(child.1)),
                Player::Min => (low.min(child.0), high.min(child.1)),
            },
        });
    }
}

impl<'a> Proofs<'a> {
    /// Nothing is read yet of the tree that is searched.
    pub fn new(tree: &'a Tree) -> Self {
        Self {
            tree,
            open: Vec::new(),
            left: NOTHING,
        }
    }

    /// What is proven of the node that the search has left last.
    pub fn of_last_left(&self) -> Proven {
        self.left
    }

    /// What is proven of the root, also when the search was stopped inside it.
    pub fn of_root(&self) -> Proven {
        let mut below = None;
        for open in self.open.iter().rev() {
            let mut node = *open;
            if let Some(below) = below {
                node.take(below);
            }
            // The child that the search was inside of, or those after it, have not been read.
            node.pruned_some = true;
            below = Some(node.done());
        }
        below.unwrap_or(self.left)
    }
}

impl Observer<Position, Node, Number> for Proofs<'_> {
    #[inline]
    fn enter(&mut self, position: &Position, _ply: u32, _window: Window<Number>) {
        self.open.push(OpenProof {
            player: position.player,
            proven: None,
            pruned_some: false,
        });
    }

    #[inline]
    fn leaf(&mut self, _position: &Position, _ply: u32, value: Number) {
        if let Some(open) = self.open.last_mut() {
            open.proven = Some((value, value));
        }
    }

    #[inline]
    fn cut(
        &mut self,
        position: &Position,
        _ply: u32,
        _player: Player,
        by: Node,
        _window: Window<Number>,
    ) {
        if let Some(open) = self.open.last_mut() {
            open.pruned_some = self.tree.children_after(position.node, by).next().is_some();
        }
    }

    #[inline]
    fn leave(&mut self, _position: &Position, _ply: u32, _value: Number, _bound: Bound) {
        let Some(done) = self.open.pop() else {
            return;
        };
        self.left = done.done();
        if let Some(parent) = self.open.last_mut() {
            parent.take(self.left);
        }
    }
}
