//! Answers about the value of a position and who wins it.

use arborist_engine::impartial::graph::LoopyOutcome;
use arborist_engine::random::SplitMix64;

use super::{Verdict, VerdictSubmission, grade_verdict};
use crate::course::grading::{Grade, Policy};

fn drawn(random: &mut SplitMix64) -> Verdict {
    let terms: Vec<u64> = (0..2 + random.next_u64() % 4)
        .map(|_| random.next_u64() % 9)
        .collect();
    let grundy = terms.iter().fold(0, |sum, term| sum ^ term);
    Verdict {
        grundy: Some(grundy),
        outcome: outcome(grundy),
        terms,
    }
}

fn outcome(grundy: u64) -> LoopyOutcome {
    match grundy {
        0 => LoopyOutcome::P,
        _ => LoopyOutcome::N,
    }
}

fn graded(verdict: &Verdict, grundy: u64, outcome: LoopyOutcome) -> Grade {
    let submission = VerdictSubmission {
        grundy: Some(grundy),
        outcome: Some(outcome),
    };
    grade_verdict(verdict, &submission, &Policy::default()).unwrap()
}

#[test]
fn the_value_and_the_outcome_are_right_and_no_other_is() {
    let mut random = SplitMix64::new(1);
    for _ in 0..1000 {
        let verdict = drawn(&mut random);
        let right = verdict.grundy.unwrap();
        for grundy in 0..20 {
            for said in [LoopyOutcome::P, LoopyOutcome::N, LoopyOutcome::D] {
                let grade = graded(&verdict, grundy, said);
                let is_right = grundy == right && said == outcome(right);
                assert_eq!(grade.score.is_full(), is_right);
            }
        }
    }
}

#[test]
fn addition_instead_of_exclusive_or_is_found_whether_or_not_the_outcome_follows() {
    let mut random = SplitMix64::new(2);
    let mut changed = 0;
    while changed < 200 {
        let verdict = drawn(&mut random);
        let sum: u64 = verdict.terms.iter().sum();
        if Some(sum) == verdict.grundy {
            continue;
        }
        changed += 1;
        for said in [outcome(sum), verdict.outcome] {
            let grade = graded(&verdict, sum, said);
            assert_eq!(grade.diagnosis[0].mistake.code(), "NIM_SUM_ARITH");
        }
    }
}

#[test]
fn what_comes_about_in_another_way_has_no_diagnosis() {
    let verdict = Verdict {
        grundy: Some(2),
        outcome: LoopyOutcome::N,
        terms: Vec::new(),
    };
    let grade = graded(&verdict, 5, LoopyOutcome::N);
    assert_eq!((grade.score.get(), grade.diagnosis.len()), (0.5, 0));
}

#[test]
fn of_a_value_that_is_not_known_only_the_outcome_is_asked() {
    let verdict = Verdict {
        grundy: None,
        outcome: LoopyOutcome::D,
        terms: Vec::new(),
    };
    assert_eq!(verdict.parts(), ["outcome"]);
}
