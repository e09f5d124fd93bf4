//! Answers about the window heuristic are graded by what counting square by square gives.

use arborist_engine::connect4::{Board, Color, Square, Weights};
use arborist_engine::random::SplitMix64;

use super::{ConnectFourSubmission, CountedWindow, grade_connect4};
use crate::course::grading::{Grade, Policy};

/// Counts the windows, each with what it counts for Red.
fn counted(board: &Board) -> (i64, Vec<CountedWindow>) {
    let mut windows = Vec::new();
    for column in 1..=7i8 {
        for row in 1..=6i8 {
            for (right, up) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                let last = (column + 3 * right, row + 3 * up);
                if !(1..=7).contains(&last.0) || !(1..=6).contains(&last.1) {
                    continue;
                }
                // Told from the last square on, to be another order than the engine's.
                let squares = [3, 2, 1, 0].map(|step| Square {
                    column: (column + step * right) as u8,
                    row: (row + step * up) as u8,
                });
                let of = |color: Color| {
                    let discs = squares
                        .iter()
                        .filter(|square| board.disc(**square) == Some(color));
                    discs.count()
                };
                let score = match (of(Color::Red), of(Color::Blue)) {
                    (3, 0) => 5,
                    (2, 0) => 2,
                    (0, 3) => -5,
                    (0, 2) => -2,
                    _ => continue,
                };
                windows.push((squares, score));
            }
        }
    }
    let center = (1..=6).map(|row| match board.disc(Square { column: 4, row }) {
        Some(Color::Red) => 3,
        Some(Color::Blue) => -3,
        None => 0,
    });
    (center.sum(), windows)
}

fn answer(center: i64, windows: Vec<CountedWindow>) -> ConnectFourSubmission {
    ConnectFourSubmission {
        eval: Some(center + windows.iter().map(|(_, score)| score).sum::<i64>()),
        center: Some(center),
        windows: Some(windows),
    }
}

fn drawn(random: &mut SplitMix64) -> Board {
    loop {
        let moves = 6 + random.next_u64() % 14;
        let text: String = (0..moves)
            .map(|_| char::from(b'1' + (random.next_u64() % 7) as u8))
            .collect();
        if let Ok(board) = Board::after_move_text(&text) {
            return board;
        }
    }
}

fn graded(board: &Board, answer: ConnectFourSubmission) -> Grade {
    grade_connect4(board, &Weights::default(), answer, &Policy::default()).unwrap()
}

/// Demands a code in 200 positions in which the mistake changes the answer.
fn found(code: &str, tell: impl Fn(i64, Vec<CountedWindow>) -> ConnectFourSubmission) {
    let mut random = SplitMix64::new(5);
    let (mut changed, mut told) = (0, 0);
    while changed < 200 {
        let board = drawn(&mut random);
        let (center, windows) = counted(&board);
        let grade = graded(&board, tell(center, windows));
        if grade.score.is_full() {
            assert!(grade.diagnosis.is_empty());
            continue;
        }
        changed += 1;
        let mut codes = grade.diagnosis.iter().map(|found| found.mistake.code());
        told += u32::from(codes.any(|found| found == code));
    }
    assert!(told >= 190, "{code}: {told} of {changed}");
}

fn scored(windows: Vec<CountedWindow>, score: impl Fn(i64) -> i64) -> Vec<CountedWindow> {
    let windows = windows.into_iter();
    windows
        .map(|(squares, counted)| (squares, score(counted)))
        .filter(|(_, counted)| *counted != 0)
        .collect()
}

#[test]
fn right_answers_score_one_and_others_do_not() {
    let mut random = SplitMix64::new(1);
    for _ in 0..2000 {
        let board = drawn(&mut random);
        let (center, windows) = counted(&board);
        let right = answer(center, windows);
        assert!(graded(&board, right.clone()).score.is_full());
        let wrong = 1 + (random.next_u64() % 9) as i64;
        for answer in [
            ConnectFourSubmission {
                eval: right.eval.map(|eval| eval + wrong),
                ..right.clone()
            },
            ConnectFourSubmission {
                center: right.center.map(|center| center - wrong),
                ..right.clone()
            },
        ] {
            assert!(!graded(&board, answer).score.is_full());
        }
    }
}

#[test]
fn values_of_the_other_side_are_found() {
    found("PERSPECTIVE", |center, windows| {
        answer(-center, scored(windows, |score| -score))
    });
}

#[test]
fn an_opponent_who_is_overlooked_is_found() {
    found("OPPONENT_MISREAD", |center, windows| {
        answer(center, scored(windows, |score| score.max(0)))
    });
    found("OPPONENT_MISREAD", |center, windows| {
        answer(center, scored(windows, i64::abs))
    });
    found("OPPONENT_MISREAD", |center, windows| {
        ConnectFourSubmission {
            eval: answer(center, scored(windows, |score| score.min(0))).eval,
            ..ConnectFourSubmission::default()
        }
    });
}
