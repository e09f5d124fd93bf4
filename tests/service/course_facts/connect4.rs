//! Connect Four.

use serde_json::{Value, json};

use super::ask;
use crate::harness::Service;

pub(super) async fn connect4(service: &Service, fact: &Value) {
    let (given, expect) = (&fact["given"], &fact["expect"]);
    let weights = &given["weights"];
    let weights =
        json!({"three": weights["three"], "two": weights["two"], "center": weights["centre"]});
    let moves = given["moves"].as_str().unwrap();
    let answer = ask(
        service,
        "/connect4/eval",
        json!({"moves": moves, "weights": weights}),
    )
    .await;
    assert_eq!(answer["eval"], expect["eval"]);
    assert_eq!(answer["perspective"], "red");
    assert_eq!(answer["center"], expect["centre"]);
    assert_eq!(answer["to_move"], given["to_move"]);
    let windows = answer["windows"].as_array().unwrap();
    let expected = expect["scoring_windows"].as_array().unwrap();
    assert_eq!(windows.len(), expected.len());
    for window in expected {
        let mut cells = window["cells"].as_array().unwrap().clone();
        let same = |found: &&Value| {
            let mut found = found["cells"].as_array().unwrap().clone();
            found.sort_by_key(Value::to_string);
            cells.sort_by_key(Value::to_string);
            found == cells
        };
        let found = windows.iter().find(same).unwrap();
        assert_eq!(found["score"], window["score"]);
    }

    let after = &expect["after_red_column_5"];
    let answer = ask(
        service,
        "/connect4/eval",
        json!({"moves": format!("{moves}5")}),
    )
    .await;
    assert_eq!(answer["eval"], after["eval"]);
    assert_eq!(answer["center"], after["centre"]);
    let positive = answer["windows"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|window| window["score"].as_i64() > Some(0));
    assert_eq!(after["positive_windows"], positive.count());
}
