//! What is not a tree, or not a question about one, is refused with its place and reason.

use rstest::rstest;
use serde_json::{Value, json};

use crate::messages::Language;
use crate::operations::testing::{Setting, in_turkish_and_dutch, try_ask_text};
use crate::problems::ProblemKind;

/// The kind, the place and the detail of the problem with a question.
fn problem(path: &str, question: &str) -> (ProblemKind, String, String) {
    let problem = try_ask_text(path, question).unwrap_err();
    let pointer = problem
        .errors
        .first()
        .map(|error| error.pointer.to_string());
    let detail = problem.detail.in_language(Language::English);
    (problem.kind, pointer.unwrap_or_default(), detail)
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
    "/tree/children/A",
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
#[case::name_of_a_leaf(
    r#"{"tree": {"children": {"A": [5, "A.0"]}, "values": {"A.0": 3}}}"#,
    ProblemKind::InvalidTree,
    "/tree",
    "\"A.0\" is also what another node"
)]
#[case::name_of_a_node_object(
    r#"{"tree": {"name": "A", "children": [{"children": [{"value": 1}]}, {"name": "A.0", "value": 5}]}}"#,
    ProblemKind::InvalidTree, "/tree", "\"A.0\" is also what another node"
)]
#[case::name_of_the_root(
    r#"{"tree": {"children": [{"name": "r", "value": 5}]}}"#,
    ProblemKind::InvalidTree,
    "/tree",
    "\"r\" is also what another node"
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
    "expected a window [alpha, beta], with null for an open end, found 1 element"
)]
#[case::long_window(
    r#"{"tree": [1], "window": [1, 2, 3]}"#,
    ProblemKind::WrongType,
    "/window",
    "more elements here than the 2"
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
fn a_node_with_two_parents_is_told_in_turkish_and_dutch() {
    let question =
        r#"{"tree": {"root": "A", "children": {"A": ["B", "C"], "B": [1], "C": ["B"]}}}"#;
    let problem = try_ask_text("/alphabeta", question).unwrap_err();
    assert_eq!(
        in_turkish_and_dutch(&problem),
        [
            "\"B\" hem \"A\" hem de \"C\" düğümünün çocuğu: bir ağaçta her düğümün tek bir ebeveyni vardır",
            "\"B\" is een kind van zowel \"A\" als \"C\": in een boom heeft elke knoop één ouder"
        ]
    );
}

#[test]
fn what_may_be_a_tree_is_told_in_turkish() {
    let problem = try_ask_text("/minimax", r#"{"tree": [[1, true]]}"#).unwrap_err();
    assert_eq!(
        problem.detail.in_language(Language::Turkish),
        "bir sayı, null ya da çocuklardan oluşan bir dizi bekleniyordu, true bulundu"
    );
}

#[test]
fn a_tree_over_the_limit_is_refused() {
    let mut setting = Setting::default();
    setting.sizes.tree_nodes = 3;
    let problem = setting
        .ask("/minimax", r#"{"tree": [1, 2, 3]}"#)
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
