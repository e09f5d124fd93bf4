//! What happens when a tree is worked through, as far as somebody asks.

use std::collections::BTreeMap;

use arborist_engine::game::{Player, Score as _};
use arborist_engine::observe::Observer;
use arborist_engine::search::{Bound, Window};
use arborist_engine::tree::observe::{BestLine, Proofs, Proven};
use arborist_engine::tree::{Node, Number, Position, UnknownWorth};

use super::exercise::{TreeExercise, Walked};
use super::part::TreePart;
use crate::course::diagnosis::Way;

/// What happened. Nodes are those of the posted tree.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    /// The root.
    pub(super) root: NodeFact,
    /// The root's children: what they returned.
    pub(super) moves: Vec<(Node, Number, Bound)>,
    /// The line of best play, the root first.
    pub(super) line: Vec<Node>,
    /// The leaves read, in that order.
    pub(super) leaves: Vec<Node>,
    /// The nodes visited, in that order, if that was asked.
    pub(super) visited: Vec<Node>,
    /// How many there were.
    pub(super) visited_total: u64,
    /// The cut-offs.
    pub(super) cuts: Vec<CutFact>,
    /// The children that were pruned.
    pub(super) pruned: Vec<Node>,
    /// The nodes asked about, if they were visited.
    pub(super) nodes: BTreeMap<Node, NodeFact>,
}

/// A cut-off.
#[derive(Clone, Copy, Debug)]
pub(super) struct CutFact {
    /// Where it happened.
    pub(super) node: Node,
    /// The child that made it.
    pub(super) by: Node,
    /// The leaf read last before it.
    pub(super) last_leaf: Option<Node>,
    /// Whether a child was left to prune.
    pub(super) prunes: bool,
}

/// A node that was visited.
#[derive(Clone, Copy, Debug)]
pub(super) struct NodeFact {
    /// Who moves there.
    pub(super) player: Player,
    /// The window on entry.
    pub(super) entry: Window<Number>,
    /// The window when it was left.
    pub(super) last: Window<Number>,
    /// The window before its last change.
    pub(super) before_last: Window<Number>,
    /// What it returned.
    pub(super) value: Number,
    /// How that relates to the true value.
    pub(super) bound: Bound,
    /// What the part of it that was read leaves possible.
    pub(super) proven: Proven,
}

/// What the parts of a submission ask about.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    /// Ascending.
    nodes: Vec<Node>,
    visited: bool,
}

impl Asked {
    /// Which nodes are visited, and no more.
    pub(super) fn visited() -> Self {
        Self {
            nodes: Vec::new(),
            visited: true,
        }
    }

    pub(super) fn by(parts: &[TreePart]) -> Self {
        let mut nodes = Vec::new();
        for part in parts {
            match part {
                TreePart::Windows(windows) => nodes.extend(windows.iter().map(|(node, _)| *node)),
                TreePart::Returned(claims) | TreePart::NodeValues(claims) => {
                    nodes.extend(claims.iter().map(|(node, _)| *node));
                }
                _ => {}
            }
        }
        nodes.sort_unstable();
        nodes.dedup();
        Self {
            nodes,
            visited: parts
                .iter()
                .any(|part| matches!(part, TreePart::Visited(_))),
        }
    }
}

/// A search that was stopped, or could not be done.
#[derive(Clone, Copy, Debug)]
pub(super) enum NoFacts {
    Stopped,
    Unknown(UnknownWorth),
}

impl Facts {
    /// Works through the exercise's tree in a way.
    pub(super) fn of(
        exercise: &TreeExercise<'_>,
        walked: Walked<'_>,
        way: &Way,
        asked: &Asked,
    ) -> Result<Self, NoFacts> {
        let mut watch = Watch::new(walked, asked);
        let mut line = BestLine::default();
        let observer = (&mut line, &mut watch);
        match way.walk(walked.tree, exercise.limits, observer) {
            Err(UnknownWorth(node)) => Err(NoFacts::Unknown(UnknownWorth(walked.posted(node)))),
            Ok(false) => Err(NoFacts::Stopped),
            Ok(true) => {
                let mut facts = watch.told;
                facts.line = line.nodes().map(|node| walked.posted(node)).collect();
                Ok(facts)
            }
        }
    }

    /// The first best child of the root, if it has children.
    pub(super) fn best_move(&self) -> Option<Node> {
        self.line.get(1).copied()
    }

    /// What is known of a node, if it was asked about and visited.
    pub(super) fn node(&self, node: Node) -> Option<&NodeFact> {
        if node == Node::ROOT {
            return Some(&self.root);
        }
        self.nodes.get(&node)
    }
}

/// Watches a search for facts.
struct Watch<'a> {
    walked: Walked<'a>,
    asked: &'a Asked,
    proofs: Proofs<'a>,
    /// The windows of the nodes that the search is inside of.
    open: Vec<OpenWindows>,
    told: Facts,
}

#[derive(Clone, Copy)]
struct OpenWindows {
    entry: Window<Number>,
    last: Window<Number>,
    before_last: Window<Number>,
}

impl<'a> Watch<'a> {
    fn new(walked: Walked<'a>, asked: &'a Asked) -> Self {
        let nothing = NodeFact {
            player: Player::Max,
            entry: Window::OPEN,
            last: Window::OPEN,
            before_last: Window::OPEN,
            value: Number::MINUS_INFINITY,
            bound: Bound::Exact,
            proven: (Number::MINUS_INFINITY, Number::PLUS_INFINITY),
        };
        Self {
            walked,
            asked,
            proofs: Proofs::new(walked.tree),
            open: Vec::new(),
            told: Facts {
                root: nothing,
                moves: Vec::new(),
                line: Vec::new(),
                leaves: Vec::new(),
                visited: Vec::new(),
                visited_total: 0,
                cuts: Vec::new(),
                pruned: Vec::new(),
                nodes: BTreeMap::new(),
            },
        }
    }
}

impl Observer<Position, Node, Number> for Watch<'_> {
    fn enter(&mut self, position: &Position, ply: u32, window: Window<Number>) {
        self.proofs.enter(position, ply, window);
        self.open.push(OpenWindows {
            entry: window,
            last: window,
            before_last: window,
        });
        self.told.visited_total += 1;
        if self.asked.visited {
            self.told.visited.push(self.walked.posted(position.node));
        }
    }

    fn leaf(&mut self, position: &Position, ply: u32, value: Number) {
        self.proofs.leaf(position, ply, value);
        self.told.leaves.push(self.walked.posted(position.node));
    }

    fn improve(
        &mut self,
        _position: &Position,
        _ply: u32,
        _child: Node,
        _value: Number,
        window: Window<Number>,
    ) {
        if let Some(open) = self.open.last_mut()
            && open.last != window
        {
            open.before_last = open.last;
            open.last = window;
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
        let (walked, told) = (self.walked, &mut self.told);
        let pruned = told.pruned.len();
        let after = walked.tree.children_after(position.node, by);
        told.pruned.extend(after.map(|child| walked.posted(child)));
        told.cuts.push(CutFact {
            node: walked.posted(position.node),
            by: walked.posted(by),
            last_leaf: told.leaves.last().copied(),
            prunes: told.pruned.len() > pruned,
        });
    }

    fn leave(&mut self, position: &Position, ply: u32, value: Number, bound: Bound) {
        self.proofs.leave(position, ply, value, bound);
        let Some(open) = self.open.pop() else {
            return;
        };
        let node = self.walked.posted(position.node);
        if ply == 1 {
            self.told.moves.push((node, value, bound));
        }
        let is_asked = ply == 0 || self.asked.nodes.binary_search(&node).is_ok();
        if !is_asked {
            return;
        }
        let fact = NodeFact {
            player: position.player,
            entry: open.entry,
            last: open.last,
            before_last: open.before_last,
            value,
            bound,
            proven: self.proofs.of_last_left(),
        };
        if ply == 0 {
            self.told.root = fact;
        } else {
            self.told.nodes.insert(node, fact);
        }
    }
}
