//! Moore's Nim against an exhaustive search.

use std::collections::BTreeSet;

use super::super::exhaustive::Exhaustive;
use super::*;
use crate::random::SplitMix64;

/// Every move, by the piles that it leaves.
fn naive_options(piles: &[u64], most_piles: u32) -> Vec<Vec<u64>> {
    let mut options = vec![(Vec::new(), 0)];
    for &pile in piles {
        let mut longer = Vec::new();
        for (left, changed) in options {
            for leaves in 0..=pile {
                let changed = changed + u32::from(leaves < pile);
                if changed <= most_piles {
                    longer.push(([left.as_slice(), &[leaves]].concat(), changed));
                }
            }
        }
        options = longer;
    }
    let moves = options.into_iter().filter(|(_, changed)| *changed > 0);
    moves.map(|(left, _)| left).collect()
}

fn after(piles: &[u64], mv: &[Move]) -> Vec<u64> {
    let mut left = piles.to_vec();
    for change in mv {
        assert_eq!(change.take + change.leaves, left[change.pile]);
        assert!(change.take > 0);
        left[change.pile] = change.leaves;
    }
    left
}

#[test]
fn outcomes_values_and_moves_are_those_of_an_exhaustive_search() {
    let mut random = SplitMix64::new(6);
    for most_piles in 1..=4 {
        let most = NonZeroU32::new(most_piles).unwrap();
        let mut naive = Exhaustive::new(|piles: &Vec<u64>| naive_options(piles, most_piles));
        for _ in 0..400 {
            let piles: Vec<u64> = (0..random.next_u64() % 6)
                .map(|_| random.next_u64() % 5)
                .collect();
            for rule in [Rule::Normal, Rule::Misere] {
                let position = Position::new(piles.clone(), most, rule);
                let what = format!("{piles:?} {most_piles} {rule:?}");
                assert_eq!(position.outcome(), naive.outcome(&piles, rule), "{what}");
                if let Some(grundy) = position.grundy() {
                    assert_eq!(grundy, u128::from(naive.grundy(&piles)), "{what}");
                }
                let winning: BTreeSet<Vec<u64>> = naive_options(&piles, most_piles)
                    .into_iter()
                    .filter(|left| naive.outcome(left, rule) == Outcome::P)
                    .collect();
                let list = |skipped, most| {
                    position
                        .winning_moves(skipped, most, &Limits::NONE)
                        .unwrap()
                };
                let all = list(0, usize::MAX);
                let found: BTreeSet<Vec<u64>> =
                    all.moves.iter().map(|mv| after(&piles, mv)).collect();
                assert_eq!(found, winning, "{what}");
                assert_eq!(all.moves.len(), winning.len(), "{what}");
                let first = position.first_winning_move(&Limits::NONE).unwrap();
                assert_eq!(first.as_ref(), all.moves.first(), "{what}");
                assert_eq!(all.total, Some(winning.len().into()), "{what}");
                assert_eq!(
                    list(1, 2).moves,
                    all.moves
                        .iter()
                        .skip(1)
                        .take(2)
                        .cloned()
                        .collect::<Vec<_>>()
                );
                assert_eq!(list(0, 0).moves, Vec::<Vec<Move>>::new());
            }
        }
    }
}

#[test]
fn more_winning_moves_than_anybody_can_list_are_counted() {
    let four = NonZeroU32::new(4).unwrap();
    let mut random = SplitMix64::new(8);
    let piles: Vec<u64> = (0..10).map(|_| random.next_u64()).collect();
    let position = Position::new(piles.clone(), four, Rule::Normal);
    let list = position.winning_moves(1000, 10, &Limits::NONE).unwrap();
    assert!(list.total.unwrap() > BigUint::from(u64::MAX));
    assert_eq!(list.moves.len(), 10);
    for mv in list.moves {
        let left = Position::new(after(&piles, &mv), four, Rule::Normal);
        assert_eq!(left.outcome(), Outcome::P);
    }
}

#[test]
fn moves_that_are_too_much_work_to_count_are_listed_all_the_same() {
    let many = NonZeroU32::new(20).unwrap();
    let mut random = SplitMix64::new(7);
    let piles: Vec<u64> = (0..60).map(|_| random.next_u64()).collect();
    let list = Position::new(piles, many, Rule::Normal)
        .winning_moves(0, 3, &Limits::NONE)
        .unwrap();
    assert_eq!(list.total, None);
    assert_eq!(list.moves.len(), 3);
}
