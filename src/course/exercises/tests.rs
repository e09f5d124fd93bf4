use arborist_engine::connect4::{Board, Outcome as Standing, Weights};
use arborist_engine::impartial::Outcome;
use arborist_engine::impartial::nim::Rule;
use arborist_engine::search::Limits;
use arborist_engine::tictactoe::{Scoring, Status};

use super::connect4::ConnectFourWishes;
use super::mex::MexWishes;
use super::nim::NimWishes;
use super::subtraction::SubtractionWishes;
use super::tictactoe::{TicTacToeWishes, has_unique_best_move};
use super::*;

const BUDGET: Budget<'static> = Budget {
    attempts: 100_000,
    limits: Limits::NONE,
};

#[test]
fn piles_have_the_nim_sum_that_was_wished() {
    for seed in 0..100 {
        let outcome = [Outcome::P, Outcome::N][seed as usize % 2];
        let wishes = NimWishes {
            piles: 3,
            sizes: Span::new(1, 15).unwrap(),
            rule: Rule::Normal,
            outcome: Some(outcome),
            winning_moves: CountRange::ANY,
        };
        let position = find(seed, BUDGET, |chance| nim::draw(chance, &wishes))
            .unwrap()
            .instance;
        let sum = position.piles().iter().fold(0, |sum, pile| sum ^ pile);
        assert_eq!(sum == 0, outcome == Outcome::P);
        assert!(position.piles().iter().all(|pile| (1..=15).contains(pile)));
    }
}

#[test]
fn a_wished_mex_is_the_first_number_that_is_missing() {
    let wishes = MexWishes {
        numbers: 6,
        between: Span::new(0, 8).unwrap(),
        mex: CountRange {
            at_least: 3,
            at_most: 3,
        },
    };
    for seed in 0..50 {
        let set = find(seed, BUDGET, |chance| mex::draw(chance, &wishes))
            .unwrap()
            .instance;
        assert!([0, 1, 2].iter().all(|number| set.contains(number)) && !set.contains(&3));
    }
}

#[test]
fn a_wished_period_is_seen_in_values_made_by_hand() {
    let wishes = SubtractionWishes {
        amounts: 3,
        between: Span::new(1, 7).unwrap(),
        period: CountRange {
            at_least: 4,
            at_most: 9,
        },
        preperiod: CountRange::ANY,
    };
    for seed in 0..50 {
        let amounts = find(seed, BUDGET, |chance| subtraction::draw(chance, &wishes))
            .unwrap()
            .instance;
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..400 {
            let below: Vec<u64> = amounts
                .iter()
                .filter(|take| **take <= heap)
                .map(|take| values[(heap - take) as usize])
                .collect();
            values.push((0..).find(|value| !below.contains(value)).unwrap());
        }
        let repeats = |length: usize| (200..400).all(|heap| values[heap] == values[heap - length]);
        let length = (1..100).find(|length| repeats(*length)).unwrap();
        assert!((4..=9).contains(&length), "{amounts:?}");
    }
}

#[test]
fn tic_tac_toe_goes_on_and_has_one_best_move() {
    for empty_cells in 2..=6 {
        let wishes = TicTacToeWishes {
            empty_cells,
            unique_best_move: Some(true),
            scoring: Scoring::Depth,
        };
        for seed in 0..20 {
            let position = find(seed, BUDGET, |chance| tictactoe::draw(chance, &wishes))
                .unwrap()
                .instance;
            assert_eq!(position.board().empty_cells().count(), empty_cells);
            assert_eq!(position.status(), Status::Ongoing);
            assert!(has_unique_best_move(position, Scoring::Depth));
        }
    }
}

#[test]
fn connect_four_goes_on_with_the_evaluation_that_was_wished() {
    let wishes = ConnectFourWishes {
        discs: Span::new(8, 14).unwrap(),
        evaluation: Span::new(5, 40),
        weights: Weights::default(),
    };
    for seed in 0..50 {
        let columns = find(seed, BUDGET, |chance| connect4::draw(chance, &wishes))
            .unwrap()
            .instance;
        let board = columns
            .iter()
            .fold(Board::EMPTY, |board, column| board.play(*column).unwrap());
        assert_eq!(board.outcome(), Standing::Ongoing);
        assert!((8..=14).contains(&board.disc_count()));
        assert!((5..=40).contains(&Weights::default().evaluate(&board)));
    }
}
