//! What is said of Lasker's Nim.

/// What a pile is worth.
pub(in crate::operations::nim) fn values() -> String {
    "A pile is worth its size, except that 3, 7, 11, ... are worth one more and 4, 8, 12, ... one less.".to_owned()
}

/// A winning move that takes.
pub(in crate::operations::nim) fn takes(
    pile: usize,
    take: u64,
    leaves: u64,
    worth: u128,
) -> String {
    format!(
        "Take {take} of pile {pile} and leave {leaves}, which is worth {worth}: then every column is even."
    )
}

/// A winning move that splits.
pub(in crate::operations::nim) fn splits(
    pile: usize,
    [smaller, larger]: [u64; 2],
    worth: u128,
) -> String {
    format!(
        "Split pile {pile} into {smaller} and {larger}, which are together worth {worth}: then every column is even."
    )
}
