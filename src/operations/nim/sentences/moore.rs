//! What is said of Moore's Nim.

use super::{counted, listed};

/// Why ones are counted by one more than the piles of a move.
pub(in crate::operations::nim) fn rule(most_piles: u32, modulus: u64) -> String {
    format!(
        "A move changes at most {}, too few to turn a count of ones that is divisible by {modulus} into another such \
         count; so the ones of every binary column are counted by {modulus}.",
        counted(most_piles.into(), "pile")
    )
}

/// Every column is as it should be: a lost position.
pub(in crate::operations::nim) fn all_divisible(modulus: u64) -> String {
    format!(
        "The number of ones is divisible by {modulus} in every column. Any move breaks that, and the opponent can mend \
         it, so whoever is to move loses."
    )
}

/// The highest column that is not as it should be.
pub(in crate::operations::nim) fn odd_column(worth: u128, ones: u64, modulus: u64) -> String {
    format!(
        "The highest column whose number of ones is not divisible by {modulus} is that of {worth}: it has {}, which \
         leaves {}.",
        counted(ones, "one"),
        ones % modulus
    )
}

/// A winning move: pile, take and what that leaves, for each pile.
pub(in crate::operations::nim) fn piles_become(changes: &[(usize, u64, u64)]) -> String {
    /// So many are told.
    const FEW: usize = 6;

    let mut told: Vec<String> = changes
        .iter()
        .take(FEW)
        .map(|(pile, take, leaves)| format!("{take} of pile {pile} (which leaves {leaves})"))
        .collect();
    if changes.len() > FEW {
        told.push(format!(
            "some of {}",
            counted((changes.len() - FEW) as u64, "other pile")
        ));
    }
    format!("Take {}.", listed(&told))
}

/// The end of a misère game is near: a move can leave piles of one alone.
pub(in crate::operations::nim) fn misere_end(large: usize, modulus: u64) -> String {
    let how_many = match large {
        0 => "No pile is larger than 1",
        1 => "Only 1 pile is larger than 1, so a move can leave piles of one alone",
        _ => "A move may change all piles that are larger than 1, and so leave piles of one alone",
    };
    format!("{how_many}: whoever is to move loses when their number leaves 1 divided by {modulus}.")
}

/// The misère game is still like the normal one.
pub(in crate::operations::nim) fn like_normal(most_piles: u32) -> String {
    format!(
        "As long as more than {} larger than 1, the misère game is won as the normal one is.",
        match most_piles {
            1 => "1 pile is".to_owned(),
            _ => format!("{most_piles} piles are"),
        }
    )
}

/// Piles of one alone, in a number that is lost in a misère game.
pub(in crate::operations::nim) fn ones_are_lost(ones: u64, modulus: u64) -> String {
    format!(
        "{ones} divided by {modulus} leaves 1: whatever is taken, the opponent can leave such a number again, so whoever \
         is to move loses."
    )
}
