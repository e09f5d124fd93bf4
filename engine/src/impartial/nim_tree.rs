//! The size of the full game tree of Nim.

use num_bigint::BigUint;

/// The largest position, in all its piles together, whose tree is counted.
pub const LARGEST_TOTAL: u64 = 500;

/// How many nodes the full game tree has, the root included: one for every sequence of moves, also the empty one.
/// `None` when the piles together hold more than [`LARGEST_TOTAL`].
///
/// A sequence of moves is a sequence for each pile, interleaved. A pile of `n` has `C(n, j)` sequences of `j` moves,
/// one for every choice of the sizes that it goes through, and sequences of `m` and `j` moves interleave in
/// `C(m + j, j)` ways.
pub fn game_tree_nodes(piles: &[u64]) -> Option<BigUint> {
    let total = piles
        .iter()
        .try_fold(0u64, |sum, &size| sum.checked_add(size))?;
    if total > LARGEST_TOTAL {
        return None;
    }
    // How many sequences of each length the piles so far have.
    let mut sequences = vec![BigUint::from(1u32)];
    for &size in piles.iter().filter(|&&size| size > 0) {
        sequences = with_pile(&sequences, size);
    }
    Some(sequences.into_iter().sum())
}

fn with_pile(sequences: &[BigUint], size: u64) -> Vec<BigUint> {
    let longest = sequences.len() as u64 - 1 + size;
    let mut longer: Vec<BigUint> = (0..=longest).map(|_| BigUint::ZERO).collect();
    for (first, count) in (0u64..).zip(sequences) {
        // count * C(size, own) * C(first + own, own), from one `own` to the next.
        let mut ways = count.clone();
        for (own, slot) in (0..=size).zip(longer.iter_mut().skip(first as usize)) {
            *slot += &ways;
            let next = own + 1;
            ways = ways * ((size - own) * (first + next)) / (next * next);
        }
    }
    longer
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Walks the whole tree.
    fn walk(piles: &mut [u64]) -> u64 {
        let mut nodes = 1;
        for pile in 0..piles.len() {
            let size = piles[pile];
            for left in 0..size {
                piles[pile] = left;
                nodes += walk(piles);
            }
            piles[pile] = size;
        }
        nodes
    }

    #[test]
    fn two_and_four_have_a_tree_of_216_nodes_and_two_and_two_one_of_33() {
        assert_eq!(game_tree_nodes(&[2, 4]), Some(216u32.into()));
        assert_eq!(game_tree_nodes(&[2, 2]), Some(33u32.into()));
        assert_eq!(game_tree_nodes(&[]), Some(1u32.into()));
        assert_eq!(game_tree_nodes(&[0, 0]), Some(1u32.into()));
    }

    #[test]
    fn one_pile_doubles_its_tree_with_each_one_more() {
        assert_eq!(
            game_tree_nodes(&[LARGEST_TOTAL]),
            Some(BigUint::from(1u32) << LARGEST_TOTAL)
        );
    }

    #[test]
    fn a_tree_too_large_to_count_is_not_counted() {
        assert_eq!(game_tree_nodes(&[LARGEST_TOTAL, 1]), None);
        assert_eq!(game_tree_nodes(&[u64::MAX, u64::MAX]), None);
        assert!(game_tree_nodes(&vec![1; 500]).is_some());
    }

    proptest! {
        #[test]
        fn the_count_is_what_a_walk_counts(mut piles in prop::collection::vec(0u64..4, 0..4)) {
            prop_assert_eq!(game_tree_nodes(&piles), Some(walk(&mut piles).into()));
        }
    }
}
