//! Lasker's Nim against an exhaustive search.

use std::collections::BTreeSet;

use super::super::exhaustive::Exhaustive;
use super::*;
use crate::random::SplitMix64;

fn naive_moves(piles: &[u64]) -> Vec<(LaskerMove, Vec<u64>)> {
    let mut moves = Vec::new();
    for (pile, &size) in piles.iter().enumerate() {
        let with = |instead: &[u64]| {
            let (before, after) = (&piles[..pile], &piles[pile + 1..]);
            [before, instead, after].concat()
        };
        for leaves in 0..size {
            let take = size - leaves;
            let mv = LaskerMove::Take(Move { pile, take, leaves });
            moves.push((mv, with(&[leaves])));
        }
        for smaller in 1..=size / 2 {
            let into = [smaller, size - smaller];
            moves.push((LaskerMove::Split { pile, into }, with(&into)));
        }
    }
    moves
}

#[test]
fn piles_are_worth_what_an_exhaustive_search_finds() {
    let mut naive = Exhaustive::new(|piles: &Vec<u64>| {
        let moves = naive_moves(piles);
        moves.into_iter().map(|(_, left)| left).collect()
    });
    for piles in [
        vec![7],
        vec![3, 4],
        vec![5, 3],
        vec![2, 2, 3],
        vec![1, 6],
        vec![8],
    ] {
        let position = Position::new(piles.clone());
        assert_eq!(
            position.nim_sum(),
            u128::from(naive.grundy(&piles)),
            "{piles:?}"
        );
    }
}

/// The values of piles by mex, which knows that sums are added by their nim-sum.
fn naive_values(largest: u64) -> Vec<u64> {
    let mut values = vec![0u64];
    for size in 1..=largest as usize {
        let split = (1..=size / 2).map(|smaller| values[smaller] ^ values[size - smaller]);
        let options: Vec<u64> = values.iter().copied().chain(split).collect();
        values.push(crate::impartial::mex::mex(&options));
    }
    values
}

#[test]
fn values_and_moves_are_those_of_the_recursion() {
    let values = naive_values(200);
    for (size, &expected) in values.iter().enumerate() {
        assert_eq!(value(size as u64), u128::from(expected));
        assert_eq!(pile_worth(expected.into()), Some(size as u64));
    }
    let worth = |piles: &[u64]| {
        piles
            .iter()
            .fold(0, |sum, &pile| sum ^ values[pile as usize])
    };
    let mut random = SplitMix64::new(5);
    for _ in 0..3_000 {
        let largest = if random.next_u64().is_multiple_of(2) {
            12
        } else {
            200
        };
        let piles: Vec<u64> = (0..random.next_u64() % 4)
            .map(|_| random.next_u64() % largest)
            .collect();
        let position = Position::new(piles.clone());
        assert_eq!(position.nim_sum(), u128::from(worth(&piles)));
        let winning: Vec<LaskerMove> = naive_moves(&piles)
            .into_iter()
            .filter(|(_, left)| worth(left) == 0)
            .map(|(mv, _)| mv)
            .collect();
        let found: Vec<LaskerMove> = position.winning_moves(0).collect();
        assert_eq!(
            position.winning_moves_total(),
            winning.len() as u128,
            "{piles:?}"
        );
        assert_eq!(found.len(), winning.len(), "{piles:?}");
        let as_set = |moves: &[LaskerMove]| -> BTreeSet<String> {
            moves.iter().map(|mv| format!("{mv:?}")).collect()
        };
        assert_eq!(as_set(&found), as_set(&winning), "{piles:?}");
        for skipped in 0..found.len() + 2 {
            let rest: Vec<LaskerMove> = position.winning_moves(skipped as u128).collect();
            assert_eq!(
                rest,
                found[skipped.min(found.len())..],
                "{piles:?} after {skipped}"
            );
        }
    }
}

/// What a move makes of the position's nim-sum.
fn nim_sum_after(position: &Position, mv: LaskerMove) -> u128 {
    let (pile, left) = match mv {
        LaskerMove::Take(mv) => (mv.pile, value(mv.leaves)),
        LaskerMove::Split { pile, into } => {
            assert_eq!(into[0] + into[1], position.piles()[pile]);
            assert!(0 < into[0] && into[0] <= into[1]);
            (pile, value(into[0]) ^ value(into[1]))
        }
    };
    position.nim_sum() ^ value(position.piles()[pile]) ^ left
}

#[test]
fn more_winning_splits_than_anybody_can_list_are_counted_and_paged() {
    let ones = 4 * ((1 << 40) - 1);
    let position = Position::new(vec![ones, ones + 1]);
    let total = position.winning_moves_total();
    assert!(total > 1 << 39, "{total}");
    for skipped in [0, total / 2, total - 3] {
        let page: Vec<LaskerMove> = position.winning_moves(skipped).take(3).collect();
        assert_eq!(page.len(), 3);
        assert!(page.iter().all(|mv| nim_sum_after(&position, *mv) == 0));
    }
    assert_eq!(position.winning_moves(total).next(), None);
}

#[test]
fn the_largest_pile_is_worth_two_to_the_64() {
    let position = Position::new(vec![u64::MAX; 3]);
    assert_eq!(position.nim_sum(), 1 << 64);
    assert_eq!(position.outcome(), Outcome::N);
    let first: Vec<LaskerMove> = position.winning_moves(0).take(5).collect();
    assert!(first.len() >= 3);
    assert!(first.iter().all(|mv| nim_sum_after(&position, *mv) == 0));
}
