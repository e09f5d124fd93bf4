//! The opponent of graded strength: in matches, against a naive solver, and out of time.

use std::sync::atomic::AtomicBool;

use arborist_engine::connect4::opponent::{Choice, Level, Opponent, Reason};
use arborist_engine::connect4::solver::{Aim, Solver, Table};
use arborist_engine::connect4::{BoardSize, Color, SizedBoard, Standing};
use arborist_engine::search::Limits;

use crate::oracle::Random;
use crate::solver::naive::Columns;
use crate::solver::{board, size, standard, table};

fn opponent(level: u8, seed: u64) -> Opponent {
    let level = Level::new(level).unwrap();
    Opponent { level, seed }
}

fn choose(opponent: Opponent, board: &SizedBoard, table: &Table) -> Choice {
    opponent
        .choose(board, &Solver::new(table), Limits::NONE)
        .unwrap()
}

/// Who wins.
fn game(size: BoardSize, red: Opponent, blue: Opponent, table: &Table) -> Option<Color> {
    let mut board = SizedBoard::empty(size);
    while board.standing() == Standing::Ongoing {
        let player = match board.turn() {
            Color::Red => red,
            Color::Blue => blue,
        };
        let choice = choose(player, &board, table);
        assert!(choice.complete);
        board = board.play_number(choice.column.into()).unwrap();
    }
    board.standing().winner()
}

/// How many games the higher level wins and loses, where each side moves first in every other game.
fn score_of_match(higher: u8, lower: u8, games: u64) -> (u32, u32) {
    let table = table();
    let (mut won, mut lost) = (0, 0);
    for seed in 0..games {
        let (higher, lower) = (opponent(higher, seed), opponent(lower, games + seed));
        let winner = if seed % 2 == 0 {
            game(BoardSize::STANDARD, higher, lower, &table)
        } else {
            game(BoardSize::STANDARD, lower, higher, &table).map(Color::opponent)
        };
        match winner {
            Some(Color::Red) => won += 1,
            Some(Color::Blue) => lost += 1,
            None => {}
        }
    }
    (won, lost)
}

#[test]
fn a_level_beats_the_one_two_below_at_least_twice_as_often_as_it_loses() {
    for (higher, games) in [
        (3, 100),
        (4, 100),
        (5, 100),
        (6, 100),
        (7, 40),
        (8, 40),
        (9, 8),
    ] {
        let (won, lost) = score_of_match(higher, higher - 2, games);
        assert!(
            won >= 2 * lost && won > 0,
            "level {higher} wins {won} and loses {lost} of {games}"
        );
    }
}

#[test]
fn the_highest_level_gets_what_the_position_is_worth_against_every_level() {
    let table = table();
    for (width, height) in [(4, 4), (5, 4), (6, 4), (5, 5)] {
        let size = size(width, height);
        let empty = SizedBoard::empty(size);
        let (score, _) = Solver::new(&table).solve(&empty, Aim::Exact, Limits::NONE);
        let value = score.value().unwrap().signum();
        let worth = |winner: Option<Color>| match winner {
            Some(Color::Red) => 1,
            Some(Color::Blue) => -1,
            None => 0,
        };
        for level in 1..=10 {
            for seed in 0..4 {
                let (perfect, other) = (opponent(10, 1), opponent(level, seed));
                assert!(worth(game(size, perfect, other, &table)) >= value);
                assert!(worth(game(size, other, perfect, &table)) <= value);
            }
        }
    }
}

#[test]
fn the_highest_level_plays_the_best_move_of_the_naive_solver_nearest_to_the_centre() {
    let table = table();
    let mut random = Random(10);
    for _ in 0..300 {
        let (width, height) = (4 + random.below(7), 4 + random.below(5));
        let free = 1 + random.below(12);
        let Some(mut game) =
            Columns::random_game(&mut random, width, height, width * height - free)
        else {
            continue;
        };
        let size = size(width, height);
        let choice = choose(opponent(10, 0), &board(size, &game.text()), &table);
        let mut best = None;
        for column in size.center_first() {
            let column = usize::from(column);
            if !game.has_room(column) {
                continue;
            }
            let score = if game.wins(column) {
                free.div_ceil(2) as i32
            } else {
                game.play(column);
                let score = -game.score(-100, 100);
                game.take_back();
                score
            };
            if best.is_none_or(|(best, _)| score > best) {
                best = Some((score, column));
            }
        }
        let (_, column) = best.unwrap();
        assert_eq!(usize::from(choice.column), column + 1, "{game:?}");
        assert!(choice.complete);
    }
}

#[test]
fn every_level_takes_a_win_and_from_the_third_on_all_meet_a_threat() {
    let table = table();
    let wins = standard("11223");
    let wins_next = standard("112233");
    for level in 1..=10 {
        for seed in 0..20 {
            let choice = choose(opponent(level, seed), &wins_next, &table);
            assert_eq!((choice.column, choice.reason), (4, Reason::Wins));
            let choice = choose(opponent(level, seed), &wins, &table);
            if level >= 3 {
                assert_eq!((choice.column, choice.reason), (4, Reason::Blocks));
            }
        }
    }
    // The weakest do not see it.
    assert!((0..20).any(|seed| choose(opponent(1, seed), &wins, &table).column != 4));
}

#[test]
fn the_seed_decides_about_slips_and_nothing_else_does() {
    let table = table();
    let position = standard("4453");
    let columns: Vec<u8> = (0..50)
        .map(|seed| choose(opponent(3, seed), &position, &table).column)
        .collect();
    let again: Vec<u8> = (0..50)
        .map(|seed| choose(opponent(3, seed), &position, &table).column)
        .collect();
    assert_eq!(columns, again);
    assert!(columns.iter().any(|column| *column != columns[0]));
    for level in [9, 10] {
        let end = standard("5554224333234511764415115");
        let choices = (0..10).map(|seed| choose(opponent(level, seed), &end, &table));
        assert!(
            choices
                .map(|choice| choice.column)
                .all(|column| column == 6)
        );
    }
}

#[test]
fn who_slips_does_not_let_the_other_side_win_on_top() {
    let table = table();
    // Red would win in row 2 of columns 1 and 5, so Blue must not play below it.
    let position = standard("3224473");
    for seed in 0..200 {
        let choice = choose(opponent(3, seed), &position, &table);
        assert!(![1, 5].contains(&choice.column), "{choice:?}");
        let after = position.play_number(choice.column.into()).unwrap();
        let reply = choose(opponent(10, 0), &after, &table);
        assert_ne!(reply.reason, Reason::Wins, "{choice:?}");
    }
}

#[test]
fn nobody_moves_when_the_game_is_over() {
    let table = table();
    for level in 1..=10 {
        let over = standard("4455667");
        let choice = opponent(level, 0).choose(&over, &Solver::new(&table), Limits::NONE);
        assert_eq!(choice, None);
    }
}

#[test]
fn without_time_there_is_a_legal_move_that_claims_nothing() {
    let table = table();
    let stop = AtomicBool::new(true);
    let limits = Limits {
        nodes: u64::MAX,
        stop: Some(&stop),
    };
    for size in BoardSize::all() {
        let empty = SizedBoard::empty(size);
        for level in 1..=10 {
            let choice = opponent(level, 0).choose(&empty, &Solver::new(&table), limits);
            let choice = choice.unwrap();
            assert!(empty.play_number(choice.column.into()).is_ok());
            assert!(!choice.complete);
            let reason = match level {
                10 => Reason::Unproven,
                _ => Reason::LooksBest,
            };
            assert_eq!(choice.reason, reason);
        }
    }
}

#[test]
fn without_time_the_highest_level_still_sees_what_is_near() {
    let table = table();
    let limits = Limits {
        nodes: 0,
        stop: None,
    };
    // Red makes two threats at once with column 4 or column 2.
    let position = standard("3637");
    let choice = opponent(10, 0).choose(&position, &Solver::new(&table), limits);
    let choice = choice.unwrap();
    assert_eq!(choice.reason, Reason::Unproven);
    let after = position.play_number(choice.column.into()).unwrap();
    let (score, _) = Solver::new(&table).solve(&after, Aim::Weak, Limits::NONE);
    assert_eq!(score.signs().value(), Some(-1));
}

#[test]
fn levels_are_1_to_10() {
    assert_eq!([0, 11, 255].map(Level::new), [None; 3]);
    let numbers = (1..=10).map(|number| Level::new(number).unwrap().number());
    assert!(numbers.eq(1..=10));
    assert!((1..=10).all(|number| {
        let skill = Level::new(number).unwrap().skill();
        skill.is_none() == (number == 10)
    }));
}
