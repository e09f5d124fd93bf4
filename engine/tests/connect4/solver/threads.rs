//! Several threads find what one finds.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use arborist_engine::connect4::SizedBoard;
use arborist_engine::connect4::solver::{Aim, Solution, Solver, Table};
use arborist_engine::search::Limits;

use super::naive::Columns;
use super::{board, exact, size, standard, table};
use crate::oracle::Random;

fn on_threads(table: &Table, threads: usize) -> Solver<'_> {
    Solver::new(table).with_threads(NonZeroUsize::new(threads).unwrap())
}

/// What is found with an empty table, without the number of nodes.
fn found(threads: usize, position: &SizedBoard, aim: Aim) -> Solution {
    let table = table();
    let solution = on_threads(&table, threads).solve_columns(position, aim, Limits::NONE);
    Solution {
        nodes: 0,
        ..solution
    }
}

#[test]
fn several_threads_find_the_solution_that_one_finds() {
    let mut random = Random(2);
    for (width, height, discs, games) in [(7, 6, 18, 10), (9, 5, 22, 5), (10, 6, 36, 5)] {
        let mut checked = 0;
        while checked < games {
            let Some(game) = Columns::random_game(&mut random, width, height, discs) else {
                continue;
            };
            let position = board(size(width, height), &game.text());
            let alone = found(1, &position, Aim::Exact);
            assert!(alone.complete);
            for threads in [2, 5] {
                assert_eq!(found(threads, &position, Aim::Exact), alone, "{game:?}");
            }
            checked += 1;
        }
    }
}

#[test]
fn several_threads_know_who_wins_as_one_does() {
    let signs = |threads, moves| {
        let solution = found(threads, &standard(moves), Aim::Weak);
        let columns = solution.columns.into_iter();
        columns
            .map(|score| score.map(|score| score.signs().value().unwrap()))
            .collect::<Vec<_>>()
    };
    for moves in ["4444567", "444447222", "444442265"] {
        assert_eq!(signs(4, moves), signs(1, moves));
    }
}

#[test]
fn published_scores_on_two_threads_with_a_warm_table() {
    let table = table();
    let set = include_str!("../../fixtures/connect4/solver/middle_medium.txt");
    for row in set.lines().step_by(5) {
        let (moves, score) = row.split_once(' ').unwrap();
        let (found, _) = on_threads(&table, 2).solve(&standard(moves), Aim::Exact, Limits::NONE);
        assert_eq!(found.value(), Some(score.parse().unwrap()), "{row}");
    }
}

#[test]
fn a_limit_counts_the_nodes_of_all_threads() {
    let position = standard("444442265");
    let score = exact(&table(), &position);
    for nodes in [0, 1, 1_000, 1_025, 5_000, 20_000] {
        let limits = Limits { nodes, stop: None };
        let table = table();
        let part = on_threads(&table, 3).solve_columns(&position, Aim::Exact, limits);
        assert!(part.nodes <= nodes, "{} of {nodes}", part.nodes);
        assert!(part.score.lower <= score && score <= part.score.upper);
        assert!(!part.complete);
    }
}

#[test]
fn a_stop_flag_stops_all_threads() {
    let flag = AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&flag),
    };
    let solution = on_threads(&table(), 4).solve_columns(&standard(""), Aim::Exact, limits);
    assert_eq!((solution.complete, solution.nodes), (false, 0));
}
