//! What is said of the end of misère Nim.

use super::nim_sum::Added;
use crate::messages::Message;

/// While two numbers are large, the rule makes no difference.
pub(in crate::operations::nim) fn like_normal(numbers: Added) -> Message {
    Message::new("reason-misere-like-normal").with("numbers", numbers.name())
}

/// One pile is large: it decides.
pub(in crate::operations::nim) fn one_large_pile(
    pile: usize,
    take: u64,
    leaves: u64,
    ones_left: u64,
) -> Message {
    Message::new("reason-misere-one-large-pile")
        .with("pile", pile)
        .with("take", take)
        .with("left", leaves)
        .with("ones", ones_left)
}

/// All piles are at most 1.
pub(in crate::operations::nim) fn only_ones(ones: u64) -> Message {
    if ones.is_multiple_of(2) {
        Message::new("reason-misere-even-ones").with("ones", ones)
    } else {
        Message::new("reason-misere-odd-ones").with("ones", ones)
    }
}

/// All remainders but those that a move changes are at most 1.
pub(in crate::operations::nim) fn remainders_end() -> Message {
    Message::new("reason-misere-remainders-end")
}
