//! The texts in a picture of a tree.

use arborist_engine::tree::{Node, Number, Posted, Tree, Worth};

/// The longest name and value that are shown whole.
const LONGEST_LABEL: usize = 12;

/// What stands beside a node: its name, and what an inner node is estimated at.
pub(super) fn name_of(tree: &Tree, node: Node) -> Option<String> {
    let name = tree.name(node).map(shortened);
    let estimate = match tree.worth(node) {
        Worth::Known(value) if !tree.is_leaf(node) => format!("≈ {}", number_text(value)),
        _ => return name,
    };
    Some(match name {
        Some(name) => format!("{name} {estimate}"),
        None => estimate,
    })
}

/// What stands in the box of a leaf.
pub(super) fn value_of(tree: &Tree, leaf: Node) -> String {
    match tree.worth(leaf) {
        Worth::Known(value) => number_text(value),
        Worth::Unknown | Worth::Unsaid => "?".to_owned(),
    }
}

fn number_text(number: Number) -> String {
    match number.posted() {
        Some(Posted::Integer(value)) => shortened(&value.to_string()),
        Some(Posted::Decimal(value)) => shortened(&value.to_string()),
        None => "?".to_owned(),
    }
}

/// A label of which no more than fits is shown.
fn shortened(text: &str) -> String {
    let text = printable(text);
    if text.chars().count() <= LONGEST_LABEL {
        return text;
    }
    let mut shown: String = text.chars().take(LONGEST_LABEL - 1).collect();
    shown.push('\u{2026}');
    shown
}

/// The text without characters that XML cannot hold.
pub(super) fn printable(text: &str) -> String {
    let holds = |character| !matches!(character, '\u{0}'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}');
    text.chars()
        .map(|character| {
            if holds(character) {
                character
            } else {
                char::REPLACEMENT_CHARACTER
            }
        })
        .collect()
}
