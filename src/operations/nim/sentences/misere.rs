//! What is said of the end of misère Nim.

use super::counted;
use super::nim_sum::Added;

/// While two numbers are large, the rule makes no difference.
pub(in crate::operations::nim) fn like_normal(numbers: Added) -> String {
    let what = match numbers {
        Added::Remainders => "remainders",
        _ => "piles",
    };
    format!(
        "As long as at least two {what} are larger than 1, the misère game is won as the normal one is: by leaving a \
         nim-sum of 0."
    )
}

/// One pile is large: it decides.
pub(in crate::operations::nim) fn one_large_pile(
    pile: usize,
    take: u64,
    leaves: u64,
    ones_left: u64,
) -> String {
    format!(
        "Only pile {pile} is larger than 1: take {take} of it and leave {leaves}, so that {} of one {} left, an odd \
         number. They are taken one by one, and the opponent takes the last.",
        counted(ones_left, "pile"),
        if ones_left == 1 { "is" } else { "are" }
    )
}

/// All piles are at most 1.
pub(in crate::operations::nim) fn only_ones(ones: u64) -> String {
    let are_left = match ones {
        1 => "1 pile of one is".to_owned(),
        _ => format!("{ones} piles of one are"),
    };
    if ones.is_multiple_of(2) {
        format!(
            "{are_left} left, an even number. They are taken one by one, so the opponent takes the last and loses."
        )
    } else {
        format!(
            "{are_left} left, an odd number. They are taken one by one, so whoever is to move takes the last and loses."
        )
    }
}

/// All remainders but those that a move changes are at most 1.
pub(in crate::operations::nim) fn remainders_end() -> String {
    "When every remainder is at most 1, the misère game is lost for whoever is to move at a nim-sum of 1, instead of 0."
        .to_owned()
}
