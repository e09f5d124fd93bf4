//! Grades as JSON.

use rstest::rstest;
use serde_json::{Value, json};

use crate::operations::testing::{ask, refused};
use crate::problems::ProblemKind;

mod drawn;
mod exercises;
mod games;
mod in_full;
mod judged;
mod keys;
mod told;
mod views;
mod wrong;

/// Two of seven leaves are never read.
fn by_hand(submission: &Value) -> Value {
    json!({
        "question": {"operation": "/alphabeta", "tree": [[5, 8], [6, 2, 9], [4, 8]], "cut_when": ">="},
        "submission": submission,
    })
}

#[test]
fn a_grade_tells_its_checks_its_score_and_where_it_comes_from() {
    let mut question = by_hand(&json!({
        "value": 5, "move": "r.0", "leaves_read_count": 5, "pruned_leaves": ["r.1.2"],
        "windows": {"r.1": [5, null], "r.1.2": null},
        "returned": {"r.1": {"value": 2, "bound": "upper"}, "r.2": "<= 4"}
    }));
    question["weights"] = json!({"value": 1, "pruned_leaves": 2});
    let grade = ask("/grade", &question);
    assert_eq!(
        (&grade["gradable"], &grade["score"]),
        (&json!(true), &json!(0.8571))
    );
    let check = &grade["checks"][3];
    assert_eq!(
        (&check["id"], &check["credit"], &check["weight"]),
        (&json!("pruned_leaves"), &json!(0.5), &json!(2.0))
    );
    assert_eq!(check["expected"], json!(["r.1.2", "r.2.1"]));
    assert_eq!(grade["conventions"]["cut_when"], ">=");
    assert_eq!(grade["conventions"]["window"], json!([null, null]));
    assert_eq!(grade["input_hash"].as_str().unwrap().len(), 32);
}

#[test]
fn the_same_submission_has_the_same_hash_and_another_has_another() {
    let hash = |question: &Value| ask("/grade", question)["input_hash"].clone();
    let one = by_hand(&json!({"value": 5}));
    let mut other_policy = one.clone();
    other_policy["policy"] = json!({"other_convention": "none"});
    let mut other_language = one.clone();
    other_language["language"] = json!("tr");
    assert_eq!(hash(&one), hash(&other_language));
    assert_ne!(hash(&one), hash(&other_policy));
    assert_ne!(hash(&one), hash(&by_hand(&json!({"value": 6}))));
}

#[test]
fn a_mistake_is_told_with_its_place_in_the_readers_language() {
    let question = |language: &str| {
        json!({
            "question": {"operation": "/alphabeta", "tree": [[5, 8], [5, 9], [4, 8]]},
            "submission": {"value": 5, "pruned_leaves": ["r.2.1"]},
            "language": language
        })
    };
    for (language, word) in [("en", "meet"), ("tr", "eşitlenince"), ("nl", "gelijk")] {
        let grade = ask("/grade", &question(language));
        let finding = &grade["diagnosis"][0];
        assert_eq!(
            (&finding["code"], &finding["node"], &finding["explains"]),
            (
                &json!("CUT_RULE_MISMATCH"),
                &json!("r.1"),
                &json!(["pruned_leaves"])
            )
        );
        assert!(finding["message"].as_str().unwrap().contains(word));
    }
}

#[test]
fn a_part_that_is_named_and_missing_earns_nothing() {
    let mut question = by_hand(&json!({"value": 5}));
    question["weights"] = json!({"value": 1, "move": 3});
    let grade = ask("/grade", &question);
    assert_eq!(grade["score"], 0.25);
    assert_eq!(
        (&grade["checks"][1]["id"], &grade["checks"][1]["code"]),
        (&json!("move"), &json!("MISSING"))
    );
}

#[test]
fn the_leaves_of_another_order_are_those_of_the_posted_tree() {
    let question = json!({
        "question": {"operation": "/alphabeta", "tree": [[5, 8], [6, 2, 9], [4, 8]], "order": "reversed"},
        "submission": {"visited": ["r", "r.2", "r.2.1", "r.2.0", "r.1", "r.1.2", "r.1.1", "r.0", "r.0.1", "r.0.0"], "pruned": ["r.1.0"]}
    });
    assert_eq!(ask("/grade", &question)["score"], 1.0);
    let mut given = question;
    given["question"]["order"] = json!("given");
    assert_eq!(ask("/grade", &given)["diagnosis"][0]["code"], "ORDER");
}

#[test]
fn a_tree_too_large_for_diagnosis_is_graded_all_the_same() {
    let tree: Vec<Value> = (0..1500).map(|leaf| json!([leaf, leaf])).collect();
    let question = json!({
        "question": {"operation": "/minimax", "tree": tree},
        "submission": {"value": 3, "node_values": {"r.7": 7}}
    });
    let grade = ask("/grade", &question);
    assert_eq!(
        (&grade["score"], &grade["diagnosis"]),
        (&json!(0.5), &json!([]))
    );
    assert!(grade["notes"][0].as_str().unwrap().contains("2000 nodes"));
}

#[rstest]
#[case::not_an_object(json!([1]), "/submission", "expected an object")]
#[case::unknown_part(json!({"valu": 5}), "/submission/valu", "did you mean \"value\"?")]
#[case::empty(json!({}), "/submission", "nothing to grade")]
#[case::unknown_node(json!({"pruned": ["r.0", "r.9"]}), "/submission/pruned/1", "\"r.9\"")]
#[case::node_of_a_map(json!({"windows": {"r.5": [null, null]}}), "/submission/windows/r.5", "\"r.5\"")]
#[case::twice(json!({"cuts": ["r.1", "r.1"]}), "/submission/cuts/1", "twice")]
#[case::no_list(json!({"cuts": "r.1"}), "/submission/cuts", "expected")]
#[case::no_window(json!({"windows": {"r.1": [5]}}), "/submission/windows/r.1", "expected")]
#[case::no_end(json!({"windows": {"r.1": ["x", 5]}}), "/submission/windows/r.1/0", "\"-inf\"")]
#[case::no_count(json!({"leaves_read_count": -1}), "/submission/leaves_read_count", "whole number")]
#[case::no_nodes(json!({"returned": {}}), "/submission/returned", "at least one node")]
#[case::no_claim(json!({"returned": {"r.1": "two"}}), "/submission/returned/r.1", "\"<= 2\"")]
#[case::no_bound(json!({"bound": "uper"}), "/submission/bound", "did you mean \"upper\"?")]
#[case::part_of_another(json!({"node_values": {"r": 5}}), "/submission/node_values", "no part")]
fn what_cannot_be_read_is_no_zero(
    #[case] submission: Value,
    #[case] pointer: &str,
    #[case] says: &str,
) {
    let answer = ask("/grade", &by_hand(&submission));
    assert_eq!(answer["gradable"], false);
    let error = &answer["format_errors"][0];
    assert_eq!(error["pointer"], pointer);
    let detail = error["detail"].as_str().unwrap();
    assert!(detail.contains(says), "{detail}");
}

#[test]
fn every_place_that_is_wrong_is_named_up_to_twenty() {
    let unknown: Vec<String> = (0..10_000).map(|place| format!("x{place}")).collect();
    let answer = ask(
        "/grade",
        &by_hand(&json!({"value": [], "cuts": ["x"], "pruned_leaves": unknown})),
    );
    let errors = answer["format_errors"].as_array().unwrap();
    assert_eq!(errors.len(), 20);
    assert_eq!(errors[1]["pointer"], "/submission/cuts/0");
}

#[rstest]
#[case::operation(json!({"question": {"operation": "/minimx", "tree": [1]}, "submission": {}}), ProblemKind::UnknownOperation, "/question/operation")]
#[case::tree(json!({"question": {"operation": "/minimax", "tree": [[]]}, "submission": {}}), ProblemKind::InvalidTree, "/question/tree/0")]
#[case::key(json!({"question": {"operation": "/minimax", "tree": [1], "deth": 1}, "submission": {}}), ProblemKind::UnknownKey, "/question/deth")]
#[case::window(json!({"question": {"operation": "/alphabeta", "tree": [1], "window": [3, 3]}, "submission": {}}), ProblemKind::EmptyWindow, "/question/window")]
#[case::unknown_leaf(json!({"question": {"operation": "/minimax", "tree": [[1, null]]}, "submission": {"value": 1}}), ProblemKind::UnknownLeaf, "/question/tree/0/1")]
#[case::weight(json!({"question": {"operation": "/minimax", "tree": [1]}, "submission": {}, "weights": {"value": -1}}), ProblemKind::OutOfRange, "/weights/value")]
#[case::part(json!({"question": {"operation": "/minimax", "tree": [1]}, "submission": {}, "weights": {"cuts": 1}}), ProblemKind::UnknownKey, "/weights/cuts")]
#[case::no_operation(json!({"question": {"tree": [1]}, "submission": {}}), ProblemKind::MissingKey, "/question")]
fn a_question_that_makes_no_sense_is_a_problem(
    #[case] question: Value,
    #[case] kind: ProblemKind,
    #[case] pointer: &str,
) {
    let (found, place, _) = refused("/grade", &question);
    assert_eq!((found, place.as_str()), (kind, pointer));
}

#[test]
fn more_nodes_than_anybody_tells_one_by_one_are_refused() {
    let tree: Vec<u32> = (0..3000).collect();
    let returned: Value = (0..3000)
        .map(|leaf| (format!("r.{leaf}"), json!(leaf)))
        .collect();
    let answer = ask(
        "/grade",
        &json!({"question": {"operation": "/alphabeta", "tree": tree}, "submission": {"returned": returned}}),
    );
    let error = &answer["format_errors"][0];
    assert_eq!(error["pointer"], "/submission/returned");
    assert!(error["detail"].as_str().unwrap().contains("2000"));
}

#[test]
fn a_path_of_any_length_that_leads_nowhere_is_named() {
    let path = format!("r{}", ".0".repeat(200_000));
    let answer = ask("/grade", &by_hand(&json!({"move": path})));
    assert_eq!(answer["format_errors"][0]["pointer"], "/submission/move");
}

#[rstest]
#[case::json(" {\"value\":3}\n", None)]
#[case::byte_order_mark("\u{feff}{\"value\":3}", None)]
#[case::cut_off("{\"value\": ", Some("line 1 column"))]
#[case::no_json("value = 3", Some("line 1 column 1"))]
#[case::empty(" ", Some("There is nothing to grade"))]
fn a_text_is_a_file_that_was_handed_in(#[case] text: &str, #[case] error: Option<&str>) {
    let grade = |submission: Value| {
        let question = json!({"operation": "/minimax", "tree": [[3, 5], [2, 9]]});
        ask(
            "/grade",
            &json!({"question": question, "submission": submission}),
        )
    };
    let answer = grade(json!(text));
    match error {
        None => assert_eq!(answer, grade(json!({"value": 3}))),
        Some(error) => {
            assert_eq!(answer["gradable"], false);
            let told = &answer["format_errors"][0];
            assert_eq!(told["pointer"], "/submission");
            assert!(told["detail"].as_str().unwrap().contains(error), "{told}");
        }
    }
}
