//! What is said at the end of every search of a tree.

use arborist_engine::search::Bound;
use arborist_engine::tree::Number;

use super::numbers::shown;
use super::sentences::Sentences;
use crate::messages::Message;

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Result {
    /// What the root is called.
    pub root: String,
    /// What the search returned, and how that relates to the true value; `None` when it was stopped before it knew.
    pub value: Option<(Number, Bound)>,
    /// The child that the best move leads to.
    pub best_move: Option<String>,
    /// The nodes of best play by both sides, the root first.
    pub line: Vec<String>,
    /// Whether the search ran to its end.
    pub complete: bool,
}

/// Says what a search has found.
pub(super) fn conclude(result: &Result, sentences: &mut Sentences) {
    if !result.complete {
        sentences.say(Message::new("tree-stopped"));
    }
    if let Some((value, bound)) = result.value {
        let root = result.root.as_str();
        let value = shown(value);
        let message = match bound {
            Bound::Exact => Message::new("tree-value")
                .with("root", root)
                .with("value", value),
            Bound::Lower => Message::new("tree-value-at-least")
                .with("root", root)
                .with("value", value),
            Bound::Upper => Message::new("tree-value-at-most")
                .with("root", root)
                .with("value", value),
        };
        sentences.say_of(root, message);
    }
    if let Some(best_move) = &result.best_move {
        let message = Message::new("tree-move")
            .with("root", result.root.as_str())
            .with("move", best_move.as_str());
        sentences.say_of(best_move, message);
        let line = result.line.join(" \u{2192} ");
        sentences.say(Message::new("best-line").with("line", line));
    }
}
