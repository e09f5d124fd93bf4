//! Chomp against the definition.

use std::collections::HashMap;

use super::*;
use crate::impartial::mex::mex;
use crate::random::SplitMix64;

/// What is left of rows after a bite.
fn bitten(rows: &[u64], bite: Bite) -> Vec<u64> {
    let left = rows.iter().enumerate().map(|(row, length)| match row {
        row if row >= bite.row => (*length).min(bite.column as u64),
        _ => *length,
    });
    left.filter(|length| *length > 0).collect()
}

fn naive_moves(rows: &[u64]) -> Vec<Bite> {
    let mut moves = Vec::new();
    for (row, length) in rows.iter().enumerate() {
        for column in 0..*length as usize {
            if row + column > 0 {
                moves.push(Bite { row, column });
            }
        }
    }
    moves
}

fn naive(rows: &[u64], known: &mut HashMap<Vec<u64>, u64>) -> u64 {
    if let Some(&value) = known.get(rows) {
        return value;
    }
    let moves = naive_moves(rows);
    let options: Vec<u64> = moves
        .iter()
        .map(|bite| naive(&bitten(rows, *bite), known))
        .collect();
    let value = mex(&options);
    known.insert(rows.to_vec(), value);
    value
}

fn solve(rows: &[u64]) -> Solution {
    Bar::new(rows).unwrap().solve(&Limits::NONE).unwrap()
}

fn bites(places: &[(usize, usize)]) -> Vec<Bite> {
    let bites = places.iter().map(|&(row, column)| Bite { row, column });
    bites.collect()
}

#[test]
fn random_positions_have_the_value_and_the_moves_of_the_definition() {
    let mut random = SplitMix64::new(1);
    let mut known = HashMap::new();
    for _ in 0..3_000 {
        let mut length = random.next_u64() % 7 + 1;
        let mut rows = Vec::new();
        for _ in 0..random.next_u64() % 5 + 1 {
            rows.push(length);
            length = random.next_u64() % length + 1;
        }
        let solution = solve(&rows);
        assert_eq!(solution.grundy(), naive(&rows, &mut known), "{rows:?}");
        for worth in 0..4 {
            let expected: Vec<Bite> = naive_moves(&rows)
                .into_iter()
                .filter(|bite| naive(&bitten(&rows, *bite), &mut known) == worth)
                .collect();
            assert_eq!(solution.moves_worth(worth), expected, "{rows:?}");
        }
    }
}

#[test]
fn squares_and_bars_of_two_rows_have_the_winning_moves_that_are_proven() {
    for side in 2..=9 {
        let square = Bar::rectangle(side, side).unwrap();
        let solution = square.solve(&Limits::NONE).unwrap();
        assert_eq!(solution.winning_moves(), bites(&[(1, 1)]));
        let two_rows = solve(&[side, side]);
        let last = side as usize - 1;
        assert_eq!(two_rows.winning_moves(), bites(&[(1, last)]));
        assert_eq!(solve(&[side, side - 1]).winning_moves(), []);
    }
}

/// K. Thompson found the first bar with two winning moves (see D. Gale 1974).
#[test]
fn eight_rows_of_ten_squares_have_two_winning_moves() {
    let bar = Bar::rectangle(8, 10).unwrap();
    let solution = bar.solve(&Limits::NONE).unwrap();
    assert_eq!(solution.winning_moves().len(), 2);
    assert_eq!(solution.positions(), 43_757);
}

#[test]
fn the_poison_alone_is_lost() {
    let solution = solve(&[1]);
    assert_eq!((solution.grundy(), solution.positions()), (0, 1));
    assert_eq!(solution.winning_moves(), []);
}

#[test]
fn what_is_no_bar_is_refused() {
    for (rows, error) in [
        (vec![], BarError::NoRows),
        (vec![3, 0], BarError::EmptyRow { row: 1 }),
        (vec![3, 2, 3], BarError::LongerThanTheRowAbove { row: 2 }),
        (vec![u64::MAX, u64::MAX], BarError::TooLarge),
        (vec![12; 12], BarError::TooLarge),
    ] {
        assert_eq!(Bar::new(&rows), Err(error));
    }
    assert_eq!(Bar::rectangle(u64::MAX, 1 << 40), Err(BarError::TooLarge));
}

#[test]
fn the_bars_that_the_limit_names_are_solved() {
    for (rows, columns) in [(11, 11), (5, 30), (2, 500), (1, 14_000)] {
        assert!(Bar::rectangle(rows, columns).is_ok(), "{rows} {columns}");
    }
}

#[test]
fn a_stop_is_obeyed() {
    let stop = std::sync::atomic::AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&stop),
    };
    assert!(Bar::new(&[3, 2]).unwrap().solve(&limits).is_err());
}
