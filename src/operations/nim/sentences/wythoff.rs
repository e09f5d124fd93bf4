//! What is said of Wythoff's game.

/// The lost pair with a difference, if its numbers have 64 bits.
pub(in crate::operations::nim) fn pair(difference: u64, pair: Option<[u64; 2]>) -> String {
    match pair {
        Some([smaller, larger]) => format!(
            "The piles differ by {difference}. With that difference the pair ({smaller}, {larger}) is lost for whoever is \
             to move: {difference} times the golden ratio, rounded down, is {smaller}."
        ),
        None => format!(
            "The piles differ by {difference}; the pair that is lost with that difference has larger numbers than these."
        ),
    }
}

/// The first pairs of the misère game.
pub(in crate::operations::nim) fn misere_pairs() -> String {
    "Under the misère rule the pairs (0, 1) and (2, 2) are lost instead of (0, 0) and (1, 2); all others are those of the \
     normal game."
        .to_owned()
}

/// The piles are a lost pair.
pub(in crate::operations::nim) fn is_lost_pair([smaller, larger]: [u64; 2]) -> String {
    format!(
        "The piles are the lost pair ({smaller}, {larger}). Every number stands in one pair only, and every difference \
         has one, so no move leads to another pair and whoever is to move loses."
    )
}

/// A winning move.
pub(in crate::operations::nim) fn takes([first, second]: [u64; 2], leaves: [u64; 2]) -> String {
    let from = match (first, second) {
        (_, 0) => format!("{first} from pile 0"),
        (0, _) => format!("{second} from pile 1"),
        _ => format!("{first} from both piles"),
    };
    format!(
        "Take {from}: that leaves the lost pair ({}, {}), so whoever is to move wins.",
        leaves[0].min(leaves[1]),
        leaves[0].max(leaves[1])
    )
}
