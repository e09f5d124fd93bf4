//! Parts that speak of nodes, moves or heaps one by one, where the teacher wants all of them.

use rstest::rstest;
use serde_json::{Value, json};

use super::by_hand;
use crate::operations::testing::ask;

fn score(mut question: Value, in_full: bool) -> Value {
    question["policy"] = json!({"in_full": in_full});
    ask("/grade", &question)["score"].clone()
}

fn of_exercise(kind: &str, submission: &Value) -> Value {
    json!({"exercise": {"kind": kind, "seed": 5}, "submission": submission})
}

#[rstest]
#[case::windows(by_hand(&json!({"windows": {"r": [null, null]}})), 0.25)]
#[case::returned(by_hand(&json!({"returned": {"r.1": "<= 2", "r": 5}})), 0.5)]
#[case::node_values(of_exercise("minimax", &json!({"node_values": {"A": 13}})), 0.3333)]
#[case::values(of_exercise("grundy_sequence", &json!({"values": [0, 1, 0]})), 0.1429)]
#[case::children(
    json!({
        "question": {"operation": "/nim/eval", "piles": [1, 3]},
        "submission": {"children": [{"pile": 1, "take": 2, "outcome": "P"}]},
    }),
    0.25
)]
#[case::positions(
    json!({
        "question": {"operation": "/grundy/graph", "graph": {"a": ["b", "c"], "b": ["c"], "c": []}},
        "submission": {"grundy": {"c": 0}},
    }),
    0.3333
)]
fn what_is_left_out_earns_nothing_where_all_is_asked(#[case] question: Value, #[case] some: f64) {
    assert_eq!(score(question.clone(), false), 1.0);
    assert_eq!(score(question, true), some);
}

#[test]
fn what_is_left_out_is_told_as_missing() {
    let mut question =
        by_hand(&json!({"windows": {"r": [null, null], "r.0": [null, null], "r.1": [5, null]}}));
    question["policy"] = json!({"in_full": true});
    let grade = ask("/grade", &question);
    let check = &grade["checks"][3];
    assert_eq!(
        (
            &check["node"],
            &check["code"],
            &check["expected"],
            &check["got"]
        ),
        (
            &json!("r.2"),
            &json!("MISSING"),
            &json!([5, null]),
            &json!(null)
        )
    );
    assert_eq!(grade["diagnosis"], json!([]));
}

#[test]
fn a_mistake_is_found_in_what_is_told_though_more_is_left_out() {
    let mut question = by_hand(&json!({"windows": {"r.0": [null, null], "r.1": [null, null]}}));
    question["policy"] = json!({"in_full": true});
    let grade = ask("/grade", &question);
    let codes = grade["diagnosis"].as_array().unwrap().iter();
    let codes: Vec<&Value> = codes.map(|finding| &finding["code"]).collect();
    assert!(codes.contains(&&json!("ALPHA_NOT_CARRIED")), "{codes:?}");
}

#[test]
fn a_key_tells_all_that_is_asked() {
    for kind in ["minimax", "alphabeta", "nim", "grundy_sequence"] {
        for seed in 0..20 {
            let exercise = json!({"kind": kind, "seed": seed, "with_key": true});
            let key = &ask("/exercises", &exercise)["questions"][0]["key"];
            let question = json!({"exercise": {"kind": kind, "seed": seed}, "submission": key});
            assert_eq!(score(question, true), 1.0, "{kind} {seed}");
        }
    }
}

#[test]
fn whether_all_is_asked_changes_the_hash() {
    let mut question = by_hand(&json!({"value": 5}));
    let before = ask("/grade", &question)["input_hash"].clone();
    question["policy"] = json!({"in_full": true});
    assert_ne!(ask("/grade", &question)["input_hash"], before);
}
