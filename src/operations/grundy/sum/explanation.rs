//! Why a sum is won, lost or drawn.

use arborist_engine::impartial::graph::LoopyOutcome;
use arborist_engine::impartial::sum::{Sum, Worth};

/// So many values are told; the components tell the others.
const MOST_VALUES: usize = 12;

/// Why this sum of these components is won, lost or drawn.
pub(super) fn explanation(sum: &Sum, worths: &[Worth]) -> String {
    if worths.is_empty() {
        return "there is no game, so there is no move, and whoever is to move has lost".to_owned();
    }
    let infinite: Vec<usize> = worths
        .iter()
        .enumerate()
        .filter(|(_, worth)| matches!(worth, Worth::Infinite(_)))
        .map(|(index, _)| index)
        .collect();
    match (infinite.as_slice(), sum.outcome()) {
        ([], LoopyOutcome::P) => format!(
            "{} is 0, and every move changes that, so whoever is to move loses",
            values(worths)
        ),
        ([], _) => format!(
            "{} is {}, not 0: a move wins when it makes it 0, which it does by leaving its component worth \
             \"winning_moves_leave\"",
            values(worths),
            sum.finite()
        ),
        ([index], LoopyOutcome::N) => format!(
            "component {index} is infinite, and a move from it leaves it worth {0}, as much as the others are worth \
             together: that leaves 0 to the opponent, and wins",
            sum.finite()
        ),
        ([index], _) => format!(
            "component {index} is infinite, and no move from it leaves it worth {}, as much as the others are worth \
             together, so nobody can end the game with a win: a draw",
            sum.finite()
        ),
        ([first, second, ..], _) => format!(
            "components {first} and {second} are infinite, and no move can settle both, so both players can go on for \
             ever: a draw"
        ),
    }
}

/// The finite values and what they make together, as the beginning of a sentence.
fn values(worths: &[Worth]) -> String {
    let mut texts: Vec<String> = worths
        .iter()
        .filter_map(|worth| match worth {
            Worth::Finite(value) => Some(value.to_string()),
            Worth::Infinite(_) => None,
        })
        .take(MOST_VALUES)
        .collect();
    if worths.len() > MOST_VALUES {
        texts.push("...".to_owned());
    }
    match texts.as_slice() {
        [only] => format!("the only component is worth {only}: the nim-sum"),
        _ => format!(
            "the components are worth {}: the nim-sum of these",
            texts.join(", ")
        ),
    }
}
