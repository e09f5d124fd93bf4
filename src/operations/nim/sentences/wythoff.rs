//! What is said of Wythoff's game.

/// Why a pair is lost.
pub(in crate::operations::nim) fn pair([smaller, larger]: [u64; 2]) -> String {
    let difference = larger - smaller;
    format!(
        "The pair ({smaller}, {larger}) is lost for whoever is to move: its difference is {difference}, and {difference} \
         times the golden ratio, rounded down, is {smaller}."
    )
}

/// The first pairs of the misère game.
pub(in crate::operations::nim) fn misere_pairs() -> String {
    "Under the misère rule the pairs (0, 1) and (2, 2) are lost instead of (0, 0) and (1, 2); all others are those of the \
     normal game."
        .to_owned()
}

/// The piles are a lost pair.
pub(in crate::operations::nim) fn is_lost_pair() -> String {
    "The piles are a lost pair. Every number stands in one lost pair only, and every difference belongs to one, so no move \
     leads to another lost pair, and whoever is to move loses."
        .to_owned()
}

/// A winning move.
pub(in crate::operations::nim) fn takes(
    [first, second]: [u64; 2],
    [smaller, larger]: [u64; 2],
) -> String {
    let from = match (first, second) {
        (_, 0) => format!("{first} from pile 0"),
        (0, _) => format!("{second} from pile 1"),
        _ => format!("{first} from both piles"),
    };
    format!(
        "Take {from}: that leaves the lost pair ({smaller}, {larger}), so whoever is to move wins."
    )
}
