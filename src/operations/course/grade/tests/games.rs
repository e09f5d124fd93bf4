//! Grades of answers about games.

use rstest::rstest;
use serde_json::{Value, json};

use crate::operations::operation::Effort;
use crate::operations::testing::{ask, effort, refused};
use crate::problems::ProblemKind;

/// An answer about three piles of one.
fn three_ones(submission: &Value) -> Value {
    json!({"question": {"operation": "/nim/winning-move", "piles": [1, 1, 1]}, "submission": submission})
}

#[test]
fn one_winning_move_of_three_earns_a_third_of_its_part() {
    let grade = ask(
        "/grade",
        &three_ones(
            &json!({"nim_sum": 1, "outcome": "N", "winning_moves": [{"pile": 2, "leaves": 0}], "winning_move": {"pile": 1, "take": 1}}),
        ),
    );
    assert_eq!(grade["score"], 0.8333);
    assert_eq!(grade["diagnosis"][0]["code"], "ONE_OF_MANY");
    assert_eq!(grade["checks"][3]["code"], "EQUIVALENT");
    assert_eq!(grade["conventions"], json!({"rule": "normal"}));
}

#[test]
fn children_are_graded_one_by_one() {
    let grade = ask(
        "/grade",
        &three_ones(
            &json!({"children": [{"pile": 2, "leaves": 0, "outcome": "P"}, {"pile": 0, "take": 1, "outcome": "N"}]}),
        ),
    );
    assert_eq!(grade["score"], 0.5);
    assert_eq!(grade["checks"][0]["node"], "pile 2, take 1, leaves 0");
    assert_eq!(grade["checks"][1]["expected"], "P");
}

#[rstest]
#[case::no_pile(json!({"winning_moves": [{"pile": 3, "take": 1}]}), "/submission/winning_moves/0/pile")]
#[case::too_much(json!({"winning_move": {"pile": 0, "take": 2}}), "/submission/winning_move")]
#[case::at_odds(json!({"winning_move": {"pile": 0, "take": 1, "leaves": 1}}), "/submission/winning_move")]
#[case::twice(json!({"winning_moves": [{"pile": 0, "take": 1}, {"pile": 0, "leaves": 0}]}), "/submission/winning_moves/1")]
#[case::outcome(json!({"outcome": "first"}), "/submission/outcome")]
#[case::no_child(json!({"children": []}), "/submission/children")]
#[case::child_of_no_pile(json!({"children": [{"pile": 0, "take": 1, "outcome": "P"}, {"pile": 3, "take": 1, "outcome": "P"}]}), "/submission/children/1/pile")]
#[case::child_without_outcome(json!({"children": [{"pile": 0, "take": 1}]}), "/submission/children/0")]
#[case::child_twice(json!({"children": [{"pile": 0, "take": 1, "outcome": "P"}, {"pile": 0, "leaves": 0, "outcome": "N"}]}), "/submission/children/1")]
fn a_move_that_nim_does_not_have_is_no_zero(#[case] submission: Value, #[case] pointer: &str) {
    let answer = ask("/grade", &three_ones(&submission));
    assert_eq!(answer["format_errors"][0]["pointer"], pointer, "{answer}");
}

#[test]
fn counts_of_any_size_are_read_from_their_digits() {
    let question = |leaves: Value| {
        json!({
            "question": {"operation": "/trees/uniform", "branching": 10, "depth": 30},
            "submission": {"leaves": leaves}
        })
    };
    let digits = format!("1{}", "0".repeat(30));
    assert_eq!(ask("/grade", &question(json!(digits)))["score"], 1.0);
    assert_eq!(ask("/grade", &question(json!(30)))["score"], 0.0);
    for no_count in [json!(1.5), json!(-1)] {
        let answer = ask("/grade", &question(no_count));
        assert_eq!(answer["format_errors"][0]["pointer"], "/submission/leaves");
    }
}

#[test]
fn splitting_heaps_by_addition_is_found_in_a_game_by_rules_of_ones_own() {
    let laskers_nim = json!({"operation": "/grundy/take", "rules": [{"take": {"from": 1}}, {"take": 0, "parts": [2]}], "n": 4});
    let question = json!({"question": laskers_nim, "submission": {"values": [0, 1, 3, 2, 4]}});
    let grade = ask("/grade", &question);
    assert_eq!(grade["diagnosis"][0]["code"], "MEX_NOT_XOR", "{grade}");
}

#[test]
fn the_heaps_of_a_game_are_a_large_effort() {
    let effort_of =
        |question: Value| effort("/grade", &json!({"question": question, "submission": {}}));
    for path in ["/grundy/subtraction", "/grundy/octal", "/grundy/take"] {
        assert_eq!(effort_of(json!({"operation": path})), Effort::Large);
    }
    assert_eq!(
        effort_of(json!({"operation": "/grundy/mex"})),
        Effort::Small
    );
    assert_eq!(effort_of(json!({})), Effort::Small);
}

#[test]
fn more_piles_than_anybody_works_out_are_refused() {
    let piles = vec![1; 10_001];
    let question = json!({"question": {"operation": "/nim/winning-move", "piles": piles}, "submission": {"nim_sum": 1}});
    let (kind, place, _) = refused("/grade", &question);
    assert_eq!(
        (kind, place.as_str()),
        (ProblemKind::OverTheLimit, "/question/piles")
    );
}

#[test]
fn cells_of_tic_tac_toe_are_graded_one_by_one() {
    let question = json!({
        "question": {"operation": "/tictactoe/eval", "board": ["XXO", "O..", "..."], "to_move": "X", "scoring": "depth"},
        "submission": {"value": 7, "move": [1, 1], "cells": [[null, null, null], [null, 7, null], [-6, -6, 0]]}
    });
    let right = ask(
        "/tictactoe/eval",
        &json!({"board": ["XXO", "O..", "..."], "to_move": "X", "scoring": "depth"}),
    );
    let mut answered = question.clone();
    answered["submission"]["cells"] = right["cells"].clone();
    assert_eq!(ask("/grade", &answered)["score"], 1.0);
    let grade = ask("/grade", &question);
    let checks = grade["checks"].as_array().unwrap();
    let cells: Vec<&Value> = checks
        .iter()
        .filter(|check| check["id"] == "cells")
        .collect();
    assert_eq!(cells.len(), 5);
    assert_eq!(
        (&cells[0]["node"], &cells[0]["credit"]),
        (&json!("[1, 1]"), &json!(1.0))
    );
    assert_eq!(cells[1]["got"], Value::Null);
}

#[test]
fn what_the_operations_answer_is_right() {
    for (operation, mut question, parts) in [
        (
            "/connect4/eval",
            json!({"moves": "465344"}),
            vec!["eval", "center", "windows"],
        ),
        (
            "/grundy/octal",
            json!({"code": "0.77", "n": 90}),
            vec!["values", "grundy", "outcome"],
        ),
        (
            "/grundy/take",
            json!({"rules": [{"take": {"from": 1}}, {"take": 0, "parts": [2]}], "n": 30}),
            vec!["values", "grundy", "outcome"],
        ),
        (
            "/nim/eval",
            json!({"piles": [3, 4, 9]}),
            vec!["nim_sum", "outcome", "winning_moves", "winning_move"],
        ),
        (
            "/grundy/subtraction",
            json!({"all_but": [1, 3], "n": 12}),
            vec!["values", "grundy", "outcome"],
        ),
        (
            "/nim/winning-move",
            json!({"piles": [3, 4, 9], "rule": "misere"}),
            vec!["nim_sum", "outcome", "winning_moves", "winning_move"],
        ),
        (
            "/trees/uniform",
            json!({"branching": 10, "depth": 40}),
            vec!["leaves", "nodes", "minimal_leaves"],
        ),
        (
            "/minimax",
            json!({"tree": [[3, 5], [2, 9]]}),
            vec!["value", "move", "principal_variation"],
        ),
        (
            "/alphabeta",
            json!({"tree": [[3, 5], [2, 9]]}),
            vec![
                "value",
                "bound",
                "move",
                "principal_variation",
                "leaves_read",
            ],
        ),
    ] {
        let answer = ask(operation, &question);
        let mut submission = json!({});
        for part in parts {
            submission[part] = answer[part].clone();
        }
        question["operation"] = json!(operation);
        let grade = ask(
            "/grade",
            &json!({"question": question, "submission": submission}),
        );
        assert_eq!(grade["score"], 1.0, "{grade}");
    }
}

/// An answer about a game of three positions.
fn of_graph(submission: &Value) -> Value {
    json!({
        "question": {"operation": "/grundy/graph", "graph": {"a": ["b", "c"], "b": ["c"], "c": []}},
        "submission": submission
    })
}

#[test]
fn positions_of_a_graph_are_graded_one_by_one_as_the_operation_answers_them() {
    let mut question = of_graph(&json!({}));
    let mut asked = question["question"].clone();
    asked.as_object_mut().unwrap().shift_remove("operation");
    let answer = ask("/grundy/graph", &asked);
    for (name, node) in answer["nodes"].as_object().unwrap() {
        for part in ["grundy", "outcome", "winning_moves"] {
            question["submission"][part][name] = node[part].clone();
        }
    }
    let grade = ask("/grade", &question);
    assert_eq!(grade["score"], 1.0, "{grade}");
    assert_eq!(grade["checks"].as_array().unwrap().len(), 9);
    let wrong = of_graph(
        &json!({"grundy": {"a": 1, "b": 1}, "winning_moves": {"a": ["b", "c"]}, "outcome": {"c": "P"}}),
    );
    let grade = ask("/grade", &wrong);
    assert_eq!(grade["score"], 0.5, "{grade}");
    assert_eq!(grade["diagnosis"][0]["code"], "MEX_NOT_XOR");
    assert_eq!(grade["checks"][0]["node"], "a");
}

#[test]
fn a_draw_is_an_outcome_and_null_an_infinite_value() {
    let question = json!({
        "question": {"operation": "/grundy/graph", "edges": [["a", "b"], ["b", "a"]]},
        "submission": {"grundy": {"a": null, "b": 0}, "outcome": {"a": "D", "b": "D"}}
    });
    assert_eq!(ask("/grade", &question)["score"], 0.75);
}

#[rstest]
#[case::node(json!({"grundy": {"d": 1}}), "/submission/grundy/d", "no node called \"d\"")]
#[case::follower(json!({"winning_moves": {"a": ["c", "x"]}}), "/submission/winning_moves/a/1", "\"x\"")]
#[case::twice(json!({"winning_moves": {"a": ["c", "c"]}}), "/submission/winning_moves/a/1", "twice")]
#[case::none(json!({"outcome": {}}), "/submission/outcome", "at least one node")]
#[case::outcome(json!({"outcome": {"a": "W"}}), "/submission/outcome/a", "\"W\"")]
#[case::value(json!({"grundy": {"a": -1}}), "/submission/grundy/a", "whole number")]
#[case::part(json!({"values": {"a": 1}}), "/submission/values", "\"winning_moves\"")]
fn what_a_graph_does_not_have_is_no_zero(
    #[case] submission: Value,
    #[case] pointer: &str,
    #[case] says: &str,
) {
    let answer = ask("/grade", &of_graph(&submission));
    let error = &answer["format_errors"][0];
    assert_eq!(error["pointer"], pointer, "{answer}");
    assert!(error["detail"].as_str().unwrap().contains(says), "{error}");
}

#[rstest]
#[case::cell(json!({"operation": "/tictactoe/eval", "board": "........."}), json!({"move": [3, 0]}), "/submission/move")]
#[case::rows(json!({"operation": "/tictactoe/eval", "board": "........."}), json!({"cells": [[0, 0, 0]]}), "/submission/cells")]
#[case::square(json!({"operation": "/connect4/eval", "moves": "4"}), json!({"windows": [{"cells": [[1, 1], [2, 2], [3, 3], [4, 7]], "score": 2}]}), "/submission/windows/0")]
#[case::no_values(json!({"operation": "/grundy/octal", "code": "0.77", "n": 9}), json!({"values": []}), "/submission/values")]
#[case::too_many(json!({"operation": "/grundy/octal", "code": "0.77", "n": 1}), json!({"values": [0, 1, 2]}), "/submission/values")]
#[case::no_period(json!({"operation": "/grundy/octal", "code": "0.77", "n": 1}), json!({"period": 12}), "/submission/period")]
fn other_games_name_the_place_as_well(
    #[case] question: Value,
    #[case] submission: Value,
    #[case] pointer: &str,
) {
    let answer = ask(
        "/grade",
        &json!({"question": question, "submission": submission}),
    );
    assert_eq!(answer["format_errors"][0]["pointer"], pointer, "{answer}");
}

#[rstest]
#[case(json!({"operation": "/tictactoe/eval", "board": "XXXXXX..."}), "/question/board")]
#[case(json!({"operation": "/connect4/eval", "moves": "44444444"}), "/question/moves")]
#[case(json!({"operation": "/grundy/octal", "code": "0.9", "n": 1}), "/question/code")]
#[case(json!({"operation": "/grundy/subtraction", "set": [0], "n": 1}), "/question/set/0")]
#[case(json!({"operation": "/grundy/graph", "graph": {"a": ["b"]}}), "/question/graph/a/0")]
#[case(json!({"operation": "/grundy/graph", "graph": {"a": []}, "start": "b"}), "/question/start")]
fn questions_of_other_games_are_problems_as_everywhere(
    #[case] question: Value,
    #[case] pointer: &str,
) {
    let (_, place, _) = refused(
        "/grade",
        &json!({"question": question, "submission": {"value": 1}}),
    );
    assert_eq!(place, pointer);
}
