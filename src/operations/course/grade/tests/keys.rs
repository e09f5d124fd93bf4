//! The keys of exercises are right answers.

use rstest::rstest;
use serde_json::{Value, json};

use super::drawn::{exercise, graded, keyed, kinds};
use super::wrong::{Draw, wrong};

/// Answers of both sorts to the exercises of a kind.
fn are_told_apart(kind: &str, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        for posed in keyed(&exercise(kind, seed)) {
            let grade = graded(&posed.question, &posed.key);
            let [question, key] = [&posed.question, &posed.key];
            assert_eq!(grade["score"], 1.0, "{question} {key} {grade}");
            assert_eq!(grade["diagnosis"], json!([]), "{question} {key}");
            let mut draw = Draw::new(seed);
            for part in key.as_object().unwrap().keys() {
                let Some(other) = wrong(part, &posed, &mut draw) else {
                    continue;
                };
                let mut submission = key.clone();
                submission[part] = other;
                let grade = graded(question, &submission);
                let score = grade["score"].as_f64();
                assert!(
                    score.is_some_and(|score| score < 1.0),
                    "{question} {submission} {grade}"
                );
            }
        }
    }
}

#[test]
fn keys_score_one_and_what_differs_from_them_never_does() {
    for kind in kinds() {
        are_told_apart(kind, 0..200);
    }
}

/// Some minutes a kind.
#[rstest]
#[ignore = "takes many minutes"]
fn ten_thousand_keys_of_a_kind_score_one(
    #[values(
        "minimax",
        "alphabeta",
        "cut_rule",
        "leaf_counts",
        "nim",
        "grundy_sequence",
        "mex",
        "tic_tac_toe",
        "connect_four",
        "horizon"
    )]
    kind: &str,
) {
    are_told_apart(kind, 0..10_000);
}

/// Submits the key under one cut rule where the other is asked.
fn is_recognised(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let posed = keyed(&exercise("cut_rule", seed));
        let [at_equality, beyond] = posed.as_slice() else {
            panic!("there are two rules");
        };
        for (asked, other) in [(at_equality, beyond), (beyond, at_equality)] {
            let grade = graded(&asked.question, &other.key);
            let score = grade["score"].as_f64().unwrap();
            assert!((0.5..1.0).contains(&score), "{grade}");
            let checks = grade["checks"].as_array().unwrap();
            for check in checks.iter().filter(|check| check["credit"] != 1.0) {
                assert_eq!(check["code"], "OTHER_CONVENTION", "{grade}");
            }
            let codes: Vec<&Value> = grade["diagnosis"]
                .as_array()
                .unwrap()
                .iter()
                .map(|finding| &finding["code"])
                .collect();
            assert!(codes.contains(&&json!("CUT_RULE_MISMATCH")), "{grade}");
        }
    }
}

#[test]
fn what_is_right_under_the_other_cut_rule_is_recognised() {
    is_recognised(0..200);
}

#[test]
#[ignore = "takes many minutes"]
fn ten_thousand_answers_under_the_other_cut_rule_are_recognised() {
    is_recognised(0..10_000);
}
