//! The game of Euclid against the definition.

use std::collections::HashMap;

use super::*;
use crate::impartial::mex::mex;
use crate::random::SplitMix64;

/// Every move, by subtracting again and again.
fn naive_moves(numbers: [u64; 2], end: End) -> Vec<Move> {
    let mut moves = Vec::new();
    for number in 0..2 {
        let (from, by) = (numbers[number], numbers[1 - number]);
        for times in 1.. {
            let least = u64::from(end == End::Equal);
            if by == 0 || from < times * by + least {
                break;
            }
            moves.push(Move {
                number,
                times,
                leaves: from - times * by,
            });
        }
    }
    moves
}

fn after(numbers: [u64; 2], mv: Move) -> [u64; 2] {
    let mut numbers = numbers;
    numbers[mv.number] = mv.leaves;
    numbers
}

fn naive(numbers: [u64; 2], end: End, known: &mut HashMap<([u64; 2], End), u64>) -> u64 {
    if let Some(&value) = known.get(&(numbers, end)) {
        return value;
    }
    let moves = naive_moves(numbers, end);
    let options: Vec<u64> = moves
        .iter()
        .map(|mv| naive(after(numbers, *mv), end, known))
        .collect();
    let value = mex(&options);
    known.insert((numbers, end), value);
    value
}

#[test]
fn values_and_moves_are_those_of_the_definition() {
    let mut known = HashMap::new();
    for end in [End::Zero, End::Equal] {
        for first in 0..90 {
            for second in 0..90 {
                let numbers = [first, second];
                let Ok(position) = Position::new(numbers, end) else {
                    continue;
                };
                let value = naive(numbers, end, &mut known);
                assert_eq!(position.grundy(), value, "{numbers:?} {end:?}");
                for worth in 0..5 {
                    let expected: Vec<Move> = naive_moves(numbers, end)
                        .into_iter()
                        .filter(|mv| naive(after(numbers, *mv), end, &mut known) == worth)
                        .collect();
                    assert_eq!(
                        position.moves_worth(worth),
                        expected,
                        "{numbers:?} {end:?} {worth}"
                    );
                }
            }
        }
    }
}

/// A pair of numbers of any size, equally likely small and large.
fn random_numbers(random: &mut SplitMix64) -> [u64; 2] {
    [(); 2].map(|()| (random.next_u64() >> (random.next_u64() % 64)).max(1))
}

#[test]
fn the_value_is_nivaschs_when_the_game_ends_at_equal_numbers() {
    let mut random = SplitMix64::new(1);
    for _ in 0..20_000 {
        let numbers = random_numbers(&mut random);
        let position = Position::new(numbers, End::Equal).unwrap();
        let (larger, smaller) = position.larger_and_smaller();
        // The whole part of x/y - y/x = (x x - y y) / (x y), where 128 bits hold it.
        let (larger, smaller) = (u128::from(larger), u128::from(smaller));
        let nivasch = (larger * larger - smaller * smaller) / (larger * smaller);
        assert_eq!(u128::from(position.grundy()), nivasch, "{numbers:?}");
    }
}

#[test]
fn the_golden_ratio_decides_who_wins() {
    let mut random = SplitMix64::new(2);
    for _ in 0..20_000 {
        let numbers = random_numbers(&mut random);
        for end in [End::Zero, End::Equal] {
            let position = Position::new(numbers, end).unwrap();
            let is_won =
                position.exceeds_the_golden_ratio() || end == End::Zero && numbers[0] == numbers[1];
            assert_eq!(position.outcome() == Outcome::N, is_won, "{numbers:?}");
            assert_eq!(position.winning_moves().is_empty(), !is_won);
        }
    }
}

#[test]
fn neighbours_in_fibonaccis_sequence_lie_on_both_sides_of_the_golden_ratio() {
    let (mut smaller, mut larger) = (1u64, 2u64);
    let mut exceeds = true;
    while let Some(next) = smaller.checked_add(larger) {
        let position = Position::new([smaller, larger], End::Zero).unwrap();
        assert_eq!(position.exceeds_the_golden_ratio(), exceeds);
        (smaller, larger, exceeds) = (larger, next, !exceeds);
    }
    assert!(larger > 1 << 62);
}

#[test]
fn what_no_game_reaches_is_refused() {
    assert_eq!(Position::new([0, 0], End::Zero), Err(EuclidError::BothZero));
    assert_eq!(
        Position::new([4, 0], End::Equal),
        Err(EuclidError::ZeroBeforeEqual { index: 1 })
    );
    let over = Position::new([4, 0], End::Zero).unwrap();
    assert_eq!((over.grundy(), over.stretches()), (0, vec![]));
}
