//! What is said of Lasker's Nim.

use crate::messages::Message;

/// What a pile is worth.
pub(in crate::operations::nim) fn values() -> Message {
    Message::new("reason-lasker-values")
}

/// A winning move that takes.
pub(in crate::operations::nim) fn takes(
    pile: usize,
    take: u64,
    leaves: u64,
    worth: u128,
) -> Message {
    Message::new("reason-lasker-takes")
        .with("pile", pile)
        .with("take", take)
        .with("left", leaves)
        .with("worth", worth)
}

/// A winning move that splits.
pub(in crate::operations::nim) fn splits(
    pile: usize,
    [smaller, larger]: [u64; 2],
    worth: u128,
) -> Message {
    Message::new("reason-lasker-splits")
        .with("pile", pile)
        .with("smaller", smaller)
        .with("larger", larger)
        .with("worth", worth)
}
