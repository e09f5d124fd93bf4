//! What is said of Welter's game.

use crate::messages::Message;

/// Two mated coins with their worth.
pub(in crate::operations::nim) fn pair([first, second]: [u64; 2], worth: u64) -> String {
    format!("{first}, {second} → {worth}")
}

/// The coin that is left over.
pub(in crate::operations::nim) fn spinster(square: u64) -> String {
    format!("{square} → {square}")
}

/// How the coins are mated.
pub(in crate::operations::nim) fn mated(told: &[String], value: u64) -> Message {
    Message::new("reason-welter-mated")
        .with("pairs", told.join("; "))
        .with("value", value)
}

/// How much the coins are worth, when they are too many to be told.
pub(in crate::operations::nim) fn many(coins: usize, value: u64) -> Message {
    Message::new("reason-welter-many")
        .with("coins", coins)
        .with("value", value)
}

/// A lost position.
pub(in crate::operations::nim) fn is_lost() -> Message {
    Message::new("reason-welter-lost")
}

/// A winning move.
pub(in crate::operations::nim) fn advances(coin: usize, from: u64, to: u64) -> Message {
    Message::new("reason-welter-move")
        .with("coin", coin)
        .with("from", from)
        .with("to", to)
}
