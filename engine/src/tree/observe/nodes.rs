//! Every node that a search visited, with what it was asked and what it answered.

use super::{Capped, Cut, Proofs, Proven};
use crate::game::{Player, Score};
use crate::observe::Observer;
use crate::search::{Bound, Window};
use crate::tree::{Node, Number, Position, Tree};

/// A node that was visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeRecord {
    /// The node, and who moves there.
    pub position: Position,
    /// How many moves it is from the root.
    pub ply: u32,
    /// The window that it was entered with.
    pub window: Window<Number>,
    /// What it returned, and how that relates to its true value; `None` while the search is inside it.
    pub returned: Option<(Number, Bound)>,
    /// The least and the greatest value that what was read of it leaves possible; infinite where it is open.
    pub proven: Proven,
    /// Whether it was evaluated and not searched.
    pub is_leaf: bool,
    /// Its cut-off, if there was one.
    pub cut: Option<Cut>,
}

/// Keeps the nodes in the order in which they were entered.
#[derive(Debug)]
pub struct Nodes<'a> {
    proofs: Proofs<'a>,
    records: Capped<NodeRecord>,
    open: Vec<OpenRecord>,
}

/// A node that the search is inside of.
#[derive(Debug)]
struct OpenRecord {
    kept_at: Option<usize>,
    cut: Option<Cut>,
    is_leaf: bool,
}

impl<'a> Nodes<'a> {
    /// Keeps the first `limit` nodes.
    pub fn new(tree: &'a Tree, limit: usize) -> Self {
        Self {
            proofs: Proofs::new(tree),
            records: Capped::new(limit),
            open: Vec::new(),
        }
    }

    /// The nodes.
    pub fn records(&self) -> &Capped<NodeRecord> {
        &self.records
    }
}

impl Observer<Position, Node, Number> for Nodes<'_> {
    fn enter(&mut self, position: &Position, ply: u32, window: Window<Number>) {
        self.proofs.enter(position, ply, window);
        let kept_at = self.records.push(NodeRecord {
            position: *position,
            ply,
            window,
            returned: None,
            proven: (Number::MINUS_INFINITY, Number::PLUS_INFINITY),
            is_leaf: false,
            cut: None,
        });
        self.open.push(OpenRecord {
            kept_at,
            cut: None,
            is_leaf: false,
        });
    }

    fn leaf(&mut self, position: &Position, ply: u32, value: Number) {
        self.proofs.leaf(position, ply, value);
        if let Some(open) = self.open.last_mut() {
            open.is_leaf = true;
        }
    }

    fn cut(
        &mut self,
        position: &Position,
        ply: u32,
        player: Player,
        by: Node,
        window: Window<Number>,
    ) {
        self.proofs.cut(position, ply, player, by, window);
        if let Some(open) = self.open.last_mut() {
            open.cut = Some(Cut::at(position, ply, by, window));
        }
    }

    fn leave(&mut self, position: &Position, ply: u32, value: Number, bound: Bound) {
        self.proofs.leave(position, ply, value, bound);
        let Some(open) = self.open.pop() else {
            return;
        };
        let kept = open
            .kept_at
            .and_then(|place| self.records.kept.get_mut(place));
        if let Some(record) = kept {
            record.returned = Some((value, bound));
            record.proven = self.proofs.of_last_left();
            record.is_leaf = open.is_leaf;
            record.cut = open.cut;
        }
    }
}
