//! Mistakes in the work are found, and no others are told.

use arborist_engine::random::SplitMix64;
use rstest::rstest;

use super::drawn::{Drawn, Shape, USUAL};
use super::student::{RIGHT, Student};
use super::submitted::{Exercise, codes};

const EXERCISES: u32 = 200;

/// Trees deep enough for deep cut-offs.
const DEEP: Shape = Shape {
    least_depth: 4,
    most_depth: 4,
    ..USUAL
};

/// Leaves below zero as well.
const SIGNED: Shape = Shape {
    lowest: -9,
    highest: 3,
    ..USUAL
};

const STRICT: Student = Student {
    strict: true,
    ..RIGHT
};

/// In how many exercises the mistake changes the answer, and in how many of these it is told.
fn found(shape: Shape, conventions: Student, student: Student, code: &str) -> (u32, u32) {
    let mut random = SplitMix64::new(7);
    let (mut changed, mut told) = (0, 0);
    while changed < EXERCISES {
        let drawn = Drawn::random(&mut random, shape);
        let tree = drawn.tree();
        let mut exercise = Exercise::new(&tree, &conventions);
        let parts = exercise.everything(&student.work(&drawn));
        let grade = exercise.grade(parts);
        if grade.score.is_full() {
            assert!(grade.diagnosis.is_empty());
            continue;
        }
        changed += 1;
        told += u32::from(codes(&grade).contains(&code));
    }
    (changed, told)
}

#[rstest]
#[case::cut_rule(USUAL, RIGHT, Student { strict: true, ..RIGHT }, "CUT_RULE_MISMATCH")]
#[case::cut_rule_back(USUAL, STRICT, RIGHT, "CUT_RULE_MISMATCH")]
#[case::fail_mode(DEEP, STRICT, Student { hard: true, ..STRICT }, "FAIL_MODE_MISMATCH")]
#[case::fail_mode_back(DEEP, Student { hard: true, ..STRICT }, STRICT, "FAIL_MODE_MISMATCH")]
#[case::deep_cut(DEEP, RIGHT, Student { shallow: true, ..RIGHT }, "DEEP_CUT_MISSED")]
#[case::backwards(USUAL, RIGHT, Student { backwards: true, ..RIGHT }, "ORDER")]
#[case::swapped(USUAL, RIGHT, Student { swapped: true, ..RIGHT }, "LEVELS_SWAPPED")]
#[case::forgetful(USUAL, RIGHT, Student { forgetful: true, ..RIGHT }, "ALPHA_NOT_CARRIED")]
#[case::one_window(USUAL, RIGHT, Student { one_window: true, ..RIGHT }, "ALPHA_LEAKED")]
#[case::late(USUAL, RIGHT, Student { late: true, ..RIGHT }, "LATE_TEST")]
#[case::from_zero(SIGNED, RIGHT, Student { from_zero: true, ..RIGHT }, "SENTINEL")]
#[case::all_from_zero(SIGNED, RIGHT, Student { from_zero: true, min_from_zero: true, ..RIGHT }, "SENTINEL")]
#[case::alpha_from_zero(SIGNED, RIGHT, Student { from_zero: true, always_raises: true, ..RIGHT }, "SENTINEL")]
#[case::helped(USUAL, RIGHT, Student { helped: true, ..RIGHT }, "OPPONENT_MISREAD")]
fn a_mistake_in_the_work_is_found(
    #[case] shape: Shape,
    #[case] conventions: Student,
    #[case] student: Student,
    #[case] code: &str,
) {
    let (changed, told) = found(shape, conventions, student, code);
    assert!(told * 100 >= changed * 95, "{told} of {changed}");
}

#[test]
fn a_mistake_that_is_told_would_have_led_to_the_same_steps() {
    let students = [
        (
            "CUT_RULE_MISMATCH",
            Student {
                strict: true,
                ..RIGHT
            },
        ),
        (
            "DEEP_CUT_MISSED",
            Student {
                shallow: true,
                ..RIGHT
            },
        ),
        (
            "ORDER",
            Student {
                backwards: true,
                ..RIGHT
            },
        ),
        (
            "LEVELS_SWAPPED",
            Student {
                swapped: true,
                ..RIGHT
            },
        ),
        (
            "ALPHA_NOT_CARRIED",
            Student {
                forgetful: true,
                ..RIGHT
            },
        ),
        (
            "ALPHA_LEAKED",
            Student {
                one_window: true,
                ..RIGHT
            },
        ),
        (
            "LATE_TEST",
            Student {
                late: true,
                ..RIGHT
            },
        ),
        (
            "SENTINEL",
            Student {
                from_zero: true,
                ..RIGHT
            },
        ),
    ];
    let mut random = SplitMix64::new(11);
    let mut told_beside = 0;
    for _ in 0..EXERCISES {
        let drawn = Drawn::random(&mut random, SIGNED);
        let tree = drawn.tree();
        for (cause, student) in students {
            let mut exercise = Exercise::new(&tree, &RIGHT);
            let submitted = exercise.steps(&student.work(&drawn));
            let grade = exercise.grade(submitted.clone());
            for (code, other) in students {
                if code == cause || !codes(&grade).contains(&code) {
                    continue;
                }
                told_beside += 1;
                // A test one child late, or MIN from zero, are told by the same codes and are no student's here.
                if code == "LATE_TEST" || code == "SENTINEL" {
                    continue;
                }
                let as_well = exercise.steps(&other.work(&drawn));
                let sorted = |parts| super::credit::sorted(parts);
                assert_eq!(
                    sorted(submitted.clone()),
                    sorted(as_well),
                    "{code} for {cause}"
                );
            }
        }
    }
    assert!(told_beside > 0);
}

#[test]
fn what_is_right_under_the_other_cut_rule_is_always_recognized() {
    let mut random = SplitMix64::new(13);
    let mut recognized = 0;
    for _ in 0..2000 {
        let drawn = Drawn::random(&mut random, USUAL);
        let tree = drawn.tree();
        let mut exercise = Exercise::new(&tree, &RIGHT);
        let parts = exercise.everything(&STRICT.work(&drawn));
        let grade = exercise.grade(parts);
        if grade.score.is_full() {
            continue;
        }
        recognized += 1;
        let other = grade
            .checks
            .iter()
            .filter(|check| !check.credit.is_full())
            .all(|check| check.verdict.code() == "OTHER_CONVENTION");
        assert!(other, "{:?}", grade.checks);
        assert!(grade.score.get() >= 0.5);
    }
    assert!(recognized > 200, "{recognized}");
}
