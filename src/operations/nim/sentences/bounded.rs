//! What is said of bounded Nim.

/// Why remainders count.
pub(in crate::operations::nim) fn remainders(max_take: u64) -> String {
    let modulus = u128::from(max_take) + 1;
    format!(
        "At most {max_take} may be taken at once, so a pile counts as its remainder by {modulus}: whatever is taken from \
         it can be made up to {modulus}."
    )
}

/// A winning move.
pub(in crate::operations::nim) fn remainder_becomes(
    pile: usize,
    take: u64,
    before: u64,
    after: u64,
    nim_sum: u64,
) -> String {
    format!(
        "Take {take} of pile {pile}: its remainder {before} becomes {after}, and the nim-sum of the remainders becomes {nim_sum}."
    )
}

/// No move makes the nim-sum what it should be.
pub(in crate::operations::nim) fn nim_sum_is_lost(nim_sum: u64) -> String {
    format!(
        "The nim-sum is {nim_sum}, as it is to be left. Any move changes it, and the opponent can bring it back, so \
         whoever is to move loses."
    )
}
