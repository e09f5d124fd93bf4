//! Welter's game against an exhaustive search, and the mating method against the function.

use super::super::exhaustive::Exhaustive;
use super::*;
use crate::random::SplitMix64;

fn naive_moves(coins: &[u64]) -> Vec<(Advance, Vec<u64>)> {
    let mut moves = Vec::new();
    for coin in 0..coins.len() {
        let from = coins[coin];
        for to in (0..from).filter(|to| !coins.contains(to)) {
            let mut left = coins.to_vec();
            left[coin] = to;
            moves.push((Advance { coin, from, to }, left));
        }
    }
    moves
}

/// Coins on different squares below `squares`.
fn drawn(random: &mut SplitMix64, coins: u64, squares: u64) -> Vec<u64> {
    let mut strip: Vec<u64> = (0..squares).collect();
    random.shuffle(&mut strip);
    strip.truncate(coins as usize);
    strip
}

fn winning_moves(position: &Position) -> Vec<Advance> {
    (0..position.coins().len())
        .filter_map(|coin| position.winning_move(coin))
        .collect()
}

fn worth(mated: &[Mated]) -> u64 {
    mated.iter().fold(0, |sum, mated| match mated {
        Mated::Pair(_, worth) | Mated::Spinster(worth) => sum ^ worth,
    })
}

#[test]
fn values_and_moves_are_those_of_an_exhaustive_search() {
    let mut random = SplitMix64::new(3);
    let mut naive = Exhaustive::new(|coins: &Vec<u64>| {
        let moves = naive_moves(coins);
        moves
            .into_iter()
            .map(|(_, mut left)| {
                left.sort_unstable();
                left
            })
            .collect()
    });
    let mut sorted = |mut coins: Vec<u64>| {
        coins.sort_unstable();
        naive.grundy(&coins)
    };
    for _ in 0..3_000 {
        let count = random.next_u64() % 6;
        let coins = drawn(&mut random, count, 13);
        let position = Position::new(coins.clone()).unwrap();
        assert_eq!(position.value(), sorted(coins.clone()), "{coins:?}");
        let winning: Vec<Advance> = naive_moves(&coins)
            .into_iter()
            .filter(|(_, left)| sorted(left.clone()) == 0)
            .map(|(mv, _)| mv)
            .collect();
        assert_eq!(winning_moves(&position), winning, "{coins:?}");
        let outcome = if winning.is_empty() {
            Outcome::P
        } else {
            Outcome::N
        };
        assert_eq!(position.outcome(), outcome);
    }
    assert_eq!(Position::new(vec![]).unwrap().value(), sorted(vec![]));
}

#[test]
fn mates_and_moves_are_right_for_squares_of_64_bits_too() {
    let mut random = SplitMix64::new(4);
    for _ in 0..2_000 {
        let shift = random.next_u64() % 64;
        let mut coins: Vec<u64> = (0..random.next_u64() % 9)
            .map(|_| random.next_u64() >> shift)
            .collect();
        coins.sort_unstable();
        coins.dedup();
        let position = Position::new(coins.clone()).unwrap();
        let mated = position.mated();
        assert_eq!(worth(&mated), position.value(), "{coins:?}");
        assert_eq!(mated.len(), coins.len().div_ceil(2));
        for mv in winning_moves(&position) {
            let mut left = coins.clone();
            left[mv.coin] = mv.to;
            assert!(mv.to < mv.from);
            assert_eq!(Position::new(left).unwrap().value(), 0, "{coins:?} {mv:?}");
        }
        // A position that is not worth 0 has a winning move.
        assert_eq!(winning_moves(&position).is_empty(), position.value() == 0);
    }
}

#[test]
fn two_coins_on_one_square_are_no_position() {
    assert_eq!(
        Position::new(vec![7, 3, 9, 3, 7]),
        Err(SharedSquare {
            square: 3,
            first: 1,
            second: 3
        })
    );
}
