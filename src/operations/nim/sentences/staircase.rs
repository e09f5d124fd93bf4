//! What is said of staircase Nim.

/// Which stairs count, and why.
pub(in crate::operations::nim) fn odd_stairs() -> String {
    "Only the stairs of odd number count, the lowest being 1, which is pile 0: coins that the opponent moves from an even \
     stair to an odd one can be moved on to the next even stair."
        .to_owned()
}

/// A winning move.
pub(in crate::operations::nim) fn falls(
    pile: usize,
    take: u64,
    counted_before: u128,
    counted_after: u128,
) -> String {
    let stair = pile + 1;
    let onto = match pile {
        0 => "the ground".to_owned(),
        _ => format!("stair {pile}"),
    };
    let odd = if stair % 2 == 1 { stair } else { pile };
    format!(
        "Move {take} from stair {stair} to {onto}: what lies on stair {odd} becomes {counted_after} instead of \
         {counted_before}, and every column is even."
    )
}
