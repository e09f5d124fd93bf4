//! What is said of bounded Nim.

use crate::messages::Message;

/// Why remainders count.
pub(in crate::operations::nim) fn remainders(max_take: u64) -> Message {
    Message::new("reason-bounded-remainders")
        .with("most", max_take)
        .with("modulus", i128::from(max_take) + 1)
}

/// A winning move.
pub(in crate::operations::nim) fn remainder_becomes(
    pile: usize,
    take: u64,
    before: u64,
    after: u64,
    nim_sum: u64,
) -> Message {
    Message::new("reason-bounded-move")
        .with("pile", pile)
        .with("take", take)
        .with("before", before)
        .with("after", after)
        .with("sum", nim_sum)
}

/// No move makes the nim-sum what it should be.
pub(in crate::operations::nim) fn nim_sum_is_lost(nim_sum: u64) -> Message {
    Message::new("reason-bounded-lost").with("sum", nim_sum)
}
