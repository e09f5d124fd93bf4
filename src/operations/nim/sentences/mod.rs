//! The sentences of explanations, in English. They are made here and nowhere else, from facts alone, so that another
//! language is another set of these functions.

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

/// There is no move.
pub(super) fn over(rule: NimRule) -> String {
    match rule {
        NimRule::Normal => "There is no move, so whoever is to move has lost.".to_owned(),
        NimRule::Misere => {
            "Nothing is left to take: the opponent took the last one, so whoever is to move has won.".to_owned()
        }
    }
}

/// A move wins since the position that it leaves is lost.
pub(super) fn leaves_a_lost_position() -> String {
    "That leaves a lost position, so whoever is to move now wins.".to_owned()
}

/// Words with commas and an "and" between them.
fn listed(words: &[String]) -> String {
    match words {
        [] => "none".to_owned(),
        [word] => word.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

/// `1 pile`, `3 piles`.
fn counted(count: u64, word: &str) -> String {
    match count {
        1 => format!("1 {word}"),
        _ => format!("{count} {word}s"),
    }
}
