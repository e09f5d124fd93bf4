//! Nim, mex and sums of games.

use serde_json::{Value, json};

use super::ask;
use crate::harness::Service;

/// Two rows of Kayles and a pile of Nim, which makes up for what they lack or does not.
pub(super) async fn sum_of_games(service: &Service, fact: &Value) {
    let expect = &fact["expect"];
    let kayles = json!({"octal": {"code": "kayles", "heaps": [5, 7]}});
    let alone = ask(service, "/grundy/sum", json!({"components": [kayles]})).await;
    let lacking = alone["grundy"].as_u64().unwrap();
    for pile in 0..10 {
        let question = json!({"components": [kayles, {"nim": {"piles": [pile]}}]});
        let answer = ask(service, "/grundy/sum", question).await;
        assert_eq!(answer["grundy"], lacking ^ pile);
        let class = if pile == lacking { "zero" } else { "nonzero" };
        assert_eq!(answer["outcome"], expect[class], "{pile}");
    }
}

pub(super) async fn mex(service: &Service, fact: &Value) {
    let answer = ask(service, "/grundy/mex", fact["given"].clone()).await;
    assert_eq!(answer["mex"], fact["expect"]["mex"]);
}

pub(super) async fn nim(service: &Service, fact: &Value) {
    let (given, expect) = (&fact["given"], &fact["expect"]);
    let positions = match (&given["position"], &given["positions"]) {
        (Value::Array(position), _) => vec![json!(position)],
        (_, Value::Array(positions)) => positions.clone(),
        // "(k,k) for every k"
        _ => [0u64, 1, 2, 7, 1 << 40, u64::MAX]
            .iter()
            .map(|k| json!([k.to_string(), k.to_string()]))
            .collect(),
    };
    for (index, position) in positions.iter().enumerate() {
        let answer = ask(
            service,
            "/nim/eval",
            json!({"piles": position, "rule": given["rule"], "limit": 100}),
        )
        .await;
        let expected = |one: &str, many: &str| {
            expect
                .get(one)
                .or_else(|| expect.get(many)?.get(index))
                .cloned()
        };
        let checks = [
            ("nim_sum", expected("nim_sum", "nim_sums")),
            ("outcome", expected("class", "classes")),
            ("value", expected("value", "negamax")),
        ];
        for (key, expected) in checks {
            if let Some(expected) = expected {
                assert_eq!(answer[key], expected, "{position} {key}");
            }
        }
        if let Some(moves) = expect.get("winning_moves") {
            // The text counts piles from 1.
            let found: Vec<Value> = answer["winning_moves"]
                .as_array()
                .unwrap()
                .iter()
                .map(|one| json!({"pile": one["pile"].as_u64().unwrap() + 1, "take": one["take"], "leaves": one["leaves"]}))
                .collect();
            assert_eq!(&json!(found), moves);
        }
        if let Some(children) = expect.get("children") {
            let found = answer["children"].as_array().unwrap();
            assert_eq!(found.len(), children.as_array().unwrap().len());
            for child in children.as_array().unwrap() {
                let (piles, value) = (&child[0], &child[1]);
                let found = found.iter().find(|found| found["piles"] == *piles).unwrap();
                assert_eq!(&found["value"], value, "{piles}");
            }
        }
        if let Some(nodes) = expect.get("full_tree_nodes") {
            assert_eq!(&answer["tree_nodes"], nodes);
            let below = ask(service, "/nim/eval", json!({"piles": [2, 2]})).await;
            assert_eq!(below["tree_nodes"], expect["subtree_2_2_nodes"]);
        }
    }
    if let Some(children) = expect.get("winning_children_of_2_5") {
        let answer = ask(service, "/nim/eval", json!({"piles": [2, 5]})).await;
        let won: Vec<&Value> = answer["children"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|child| child["value"] == -1)
            .map(|child| &child["piles"])
            .collect();
        assert_eq!(&json!(won), children);
    }
}
