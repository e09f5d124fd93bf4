//! Submissions to exercises that are made again from their seeds.

use rstest::rstest;
use serde_json::{Value, json};

use super::drawn::{exercise, graded, keyed, kinds};
use crate::operations::operation::Effort;
use crate::operations::testing::{ask, effort, refused};
use crate::problems::ProblemKind;

#[test]
fn an_exercise_is_graded_as_its_questions_are() {
    for kind in kinds() {
        for seed in 0..20 {
            let exercise = exercise(kind, seed);
            for (index, posed) in keyed(&exercise).into_iter().enumerate() {
                let mut question = json!({"exercise": exercise, "submission": posed.key});
                if index > 0 || seed % 2 == 0 {
                    question["ask"] = posed.id;
                }
                let mut grade = ask("/grade", &question);
                let mut of_question = graded(&posed.question, &posed.key);
                assert_ne!(grade["input_hash"].take(), of_question["input_hash"].take());
                assert_eq!(grade, of_question, "{kind}");
            }
        }
    }
}

/// The first question of an exercise in Nim.
fn of_nim() -> Value {
    json!({"exercise": {"kind": "nim", "seed": 3}, "submission": {"nim_sum": 1}})
}

#[test]
fn another_seed_and_another_question_of_an_exercise_have_another_hash() {
    let hash = |question: &Value| ask("/grade", question)["input_hash"].clone();
    let [mut other_seed, mut told] = [of_nim(), of_nim()];
    other_seed["exercise"]["seed"] = json!(4);
    told["ask"] = json!("nim");
    assert_ne!(hash(&of_nim()), hash(&other_seed));
    assert_ne!(hash(&of_nim()), hash(&told));
}

#[test]
fn to_make_an_exercise_again_is_a_large_effort() {
    assert_eq!(effort("/grade", &of_nim()), Effort::Large);
}

#[rstest]
#[case::neither(json!({"submission": {}}), ProblemKind::MissingKey, "", "\"exercise\"")]
#[case::both(json!({"question": {"operation": "/minimax", "tree": [1]}, "exercise": {"kind": "nim", "seed": 1}, "submission": {}}), ProblemKind::OutOfRange, "/exercise", "leave one out")]
#[case::ask_of_a_question(json!({"question": {"operation": "/minimax", "tree": [1]}, "ask": "minimax", "submission": {}}), ProblemKind::OutOfRange, "/ask", "leave it out")]
#[case::unknown_id(json!({"exercise": {"kind": "horizon", "seed": 1}, "ask": "shalow", "submission": {}}), ProblemKind::OutOfRange, "/ask", "did you mean \"shallow\"?")]
#[case::unknown_kind(json!({"exercise": {"kind": "nimm", "seed": 1}, "submission": {}}), ProblemKind::OutOfRange, "/exercise/kind", "did you mean \"nim\"?")]
#[case::no_seed(json!({"exercise": {"kind": "nim"}, "submission": {}}), ProblemKind::MissingKey, "/exercise", "\"seed\"")]
#[case::foreign_parameter(json!({"exercise": {"kind": "nim", "seed": 1, "depth": 2}, "submission": {}}), ProblemKind::UnknownKey, "/exercise/depth", "count, values, rule")]
#[case::out_of_range(json!({"exercise": {"kind": "minimax", "seed": 1, "branching": 9}, "submission": {}}), ProblemKind::OutOfRange, "/exercise/branching", "from 1 to 8")]
#[case::none_found(json!({"exercise": {"kind": "alphabeta", "seed": 1, "depth": 2, "constraints": {"deep_cutoff": true}}, "submission": {}}), ProblemKind::NoExercise, "/exercise/constraints", "loosen")]
#[case::no_object(json!({"exercise": [], "submission": {}}), ProblemKind::WrongType, "/exercise", "expected")]
fn an_exercise_that_cannot_be_graded_is_a_problem_at_its_place(
    #[case] question: Value,
    #[case] kind: ProblemKind,
    #[case] pointer: &str,
    #[case] says: &str,
) {
    let (found, place, detail) = refused("/grade", &question);
    assert_eq!((found, place.as_str()), (kind, pointer));
    assert!(detail.contains(says), "{detail}");
}
