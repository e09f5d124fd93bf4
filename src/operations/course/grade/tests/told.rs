//! What is wrong with a submission or its question, in the languages of those who ask.

use serde_json::json;

use crate::messages::Language;
use crate::operations::testing::{ask, try_ask};

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
         bekleniyordu, \"five\" bulundu"
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
        "Fout in de vorm: er is geen onderdeel \"valu\" om te beoordelen, bedoelde je \"value\"?; er zijn \"value\", \
         \"move\", \"principal_variation\", \"node_values\""
    );
}

#[test]
fn that_nothing_was_asked_is_told_in_turkish_and_dutch() {
    let problem = try_ask("/grade", &json!({"submission": {}})).unwrap_err();
    assert_eq!(
        problem.detail.in_language(Language::Turkish),
        "\"question\" anahtarı ya da \"exercise\" anahtarı eksik: ne sorulduğunu belirtin"
    );
    assert_eq!(
        problem.detail.in_language(Language::Dutch),
        "de sleutel \"question\" of de sleutel \"exercise\" ontbreekt: zeg wat er gevraagd was"
    );
}
