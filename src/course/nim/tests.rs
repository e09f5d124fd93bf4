//! Answers about Nim are graded by what exhaustive search finds.

use std::collections::HashMap;

use arborist_engine::impartial::Outcome;
use arborist_engine::impartial::nim::{Move, Position, Rule};
use arborist_engine::random::SplitMix64;

use super::{NimSubmission, grade_nim};
use crate::course::grading::{Grade, Policy};

/// Whether the player to move wins, found by trying everything.
fn wins(piles: &[u64], rule: Rule, known: &mut HashMap<Vec<u64>, bool>) -> bool {
    let mut key = piles.to_vec();
    key.sort_unstable();
    if let Some(&won) = known.get(&key) {
        return won;
    }
    let won = if piles.iter().all(|pile| *pile == 0) {
        rule == Rule::Misere
    } else {
        moves(piles).any(|mv| !wins(&after(piles, mv), rule, known))
    };
    known.insert(key, won);
    won
}

fn moves(piles: &[u64]) -> impl Iterator<Item = Move> + '_ {
    piles.iter().enumerate().flat_map(|(pile, &size)| {
        (1..=size).map(move |take| Move {
            pile,
            take,
            leaves: size - take,
        })
    })
}

fn after(piles: &[u64], mv: Move) -> Vec<u64> {
    let mut piles = piles.to_vec();
    piles[mv.pile] = mv.leaves;
    piles
}

fn by_trying(piles: &[u64], rule: Rule) -> NimSubmission {
    let mut known = HashMap::new();
    let winning: Vec<Move> = moves(piles)
        .filter(|mv| !wins(&after(piles, *mv), rule, &mut known))
        .collect();
    NimSubmission {
        nim_sum: Some(piles.iter().fold(0, |sum, pile| sum ^ pile)),
        outcome: Some(match wins(piles, rule, &mut known) {
            true => Outcome::N,
            false => Outcome::P,
        }),
        winning_move: Some(winning.last().copied()),
        winning_moves: Some(winning),
        children: Some(
            moves(piles)
                .map(|mv| match wins(&after(piles, mv), rule, &mut known) {
                    true => (mv, Outcome::N),
                    false => (mv, Outcome::P),
                })
                .collect(),
        ),
    }
}

/// The other of the two.
fn other(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::P => Outcome::N,
        Outcome::N => Outcome::P,
    }
}

fn drawn(random: &mut SplitMix64) -> (Vec<u64>, Rule) {
    let piles = 1 + random.next_u64() % 4;
    let piles = (0..piles).map(|_| random.next_u64() % 7).collect();
    let rule = [Rule::Normal, Rule::Misere][(random.next_u64() % 2) as usize];
    (piles, rule)
}

fn graded(piles: &[u64], rule: Rule, submission: NimSubmission) -> Grade {
    let position = Position::new(piles.to_vec(), rule);
    grade_nim(&position, submission, &Policy::default()).unwrap()
}

/// Demands a code in 200 positions in which the mistake changes the answer.
fn found(code: &str, answer: impl Fn(&[u64], Rule) -> NimSubmission) {
    let mut random = SplitMix64::new(3);
    let (mut changed, mut told) = (0, 0);
    while changed < 200 {
        let (piles, rule) = drawn(&mut random);
        let grade = graded(&piles, rule, answer(&piles, rule));
        if grade.score.is_full() {
            assert!(grade.diagnosis.is_empty());
            continue;
        }
        changed += 1;
        let codes = grade.diagnosis.iter().map(|found| found.mistake.code());
        told += u32::from(codes.into_iter().any(|found| found == code));
    }
    assert!(told >= 190, "{code}: {told} of {changed}");
}

#[test]
fn right_answers_score_one() {
    let mut random = SplitMix64::new(1);
    for _ in 0..3000 {
        let (piles, rule) = drawn(&mut random);
        let grade = graded(&piles, rule, by_trying(&piles, rule));
        assert!(
            grade.score.is_full(),
            "{piles:?} {rule:?} {:?}",
            grade.checks
        );
    }
}

#[test]
fn wrong_answers_never_score_one() {
    let mut random = SplitMix64::new(2);
    for round in 0..3000 {
        let (piles, rule) = drawn(&mut random);
        let mut answer = by_trying(&piles, rule);
        match round % 4 {
            0 => answer.nim_sum = answer.nim_sum.map(|sum| sum + 1 + random.next_u64() % 9),
            1 => {
                answer.outcome = answer.outcome.map(other);
                for (_, outcome) in answer.children.iter_mut().flatten().take(1) {
                    *outcome = other(*outcome);
                }
            }
            2 => {
                answer.winning_moves = answer.winning_moves.map(|mut winning| {
                    let wrong = moves(&piles).find(|mv| !winning.contains(mv));
                    match wrong {
                        Some(wrong) => winning.push(wrong),
                        None => winning.push(Move {
                            pile: 0,
                            take: 99,
                            leaves: 0,
                        }),
                    }
                    winning
                })
            }
            _ => {
                answer.winning_move = Some(Some(Move {
                    pile: 0,
                    take: 99,
                    leaves: 0,
                }))
            }
        }
        assert!(!graded(&piles, rule, answer).score.is_full());
    }
}

#[test]
fn the_other_rule_is_found() {
    found("NIM_CONVENTION", |piles, rule| {
        by_trying(
            piles,
            match rule {
                Rule::Normal => Rule::Misere,
                Rule::Misere => Rule::Normal,
            },
        )
    });
}

#[test]
fn piles_that_are_added_up_are_found() {
    found("NIM_SUM_ARITH", |piles, _| NimSubmission {
        nim_sum: Some(piles.iter().sum()),
        ..NimSubmission::default()
    });
    found("NIM_SUM_ARITH", |piles, rule| NimSubmission {
        nim_sum: Some(piles.iter().sum()),
        ..by_trying(piles, rule)
    });
}

#[test]
fn children_in_the_view_of_who_has_moved_are_found() {
    found("PERSPECTIVE", |piles, rule| {
        let mut answer = by_trying(piles, rule);
        for (_, outcome) in answer.children.iter_mut().flatten() {
            *outcome = other(*outcome);
        }
        answer
    });
}

#[test]
fn children_by_the_sum_of_their_piles_are_found() {
    found("NIM_SUM_ARITH", |piles, rule| {
        let mut answer = by_trying(piles, rule);
        let sum = |piles: &[u64]| piles.iter().sum::<u64>();
        let won = |sum: u64| if sum == 0 { Outcome::P } else { Outcome::N };
        answer.nim_sum = Some(sum(piles));
        answer.outcome = Some(won(sum(piles)));
        answer.winning_moves = None;
        answer.winning_move = None;
        for (mv, outcome) in answer.children.iter_mut().flatten() {
            *outcome = won(sum(&after(piles, *mv)));
        }
        answer
    });
}

#[test]
fn one_of_many_is_found_and_earns_its_part() {
    found("ONE_OF_MANY", |piles, rule| {
        let mut answer = by_trying(piles, rule);
        if let Some(winning) = &mut answer.winning_moves {
            winning.truncate(1);
        }
        answer
    });
    let three = [1, 1, 1];
    let first = by_trying(&three, Rule::Normal).winning_moves.unwrap()[0];
    let grade = graded(
        &three,
        Rule::Normal,
        NimSubmission {
            winning_moves: Some(vec![first]),
            ..NimSubmission::default()
        },
    );
    assert_eq!(grade.score.get(), 0.3333);
    assert_eq!(grade.checks[0].verdict.code(), "ONE_OF_MANY");
}
