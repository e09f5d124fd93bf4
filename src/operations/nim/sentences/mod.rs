//! The sentences of explanations. They are made here and nowhere else, from facts alone.

pub(super) mod arithmetic;
pub(super) mod bounded;
pub(super) mod fibonacci;
pub(super) mod lasker;
pub(super) mod misere;
pub(super) mod moore;
pub(super) mod nim_sum;
pub(super) mod staircase;
pub(super) mod welter;
pub(super) mod wythoff;

use super::question::NimRule;
use crate::messages::Message;

/// There is no move.
pub(super) fn over(rule: NimRule) -> Message {
    match rule {
        NimRule::Normal => Message::new("reason-over-normal"),
        NimRule::Misere => Message::new("reason-over-misere"),
    }
}

/// A move wins since the position that it leaves is lost.
pub(super) fn leaves_a_lost_position() -> Message {
    Message::new("reason-leaves-a-lost-position")
}
