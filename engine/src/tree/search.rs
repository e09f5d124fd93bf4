//! Alpha-beta and minimax over a posted [`Tree`], with a stack of its own: a tree may be a chain of any length.
//!
//! What happens at a node stands in [`OpenNode`], shared with the searches of games.

use super::arena::{Node, Tree, Worth};
use super::number::Number;
use crate::game::{Player, Score};
use crate::observe::Observer;
use crate::search::{Bound, Found, Limits, Meter, OpenNode, Rules, Window, returned};

/// A node and who moves there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The node.
    pub node: Node,
    /// Who moves there. Of no meaning at a leaf.
    pub player: Player,
}

/// What to search of a tree.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The tree.
    pub tree: &'a Tree,
    /// Who moves at the root.
    pub to_move: Player,
    /// The ply at which nodes are estimated by their heuristic values instead of being searched.
    pub depth: Option<u32>,
    /// What the search may spend.
    pub limits: Limits<'a>,
}

/// The search had to read a node whose worth is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownWorth(
    /// The node.
    pub Node,
);

/// Searches the tree with `window` under `rules` and tells `observer`; a child is told as a move to it.
/// [`crate::search::Unpruned`] rules make it minimax. The value is told from MAX's view.
///
/// # Errors
/// [`UnknownWorth`] when the search reads a leaf that is not known, or comes to the depth limit at a node
/// without a heuristic value.
pub fn search<R, O>(
    task: &Task<'_>,
    window: Window<Number>,
    rules: R,
    mut observer: O,
) -> Result<Found<Number>, UnknownWorth>
where
    R: Rules,
    O: Observer<Position, Node, Number>,
{
    let tree = task.tree;
    let horizon = task.depth.unwrap_or(u32::MAX);
    let mut meter = Meter::new(task.limits);
    let mut open: Vec<Frame> = Vec::new();
    let mut position = Position {
        node: Node::ROOT,
        player: task.to_move,
    };
    let mut entry = window;
    loop {
        if !meter.visit() {
            return Ok(stopped(&open, window));
        }
        let ply = open.len() as u32;
        observer.enter(&position, ply, entry);
        let end = tree.end(position.node);
        if end > position.node.0 + 1 && ply < horizon {
            let node = OpenNode::enter(position.player, entry);
            let child = Node(position.node.0 + 1);
            entry = node.child_window(position.player, &rules);
            open.push(Frame {
                position,
                end,
                child,
                node,
                backed: false,
            });
            position = Position {
                node: child,
                player: tree.mover_below(position.player, child),
            };
            continue;
        }

        let Worth::Known(score) = tree.worth(position.node) else {
            return Err(UnknownWorth(position.node));
        };
        observer.leaf(&position, ply, score);
        let mut value = returned(score, entry, &rules);
        let mut bound = if value == score {
            Bound::Exact
        } else {
            entry.bound_of(score)
        };
        observer.leave(&position, ply, value, bound);

        // The value goes up until a node wants its next child.
        loop {
            let ply = open.len().saturating_sub(1) as u32;
            let Some(frame) = open.last_mut() else {
                return Ok(Found {
                    value: Some(value),
                    bound,
                    complete: true,
                });
            };
            let Position { node, player } = frame.position;
            frame.backed |= backs(player, value, bound, frame.node.entry);
            let effect = frame.node.take(player, value, &rules);
            if effect.improved {
                observer.improve(&frame.position, ply, frame.child, value, frame.node.window);
            }
            if effect.cut {
                observer.cut(&frame.position, ply, player, frame.child, frame.node.window);
            } else {
                let sibling = Node(tree.end(frame.child));
                if sibling.0 < frame.end {
                    frame.child = sibling;
                    entry = frame.node.child_window(player, &rules);
                    position = Position {
                        node: sibling,
                        player: tree.mover_below(player, sibling),
                    };
                    break;
                }
            }
            value = frame.node.value(&rules);
            bound = frame.bound(&rules);
            observer.leave(&frame.position, ply, value, bound);
            open.pop();
            if node == Node::ROOT {
                return Ok(Found {
                    value: Some(value),
                    bound,
                    complete: true,
                });
            }
        }
    }
}

/// An inner node that is being searched.
struct Frame {
    position: Position,
    end: u32,
    child: Node,
    node: OpenNode<Number>,
    /// See [`backs`].
    backed: bool,
}

impl Frame {
    /// How the node's value relates to the true one.
    fn bound(&self, rules: &impl Rules) -> Bound {
        let entry = self.node.entry;
        if entry.alpha != entry.beta {
            return self.node.bound(rules);
        }
        // Cutting only when alpha > beta, a node can be entered with a window that is a point. Its value can then be
        // both bounds by the window, and under fail-hard only the children tell which of the two holds.
        match (self.position.player, self.backed) {
            (Player::Max, true) | (Player::Min, false) => Bound::Lower,
            (Player::Max, false) | (Player::Min, true) => Bound::Upper,
        }
    }
}

/// Whether a child that returned `value` guarantees the mover the mover's end of the window.
fn backs(player: Player, value: Number, bound: Bound, entry: Window<Number>) -> bool {
    match player {
        Player::Max => bound != Bound::Upper && value >= entry.alpha,
        Player::Min => bound != Bound::Lower && value <= entry.beta,
    }
}

/// What a search that was stopped has found out about the root.
fn stopped(open: &[Frame], window: Window<Number>) -> Found<Number> {
    let proven = open.first().and_then(|root| {
        let best = root.node.best;
        // Only a child's value inside the window says something about the root.
        match root.position.player {
            Player::Max if best > window.alpha => Some((best, Bound::Lower)),
            Player::Min if best < window.beta => Some((best, Bound::Upper)),
            _ => None,
        }
    });
    Found {
        value: proven.and_then(|(best, _)| best.finite()),
        bound: proven.map_or(Bound::Lower, |(_, bound)| bound),
        complete: false,
    }
}
