//! Alpha-beta, step by step: which window a node is entered with, what is read, what that changes, and why the rest
//! is pruned.

use arborist_engine::game::Player;
use arborist_engine::search::{Bound, CutWhen, Window};
use arborist_engine::tree::Number;

use super::numbers::{player, shown};
use super::sentences::Sentences;
use super::tree::{self, conclude};
use crate::messages::{Items, Message};

/// A step of the search. Nodes are called by their names.
#[derive(Clone, Debug)]
pub enum Step {
    /// An inner node is entered.
    Enter {
        /// The node.
        node: String,
        /// Who moves there.
        player: Player,
        /// The window that it is entered with.
        window: Window<Number>,
    },
    /// A node is evaluated.
    Evaluate {
        /// The node.
        node: String,
        /// Its value.
        value: Number,
        /// Whether it is an inner node at the depth limit, and not a leaf.
        is_estimate: bool,
    },
    /// A child is the best so far.
    Update {
        /// The node.
        node: String,
        /// The child.
        from: String,
        /// What the child returned.
        value: Number,
        /// The window as that leaves it.
        window: Window<Number>,
    },
    /// Alpha and beta have met.
    Cut {
        /// The node.
        node: String,
        /// Who moves there.
        player: Player,
        /// The window as it was then.
        window: Window<Number>,
        /// The children that are not searched.
        children: Items,
        /// How many leaves there are below them; `None` when the children themselves are the leaves.
        leaves_below: Option<u64>,
    },
    /// An inner node returns.
    Return {
        /// The node.
        node: String,
        /// What it returns.
        value: Number,
        /// How that relates to its true value.
        bound: Bound,
    },
}

/// What there is to tell of a search.
#[derive(Clone, Debug)]
pub struct Search {
    /// The first steps.
    pub steps: Vec<Step>,
    /// How many steps there were.
    pub steps_total: u64,
    /// When a node stops looking at its children.
    pub cut_when: CutWhen,
    /// How many leaves were read.
    pub leaves_read: u64,
    /// How many leaves minimax reads.
    pub leaves_total: u64,
    /// The leaves that were not read because of a cut-off.
    pub never_read: Items,
    /// What the search found.
    pub result: tree::Result,
}

/// Explains a search: one sentence a step, and what came of it.
pub fn explain(search: &Search, sentences: &mut Sentences) {
    let mut open: Vec<Open> = Vec::new();
    for step in &search.steps {
        explain_step(step, search.cut_when, &mut open, sentences);
    }
    sentences.pass_over(u128::from(search.steps_total).saturating_sub(search.steps.len() as u128));
    conclude(&search.result, sentences);
    if !search.result.complete {
        return;
    }
    if search.leaves_read == search.leaves_total {
        sentences.say(Message::new("alphabeta-all-leaves").with("total", search.leaves_total));
    } else {
        sentences.say(
            Message::new("alphabeta-leaves")
                .with("read", search.leaves_read)
                .with("total", search.leaves_total)
                .with("never", search.never_read.total)
                .with("leaves", search.never_read.clone()),
        );
    }
}

/// A node that the search is inside of.
struct Open {
    player: Player,
    /// The window that it was entered with.
    entry: Window<Number>,
    /// The window as it is now.
    window: Window<Number>,
}

/// `open` holds the nodes from the root down to the present one.
fn explain_step(step: &Step, cut_when: CutWhen, open: &mut Vec<Open>, sentences: &mut Sentences) {
    match step {
        Step::Enter {
            node,
            player: mover,
            window,
        } => {
            open.push(Open {
                player: *mover,
                entry: *window,
                window: *window,
            });
            sentences.say_of(
                node,
                Message::new("alphabeta-enter")
                    .with("node", node.as_str())
                    .with("player", player(*mover))
                    .with("alpha", shown(window.alpha))
                    .with("beta", shown(window.beta)),
            );
        }
        Step::Evaluate {
            node,
            value,
            is_estimate,
        } => {
            let message = if *is_estimate {
                Message::new("alphabeta-estimate")
                    .with("node", node.as_str())
                    .with("value", shown(*value))
            } else {
                Message::new("alphabeta-leaf")
                    .with("node", node.as_str())
                    .with("value", shown(*value))
            };
            sentences.say_of(node, message);
        }
        Step::Update {
            node,
            from,
            value,
            window,
        } => {
            if let Some(at) = open.last_mut() {
                let before = std::mem::replace(&mut at.window, *window);
                let message = updated(node, from, *value, at.player, before, *window);
                sentences.say_of(node, message);
            }
        }
        Step::Cut {
            node,
            player,
            window,
            children,
            leaves_below,
        } => {
            let pruned = pruned(children, *leaves_below);
            sentences.say_of(node, cut(node, *player, *window, cut_when, pruned));
        }
        Step::Return { node, value, bound } => {
            if let Some(at) = open.pop() {
                sentences.say_of(node, returned(node, *value, *bound, at.entry));
            }
        }
    }
}

fn updated(
    node: &str,
    from: &str,
    value: Number,
    mover: Player,
    before: Window<Number>,
    after: Window<Number>,
) -> Message {
    let (value, alpha, beta) = (shown(value), shown(after.alpha), shown(after.beta));
    if before == after {
        return Message::new("alphabeta-best-outside")
            .with("node", node)
            .with("player", player(mover))
            .with("from", from)
            .with("value", value)
            .with("alpha", alpha)
            .with("beta", beta);
    }
    match mover {
        Player::Max => Message::new("alphabeta-alpha-rises")
            .with("node", node)
            .with("from", from)
            .with("value", value)
            .with("alpha", alpha)
            .with("beta", beta),
        Player::Min => Message::new("alphabeta-beta-falls")
            .with("node", node)
            .with("from", from)
            .with("value", value)
            .with("alpha", alpha)
            .with("beta", beta),
    }
}

fn cut(
    node: &str,
    mover: Player,
    window: Window<Number>,
    cut_when: CutWhen,
    pruned: Message,
) -> Message {
    let (alpha, beta) = (shown(window.alpha), shown(window.beta));
    match mover {
        Player::Max => Message::new("alphabeta-beta-cut")
            .with("node", node)
            .with("alpha", alpha)
            .with("beta", beta)
            .with(
                "relation",
                match cut_when {
                    CutWhen::Reached => ">=",
                    CutWhen::Crossed => ">",
                },
            )
            .with("pruned", pruned),
        Player::Min => Message::new("alphabeta-alpha-cut")
            .with("node", node)
            .with("alpha", alpha)
            .with("beta", beta)
            .with(
                "relation",
                match cut_when {
                    CutWhen::Reached => "<=",
                    CutWhen::Crossed => "<",
                },
            )
            .with("pruned", pruned),
    }
}

fn pruned(children: &Items, leaves_below: Option<u64>) -> Message {
    match leaves_below {
        _ if children.total == 0 => Message::new("alphabeta-pruned-nothing"),
        None => Message::new("alphabeta-pruned-leaves")
            .with("children", children.clone())
            .with("count", children.total),
        Some(leaves) => Message::new("alphabeta-pruned-branches")
            .with("children", children.clone())
            .with("count", children.total)
            .with("leaves", leaves),
    }
}

fn returned(node: &str, value: Number, bound: Bound, entry: Window<Number>) -> Message {
    let value = shown(value);
    match bound {
        Bound::Exact => Message::new("alphabeta-returns")
            .with("node", node)
            .with("value", value),
        Bound::Upper => Message::new("alphabeta-returns-at-most")
            .with("node", node)
            .with("value", value)
            .with("alpha", shown(entry.alpha)),
        Bound::Lower => Message::new("alphabeta-returns-at-least")
            .with("node", node)
            .with("value", value)
            .with("beta", shown(entry.beta)),
    }
}
