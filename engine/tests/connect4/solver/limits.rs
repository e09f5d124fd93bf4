//! What is said when a search may not go on: what was proven, and no more.

use std::sync::atomic::AtomicBool;

use arborist_engine::connect4::solver::{Aim, Solver};
use arborist_engine::search::Limits;

use super::{exact, standard, table};

#[test]
fn bounds_hold_wherever_a_search_is_stopped() {
    let moves = "1233722555341451114725221333";
    let position = standard(moves);
    let score = exact(&table(), &position);
    let whole = Solver::new(&table()).solve_columns(&position, Aim::Exact, Limits::NONE);
    for nodes in 0..whole.nodes.min(40) {
        let limits = Limits { nodes, stop: None };
        let (bounds, visited) = Solver::new(&table()).solve(&position, Aim::Exact, limits);
        assert!(visited <= nodes);
        assert!(bounds.lower <= score && score <= bounds.upper);
        let part = Solver::new(&table()).solve_columns(&position, Aim::Exact, limits);
        assert!(!part.complete);
        for (part, whole) in part.columns.iter().zip(&whole.columns) {
            let (Some(part), Some(whole)) = (part, whole) else {
                assert_eq!(part, whole);
                continue;
            };
            assert!(part.lower <= whole.lower && whole.upper <= part.upper);
        }
    }
}

#[test]
fn a_stop_flag_ends_the_search_of_the_empty_board() {
    let flag = AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&flag),
    };
    let solution = Solver::new(&table()).solve_columns(&standard(""), Aim::Exact, limits);
    assert!(!solution.complete);
    assert_eq!(solution.score.value(), None);
    assert_eq!(solution.nodes, 0);
    assert_eq!(solution.principal_variation, []);
}

#[test]
fn a_game_that_is_over_has_a_score_and_no_moves() {
    let solution =
        Solver::new(&table()).solve_columns(&standard("4455667"), Aim::Exact, Limits::NONE);
    assert_eq!(solution.score.value(), Some(-18));
    assert_eq!(solution.columns, [None; 7]);
    assert!(solution.complete);
}
