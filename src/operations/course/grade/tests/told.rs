//! What is wrong with a submission or its question, in the languages of those who ask.

use serde_json::json;

use crate::operations::testing::{ask, in_turkish_and_dutch, try_ask};

#[test]
fn a_claim_that_cannot_be_read_is_told_in_turkish() {
    let grade = ask(
        "/grade",
        &json!({
            "question": {"operation": "/minimax", "tree": [3, 5]},
            "submission": {"value": "five"},
            "language": "tr",
        }),
    );
    assert_eq!(
        grade["format_errors"][0]["detail"],
        "Biçim hatası: bir sayı, \"<= 2\" gibi bir metin ya da {\"value\": 2, \"bound\": \"upper\"} gibi bir nesne \
         bekleniyordu, \"five\" metni bulundu"
    );
}

#[test]
fn a_window_without_beta_is_told_in_every_language() {
    for (language, told) in [
        (
            "en",
            "expected a window [alpha, beta], with null for an open end, found 1 element",
        ),
        (
            "tr",
            "Biçim hatası: bir [alfa, beta] penceresi (açık uç için null) bekleniyordu, 1 öğe bulundu",
        ),
        (
            "nl",
            "Fout in de vorm: verwacht: een venster [alfa, bèta], met null voor een open einde; gevonden: 1 element",
        ),
    ] {
        let grade = ask(
            "/grade",
            &json!({
                "question": {"operation": "/alphabeta", "tree": [3, 5]},
                "submission": {"windows": {"r": [3]}},
                "language": language,
            }),
        );
        let error = &grade["format_errors"][0];
        assert_eq!(error["pointer"], "/submission/windows/r");
        assert_eq!(error["detail"], told);
    }
}

#[test]
fn squares_and_cells_that_no_board_has_are_told_by_what_a_board_has() {
    for (column, row) in [(-1, 1), (0, 1), (8, 6), (7, 300)] {
        let window = json!({"cells": [[column, row], [2, 1], [3, 1], [4, 1]], "score": 2});
        let grade = ask(
            "/grade",
            &json!({
                "question": {"operation": "/connect4/eval", "moves": "465344"},
                "submission": {"windows": [window]},
            }),
        );
        let error = &grade["format_errors"][0];
        assert_eq!(error["pointer"], "/submission/windows/0");
        assert_eq!(
            error["detail"],
            "There is no such square: squares are [column, row], columns 1 to 7 and rows 1 to 6, counted from \
             the bottom left."
        );
    }
    for cell in [[-1, 0], [0, 3], [256, 0]] {
        let grade = ask(
            "/grade",
            &json!({
                "question": {"operation": "/tictactoe/eval", "board": "........."},
                "submission": {"move": cell},
            }),
        );
        let error = &grade["format_errors"][0];
        assert_eq!(error["pointer"], "/submission/move");
        assert_eq!(
            error["detail"],
            "There is no such cell: cells are [row, column], each from 0 to 2."
        );
    }
}

#[test]
fn a_weight_that_is_no_number_is_told_in_turkish_and_dutch() {
    let question = json!({
        "question": {"operation": "/minimax", "tree": [3, 5]},
        "submission": {"value": 5},
        "weights": {"value": "high"},
    });
    let problem = try_ask("/grade", &question).unwrap_err();
    assert_eq!(
        in_turkish_and_dutch(&problem),
        [
            "bir sayı bekleniyordu, \"high\" metni bulundu",
            "verwacht: een getal; gevonden: de tekst \"high\""
        ]
    );
}

#[test]
fn a_part_that_does_not_exist_is_told_in_dutch() {
    let grade = ask(
        "/grade",
        &json!({
            "question": {"operation": "/minimax", "tree": [3, 5]},
            "submission": {"valu": 5},
            "language": "nl",
        }),
    );
    assert_eq!(
        grade["format_errors"][0]["detail"],
        "Fout in de vorm: er is geen onderdeel \"valu\" om te beoordelen; er zijn \"value\", \
         \"move\", \"principal_variation\", \"node_values\"; bedoelde je \"value\"?"
    );
}

#[test]
fn that_nothing_was_asked_is_told_in_turkish_and_dutch() {
    let problem = try_ask("/grade", &json!({"submission": {}})).unwrap_err();
    assert_eq!(
        in_turkish_and_dutch(&problem),
        [
            "\"question\" anahtarı ya da \"exercise\" anahtarı eksik: ne sorulduğunu belirtin",
            "de sleutel \"question\" of de sleutel \"exercise\" ontbreekt: zeg wat er gevraagd was"
        ]
    );
}

#[test]
fn the_first_move_that_never_was_replaced_goes_with_a_number_begun_with() {
    let codes = |value: i64| {
        let grade = ask(
            "/grade",
            &json!({
                "question": {"operation": "/minimax", "tree": [[-7, 4], [-4, 6]]},
                "submission": {"value": value, "move": "r.0", "node_values": {"r.0": -7, "r.1": -4}},
            }),
        );
        let findings = grade["diagnosis"].as_array().unwrap().iter();
        let codes: Vec<String> = findings
            .map(|finding| finding["code"].as_str().unwrap().to_owned())
            .collect();
        codes
    };
    assert_eq!(codes(0), ["SENTINEL"]);
    // Beside the right value it is just a wrong move.
    assert!(codes(-4).is_empty());
}

#[test]
fn an_infinity_at_the_wrong_end_is_told_back_and_is_no_number_in_the_place_of_infinity() {
    let grade = ask(
        "/grade",
        &json!({
            "question": {"operation": "/alphabeta", "tree": [[5, 8], [6, 2, 9]], "to_move": "max"},
            "submission": {"windows": {"r": [null, null], "r.1": [5, "−∞"]}},
        }),
    );
    let check = &grade["checks"][1];
    assert_eq!(check["expected"], json!([5, null]));
    assert_eq!(check["got"], json!([5, "-inf"]));
    assert_eq!(check["credit"], 0.5);
    assert_eq!(grade["diagnosis"], json!([]));
}
