//! What is said of staircase Nim.

use crate::messages::Message;

/// Which stairs count, and why.
pub(in crate::operations::nim) fn odd_stairs() -> Message {
    Message::new("reason-staircase-odd-stairs")
}

/// A winning move.
pub(in crate::operations::nim) fn falls(
    pile: usize,
    take: u64,
    counted_before: u128,
    counted_after: u128,
) -> Message {
    let stair = pile + 1;
    let odd = if stair % 2 == 1 { stair } else { pile };
    Message::new("reason-staircase-move")
        .with("take", take)
        .with("stair", stair)
        .with("lower", pile)
        .with("odd", odd)
        .with("before", counted_before)
        .with("after", counted_after)
}
