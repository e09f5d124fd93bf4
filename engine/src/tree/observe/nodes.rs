//! Every node that a search visited, with what it was asked and what it answered.

use super::{Capped, Cut};
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
    pub proven: (Number, Number),
    /// Whether it was evaluated and not searched.
    pub is_leaf: bool,
    /// Its cut-off, if there was one.
    pub cut: Option<Cut>,
}

/// Keeps the nodes in the order in which they were entered.
#[derive(Debug)]
pub struct Nodes<'a> {
    tree: &'a Tree,
    records: Capped<NodeRecord>,
    open: Vec<OpenRecord>,
}

/// A node that the search is inside of.
#[derive(Debug)]
struct OpenRecord {
    player: Player,
    kept_at: Option<usize>,
    /// What the children seen so far prove: folded in the same way as their values.
    proven: Option<(Number, Number)>,
    cut: Option<Cut>,
    is_leaf: bool,
}

impl<'a> Nodes<'a> {
    /// Keeps the first `limit` nodes.
    pub fn new(tree: &'a Tree, limit: usize) -> Self {
        Self {
            tree,
            records: Capped::new(limit),
            open: Vec::new(),
        }
    }

    /// The nodes.
    pub fn records(&self) -> &Capped<NodeRecord> {
        &self.records
    }

    /// What the children of an inner node prove of it when some of them may not have been read.
    fn proven(&self, position: &Position, open: &OpenRecord) -> (Number, Number) {
        let (low, high) = open
            .proven
            .unwrap_or((Number::MINUS_INFINITY, Number::PLUS_INFINITY));
        let pruned_some = open.cut.is_some_and(|cut| {
            self.tree
                .children_after(position.node, cut.by)
                .next()
                .is_some()
        });
        match (pruned_some, position.player) {
            (false, _) => (low, high),
            (true, Player::Max) => (low, Number::PLUS_INFINITY),
            (true, Player::Min) => (Number::MINUS_INFINITY, high),
        }
    }
}

impl Observer<Position, Node, Number> for Nodes<'_> {
    fn enter(&mut self, position: &Position, ply: u32, window: Window<Number>) {
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
            player: position.player,
            kept_at,
            proven: None,
            cut: None,
            is_leaf: false,
        });
    }

    fn leaf(&mut self, _position: &Position, _ply: u32, value: Number) {
        if let Some(open) = self.open.last_mut() {
            open.proven = Some((value, value));
            open.is_leaf = true;
        }
    }

    fn cut(
        &mut self,
        position: &Position,
        ply: u32,
        _player: Player,
        by: Node,
        window: Window<Number>,
    ) {
        if let Some(open) = self.open.last_mut() {
            open.cut = Some(Cut::at(position, ply, by, window));
        }
    }

    fn leave(&mut self, position: &Position, _ply: u32, value: Number, bound: Bound) {
        let Some(open) = self.open.pop() else {
            return;
        };
        let proven = if open.is_leaf {
            open.proven.unwrap_or((value, value))
        } else {
            self.proven(position, &open)
        };
        if let Some(record) = open
            .kept_at
            .and_then(|place| self.records.kept.get_mut(place))
        {
            record.returned = Some((value, bound));
            record.proven = proven;
            record.is_leaf = open.is_leaf;
            record.cut = open.cut;
        }
        if let Some(parent) = self.open.last_mut() {
            parent.proven = Some(match parent.proven {
                None => proven,
                Some((low, high)) => match parent.player {
                    Player::Max => (low.max(proven.0), high.max(proven.1)),
                    Player::Min => (low.min(proven.0), high.min(proven.1)),
                },
            });
        }
    }
}
