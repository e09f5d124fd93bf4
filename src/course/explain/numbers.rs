//! Numbers of trees and of windows in sentences.

use arborist_engine::game::{Player, Score};
use arborist_engine::tree::{Number, Posted};

/// A number as JSON has it; an open end of a window is an infinity.
pub(super) fn shown(number: Number) -> String {
    match number.posted() {
        Some(Posted::Integer(value)) => value.to_string(),
        Some(Posted::Decimal(value)) => format!("{value:?}"),
        None if number == Number::MINUS_INFINITY => "-\u{221e}".to_owned(),
        None => "\u{221e}".to_owned(),
    }
}

/// What courses call a player of a tree, in every language.
pub(super) fn player(player: Player) -> &'static str {
    match player {
        Player::Max => "MAX",
        Player::Min => "MIN",
    }
}
