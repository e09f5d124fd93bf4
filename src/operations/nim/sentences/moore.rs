//! What is said of Moore's Nim.

use crate::messages::{Items, Message};

/// Why ones are counted by one more than the piles of a move.
pub(in crate::operations::nim) fn rule(most_piles: u32, modulus: u64) -> Message {
    Message::new("reason-moore-rule")
        .with("most", most_piles)
        .with("modulus", modulus)
}

/// Every column is as it should be: a lost position.
pub(in crate::operations::nim) fn all_divisible(modulus: u64) -> Message {
    Message::new("reason-moore-all-divisible").with("modulus", modulus)
}

/// The highest column that is not as it should be.
pub(in crate::operations::nim) fn odd_column(worth: u128, ones: u64, modulus: u64) -> Message {
    Message::new("reason-moore-odd-column")
        .with("column", worth)
        .with("ones", ones)
        .with("modulus", modulus)
        .with("remainder", ones % modulus)
}

/// A winning move: pile, take and what that leaves, for each pile.
pub(in crate::operations::nim) fn piles_become(changes: &[(usize, u64, u64)]) -> Message {
    /// So many are told.
    const FEW: usize = 6;

    let told = changes.iter().take(FEW).map(|(pile, take, leaves)| {
        let before = u128::from(*take) + u128::from(*leaves);
        format!("{pile} ({before} → {leaves})")
    });
    let changed = Items {
        shown: told.collect(),
        total: changes.len() as u64,
    };
    Message::new("reason-moore-move")
        .with("count", changes.len())
        .with("changed", changed)
}

/// The end of a misère game is near: a move can leave piles of one alone.
pub(in crate::operations::nim) fn misere_end(large: usize, modulus: u64) -> Message {
    Message::new("reason-moore-end")
        .with("large", large)
        .with("modulus", modulus)
}

/// The misère game is still like the normal one.
pub(in crate::operations::nim) fn like_normal(most_piles: u32) -> Message {
    Message::new("reason-moore-like-normal").with("most", most_piles)
}

/// Piles of one alone, in a number that is lost in a misère game.
pub(in crate::operations::nim) fn ones_are_lost(ones: u64, modulus: u64) -> Message {
    Message::new("reason-moore-ones-are-lost")
        .with("ones", ones)
        .with("modulus", modulus)
}
