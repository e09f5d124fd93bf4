//! Minimax: the values as they are backed up from the leaves to the root.

use arborist_engine::game::Player;
use arborist_engine::tree::Number;

use super::numbers::shown;
use super::sentences::Sentences;
use super::tree::{self, conclude};
use crate::messages::{Items, Message};

/// The most children whose values one sentence lists.
const MOST_LISTED: usize = 20;

/// A node that was visited.
#[derive(Clone, Debug)]
pub struct Visited {
    /// What it is called.
    pub node: String,
    /// Who moves there; `None` at a leaf.
    pub player: Option<Player>,
    /// How many moves it is from the root.
    pub ply: u32,
    /// Its value; `None` when the search was stopped inside it.
    pub value: Option<Number>,
}

/// What there is to tell of a search.
#[derive(Clone, Debug)]
pub struct Search {
    /// The first of the nodes, in the order in which they were visited.
    pub nodes: Vec<Visited>,
    /// How many nodes there were.
    pub nodes_total: u64,
    /// How many of them were evaluated.
    pub evaluated: u64,
    /// The ply at which nodes are estimated.
    pub depth: Option<u32>,
    /// What the search found.
    pub result: tree::Result,
}

/// Explains a search: one sentence for each node at which a player chooses, and what came of it.
pub fn explain(search: &Search, sentences: &mut Sentences) {
    if let Some(depth) = search.depth {
        sentences.say(Message::new("minimax-depth").with("depth", depth));
    }
    let before = sentences.total();
    let mut open: Vec<Open<'_>> = Vec::new();
    for visited in &search.nodes {
        while open.last().is_some_and(|at| at.of.ply >= visited.ply) {
            close(&mut open, sentences);
        }
        open.push(Open {
            of: visited,
            children: Vec::new(),
            children_total: 0,
            chosen: None,
        });
    }
    // Nodes whose children are not all known cannot be told about.
    if search.nodes_total == search.nodes.len() as u64 {
        while !open.is_empty() {
            close(&mut open, sentences);
        }
    }
    let told = sentences.total() - before;
    let inner = u128::from(search.nodes_total.saturating_sub(search.evaluated));
    if search.result.complete {
        sentences.pass_over(inner.saturating_sub(told));
    }
    conclude(&search.result, sentences);
}

/// A node whose children are being visited.
struct Open<'a> {
    of: &'a Visited,
    /// The first children with their values.
    children: Vec<String>,
    children_total: u64,
    /// The first child whose value is the node's.
    chosen: Option<&'a str>,
}

/// Tells of the last node, and hands its value to its parent.
fn close(open: &mut Vec<Open<'_>>, sentences: &mut Sentences) {
    let Some(Open {
        of,
        children,
        children_total,
        chosen,
    }) = open.pop()
    else {
        return;
    };
    let Some(value) = of.value else {
        return;
    };
    if let (Some(player), Some(chosen)) = (of.player, chosen) {
        let children = Items {
            shown: children,
            total: children_total,
        };
        let message = match player {
            Player::Max => Message::new("minimax-max")
                .with("node", of.node.as_str())
                .with("children", children)
                .with("count", children_total)
                .with("value", shown(value))
                .with("chosen", chosen),
            Player::Min => Message::new("minimax-min")
                .with("node", of.node.as_str())
                .with("children", children)
                .with("count", children_total)
                .with("value", shown(value))
                .with("chosen", chosen),
        };
        sentences.say_of(&of.node, message);
    }
    if let Some(parent) = open.last_mut() {
        parent.children_total += 1;
        if parent.children.len() < MOST_LISTED {
            parent
                .children
                .push(format!("{} = {}", of.node, shown(value)));
        }
        if parent.chosen.is_none() && parent.of.value == Some(value) {
            parent.chosen = Some(&of.node);
        }
    }
}
