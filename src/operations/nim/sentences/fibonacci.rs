//! What is said of Fibonacci Nim.

use crate::messages::Message;

/// A misère game is a normal one with one less.
pub(in crate::operations::nim) fn without_the_last(normal_pile: u64) -> Message {
    Message::new("reason-fibonacci-without-the-last").with("pile", normal_pile)
}

/// The Fibonacci numbers of a pile, the greatest first.
pub(in crate::operations::nim) fn parts(pile: u64, parts: &[u64]) -> Message {
    match parts {
        [] => Message::new("reason-fibonacci-no-parts"),
        [_] => Message::new("reason-fibonacci-one-part").with("pile", pile),
        _ => {
            let parts: Vec<String> = parts.iter().map(u64::to_string).collect();
            Message::new("reason-fibonacci-parts")
                .with("pile", pile)
                .with("parts", parts)
        }
    }
}

/// The least of the Fibonacci numbers may be taken.
pub(in crate::operations::nim) fn least_may_be_taken(
    least: u64,
    most: u64,
    next: Option<u64>,
) -> Message {
    match next {
        Some(next) => Message::new("reason-fibonacci-least")
            .with("most", most)
            .with("least", least)
            .with("twice", 2 * i128::from(least))
            .with("next", next),
        None => Message::new("reason-fibonacci-all")
            .with("most", most)
            .with("least", least),
    }
}

/// It may not.
pub(in crate::operations::nim) fn least_may_not_be_taken(least: u64, most: u64) -> Message {
    Message::new("reason-fibonacci-least-is-too-large")
        .with("most", most)
        .with("least", least)
}

/// The last one is all that is left of a misère game.
pub(in crate::operations::nim) fn only_the_last() -> Message {
    Message::new("reason-fibonacci-only-the-last")
}
