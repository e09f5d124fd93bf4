//! Answers about graphs are graded by what the definition gives.

use arborist_engine::impartial::graph::{LoopyOutcome, NamedGraph, NimValues};
use arborist_engine::random::SplitMix64;
use arborist_engine::search::Limits;

use super::{GraphExercise, GraphSubmission, grade_graph};
use crate::course::grading::{Grade, Policy};

/// For each position those that a move leads to.
type Game = Vec<Vec<u32>>;

/// A game without cycles: moves lead to positions of a larger number, which are told in any order.
fn drawn(random: &mut SplitMix64) -> Game {
    let size = 5 + random.next_u64() % 8;
    (0..size)
        .map(|node| {
            let later = node + 1..size;
            let mut moves: Vec<u32> = later
                .filter(|_| random.next_u64().is_multiple_of(2))
                .map(|to| to as u32)
                .collect();
            if random.next_u64().is_multiple_of(2) {
                moves.reverse();
            }
            moves
        })
        .collect()
}

fn named(game: &Game) -> NamedGraph {
    let mut graph = NamedGraph::default();
    let names: Vec<_> = (0..game.len())
        .map(|node| graph.name(&format!("n{node}")))
        .collect();
    for (from, moves) in names.iter().zip(game) {
        for to in moves {
            graph.add_edge(*from, names[*to as usize]);
        }
    }
    graph
}

fn least_absent(values: &[u64]) -> u64 {
    (0..).find(|value| !values.contains(value)).unwrap()
}

/// The values when followers are joined so; an end is worth 0.
fn values(game: &Game, join: impl Fn(&[u64]) -> u64) -> Vec<u64> {
    let mut values = vec![0; game.len()];
    for node in (0..game.len()).rev() {
        let of_followers: Vec<u64> = game[node].iter().map(|to| values[*to as usize]).collect();
        if !of_followers.is_empty() {
            values[node] = join(&of_followers);
        }
    }
    values
}

/// The answer of somebody who finds a position lost whenever it is worth 0.
fn by_values(game: &Game, values: &[u64]) -> GraphSubmission {
    let lost: Vec<bool> = values.iter().map(|value| *value == 0).collect();
    let numbered = |values: &[u64]| (0..).zip(values.iter().map(|value| Some(*value))).collect();
    GraphSubmission {
        grundy: Some(numbered(values)),
        ..by_losses(game, &lost)
    }
}

fn by_losses(game: &Game, lost: &[bool]) -> GraphSubmission {
    let outcome = |lost: &bool| match lost {
        true => LoopyOutcome::P,
        false => LoopyOutcome::N,
    };
    let winning = |moves: &Vec<u32>| {
        let winning = moves.iter().filter(|to| lost[**to as usize]);
        winning.rev().copied().collect()
    };
    GraphSubmission {
        grundy: None,
        outcome: Some((0..).zip(lost.iter().map(outcome)).collect()),
        winning_moves: Some((0..).zip(game.iter().map(winning)).collect()),
    }
}

fn graded(game: &Game, submission: &GraphSubmission) -> Grade {
    let names = named(game);
    let graph = names.graph();
    let exercise = GraphExercise {
        names: &names,
        graph: &graph,
        values: &NimValues::of(&graph, &Limits::NONE).unwrap(),
    };
    grade_graph(&exercise, submission, &Policy::default()).unwrap()
}

fn codes(grade: &Grade) -> Vec<&'static str> {
    let findings = grade.diagnosis.iter();
    findings.map(|finding| finding.mistake.code()).collect()
}

/// How often a mistake that changes the answer is found, of 200 games.
fn is_found(code: &str, mistaken: impl Fn(&Game) -> GraphSubmission) {
    let mut random = SplitMix64::new(7);
    let (mut found, mut all) = (0, 0);
    while all < 200 {
        let game = drawn(&mut random);
        let grade = graded(&game, &mistaken(&game));
        if grade.score.is_full() {
            continue;
        }
        all += 1;
        found += usize::from(codes(&grade).contains(&code));
    }
    assert!(found >= 190, "{code}: {found} of {all}");
}

#[test]
fn right_answers_score_one_and_have_no_diagnosis() {
    let mut random = SplitMix64::new(1);
    for _ in 0..1000 {
        let game = drawn(&mut random);
        let grade = graded(&game, &by_values(&game, &values(&game, least_absent)));
        assert!(grade.score.is_full() && grade.diagnosis.is_empty());
    }
}

#[test]
fn each_position_that_is_wrong_costs_its_share() {
    let mut random = SplitMix64::new(2);
    for _ in 0..1000 {
        let game = drawn(&mut random);
        let mut submission = by_values(&game, &values(&game, least_absent));
        let place = (random.next_u64() % game.len() as u64) as usize;
        let (_, value) = &mut submission.grundy.as_mut().unwrap()[place];
        *value = value.map(|value| value + 1);
        let grade = graded(&game, &submission);
        let wrong: Vec<_> = grade
            .checks
            .iter()
            .filter(|check| !check.credit.is_full())
            .collect();
        assert_eq!(wrong.len(), 1);
        assert_eq!(wrong[0].node, Some(format!("n{place}")));
        assert!(!grade.score.is_full() && grade.score.get() > 0.8);
    }
}

#[test]
fn one_position_alone_may_be_told() {
    let game = vec![vec![1, 2], vec![2], vec![]];
    let submission = GraphSubmission {
        winning_moves: Some(vec![(0, vec![2])]),
        ..GraphSubmission::default()
    };
    let grade = graded(&game, &submission);
    assert_eq!((grade.checks.len(), grade.score.get()), (1, 1.0));
}

#[test]
fn exclusive_or_or_addition_instead_of_mex_is_found() {
    is_found("MEX_NOT_XOR", |game| {
        by_values(
            game,
            &values(game, |of| of.iter().fold(0, |sum, value| sum ^ value)),
        )
    });
    is_found("MEX_NOT_XOR", |game| {
        by_values(game, &values(game, |of| of.iter().sum()))
    });
}

#[test]
fn another_number_instead_of_the_mex_is_found() {
    is_found("MEX_MISREAD", |game| {
        by_values(game, &values(game, |of| of.iter().max().unwrap() + 1))
    });
    is_found("MEX_MISREAD", |game| {
        by_values(
            game,
            &values(game, |of| (1..).find(|value| !of.contains(value)).unwrap()),
        )
    });
    is_found("MEX_MISREAD", |game| GraphSubmission {
        grundy: by_values(game, &values(game, |of| of.iter().max().unwrap() + 1)).grundy,
        ..by_values(game, &values(game, least_absent))
    });
}

#[test]
fn misere_play_is_found() {
    is_found("NIM_CONVENTION", |game| {
        let mut lost = vec![false; game.len()];
        for node in (0..game.len()).rev() {
            let all_won = game[node].iter().all(|to| !lost[*to as usize]);
            lost[node] = !game[node].is_empty() && all_won;
        }
        by_losses(game, &lost)
    });
}

#[test]
fn one_winning_move_of_many_is_found() {
    is_found("ONE_OF_MANY", |game| {
        let mut submission = by_values(game, &values(game, least_absent));
        for (_, moves) in submission.winning_moves.iter_mut().flatten() {
            moves.truncate(1);
        }
        submission
    });
}

#[test]
fn a_single_slip_is_no_mistake_of_method() {
    let mut random = SplitMix64::new(5);
    let mut told = 0;
    for _ in 0..200 {
        let game = drawn(&mut random);
        let mut submission = by_values(&game, &values(&game, least_absent));
        let (_, value) = submission.grundy.as_mut().unwrap().first_mut().unwrap();
        *value = Some(99);
        told += codes(&graded(&game, &submission)).len();
    }
    assert_eq!(told, 0);
}

/// Who wins where play may go on for ever: positions are decided one after another until none more is.
fn outcomes(game: &Game) -> Vec<LoopyOutcome> {
    let mut outcomes = vec![LoopyOutcome::D; game.len()];
    for _ in 0..game.len() {
        for node in 0..game.len() {
            let mut of_followers = game[node].iter().map(|to| outcomes[*to as usize]);
            if of_followers
                .clone()
                .any(|outcome| outcome == LoopyOutcome::P)
            {
                outcomes[node] = LoopyOutcome::N;
            } else if of_followers.all(|outcome| outcome == LoopyOutcome::N) {
                outcomes[node] = LoopyOutcome::P;
            }
        }
    }
    outcomes
}

#[test]
fn draws_are_graded_and_their_infinite_values_too() {
    let mut random = SplitMix64::new(6);
    let mut draws = 0;
    for _ in 0..300 {
        let mut game = drawn(&mut random);
        let last = game.len() - 1;
        let back = (random.next_u64() % last as u64) as u32;
        game[last - 1].push(back);
        let right = outcomes(&game);
        draws += right
            .iter()
            .filter(|outcome| **outcome == LoopyOutcome::D)
            .count();
        let mut submission = GraphSubmission {
            outcome: Some((0..).zip(right.iter().copied()).collect()),
            ..GraphSubmission::default()
        };
        assert!(graded(&game, &submission).score.is_full());
        let (_, first) = &mut submission.outcome.as_mut().unwrap()[0];
        *first = match *first {
            LoopyOutcome::D => LoopyOutcome::P,
            _ => LoopyOutcome::D,
        };
        assert!(!graded(&game, &submission).score.is_full());
        let infinite = right.iter().position(|outcome| *outcome == LoopyOutcome::D);
        if let Some(node) = infinite {
            let submission = GraphSubmission {
                grundy: Some(vec![(node as u32, None)]),
                ..GraphSubmission::default()
            };
            assert!(graded(&game, &submission).score.is_full());
        }
    }
    assert!(draws > 100, "{draws} draws");
}
