//! Random positions of the standard board against a naive solver, and against their mirror images.

use arborist_engine::connect4::solver::{Aim, Solver, Table};
use arborist_engine::search::Limits;

use super::naive::Columns;
use super::{board, exact, size, table};
use crate::oracle::Random;

/// Checks a position with `fewest` discs or more.
fn agree(random: &mut Random, table: &Table, fewest: usize) {
    let (width, height) = (7, 6);
    let (mut game, length) = loop {
        let length = fewest + random.below(width * height - fewest);
        if let Some(game) = Columns::random_game(random, width, height, length) {
            break (game, length);
        }
    };
    let size = size(width, height);
    let position = board(size, &game.text());
    let solution = Solver::new(table).solve_columns(&position, Aim::Exact, Limits::NONE);
    let (weak, _) = Solver::new(table).solve(&position, Aim::Weak, Limits::NONE);
    let expected = game.score(-100, 100);
    assert_eq!(solution.score.value(), Some(expected), "{game:?}");
    assert_eq!(weak.signs().value(), Some(expected.signum()), "{game:?}");
    let mirrored = board(size, &game.mirrored_text());
    let mut mirrored = Solver::new(table)
        .solve_columns(&mirrored, Aim::Exact, Limits::NONE)
        .columns;
    mirrored.reverse();
    assert_eq!(mirrored, solution.columns, "{game:?}");
    let free = width * height - length;
    if free > 12 {
        // The naive solver would take its time.
        return;
    }
    for column in 0..width {
        let score = solution.columns[column].map(|score| score.value().unwrap());
        let expected = game.has_room(column).then(|| {
            if game.wins(column) {
                return free.div_ceil(2) as i32;
            }
            game.play(column);
            let score = -game.score(-100, 100);
            game.take_back();
            score
        });
        assert_eq!(score, expected, "column {column} of {game:?}");
    }
}

#[test]
fn positions_with_at_least_24_discs_have_the_naive_score() {
    let table = table();
    let mut random = Random(24);
    for _ in 0..10_000 {
        agree(&mut random, &table, 24);
    }
}

#[test]
fn a_warm_table_and_a_cold_one_give_the_same_scores() {
    let warm = table();
    let mut random = Random(96);
    let mut checked = 0;
    while checked < 20 {
        if let Some(game) = Columns::random_game(&mut random, 7, 6, 22) {
            let position = board(size(7, 6), &game.text());
            assert_eq!(exact(&warm, &position), exact(&table(), &position));
            checked += 1;
        }
    }
}

#[test]
fn threads_share_a_table() {
    let shared = table();
    let mut random = Random(192);
    let positions: Vec<_> =
        std::iter::from_fn(|| Some(Columns::random_game(&mut random, 7, 6, 20)))
            .flatten()
            .take(10)
            .map(|game| board(size(7, 6), &game.text()))
            .collect();
    let alone: Vec<_> = positions
        .iter()
        .map(|board| exact(&table(), board))
        .collect();
    let together = std::thread::scope(|scope| {
        let solvers = [(), (), ()].map(|()| {
            scope.spawn(|| {
                let scores = positions.iter().map(|board| exact(&shared, board));
                scores.collect::<Vec<_>>()
            })
        });
        solvers.map(|solver| solver.join().unwrap())
    });
    for scores in together {
        assert_eq!(scores, alone);
    }
}
