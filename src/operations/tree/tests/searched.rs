//! What searches of trees answer.

use rstest::rstest;
use serde_json::{Value, json};

use crate::operations::testing::{Setting, ask, refused, try_ask_text};
use crate::problems::ProblemKind;

/// The course's tree: two of seven leaves are pruned.
fn course_tree() -> Value {
    json!({"root": "A", "children": {"A": ["B", "C", "D"], "B": [5, 8], "C": [6, 2, 9], "D": [4, 8]}})
}

#[test]
fn the_course_tree_answers_as_the_contract_shows() {
    let answer = ask(
        "/alphabeta",
        &json!({"tree": course_tree(), "detail": "trace"}),
    );
    assert_eq!(answer["value"], 5);
    assert_eq!(answer["bound"], "exact");
    assert_eq!(answer["perspective"], "max");
    assert_eq!(answer["move"], "B");
    assert_eq!(
        answer["moves"],
        json!([
            {"node": "B", "value": 5, "bound": "exact"},
            {"node": "C", "value": 2, "bound": "upper"},
            {"node": "D", "value": 4, "bound": "upper"}
        ])
    );
    assert_eq!(answer["principal_variation"], json!(["A", "B", "B.0"]));
    assert_eq!(
        answer["leaves_read"],
        json!(["B.0", "B.1", "C.0", "C.1", "D.0"])
    );
    assert_eq!(
        answer["pruned"][0],
        json!({"node": "C", "kind": "alpha", "window": [5, 2], "children": ["C.2"], "children_total": 1,
               "leaves": ["C.2"], "leaves_total": 1})
    );
    assert_eq!(
        answer["statistics"],
        json!({"nodes": 9, "leaves": 5, "leaves_total": 7, "leaves_pruned": 2, "minimal_leaves": 4,
               "cutoffs": {"alpha": 2, "beta": 0}, "depth": 2})
    );
    assert_eq!(
        answer["conventions"],
        json!({"to_move": "max", "cut_when": ">=", "fail": "soft", "deep_cutoffs": true, "order": "given", "window": [null, null]})
    );
    let node = |id: &str| {
        let nodes = answer["nodes"].as_array().unwrap();
        nodes.iter().find(|node| node["id"] == id).unwrap().clone()
    };
    assert_eq!(
        node("C"),
        json!({"id": "C", "to_move": "min", "depth": 1, "window": [5, null], "value": 2, "bound": "upper",
               "proven": [null, 2], "cut": {"kind": "alpha", "window": [5, 2], "pruned": ["C.2"], "pruned_total": 1}})
    );
    let trace = answer["trace"].as_array().unwrap();
    for event in [
        json!({"event": "enter", "node": "A", "window": [null, null]}),
        json!({"event": "leaf", "node": "B.0", "value": 5, "window": [null, null]}),
        json!({"event": "update", "node": "B", "from": "B.0", "value": 5, "window": [null, 5]}),
        json!({"event": "cut", "node": "C", "kind": "alpha", "window": [5, 2], "pruned": ["C.2"], "pruned_total": 1}),
        json!({"event": "return", "node": "C", "value": 2, "bound": "upper"}),
    ] {
        assert!(trace.contains(&event), "{event}");
    }
}

#[test]
fn minimax_answers_as_the_contract_shows() {
    let question = json!({
        "tree": {"root": "A", "children": {"A": ["B", "C", "D"], "B": ["E", "F"], "C": ["G", "H"], "D": ["I", "J"],
                 "E": [2, 8], "F": [5, 3], "G": [9, 1], "H": [4, 6], "I": [7, 2], "J": [3, 10]}},
        "to_move": "max", "detail": "nodes"});
    let answer = ask("/minimax", &question);
    assert_eq!(
        (&answer["value"], &answer["move"]),
        (&json!(7), &json!("D"))
    );
    assert_eq!(
        answer["moves"],
        json!([{"node": "B", "value": 5}, {"node": "C", "value": 6}, {"node": "D", "value": 7}])
    );
    assert_eq!(answer["principal_variation"], json!(["A", "D", "I", "I.0"]));
    assert_eq!(
        answer["statistics"],
        json!({"nodes": 22, "leaves": 12, "depth": 3})
    );
    assert_eq!(
        answer["nodes"][0],
        json!({"id": "A", "to_move": "max", "depth": 0, "value": 7})
    );
    assert_eq!(answer["nodes_total"], 22);
}

#[rstest]
#[case(json!({"tree": [[5, 7], [5, 9]]}), 3)]
#[case(json!({"tree": [[5, 7], [5, 9]], "cut_when": ">"}), 4)]
#[case(json!({"tree": [[[5]], [[1], [0]]], "cut_when": ">", "fail": "hard"}), 3)]
#[case(json!({"tree": [[[5]], [[1], [0]]], "cut_when": ">"}), 2)]
#[case(json!({"tree": [4, [7, 9, 900]], "to_move": "min"}), 2)]
#[case(json!({"tree": 7}), 1)]
fn leaves_read_depend_on_the_conventions(#[case] question: Value, #[case] leaves: u64) {
    let answer = ask("/alphabeta", &question);
    assert_eq!(answer["statistics"]["leaves"], leaves);
    assert_eq!(answer["leaves_read_total"], leaves);
}

#[test]
fn a_leaf_that_is_not_known_matters_only_when_it_is_read() {
    let answer = ask("/alphabeta", &json!({"tree": [[5, 8], [2, null]]}));
    assert_eq!(answer["value"], 5);
    let (kind, pointer, _) = refused("/alphabeta", &json!({"tree": [[null, 8], [2, 3]]}));
    assert_eq!(
        (kind, pointer.as_str()),
        (ProblemKind::UnknownLeaf, "/tree/0/0")
    );
    let (kind, pointer, detail) = refused(
        "/minimax",
        &json!({"tree": {"children": {"A": ["B", "C"], "B": [1, 2], "C": [3, 4]}, "values": {"B": 1}}, "depth": 1}),
    );
    assert_eq!(
        (kind, pointer.as_str()),
        (ProblemKind::UnknownLeaf, "/tree/children/C")
    );
    assert!(detail.contains("heuristic value"), "{detail}");
}

#[test]
fn players_need_not_alternate() {
    let tree = json!({"name": "A", "children": [
        {"name": "B", "to_move": "max", "children": [{"value": 3}, {"value": 9}]},
        {"name": "C", "children": [{"value": 5}, {"value": 4}]}]});
    let answer = ask("/minimax", &json!({"tree": tree, "detail": "nodes"}));
    assert_eq!(
        (&answer["value"], &answer["move"]),
        (&json!(9), &json!("B"))
    );
    let lists =
        json!({"children": {"A": ["B", "C"], "B": [3, 9], "C": [5, 4]}, "to_move": {"B": "max"}});
    assert_eq!(ask("/alphabeta", &json!({"tree": lists}))["value"], 9);
    let min_first = json!({"name": "A", "to_move": "min", "children": [4, 7]});
    assert_eq!(
        ask("/alphabeta", &json!({"tree": min_first}))["conventions"]["to_move"],
        "min"
    );
}

#[test]
fn large_integers_and_decimals_come_back_as_they_were_posted() {
    let answer = try_ask_text(
        "/minimax",
        r#"{"tree": [9007199254740993, "9223372036854775807", 2.5, 9007199254740991]}"#,
    )
    .unwrap();
    assert_eq!(answer["value"], "9223372036854775807");
    let values: Vec<&Value> = answer["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["value"])
        .collect();
    assert_eq!(
        values,
        [
            &json!("9007199254740993"),
            &json!("9223372036854775807"),
            &json!(2.5),
            &json!(9_007_199_254_740_991_i64)
        ]
    );
}

#[test]
fn lists_are_capped_and_counted() {
    let answer = ask(
        "/alphabeta",
        &json!({"tree": [[1, 2, 3], [0, 5, 6], [0, 7, 8]], "limit": 2, "detail": "nodes"}),
    );
    for (list, kept, total) in [
        ("leaves_read", 2, 5),
        ("nodes", 2, 9),
        ("moves", 2, 3),
        ("pruned", 2, 2),
    ] {
        assert_eq!(answer[list].as_array().unwrap().len(), kept, "{list}");
        assert_eq!(answer[format!("{list}_total")], total, "{list}");
    }
    // Both cut-offs together show no more than two leaves.
    assert_eq!(answer["pruned"][0]["leaves"], json!(["r.1.1", "r.1.2"]));
    assert_eq!(
        (
            &answer["pruned"][1]["leaves"],
            &answer["pruned"][1]["leaves_total"]
        ),
        (&json!([]), &json!(2))
    );
}

#[test]
fn a_stopped_search_proves_nothing_it_has_not_seen() {
    let answer = Setting::stopped()
        .ask("/alphabeta", r#"{"tree": [[1, 2], [3]]}"#)
        .unwrap();
    assert!(!answer.complete);
    let answer: Value = serde_json::from_slice(&answer.json).unwrap();
    assert_eq!(
        (&answer["value"], &answer["proven"]),
        (&Value::Null, &json!([null, null]))
    );
    assert_eq!(answer["complete"], false);
}

#[test]
fn a_name_may_look_like_a_path_that_leads_nowhere() {
    let tree = json!({"children": {"A": ["A.1", "A.00"], "A.1": [3], "A.00": [4]}});
    let answer = ask("/minimax", &json!({"tree": tree}));
    assert_eq!(
        answer["principal_variation"],
        json!(["A", "A.00", "A.00.0"])
    );
}

#[test]
fn what_was_read_can_prove_more_than_the_bound_says() {
    let answer = ask("/alphabeta", &json!({"tree": [265], "window": [11, 149]}));
    assert_eq!(
        (&answer["value"], &answer["bound"]),
        (&json!(265), &json!("lower"))
    );
    assert_eq!(answer["proven"], json!([265, 265]));
}
