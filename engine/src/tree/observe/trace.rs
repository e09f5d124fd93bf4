//! A search step by step.

use super::{Capped, Cut};
use crate::game::Player;
use crate::observe::Observer;
use crate::search::{Bound, Window};
use crate::tree::{Node, Number, Position};

/// A step of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// An inner node is entered with a window.
    Enter {
        /// The node.
        node: Node,
        /// The window.
        window: Window<Number>,
    },
    /// A leaf is read; it was asked for with a window.
    Leaf {
        /// The leaf.
        node: Node,
        /// Its value.
        value: Number,
        /// The window.
        window: Window<Number>,
    },
    /// A child is the best so far.
    Update {
        /// The node.
        node: Node,
        /// The child.
        from: Node,
        /// What the child returned.
        value: Number,
        /// The node's window as that leaves it.
        window: Window<Number>,
    },
    /// Alpha and beta have met.
    Cut(Cut),
    /// An inner node returns.
    Return {
        /// The node.
        node: Node,
        /// What it returns.
        value: Number,
        /// How that relates to its true value.
        bound: Bound,
    },
}

/// Keeps the steps in order.
#[derive(Debug)]
pub struct Trace {
    events: Capped<Event>,
    /// The window of the node just entered, until it is known whether that is a leaf.
    entered: Option<(Node, Window<Number>)>,
    /// Whether the node about to return is a leaf, which has told all it had to.
    at_leaf: bool,
}

impl Trace {
    /// Keeps the first `limit` steps.
    pub fn new(limit: usize) -> Self {
        Self {
            events: Capped::new(limit),
            entered: None,
            at_leaf: false,
        }
    }

    /// The steps.
    pub fn events(&self) -> &Capped<Event> {
        &self.events
    }

    fn tell_entered(&mut self) {
        if let Some((node, window)) = self.entered.take() {
            self.events.push(Event::Enter { node, window });
        }
    }
}

impl Observer<Position, Node, Number> for Trace {
    fn enter(&mut self, position: &Position, _ply: u32, window: Window<Number>) {
        self.tell_entered();
        self.entered = Some((position.node, window));
    }

    fn leaf(&mut self, _position: &Position, _ply: u32, value: Number) {
        if let Some((node, window)) = self.entered.take() {
            self.events.push(Event::Leaf {
                node,
                value,
                window,
            });
        }
        self.at_leaf = true;
    }

    fn improve(
        &mut self,
        position: &Position,
        _ply: u32,
        from: Node,
        value: Number,
        window: Window<Number>,
    ) {
        self.events.push(Event::Update {
            node: position.node,
            from,
            value,
            window,
        });
    }

    fn cut(
        &mut self,
        position: &Position,
        ply: u32,
        _player: Player,
        by: Node,
        window: Window<Number>,
    ) {
        self.events
            .push(Event::Cut(Cut::at(position, ply, by, window)));
    }

    fn leave(&mut self, position: &Position, _ply: u32, value: Number, bound: Bound) {
        if std::mem::take(&mut self.at_leaf) {
            return;
        }
        self.events.push(Event::Return {
            node: position.node,
            value,
            bound,
        });
    }
}
