//! Scores that others have published, each confirmed by at least two solvers.

use arborist_engine::connect4::solver::{Aim, Solver, Table, plies_to_end};
use arborist_engine::connect4::{BoardSize, SizedBoard};
use arborist_engine::search::Limits;

use super::{board, exact, size, standard, table};

/// Checks every so many rows of a set.
fn check(set: &str, step: usize, board_of: impl Fn(&str) -> SizedBoard) {
    let table = table();
    for row in set.lines().step_by(step) {
        let (moves, score) = row.split_once(' ').unwrap();
        let score: i32 = score.parse().unwrap();
        let board = board_of(moves);
        assert_eq!(exact(&table, &board), score, "{row}");
        let (weak, _) = Solver::new(&table).solve(&board, Aim::Weak, Limits::NONE);
        assert_eq!(weak.signs().value(), Some(score.signum()), "weakly {row}");
    }
}

/// The same with columns that count from 0.
fn check_from_0(set: &str, size: BoardSize) {
    check(set, 1, |moves| {
        let columns = moves.chars().map(|digit| digit.to_digit(10).unwrap() + 1);
        columns.fold(SizedBoard::empty(size), |board, column| {
            board.play_number(column.into()).unwrap()
        })
    });
}

#[test]
fn end_easy() {
    check(
        include_str!("../../fixtures/connect4/solver/end_easy.txt"),
        1,
        standard,
    );
}

#[test]
fn middle_easy() {
    check(
        include_str!("../../fixtures/connect4/solver/middle_easy.txt"),
        1,
        standard,
    );
}

#[test]
fn middle_medium() {
    check(
        include_str!("../../fixtures/connect4/solver/middle_medium.txt"),
        10,
        standard,
    );
}

#[test]
fn begin_easy() {
    check(
        include_str!("../../fixtures/connect4/solver/begin_easy.txt"),
        10,
        standard,
    );
}

#[test]
fn nine_columns_and_five_rows() {
    for set in [
        include_str!("../../fixtures/connect4/solver/9x5_endgame_L1.txt"),
        include_str!("../../fixtures/connect4/solver/9x5_midgame_L1.txt"),
        include_str!("../../fixtures/connect4/solver/9x5_midgame_L2.txt"),
    ] {
        check_from_0(set, size(9, 5));
    }
}

#[test]
fn ten_columns_and_six_rows_which_need_more_than_64_bits() {
    for set in [
        include_str!("../../fixtures/connect4/solver/10x6_endgame_L1.txt"),
        include_str!("../../fixtures/connect4/solver/10x6_midgame_L1.txt"),
    ] {
        check_from_0(set, size(10, 6));
    }
}

#[test]
fn the_score_of_every_column() {
    check_columns(include_str!(
        "../../fixtures/connect4/solver/scores_of_columns.tsv"
    ));
}

#[test]
#[ignore = "120 million nodes: a minute"]
fn the_score_of_every_column_at_the_beginning() {
    check_columns(include_str!(
        "../../fixtures/connect4/solver/scores_of_columns_at_the_beginning.tsv"
    ));
}

/// Checks rows of moves and scores, in which 100 stands for a full column.
fn check_columns(rows: &str) {
    let table = Table::with_bytes(Table::DEFAULT_BYTES);
    for row in rows.lines() {
        let (moves, scores) = row.split_once('\t').unwrap();
        let expected: Vec<Option<i32>> = scores
            .split(' ')
            .map(|score| score.parse().ok().filter(|score| *score != 100))
            .collect();
        let board = standard(moves);
        let solution = Solver::new(&table).solve_columns(&board, Aim::Exact, Limits::NONE);
        let scores: Vec<_> = solution
            .columns
            .iter()
            .map(|score| score.map(|score| score.value().unwrap()))
            .collect();
        assert_eq!(scores, expected, "{moves}");
        assert_eq!(
            solution.score.value(),
            scores.iter().copied().flatten().max()
        );
        assert!(solution.complete);
        check_line(
            &board,
            solution.score.value().unwrap(),
            &solution.principal_variation,
        );
    }
}

/// Best play keeps the score up to the end, which comes when the score says.
fn check_line(board: &SizedBoard, score: i32, line: &[u8]) {
    let table = table();
    assert_eq!(line.len(), plies_to_end(board, score) as usize);
    let mut board = *board;
    let mut score = score;
    for column in line {
        board = board.play_number((*column).into()).unwrap();
        score = -score;
        assert_eq!(exact(&table, &board), score);
    }
    assert_eq!(plies_to_end(&board, score), 0);
    assert!(board.play_number(line[0].into()).is_err());
}

#[test]
fn the_empty_boards_that_are_quickly_solved() {
    check_empty_boards(|thousands_of_nodes| thousands_of_nodes < 6_000);
}

#[test]
#[ignore = "700 million nodes: two minutes"]
fn the_other_empty_boards_that_are_solved_within_a_minute_each() {
    check_empty_boards(|thousands_of_nodes| thousands_of_nodes >= 6_000);
}

fn check_empty_boards(wanted: impl Fn(u32) -> bool) {
    let table = Table::with_bytes(Table::DEFAULT_BYTES);
    let rows = include_str!("../../fixtures/connect4/solver/known_results.tsv");
    for row in rows.lines().skip(1) {
        let [width, height, score, last_move, thousands_of_nodes] = numbers(row);
        if !wanted(thousands_of_nodes as u32) {
            continue;
        }
        let empty = SizedBoard::empty(size(width as usize, height as usize));
        assert_eq!(exact(&table, &empty), score, "{width} x {height}");
        assert_eq!(plies_to_end(&empty, score), last_move as u32, "{row}");
    }
}

fn numbers(row: &str) -> [i32; 5] {
    let numbers: Vec<i32> = row
        .split('\t')
        .map(|number| number.parse().unwrap())
        .collect();
    numbers.try_into().unwrap()
}

#[test]
fn one_table_serves_boards_of_all_sizes() {
    let table = table();
    let moves = "44444";
    let scores = |table: &Table| {
        [(4, 5), (5, 5), (6, 4), (4, 8)].map(|(width, height)| {
            let moves = &moves[..height.min(moves.len())];
            exact(table, &board(size(width, height), moves))
        })
    };
    let mixed = scores(&table);
    assert_eq!(scores(&table), mixed);
    assert_eq!(scores(&self::table()), mixed);
}

#[test]
fn two_scores_that_a_published_book_has_wrong() {
    let table = Table::with_bytes(16 << 20);
    assert_eq!(exact(&table, &standard("226744515337")), 7);
    assert_eq!(exact(&table, &standard("475772722323")), 4);
}

#[test]
fn a_slot_of_zeros_is_no_entry() {
    // A solver that takes one for an entry answers 0.
    assert_eq!(exact(&table(), &standard("66776677667")), 2);
}
