//! Answers about heaps are graded by what the definition gives.

use arborist_engine::impartial::heap_values::HeapGame;
use arborist_engine::impartial::heap_values::HeapValues;
use arborist_engine::impartial::subtraction::SubtractionGame;
use arborist_engine::impartial::take_and_break::{Base, TakeAndBreak};
use arborist_engine::random::SplitMix64;
use arborist_engine::search::Limits;

use super::{GrundySubmission, Options, grade_grundy};
use crate::course::grading::{Grade, Policy};

fn least_absent(values: &[u64]) -> u64 {
    (0..).find(|value| !values.contains(value)).unwrap()
}

fn exclusive_or(values: &[u64]) -> u64 {
    values.iter().fold(0, |sum, value| sum ^ value)
}

/// The values of the heaps from 0 on, moves and heaps joined in these ways.
fn by_definition(
    moves: impl Fn(u64) -> Vec<Vec<u64>>,
    heap: u64,
    join_heaps: fn(&[u64]) -> u64,
    join_moves: fn(&[u64]) -> u64,
) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for size in 0..=heap {
        let options: Vec<u64> = moves(size)
            .into_iter()
            .map(|heaps| {
                let heaps: Vec<u64> = heaps.iter().map(|heap| values[*heap as usize]).collect();
                join_heaps(&heaps)
            })
            .collect();
        values.push(join_moves(&options));
    }
    values
}

fn answer(values: Vec<u64>) -> GrundySubmission {
    let grundy = *values.last().unwrap();
    GrundySubmission {
        values: Some(values),
        grundy: Some(grundy),
        is_won: Some(grundy != 0),
        period: None,
    }
}

fn drawn(random: &mut SplitMix64) -> (Vec<u64>, u64) {
    let mut set: Vec<u64> = (0..2 + random.next_u64() % 3)
        .map(|_| 1 + random.next_u64() % 8)
        .collect();
    set.sort_unstable();
    set.dedup();
    (set, 8 + random.next_u64() % 20)
}

fn takes(set: &[u64], heap: u64) -> Vec<Vec<u64>> {
    let fitting = set.iter().filter(|take| **take <= heap);
    fitting.map(|take| vec![heap - take]).collect()
}

/// Kayles: one pin, or two beside each other.
fn kayles(heap: u64) -> Vec<Vec<u64>> {
    let rests = [1, 2].into_iter().filter_map(|take| heap.checked_sub(take));
    rests
        .flat_map(|rest| (0..=rest / 2).map(move |small| vec![small, rest - small]))
        .collect()
}

fn values_of(set: &[u64]) -> HeapValues {
    let game = SubtractionGame::of_set(set).unwrap();
    game.values(0, &Limits::NONE).unwrap()
}

fn graded(set: &[u64], heap: u64, submission: GrundySubmission) -> Grade {
    let options: Options<'_> = &|heap| takes(set, heap);
    let values = values_of(set);
    grade_grundy(heap, &values, options, submission, &Policy::default()).unwrap()
}

fn codes(grade: &Grade) -> Vec<&'static str> {
    let findings = grade.diagnosis.iter();
    findings.map(|finding| finding.mistake.code()).collect()
}

#[test]
fn right_answers_score_one_and_others_do_not() {
    let mut random = SplitMix64::new(1);
    for round in 0..1000 {
        let (set, heap) = drawn(&mut random);
        let values = by_definition(|heap| takes(&set, heap), heap, exclusive_or, least_absent);
        let mut right = answer(values);
        let period = values_of(&set).period();
        right.period = Some(period.map(|period| (period.preperiod, period.length)));
        assert!(graded(&set, heap, right.clone()).score.is_full());
        let mut wrong = right;
        match round % 3 {
            0 => wrong.grundy = wrong.grundy.map(|value| value + 1),
            1 => wrong.is_won = wrong.is_won.map(|won| !won),
            _ => wrong
                .values
                .iter_mut()
                .flatten()
                .for_each(|value| *value += 1),
        }
        assert!(!graded(&set, heap, wrong).score.is_full());
    }
}

#[test]
fn exclusive_or_of_the_moves_instead_of_mex_is_found() {
    let mut random = SplitMix64::new(3);
    for _ in 0..200 {
        let (set, heap) = drawn(&mut random);
        let values = by_definition(|heap| takes(&set, heap), heap, exclusive_or, exclusive_or);
        let grade = graded(&set, heap, answer(values));
        assert!(!grade.score.is_full());
        assert!(codes(&grade).contains(&"MEX_NOT_XOR"), "{set:?} {heap}");
    }
}

#[test]
fn heaps_joined_by_mex_or_addition_are_found() {
    let game = TakeAndBreak::from_code("0.77", Base::Eight).unwrap();
    let options: Options<'_> = &|heap| game.options(heap);
    for heap in 6..100 {
        let known = game.values(heap, &Limits::NONE).unwrap();
        let right = answer(by_definition(kayles, heap, exclusive_or, least_absent));
        let grade = grade_grundy(heap, &known, options, right, &Policy::default());
        assert!(grade.unwrap().score.is_full());
        let summed = by_definition(kayles, heap, |values| values.iter().sum(), least_absent);
        let grade = grade_grundy(heap, &known, options, answer(summed), &Policy::default());
        let grade = grade.unwrap();
        assert!(!grade.score.is_full());
        assert_eq!(codes(&grade), ["MEX_NOT_XOR"]);
    }
    // Where a move leaves one heap, nothing is joined.
    let mex_of_several = |values: &[u64]| match values {
        [one] => *one,
        several => least_absent(several),
    };
    let without_empty = |heap: u64| {
        let moves = kayles(heap).into_iter();
        moves
            .map(|heaps| heaps.into_iter().filter(|heap| *heap > 0).collect())
            .collect()
    };
    for heap in 6..100 {
        let known = game.values(heap, &Limits::NONE).unwrap();
        let joined = by_definition(without_empty, heap, mex_of_several, least_absent);
        let grade = grade_grundy(heap, &known, options, answer(joined), &Policy::default());
        assert!(codes(&grade.unwrap()).contains(&"MEX_NOT_XOR"), "{heap}");
    }
}

#[test]
fn a_period_that_is_longer_than_need_be_is_found() {
    let mut random = SplitMix64::new(7);
    for _ in 0..200 {
        let (set, heap) = drawn(&mut random);
        let period = values_of(&set).period().unwrap();
        let told = |preperiod, length| GrundySubmission {
            period: Some(Some((preperiod, length))),
            ..GrundySubmission::default()
        };
        let times = 2 + random.next_u64() % 3;
        for longer in [
            told(period.preperiod, period.length * times),
            told(period.preperiod + times, period.length),
        ] {
            let grade = graded(&set, heap, longer);
            assert!(!grade.score.is_full());
            assert_eq!(codes(&grade), ["PERIOD_NOT_MINIMAL"]);
        }
        let other = told(period.preperiod, period.length + 1);
        let is_longer = (period.length + 1).is_multiple_of(period.length);
        assert_eq!(codes(&graded(&set, heap, other)).is_empty(), !is_longer);
    }
}
