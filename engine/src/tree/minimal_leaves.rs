//! The fewest leaves that any order of children lets alpha-beta read.
//!
//! A search that finds the value v of the root has read a proof that it is at least v and a proof that it is at
//! most v (Knuth and Moore 1975). The two share exactly one leaf, at the end of a path of nodes worth v; beside the
//! path, each node needs only one of the two proofs. So three counts for each node, folded upwards in one pass,
//! give the minimum over all orders, and alpha-beta reads no more than it when that order is given.

use super::arena::{Node, Tree, Worth};
use super::number::Number;
use super::search::Task;
use crate::game::Player;
use crate::search::{Bound, Window};

/// The fewest leaves that alpha-beta (cutting when alpha >= beta, with deep cut-offs) can read, over all orders of
/// children, to answer what the task's root is worth, asked with `window`; `value` is any answer that a search with
/// this window gave. `None` when unknown leaves leave no proof.
pub fn minimal_leaves(task: &Task<'_>, window: Window<Number>, value: Number) -> Option<u64> {
    // Beyond the window, its end is all that has to be proven.
    let proofs = fold(task, window.clamp(value));
    let count = match window.bound_of(value) {
        Bound::Exact => proofs.exact,
        Bound::Lower => proofs.at_least,
        Bound::Upper => proofs.at_most,
    };
    (count != IMPOSSIBLE).then_some(count)
}

/// More leaves than any tree has: there is no such proof.
const IMPOSSIBLE: u64 = u64::MAX >> 1;

/// The fewest leaves to read of a subtree in order to prove something of its value.
#[derive(Clone, Copy)]
struct Proofs {
    at_least: u64,
    at_most: u64,
    exact: u64,
}

impl Proofs {
    fn of_leaf(worth: Worth, value: Number) -> Self {
        let one_if = |proves: bool| if proves { 1 } else { IMPOSSIBLE };
        match worth {
            Worth::Known(score) => Self {
                at_least: one_if(score >= value),
                at_most: one_if(score <= value),
                exact: one_if(score == value),
            },
            Worth::Unknown | Worth::Unsaid => Self {
                at_least: IMPOSSIBLE,
                at_most: IMPOSSIBLE,
                exact: IMPOSSIBLE,
            },
        }
    }
}

/// The proofs of a node some of whose children have been folded.
struct Folding {
    end: u32,
    player: Player,
    /// One child proves what the mover wants: the cheapest.
    any: u64,
    /// All children together prove what the mover fears.
    all: u64,
    /// What the best path child costs beyond its share in `all`.
    path: i64,
}

impl Folding {
    fn new(end: u32, player: Player) -> Self {
        Self {
            end,
            player,
            any: IMPOSSIBLE,
            all: 0,
            path: i64::MAX,
        }
    }

    fn take(&mut self, child: Proofs) {
        let (wanted, feared) = match self.player {
            Player::Max => (child.at_least, child.at_most),
            Player::Min => (child.at_most, child.at_least),
        };
        self.any = self.any.min(wanted);
        self.all = (self.all + feared).min(IMPOSSIBLE);
        if child.exact != IMPOSSIBLE && feared != IMPOSSIBLE {
            self.path = self.path.min(child.exact as i64 - feared as i64);
        }
    }

    fn done(&self) -> Proofs {
        let exact = if self.all == IMPOSSIBLE || self.path == i64::MAX {
            IMPOSSIBLE
        } else {
            self.all.saturating_add_signed(self.path)
        };
        match self.player {
            Player::Max => Proofs {
                at_least: self.any,
                at_most: self.all,
                exact,
            },
            Player::Min => Proofs {
                at_least: self.all,
                at_most: self.any,
                exact,
            },
        }
    }
}

fn fold(task: &Task<'_>, value: Number) -> Proofs {
    let tree: &Tree = task.tree;
    let horizon = task.depth.unwrap_or(u32::MAX);
    let mut open: Vec<Folding> = Vec::new();
    let mut node = Node::ROOT;
    let mut player = task.to_move;
    loop {
        let end = tree.end(node);
        if end > node.0 + 1 && (open.len() as u32) < horizon {
            open.push(Folding::new(end, player));
            node = Node(node.0 + 1);
            player = tree.mover_below(player, node);
            continue;
        }
        let mut proofs = Proofs::of_leaf(tree.worth(node), value);
        let mut reached = end;
        loop {
            let Some(folding) = open.last_mut() else {
                return proofs;
            };
            folding.take(proofs);
            if reached < folding.end {
                node = Node(reached);
                player = tree.mover_below(folding.player, node);
                break;
            }
            proofs = folding.done();
            reached = folding.end;
            open.pop();
        }
    }
}
