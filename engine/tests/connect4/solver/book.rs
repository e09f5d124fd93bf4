//! The opening book against published scores and counts, and the solver with it against the solver without.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use arborist_engine::connect4::book::Book;
use arborist_engine::connect4::solver::{Aim, Bounds, Solution, Solver, Table};
use arborist_engine::connect4::{BoardSize, Color, SizedBoard, Standing};
use arborist_engine::search::Limits;

use super::naive::Columns;
use super::{board, exact, size, standard, table};
use crate::oracle::Random;

const BEGINNINGS: [&str; 3] = [
    include_str!("../../fixtures/connect4/solver/begin_easy.txt"),
    include_str!("../../fixtures/connect4/solver/begin_medium.txt"),
    include_str!("../../fixtures/connect4/solver/begin_hard.txt"),
];

fn with_book(table: &Table) -> Solver<'_> {
    Solver::new(table).with_book(Book::opening())
}

/// All that does not depend on how much was known before.
fn answer(solution: Solution) -> Solution {
    Solution {
        nodes: 0,
        ..solution
    }
}

#[test]
fn published_scores_of_positions_of_at_most_12_discs_need_no_search() {
    let table = table();
    let mut checked = 0;
    for row in BEGINNINGS.into_iter().flat_map(str::lines) {
        let (moves, score) = row.split_once(' ').unwrap();
        if moves.len() <= 12 {
            let (found, nodes) =
                with_book(&table).solve(&standard(moves), Aim::Exact, Limits::NONE);
            assert_eq!((found.value(), nodes), (score.parse().ok(), 0), "{row}");
            checked += 1;
        }
    }
    assert_eq!(checked, 1155);
}

#[test]
fn the_scores_of_all_columns_are_the_published_ones() {
    let table = table();
    let rows = include_str!("../../fixtures/connect4/solver/scores_of_columns.tsv");
    for row in rows.lines() {
        let (moves, scores) = row.split_once('\t').unwrap();
        let expected: Vec<Option<i32>> = scores
            .split(' ')
            .map(|score| score.parse().ok().filter(|score| *score != 100))
            .collect();
        let board = standard(moves);
        let solution = with_book(&table).score_columns(&board, Aim::Exact, Limits::NONE);
        let scores = solution
            .columns
            .iter()
            .map(|score| score.and_then(Bounds::value));
        assert_eq!(scores.collect::<Vec<_>>(), expected, "{moves}");
        assert_eq!(solution.score.value(), expected.into_iter().flatten().max());
        assert_eq!(solution.book, Book::opening().score(&board).is_some());
    }
}

#[test]
fn two_scores_that_an_older_book_has_wrong() {
    assert_eq!(Book::opening().score(&standard("226744515337")), Some(7));
    assert_eq!(Book::opening().score(&standard("475772722323")), Some(4));
}

#[test]
fn as_many_positions_are_won_drawn_and_lost_as_published() {
    let rows = include_str!("../../fixtures/connect4/outcomes_per_ply.tsv");
    let mut positions = HashSet::from([SizedBoard::empty(BoardSize::STANDARD)]);
    for row in rows.lines().skip(1).take(9) {
        let mut outcomes = [0; 3];
        for position in &positions {
            outcomes[(1 - sign_for_red(position)) as usize] += 1;
        }
        let [won, drawn, lost] = outcomes;
        let ply = positions.iter().next().unwrap().disc_count();
        let total = positions.len();
        assert_eq!(format!("{ply}\t{won}\t{drawn}\t{lost}\t{total}"), row);
        positions = positions.iter().flat_map(children).collect();
    }
}

fn sign_for_red(position: &SizedBoard) -> i32 {
    let for_red = |winner| if winner == Color::Red { 1 } else { -1 };
    match position.standing() {
        Standing::Won(winner) => for_red(winner),
        Standing::Draw => 0,
        Standing::Ongoing => {
            let can_win = children(position).any(|child| child.standing() != Standing::Ongoing);
            // The book leaves out what is won at once, and nothing else.
            let score = Book::opening().score(position);
            assert_eq!(score.is_none(), can_win, "{position:?}");
            for_red(position.turn()) * score.map_or(1, i32::signum)
        }
    }
}

fn children(position: &SizedBoard) -> impl Iterator<Item = SizedBoard> {
    (1..=7).filter_map(|column| position.play_number(column).ok())
}

#[test]
fn every_score_follows_from_those_one_ply_on() {
    let book = Book::opening();
    let mut random = Random(12);
    let mut checked = 0;
    while checked < 20_000 {
        let length = random.below(12);
        let Some(game) = Columns::random_game(&mut random, 7, 6, length) else {
            continue;
        };
        let position = standard(&game.text());
        let Some(score) = book.score(&position) else {
            continue;
        };
        let best = children(&position).map(|child| {
            let win_at_once = child.free_squares().div_ceil(2) as i32;
            -book.score(&child).unwrap_or(win_at_once)
        });
        assert_eq!(best.max(), Some(score), "{game:?}");
        let image = standard(&game.mirrored_text());
        assert_eq!(book.score(&image), Some(score), "the image of {game:?}");
        checked += 1;
    }
}

#[test]
fn the_last_positions_of_the_book_and_those_beyond_are_worth_the_same_without_it() {
    let mut random = Random(13);
    let rows = BEGINNINGS[0].lines().chain(BEGINNINGS[1].lines());
    let rows = rows.map(|row| row.split(' ').next().unwrap());
    for moves in rows.filter(|moves| (12..=14).contains(&moves.len())) {
        if random.below(25) > 0 {
            continue;
        }
        let board = standard(moves);
        let (cold, warm) = (table(), table());
        let alone = Solver::new(&cold).solve_columns(&board, Aim::Exact, Limits::NONE);
        let beside = with_book(&warm).solve_columns(&board, Aim::Exact, Limits::NONE);
        assert_eq!(beside.book, moves.len() == 12, "{moves}");
        let alone = Solution {
            book: beside.book,
            ..alone
        };
        assert_eq!(answer(beside.clone()), answer(alone), "{moves}");
        let again = with_book(&warm).solve_columns(&board, Aim::Exact, Limits::NONE);
        assert_eq!(
            answer(again),
            answer(beside.clone()),
            "{moves}, asked again"
        );
        let weak = with_book(&warm).score_columns(&board, Aim::Weak, Limits::NONE);
        let signs = |solution: &Solution| -> Vec<_> {
            let columns = solution.columns.iter();
            columns.map(|score| score.map(Bounds::signs)).collect()
        };
        assert_eq!(signs(&weak), signs(&beside), "{moves}, weakly");
    }
}

#[test]
fn a_stopped_search_still_knows_what_is_in_the_book() {
    let flag = AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&flag),
    };
    let solution = with_book(&table()).solve_columns(&standard(""), Aim::Exact, limits);
    let scores = solution
        .columns
        .iter()
        .map(|score| score.and_then(Bounds::value));
    assert!(scores.eq([-2, -1, 0, 1, 0, -1, -2].map(Some)));
    assert_eq!(solution.principal_variation, []);
    assert!(!solution.complete);

    let last = standard("475772722323");
    let solution = with_book(&table()).solve_columns(&last, Aim::Exact, limits);
    assert_eq!(solution.score.value(), Some(4));
    assert!(
        solution
            .columns
            .iter()
            .flatten()
            .all(|score| score.upper <= 4)
    );
    assert!(!solution.complete);
}

#[test]
fn boards_of_other_sizes_are_solved_as_without_a_book() {
    for (width, height) in [(7, 4), (6, 5), (5, 6)] {
        let board = board(size(width, height), "1234");
        let solution = with_book(&table()).solve_columns(&board, Aim::Exact, Limits::NONE);
        assert_eq!(solution.score.value(), Some(exact(&table(), &board)));
        assert!(!solution.book);
    }
}
