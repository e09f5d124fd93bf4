//! The line of play that both sides would choose in a posted tree.

use crate::observe::Observer;
use crate::search::Window;
use crate::tree::{Node, Number, Position, Tree};

/// Keeps the best child of every node searched: each node is visited at most once, so that the best line can be
/// followed afterwards, however deep it is.
#[derive(Debug)]
pub struct BestChildren {
    /// By place; the root's place, which is nobody's child, says that there is none yet.
    best: Vec<u32>,
}

impl BestChildren {
    /// Nothing is known yet of the tree.
    pub fn new(tree: &Tree) -> Self {
        Self {
            best: vec![Node::ROOT.0; tree.len()],
        }
    }

    /// The best line from the root, the root first.
    pub fn line(&self) -> impl Iterator<Item = Node> + '_ {
        std::iter::successors(Some(Node::ROOT), |node| self.best_child(*node))
    }

    /// The first best child of a node, if one was searched.
    pub fn best_child(&self, node: Node) -> Option<Node> {
        let best = Node(self.best[node.place()]);
        (best != Node::ROOT).then_some(best)
    }
}

impl Observer<Position, Node, Number> for BestChildren {
    #[inline]
    fn improve(
        &mut self,
        position: &Position,
        _ply: u32,
        child: Node,
        _value: Number,
        _window: Window<Number>,
    ) {
        self.best[position.node.place()] = child.0;
    }
}
