//! What is said of Wythoff's game.

use crate::messages::Message;

/// Why a pair is lost.
pub(in crate::operations::nim) fn pair([smaller, larger]: [u64; 2]) -> Message {
    Message::new("reason-wythoff-pair")
        .with("smaller", smaller)
        .with("larger", larger)
        .with("difference", larger - smaller)
}

/// The first pairs of the misère game.
pub(in crate::operations::nim) fn misere_pairs() -> Message {
    Message::new("reason-wythoff-misere-pairs")
}

/// The piles are a lost pair.
pub(in crate::operations::nim) fn is_lost_pair() -> Message {
    Message::new("reason-wythoff-lost")
}

/// A winning move.
pub(in crate::operations::nim) fn takes(
    [first, second]: [u64; 2],
    [smaller, larger]: [u64; 2],
) -> Message {
    let from_one = |pile: usize, take: u64| {
        Message::new("reason-wythoff-from-one")
            .with("take", take)
            .with("pile", pile)
            .with("smaller", smaller)
            .with("larger", larger)
    };
    match (first, second) {
        (_, 0) => from_one(0, first),
        (0, _) => from_one(1, second),
        _ => Message::new("reason-wythoff-from-both")
            .with("take", first)
            .with("smaller", smaller)
            .with("larger", larger),
    }
}
