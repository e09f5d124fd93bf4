//! Values in the view of the other player, told in the words of each game, with the place where they first matter.

use rstest::rstest;
use serde_json::{Value, json};

use crate::operations::testing::ask;

#[rstest]
#[case::tic_tac_toe(
    json!({"operation": "/tictactoe/eval", "board": "XX.OO....", "to_move": "X"}),
    json!({"value": -1, "cells": [[null, null, -1], [null, null, 0], [1, 1, 1]]}),
    json!("[0, 2]"),
    ["X", "X'in", "X"]
)]
#[case::connect_four(
    json!({"operation": "/connect4/eval", "moves": "465344"}),
    json!({"eval": -3, "center": -3}),
    json!(null),
    ["Red", "Kırmızı'nın", "Rood"]
)]
#[case::nim(
    json!({"operation": "/nim/eval", "piles": [3, 4, 5]}),
    json!({"nim_sum": 2, "outcome": "P", "winning_moves": [{"pile": 0, "take": 2}]}),
    json!(null),
    ["previous player", "önceki oyuncu", "vorige speler"]
)]
#[case::children_of_nim(
    json!({"operation": "/nim/eval", "piles": [3, 4, 5]}),
    json!({"outcome": "N", "children": [
        {"pile": 0, "take": 2, "outcome": "N"}, {"pile": 0, "take": 1, "outcome": "P"}
    ]}),
    json!("pile 0, take 2, leaves 1"),
    ["previous player", "önceki oyuncu", "vorige speler"]
)]
#[case::a_graph(
    json!({"operation": "/grundy/graph", "graph": {"a": ["b", "c", "d"], "b": ["c"], "c": ["d"], "d": []}}),
    json!({"grundy": {"d": 0, "c": 1}, "outcome": {"d": "N", "c": "P", "b": "N"}}),
    json!("d"),
    ["previous player", "önceki oyuncu", "vorige speler"]
)]
#[case::a_sum(
    json!({"operation": "/nim/bounded", "piles": [5, 6], "max_take": 3}),
    json!({"grundy": 3, "outcome": "P"}),
    json!(null),
    ["previous player", "önceki oyuncu", "vorige speler"]
)]
#[case::heaps(
    json!({"operation": "/grundy/subtraction", "set": [1, 2], "n": 5}),
    json!({"values": [0, 1, 2, 0, 1, 2], "outcome": "P"}),
    json!(null),
    ["previous player", "önceki oyuncu", "vorige speler"]
)]
fn the_other_players_view_is_told_in_the_words_of_the_game(
    #[case] question: Value,
    #[case] submission: Value,
    #[case] node: Value,
    #[case] words: [&str; 3],
) {
    for (language, word) in ["en", "tr", "nl"].into_iter().zip(words) {
        let grade = ask(
            "/grade",
            &json!({"question": question, "submission": submission, "language": language}),
        );
        let mut findings = grade["diagnosis"].as_array().unwrap().iter();
        let finding = findings.find(|finding| finding["code"] == "PERSPECTIVE");
        let finding = finding.unwrap_or_else(|| panic!("{grade}"));
        assert_eq!(finding["node"], node);
        let message = finding["message"].as_str().unwrap();
        assert!(
            message.contains(word) && !message.contains("MAX"),
            "{message}"
        );
    }
}

#[test]
fn the_wrong_letter_alone_is_not_blamed_on_its_meaning() {
    let grade = ask(
        "/grade",
        &json!({
            "question": {"operation": "/nim/eval", "piles": [3, 4, 5]},
            "submission": {"outcome": "P"},
        }),
    );
    assert_eq!(grade["diagnosis"], json!([]));
}

#[rstest]
#[case(r#"["-Infinity", "Infinity"]"#)]
#[case(r#"["-INF", "+Inf"]"#)]
#[case(r#"["−∞", "∞"]"#)]
#[case(r#"[null, "+∞"]"#)]
fn infinity_may_be_written_in_many_ways(#[case] window: &str) {
    let window: Value = serde_json::from_str(window).unwrap();
    let grade = ask(
        "/grade",
        &json!({
            "question": {"operation": "/alphabeta", "tree": [[5, 8], [2, 9]]},
            "submission": {"windows": {" r ": window}},
        }),
    );
    assert_eq!(grade["score"], 1.0);
}

#[test]
fn a_letter_in_the_other_case_is_not_taken_for_another_letter() {
    let grade = ask(
        "/grade",
        &json!({
            "question": {"operation": "/nim/eval", "piles": [3, 4, 5]},
            "submission": {"outcome": "n"},
        }),
    );
    let detail = grade["format_errors"][0]["detail"].as_str().unwrap();
    assert!(detail.ends_with("did you mean \"N\"?"), "{detail}");
}
