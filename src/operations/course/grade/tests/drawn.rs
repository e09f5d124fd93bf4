//! Exercises with their keys, of every kind and of many sizes.

use serde_json::{Value, json};

use crate::operations::testing::ask;

/// Parameters of exercises, by their kind; the seed chooses among those of a kind.
const KINDS: [(&str, &[&str]); 10] = [
    (
        "minimax",
        &[
            "{}",
            r#"{"branching": [1, 4], "depth": [1, 4], "values": [-9, 9], "to_move": "min", "notation": "nested"}"#,
        ],
    ),
    (
        "alphabeta",
        &[
            "{}",
            r#"{"branching": [2, 3], "depth": [2, 4], "values": [-5, 5], "to_move": "min", "notation": "nested"}"#,
            r#"{"branching": 2, "depth": 4, "values": [0, 3], "constraints": {"cut_at_max": true}}"#,
            r#"{"branching": [1, 4], "notation": "nodes", "constraints": {"pruned_leaves": {"at_most": 9}}}"#,
        ],
    ),
    (
        "cut_rule",
        &[
            r#"{"values": [0, 6]}"#,
            r#"{"values": [-3, 3], "to_move": "min", "branching": [2, 4]}"#,
        ],
    ),
    (
        "leaf_counts",
        &["{}", r#"{"branching": [1, 100], "depth": [0, 30]}"#],
    ),
    (
        "nim",
        &[
            "{}",
            r#"{"rule": "misere", "count": [1, 4], "values": [0, 4]}"#,
        ],
    ),
    (
        "grundy_sequence",
        &[
            "{}",
            r#"{"count": [1, 5], "values": [1, 12], "n": [0, 60]}"#,
        ],
    ),
    ("mex", &["{}", r#"{"count": [0, 20], "values": [0, 20]}"#]),
    (
        "tic_tac_toe",
        &["{}", r#"{"scoring": "depth", "empty_cells": [1, 5]}"#],
    ),
    ("connect_four", &["{}", r#"{"discs": [0, 36]}"#]),
    (
        "horizon",
        &[
            "{}",
            r#"{"values": [-9, 9], "to_move": "min", "notation": "nodes"}"#,
        ],
    ),
];

/// The names of all kinds.
pub(super) fn kinds() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|(kind, _)| *kind)
}

/// The exercise of a kind that a seed draws.
pub(super) fn exercise(kind: &str, seed: u64) -> Value {
    let (_, sizes) = KINDS.iter().find(|(known, _)| *known == kind).unwrap();
    let parameters = sizes[(seed % sizes.len() as u64) as usize];
    let mut exercise: Value = serde_json::from_str(parameters).unwrap();
    exercise["kind"] = json!(kind);
    exercise["seed"] = json!(seed);
    exercise
}

/// A question of an exercise, and the right answer to it.
pub(super) struct Keyed {
    pub(super) id: Value,
    pub(super) question: Value,
    pub(super) key: Value,
}

/// The questions of an exercise.
pub(super) fn keyed(exercise: &Value) -> Vec<Keyed> {
    let mut with_key = exercise.clone();
    with_key["with_key"] = json!(true);
    let mut answer = ask("/exercises", &with_key);
    let questions = answer["questions"].as_array_mut().unwrap();
    questions
        .iter_mut()
        .map(|posed| Keyed {
            id: posed["id"].take(),
            question: posed["question"].take(),
            key: posed["key"].take(),
        })
        .collect()
}

/// The grade of an answer to a question.
pub(super) fn graded(question: &Value, submission: &Value) -> Value {
    ask(
        "/grade",
        &json!({"question": question, "submission": submission}),
    )
}
