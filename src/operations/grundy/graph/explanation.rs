//! Why a position is worth what it is, and who wins it.

use std::collections::BTreeSet;

use arborist_engine::impartial::graph::{Graph, LoopyOutcome, NamedGraph, NimValue, NimValues};

/// So many values of followers are told.
const MOST_VALUES: usize = 12;

/// The values of a position's followers, what follows from them, and who wins by that.
pub(super) fn explanation(
    node: u32,
    graph: &Graph,
    values: &NimValues<'_>,
    names: &NamedGraph,
) -> String {
    let followers = graph.followers(node);
    if followers.is_empty() {
        return "there is no move, so it is worth 0, and whoever is to move has lost".to_owned();
    }
    let finite: BTreeSet<u32> = followers
        .iter()
        .filter_map(|to| values.finite_value(*to))
        .collect();
    let infinite = followers
        .iter()
        .filter(|to| values.finite_value(**to).is_none())
        .count();
    let worth = match (values.value(node), infinite) {
        (NimValue::Finite(value), 0) => format!(
            "moves lead to {}, of which the least that is missing is {value}",
            listed(&finite)
        ),
        (NimValue::Finite(value), _) => format!(
            "moves lead to {}, of which the least that is missing is {value}, and to {}, each with a move to {value} again",
            listed(&finite),
            infinite_positions(infinite)
        ),
        (NimValue::Infinite(_), _) => format!(
            "moves lead to {} and to {}, of which one at least has no move to the least value that is missing, so it is \
             infinite",
            listed(&finite),
            infinite_positions(infinite)
        ),
    };
    let winning_move = values.winning_moves(node).next();
    let outcome = match (values.outcome(node), winning_move) {
        (_, Some(to)) => format!(
            "\"{}\" is lost for whoever is to move there, so moving to it wins",
            names.text(to)
        ),
        (LoopyOutcome::D, None) => {
            "no move leads to a position that is lost for the opponent, but some lead to a draw"
                .to_owned()
        }
        (_, None) if infinite > 0 => {
            "every move leads to a position that is won for the opponent, who can move back to one worth 0"
                .to_owned()
        }
        (_, None) => "every move leads to a position that is won for the opponent".to_owned(),
    };
    format!("{worth}; {outcome}")
}

/// Values as a part of a sentence.
fn listed(values: &BTreeSet<u32>) -> String {
    let mut texts: Vec<String> = values
        .iter()
        .take(MOST_VALUES)
        .map(u32::to_string)
        .collect();
    if values.len() > MOST_VALUES {
        texts.push("...".to_owned());
    }
    match texts.as_slice() {
        [] => "no finite value".to_owned(),
        [only] => format!("the value {only}"),
        _ => format!("the values {}", texts.join(", ")),
    }
}

fn infinite_positions(count: usize) -> String {
    match count {
        1 => "a position that is infinite".to_owned(),
        _ => format!("{count} positions that are infinite"),
    }
}
