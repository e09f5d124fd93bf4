//! Answers about sets are graded by what counting up from 0 finds.

use arborist_engine::random::SplitMix64;

use super::grade_mex;
use crate::course::grading::{Grade, Policy};

fn least_absent(set: &[u64], from: u64) -> u64 {
    (from..).find(|number| !set.contains(number)).unwrap()
}

fn drawn(random: &mut SplitMix64) -> Vec<u64> {
    let numbers = 2 + random.next_u64() % 7;
    (0..numbers).map(|_| random.next_u64() % 9).collect()
}

fn graded(set: &[u64], told: u64) -> Grade {
    grade_mex(set, Some(told), &Policy::default()).unwrap()
}

#[test]
fn the_least_number_that_is_missing_is_right_and_no_other_is() {
    let mut random = SplitMix64::new(1);
    for _ in 0..1000 {
        let set = drawn(&mut random);
        let right = least_absent(&set, 0);
        for told in 0..12 {
            let grade = graded(&set, told);
            assert_eq!(grade.score.is_full(), told == right, "{set:?}: {told}");
        }
    }
}

/// Demands a code in 200 sets in which the mistake changes the answer.
fn found(code: &str, answer: impl Fn(&[u64]) -> u64) {
    let mut random = SplitMix64::new(3);
    let mut changed = 0;
    while changed < 200 {
        let set = drawn(&mut random);
        let grade = graded(&set, answer(&set));
        let told = |code: &str| {
            let mut findings = grade.diagnosis.iter();
            findings.any(|finding| finding.mistake.code() == code)
        };
        assert_ne!(grade.score.is_full(), told(code), "{set:?}");
        changed += u32::from(!grade.score.is_full());
    }
}

#[test]
fn one_more_than_the_largest_is_told_from_the_least_that_is_missing() {
    found("MEX_MISREAD", |set| set.iter().max().unwrap() + 1);
}

#[test]
fn counting_from_one_is_told_from_counting_from_zero() {
    found("MEX_MISREAD", |set| least_absent(set, 1));
}

#[test]
fn the_least_of_the_set_is_told_from_the_least_that_is_missing() {
    found("MEX_MISREAD", |set| *set.iter().min().unwrap());
}

#[test]
fn exclusive_or_and_sum_are_told_from_mex() {
    found("MEX_NOT_XOR", |set| {
        set.iter().fold(0, |sum, number| sum ^ number)
    });
    found("MEX_NOT_XOR", |set| set.iter().sum());
}

#[test]
fn what_comes_out_of_no_mistake_is_wrong_and_no_more() {
    for told in [8, 9, 100] {
        let grade = graded(&[0, 1, 2, 6], told);
        let found: Vec<&str> = grade.diagnosis.iter().map(|f| f.mistake.code()).collect();
        let codes: &[&str] = if told == 9 { &["MEX_NOT_XOR"] } else { &[] };
        assert_eq!(found, codes, "{told}");
    }
}

#[test]
fn numbers_of_any_size_are_taken() {
    let grade = graded(&[0, u64::MAX, u64::MAX - 1], 1);
    assert!(grade.score.is_full());
    assert!(!graded(&[0, u64::MAX, u64::MAX - 1], 2).score.is_full());
}

#[test]
fn a_mex_that_is_not_told_is_no_answer() {
    assert_eq!(grade_mex(&[0], None, &Policy::default()), None);
}
