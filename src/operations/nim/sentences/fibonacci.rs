//! What is said of Fibonacci Nim.

use super::listed;

/// A misère game is a normal one with one less.
pub(in crate::operations::nim) fn without_the_last(normal_pile: u64) -> String {
    format!(
        "Whoever takes the last one loses, so the game is about the others: {normal_pile} of them, as in the normal game."
    )
}

/// The Fibonacci numbers of a pile, the greatest first.
pub(in crate::operations::nim) fn parts(pile: u64, parts: &[u64]) -> String {
    match parts {
        [] => "0 is the sum of no Fibonacci numbers.".to_owned(),
        [_] => format!("{pile} is a Fibonacci number."),
        _ => {
            let parts: Vec<String> = parts.iter().map(u64::to_string).collect();
            format!(
                "{pile} is the sum of the Fibonacci numbers {}, no two of which are neighbours.",
                listed(&parts)
            )
        }
    }
}

/// The least of the Fibonacci numbers may be taken.
pub(in crate::operations::nim) fn least_may_be_taken(
    least: u64,
    most: u64,
    next: Option<u64>,
) -> String {
    let (twice, start) = (
        2 * u128::from(least),
        format!("At most {most} may be taken, so the least of them, {least}, may be."),
    );
    match next {
        Some(next) => format!(
            "{start} The opponent may then take at most {twice}, which is less than {next}, the least of what is left, so \
             whoever is to move wins."
        ),
        None => format!("{start} Nothing is left of them then, so whoever is to move wins."),
    }
}

/// It may not.
pub(in crate::operations::nim) fn least_may_not_be_taken(least: u64, most: u64) -> String {
    format!(
        "At most {most} may be taken, which is less than the least of them, {least}. Whatever is taken, the opponent may \
         take the least Fibonacci number of what is left, so whoever is to move loses."
    )
}

/// The last one is all that is left of a misère game.
pub(in crate::operations::nim) fn only_the_last() -> String {
    "Only the last one is left: whoever is to move has to take it and loses.".to_owned()
}
