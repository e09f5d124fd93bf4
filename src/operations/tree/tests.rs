//! Facts about questions on trees: what is answered, what is refused and how.

use std::sync::atomic::AtomicBool;

use proptest::prelude::*;
use rstest::rstest;
use serde_json::{Value, json};

use super::notation::print;
use super::posted::{Notation, ReadTree};
use crate::json::read;
use crate::operations::{CATALOGUE, Context, SizeLimits, find};
use crate::problems::{Problem, ProblemKind};

fn ask_text(path: &str, question: &str) -> Result<Value, Problem> {
    let context = Context {
        sizes: &SizeLimits::default(),
        stop: &AtomicBool::new(false),
        catalogue: CATALOGUE,
    };
    let answer = find(path).unwrap().ask(question.as_bytes(), &context)?;
    assert!(answer.complete);
    Ok(serde_json::from_slice(&answer.json).unwrap())
}

fn ask(path: &str, question: &Value) -> Value {
    ask_text(path, &question.to_string()).unwrap()
}

fn problem(path: &str, question: &str) -> (ProblemKind, String, String) {
    let problem = ask_text(path, question).unwrap_err();
    let pointer = problem
        .errors
        .first()
        .map(|error| error.pointer.to_string());
    (problem.kind, pointer.unwrap_or_default(), problem.detail)
}

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
    let (kind, pointer, _) = problem("/alphabeta", r#"{"tree": [[null, 8], [2, 3]]}"#);
    assert_eq!(
        (kind, pointer.as_str()),
        (ProblemKind::UnknownLeaf, "/tree/0/0")
    );
    let (kind, pointer, detail) = problem(
        "/minimax",
        r#"{"tree": {"children": {"A": ["B", "C"], "B": [1, 2], "C": [3, 4]}, "values": {"B": 1}}, "depth": 1}"#,
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
    let answer = ask_text(
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

#[rstest]
#[case::empty(
    r#"{"tree": []}"#,
    ProblemKind::InvalidTree,
    "/tree",
    "neither children nor a value"
)]
#[case::empty_inside(
    r#"{"tree": [[1, 2], []]}"#,
    ProblemKind::InvalidTree,
    "/tree/1",
    "neither children"
)]
#[case::empty_object(
    r#"{"tree": {}}"#,
    ProblemKind::InvalidTree,
    "/tree",
    "neither children"
)]
#[case::no_lists(
    r#"{"tree": {"children": {}}}"#,
    ProblemKind::InvalidTree,
    "/tree/children",
    "empty"
)]
#[case::cycle(
    r#"{"tree": {"root": "A", "children": {"A": ["B"], "B": ["C"], "C": ["A"]}}}"#,
    ProblemKind::InvalidTree,
    "/tree/children/A",
    "cycle: A -> B -> C -> A"
)]
#[case::cycle_beside(
    r#"{"tree": {"root": "A", "children": {"A": [1], "B": ["C"], "C": ["B"]}}}"#,
    ProblemKind::InvalidTree,
    "/tree/children/B",
    "cycle"
)]
#[case::self_loop(
    r#"{"tree": {"children": {"A": ["A"]}}}"#,
    ProblemKind::InvalidTree,
    "/tree/children",
    "A -> A"
)]
#[case::no_root(
    r#"{"tree": {"children": {"A": ["B"], "B": ["A"]}}}"#,
    ProblemKind::InvalidTree,
    "/tree/children",
    "no node can be the root"
)]
#[case::two_roots(
    r#"{"tree": {"children": {"A": [1], "B": [2]}}}"#,
    ProblemKind::InvalidTree,
    "/tree/children",
    "more than one node has no parent: \"A\", \"B\""
)]
#[case::unreachable(
    r#"{"tree": {"root": "A", "children": {"A": [1], "B": [2]}}}"#,
    ProblemKind::InvalidTree,
    "/tree/children/B",
    "cannot be reached"
)]
#[case::undefined_root(
    r#"{"tree": {"root": "Z", "children": {"A": [1]}}}"#,
    ProblemKind::InvalidTree,
    "/tree/root",
    "\"Z\""
)]
#[case::root_below(
    r#"{"tree": {"root": "B", "children": {"A": ["B"], "B": [1]}}}"#,
    ProblemKind::InvalidTree,
    "/tree/root",
    "has no parent"
)]
#[case::undefined_child(
    r#"{"tree": {"root": "A", "children": {"A": ["B", "C"], "B": [1]}}}"#,
    ProblemKind::InvalidTree,
    "/tree/children/A/1",
    "no entry"
)]
#[case::childless(
    r#"{"tree": {"root": "A", "children": {"A": ["B"], "B": []}}}"#,
    ProblemKind::InvalidTree,
    "/tree/children/B",
    "neither children nor a value"
)]
#[case::two_parents(
    r#"{"tree": {"root": "A", "children": {"A": ["B", "C"], "B": [1], "C": ["B"]}}}"#,
    ProblemKind::InvalidTree,
    "/tree/children/C/0",
    "both \"A\" and \"C\""
)]
#[case::child_twice(
    r#"{"tree": {"root": "A", "children": {"A": ["B", "B"], "B": [1]}}}"#,
    ProblemKind::InvalidTree,
    "/tree/children/A/1",
    "twice"
)]
#[case::list_twice(
    r#"{"tree": {"children": {"A": [1], "A": [2]}}}"#,
    ProblemKind::DuplicateKey,
    "/tree/children",
    "\"A\" stands twice"
)]
#[case::value_of_nobody(
    r#"{"tree": {"children": {"A": [1, 2]}, "values": {"X": 3}}}"#,
    ProblemKind::InvalidTree,
    "/tree/values/X",
    "not a node of the tree"
)]
#[case::name_twice(
    r#"{"tree": {"name": "A", "children": [{"name": "B", "value": 1}, {"name": "B", "value": 2}]}}"#,
    ProblemKind::InvalidTree, "/tree", "\"B\" stands twice"
)]
#[case::mixed(
    r#"{"tree": {"name": "A", "children": {"A": [1]}}}"#,
    ProblemKind::InvalidTree,
    "/tree",
    "two notations"
)]
#[case::misspelt(
    r#"{"tree": {"name": "A", "childen": []}}"#,
    ProblemKind::UnknownKey,
    "/tree/childen",
    "did you mean \"children\"?"
)]
#[case::text_leaf(
    r#"{"tree": [[1, "x"]]}"#,
    ProblemKind::WrongType,
    "/tree/0/1",
    "adjacency"
)]
#[case::boolean_leaf(
    r#"{"tree": [[1, true]]}"#,
    ProblemKind::WrongType,
    "/tree/0/1",
    "true"
)]
#[case::tree_null(r#"{"tree": null}"#, ProblemKind::WrongType, "/tree", "null")]
#[case::huge(
    r#"{"tree": [1e999]}"#,
    ProblemKind::OutOfRange,
    "/tree/0",
    "too large"
)]
#[case::beyond_64_bits(
    r#"{"tree": [9223372036854775808]}"#,
    ProblemKind::OutOfRange,
    "/tree/0",
    "64 bits"
)]
#[case::empty_window(
    r#"{"tree": [1], "window": [3, 3]}"#,
    ProblemKind::EmptyWindow,
    "/window",
    "less than"
)]
#[case::crossed_window(
    r#"{"tree": [1], "window": [4.5, 3]}"#,
    ProblemKind::EmptyWindow,
    "/window",
    "4.5"
)]
#[case::half_window(
    r#"{"tree": [1], "window": [4]}"#,
    ProblemKind::WrongType,
    "/window",
    "1 element"
)]
#[case::long_window(
    r#"{"tree": [1], "window": [1, 2, 3]}"#,
    ProblemKind::WrongType,
    "/window",
    "too many"
)]
#[case::depth_zero(
    r#"{"tree": [1], "depth": 0}"#,
    ProblemKind::OutOfRange,
    "/depth",
    "from 1 to"
)]
#[case::depth_negative(
    r#"{"tree": [1], "depth": -1}"#,
    ProblemKind::OutOfRange,
    "/depth",
    "-1"
)]
#[case::depth_fraction(
    r#"{"tree": [1], "depth": 1.5}"#,
    ProblemKind::OutOfRange,
    "/depth",
    "1.5"
)]
#[case::no_tree(r"{}", ProblemKind::MissingKey, "", "\"tree\"")]
#[case::wrong_word(
    r#"{"tree": [1], "cut_when": "=>"}"#,
    ProblemKind::OutOfRange,
    "/cut_when",
    "did you mean \">=\"?"
)]
#[case::disagree(
    r#"{"tree": {"to_move": "min", "children": [1]}, "to_move": "max"}"#,
    ProblemKind::OutOfRange,
    "/to_move",
    "disagree"
)]
fn a_bad_tree_is_refused_with_its_place_and_reason(
    #[case] question: &str,
    #[case] kind: ProblemKind,
    #[case] pointer: &str,
    #[case] words: &str,
) {
    let (found_kind, found_pointer, detail) = problem("/alphabeta", question);
    assert_eq!(
        (found_kind, found_pointer.as_str()),
        (kind, pointer),
        "{detail}"
    );
    assert!(detail.contains(words), "{detail}");
}

#[test]
fn a_tree_over_the_limit_is_refused() {
    let sizes = SizeLimits {
        tree_nodes: 3,
        ..SizeLimits::default()
    };
    let context = Context {
        sizes: &sizes,
        stop: &AtomicBool::new(false),
        catalogue: CATALOGUE,
    };
    let problem = find("/minimax")
        .unwrap()
        .ask(br#"{"tree": [1, 2, 3]}"#, &context)
        .unwrap_err();
    assert_eq!(problem.kind, ProblemKind::OverTheLimit);
}

#[test]
fn a_tree_nested_too_deeply_is_shown_the_adjacency_notation() {
    let question = format!(
        "{{\"tree\": {}1{}}}",
        "[".repeat(100_000),
        "]".repeat(100_000)
    );
    let (kind, _, detail) = problem("/alphabeta", &question);
    assert_eq!(kind, ProblemKind::NestedTooDeep);
    assert!(detail.contains("adjacency"), "{detail}");
}

#[test]
fn a_stopped_search_proves_nothing_it_has_not_seen() {
    let context = Context {
        sizes: &SizeLimits::default(),
        stop: &AtomicBool::new(true),
        catalogue: CATALOGUE,
    };
    let answer = find("/alphabeta")
        .unwrap()
        .ask(br#"{"tree": [[1, 2], [3]]}"#, &context)
        .unwrap();
    assert!(!answer.complete);
    let answer: Value = serde_json::from_slice(&answer.json).unwrap();
    assert_eq!(
        (&answer["value"], &answer["proven"]),
        (&Value::Null, &json!([null, null]))
    );
    assert_eq!(answer["complete"], false);
}

fn nested() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        any::<i32>().prop_map(Value::from),
        any::<f64>()
            .prop_filter("finite", |value| value.is_finite())
            .prop_map(Value::from),
        Just(Value::Null),
    ];
    leaf.prop_recursive(5, 30, 4, |inner| {
        prop::collection::vec(inner, 1..=4).prop_map(Value::Array)
    })
}

fn reprint(tree: &Value, notation: Notation) -> Value {
    let read: ReadTree = read(tree.to_string().as_bytes()).unwrap();
    let context = Context {
        sizes: &SizeLimits::default(),
        stop: &AtomicBool::new(false),
        catalogue: CATALOGUE,
    };
    print(&read.into_tree(&context).unwrap().tree, notation)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn posted_and_printed_is_the_identity_in_every_notation(tree in nested()) {
        // A tree that is one leaf is a bare number in the nested notation alone; null alone is no tree.
        prop_assume!(!tree.is_null());
        prop_assert_eq!(&reprint(&tree, Notation::Nested), &tree);
        let nodes = reprint(&tree, Notation::Nodes);
        prop_assert_eq!(&reprint(&nodes, Notation::Nodes), &nodes);
        prop_assert_eq!(&reprint(&nodes, Notation::Nested), &tree);
        let lists = reprint(&tree, Notation::Adjacency);
        prop_assert_eq!(&reprint(&lists, Notation::Adjacency), &lists);
        prop_assert_eq!(&reprint(&lists, Notation::Nested), &tree);
    }
}

#[test]
fn a_seed_makes_the_published_tree() {
    let distinct = ask(
        "/trees/random",
        &json!({"branching": 2, "depth": 3, "seed": 1}),
    );
    assert_eq!(
        distinct["tree"],
        json!([[[4, 3], [2, 7]], [[5, 6], [0, 1]]])
    );
    assert_eq!(
        (&distinct["nodes"], &distinct["leaves"]),
        (&json!(15), &json!(8))
    );
    let below = ask(
        "/trees/random",
        &json!({"branching": 8, "depth": 1, "seed": 1, "below": 10}),
    );
    assert_eq!(below["tree"], json!([5, 9, 0, 5, 1, 8, 5, 3]));
}

#[test]
fn perfectly_ordered_trees_are_the_published_ones() {
    let tree = |order: &str| {
        ask(
            "/trees/random",
            &json!({"branching": 3, "depth": 3, "order": order}),
        )["tree"]
            .clone()
    };
    let (best, worst) = (tree("best"), tree("worst"));
    assert_eq!(best[1], json!([[11, 10, 9], [14, 13, 12], [17, 16, 15]]));
    assert_eq!(worst[0], json!([[6, 7, 8], [3, 4, 5], [0, 1, 2]]));
    let leaves =
        |tree: Value| ask("/alphabeta", &json!({"tree": tree}))["statistics"]["leaves"].clone();
    assert_eq!((leaves(best), leaves(worst)), (json!(11), json!(27)));
}

#[rstest]
#[case(json!({"branching": 2, "depth": 3}), ProblemKind::MissingKey, "seed")]
#[case(json!({"branching": 10, "depth": 6, "seed": 1}), ProblemKind::OverTheLimit, "1000000 nodes")]
#[case(json!({"branching": 0, "depth": 3, "seed": 1}), ProblemKind::OutOfRange, "from 1 to")]
#[case(json!({"branching": 2, "depth": 3, "order": "best", "below": 3}), ProblemKind::OutOfRange, "below")]
fn a_tree_that_cannot_be_made_is_refused(
    #[case] question: Value,
    #[case] kind: ProblemKind,
    #[case] words: &str,
) {
    let (found, _, detail) = problem("/trees/random", &question.to_string());
    assert_eq!(found, kind, "{detail}");
    assert!(detail.contains(words), "{detail}");
}

#[test]
fn one_child_a_node_makes_a_chain() {
    let chain = ask(
        "/trees/random",
        &json!({"branching": 1, "depth": 3, "seed": 1}),
    );
    assert_eq!(chain["tree"], json!([[[0]]]));
    let leaf = ask(
        "/trees/random",
        &json!({"branching": 5, "depth": 0, "seed": 1}),
    );
    assert_eq!(leaf["tree"], 0);
}
