//! Grades of answers that say who wins, and what a position is worth.

use serde_json::{Value, json};

use crate::operations::CATALOGUE;
use crate::operations::course::grade::verdict::judged_paths;
use crate::operations::operation::Effort;
use crate::operations::testing::{ask, effort, refused};

fn grade(question: &Value, submission: &Value) -> Value {
    ask(
        "/grade",
        &json!({"question": question, "submission": submission}),
    )
}

#[test]
fn what_each_operation_answers_is_right_and_anything_else_is_not() {
    let mut graded = 0;
    for path in judged_paths() {
        let entry = CATALOGUE.iter().find(|entry| entry.path == path).unwrap();
        for example in entry.examples {
            let mut question: Value = serde_json::from_str(example.question).unwrap();
            let answer = ask(path, &question);
            question["operation"] = json!(path);
            let outcome = answer["outcome"].as_str().unwrap();
            let mut right = json!({"outcome": outcome});
            let other = if outcome == "P" { "N" } else { "P" };
            assert_eq!(grade(&question, &json!({"outcome": other}))["score"], 0.0);
            if let Some(grundy) = answer["grundy"].as_u64() {
                right["grundy"] = json!(grundy);
                let wrong = grade(&question, &json!({"grundy": grundy + 1}));
                assert_eq!(wrong["score"], 0.0, "{question}");
            } else if answer["grundy"].is_null() {
                let told = grade(&question, &json!({"grundy": 1}));
                assert_eq!(told["format_errors"][0]["pointer"], "/submission/grundy");
            }
            assert_eq!(grade(&question, &right)["score"], 1.0, "{question}");
            graded += 1;
        }
    }
    assert!(graded > 30, "{graded}");
}

#[test]
fn components_that_are_added_up_are_no_nim_sum() {
    let sum = json!({"operation": "/grundy/sum", "components": [{"nim": {"piles": [3, 4]}}, {"nim": {"piles": [5]}}]});
    let row = json!({"operation": "/grundy/kayles-row", "row": "XX.XXX"});
    for (question, added) in [(sum, 12), (row, 5)] {
        let grade = grade(&question, &json!({"grundy": added, "outcome": "N"}));
        assert_eq!(grade["diagnosis"][0]["code"], "NIM_SUM_ARITH", "{grade}");
        assert_eq!(grade["diagnosis"][0]["explains"], json!(["grundy"]));
    }
}

#[test]
fn a_draw_may_be_said_of_a_sum() {
    let component = json!({"graph": {"edges": [["a", "b"], ["b", "a"]], "start": "a"}});
    let question = json!({"operation": "/grundy/sum", "components": [component]});
    assert_eq!(grade(&question, &json!({"outcome": "D"}))["score"], 1.0);
}

#[test]
fn what_is_wrong_with_such_a_question_is_placed_inside_it_and_it_is_a_large_effort() {
    let question = json!({"question": {"operation": "/nim/wythoff", "piles": [1]}, "submission": {"outcome": "N"}});
    let (_, place, _) = refused("/grade", &question);
    assert_eq!(place, "/question/piles");
    assert_eq!(effort("/grade", &question), Effort::Large);
}
