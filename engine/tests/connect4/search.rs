//! Searches against minimax on a grid, and against solved positions.

use std::sync::atomic::AtomicBool;

use arborist_engine::connect4::{
    Board, Color, Column, ConnectFour, ForcedReplies, Outcome, ProvenEnd, analyse,
};
use arborist_engine::game::{Evaluate, Game, Player, WIN};
use arborist_engine::observe::Unobserved;
use arborist_engine::search::{
    Bound, DepthLimit, Found, Horizon, Limits, Quiescence, Standard, Window, alphabeta,
};

use crate::oracle::{Grid, Random};

fn ongoing(random: &mut Random, longest: usize) -> Grid {
    loop {
        let grid = random.game(longest);
        if !grid.is_over() {
            return grid;
        }
    }
}

fn search<G>(game: &G, board: &Board, horizon: impl Horizon<G>) -> Found<i32>
where
    G: Game<State = Board, Score = i32>,
{
    alphabeta(
        game,
        board,
        Window::OPEN,
        horizon,
        Standard,
        Limits::NONE,
        Unobserved,
    )
}

#[test]
fn alpha_beta_finds_the_minimax_value() {
    let game = ConnectFour::default();
    let mut random = Random(5);
    for round in 0..150 {
        let grid = random.game(42);
        let depth = round % 5;
        for quiescence in [false, true] {
            let board = grid.board();
            let found = if quiescence {
                search(&ForcedReplies(game), &board, Quiescence(depth))
            } else {
                search(&game, &board, DepthLimit(depth))
            };
            let expected = Found {
                value: Some(grid.minimax(depth, 0, quiescence)),
                bound: Bound::Exact,
                complete: true,
            };
            assert_eq!(
                found, expected,
                "depth {depth}, quiescence {quiescence}, {grid:?}"
            );
        }
    }
}

#[test]
fn every_move_has_its_exact_value_and_a_line_that_leads_to_it() {
    let game = ConnectFour::default();
    let mut random = Random(6);
    for round in 0..120 {
        let grid = ongoing(&mut random, 42);
        let board = grid.board();
        let depth = 1 + round % 4;
        let quiescence = round % 3 == 0;
        let analysis = analyse(&game, &board, depth, quiescence, Limits::NONE);
        assert!(analysis.complete);
        assert_eq!(analysis.depth, depth);

        let mut columns: Vec<_> = analysis
            .moves
            .iter()
            .map(|mv| mv.column.number() as usize - 1)
            .collect();
        columns.sort_unstable();
        assert_eq!(columns, grid.legal_columns());
        for mv in &analysis.moves {
            let child = grid.after(mv.column.number() as usize - 1);
            assert_eq!(mv.value, child.minimax(depth, 1, quiescence), "{grid:?}");

            assert_eq!(mv.principal_variation.first(), Some(&mv.column));
            let last = mv
                .principal_variation
                .iter()
                .fold(board, |board, column| board.play(*column).unwrap());
            let plies = mv.principal_variation.len() as u32;
            match game.ended(&last, plies) {
                Some(score) => {
                    assert_eq!(mv.value, score);
                    // That a draw was reached does not prove that nothing better was only estimated.
                    if score != 0 {
                        let winner = Some(if score > 0 { Color::Red } else { Color::Blue });
                        assert_eq!(mv.end, Some(ProvenEnd { winner, plies }));
                    }
                }
                None => {
                    assert!(plies >= depth && mv.end.is_none());
                    assert_eq!(mv.value, game.evaluate(&last));
                }
            }
        }
        let values = analysis.moves.iter().map(|mv| mv.value);
        let (player, value) = match board.turn() {
            Color::Red => (Player::Max, values.max()),
            Color::Blue => (Player::Min, values.min()),
        };
        let first = analysis.moves.iter().find(|mv| Some(mv.value) == value);
        assert_eq!(analysis.best(player), first);
        assert_eq!(value, Some(grid.minimax(depth, 0, quiescence)));
    }
}

#[test]
fn mirrored_positions_have_mirrored_values() {
    let game = ConnectFour::default();
    let mut random = Random(7);
    for _ in 0..100 {
        let grid = ongoing(&mut random, 30);
        let values = |grid: &Grid| {
            let analysis = analyse(&game, &grid.board(), 4, true, Limits::NONE);
            let mut values = [None; 7];
            for mv in analysis.moves {
                values[mv.column.number() as usize - 1] = Some(mv.value);
            }
            values
        };
        let mut mirrored = values(&grid.mirrored());
        mirrored.reverse();
        assert_eq!(values(&grid), mirrored);
    }
}

fn last_outcome(board: &Board, line: &[Column]) -> Outcome {
    let last = line
        .iter()
        .fold(*board, |board, column| board.play(*column).unwrap());
    last.outcome()
}

/// The score of a position as solvers tell it, for the side to move: 0 for a draw, else how many of its own discs
/// the winner still has after winning, plus one, and negative for a loss.
fn solver_score(board: &Board, value: i32) -> i32 {
    if value == 0 {
        return 0;
    }
    let plies = WIN - value.abs();
    let size = (44 - board.disc_count() as i32 - plies) / 2;
    let red_wins = value > 0;
    if red_wins == (board.turn() == Color::Red) {
        size
    } else {
        -size
    }
}

#[test]
fn a_search_to_the_end_of_the_game_solves_it() {
    let game = ConnectFour::default();
    for row in include_str!("../fixtures/connect4/solved_endgames.tsv").lines() {
        let (moves, score) = row.split_once('\t').unwrap();
        let board = Board::after_move_text(moves).unwrap();
        let analysis = analyse(&game, &board, board.free_squares(), false, Limits::NONE);
        let best = analysis.best(board.turn().player()).unwrap();
        assert_eq!(
            solver_score(&board, best.value).to_string(),
            score,
            "{moves}"
        );
        let winner = match last_outcome(&board, &best.principal_variation) {
            Outcome::Won { winner, .. } => Some(winner),
            Outcome::Draw => None,
            Outcome::Ongoing => panic!("the game goes on: {moves}"),
        };
        let plies = best.principal_variation.len() as u32;
        assert_eq!(best.end, Some(ProvenEnd { winner, plies }), "{moves}");
    }
}

#[test]
fn a_stopped_search_tells_the_last_finished_depth() {
    let game = ConnectFour::default();
    let whole = analyse(&game, &Board::EMPTY, 3, false, Limits::NONE);
    let mut limits = Limits {
        nodes: 2_000,
        stop: None,
    };
    let stopped = analyse(&game, &Board::EMPTY, 42, false, limits);
    assert!(!stopped.complete && stopped.depth >= 3);
    let again = analyse(&game, &Board::EMPTY, stopped.depth, false, Limits::NONE);
    assert_eq!(stopped.moves, again.moves);
    assert_eq!(stopped.statistics, again.statistics);

    limits.nodes = 8;
    let one = analyse(&game, &Board::EMPTY, 3, false, limits);
    assert_eq!((one.depth, one.complete), (1, false));
    assert_eq!(one.statistics.nodes, 8);
    assert!(whole.complete);
}

#[test]
fn a_search_that_was_stopped_before_it_began_claims_nothing() {
    let flag = AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&flag),
    };
    let analysis = analyse(&ConnectFour::default(), &Board::EMPTY, 5, false, limits);
    assert_eq!((analysis.depth, analysis.complete), (0, false));
    assert!(analysis.moves.is_empty());
}

#[test]
fn quiescence_sees_the_loss_just_behind_the_horizon() {
    // Red has 3, 4 and 5 at the bottom and both ends are open: Blue to move is lost, which one ply does not show.
    let game = ConnectFour::default();
    let board = Board::after_move_text("33445").unwrap();
    let best = |quiescence| {
        analyse(&game, &board, 1, quiescence, Limits::NONE)
            .best(Player::Min)
            .map(|mv| mv.value)
    };
    assert!(best(false) < Some(1_000));
    assert_eq!(best(true), Some(WIN - 2));
}
