//! Tic-tac-toe.

use serde_json::{Value, json};

use super::{ask, texts};
use crate::harness::Service;

/// The cells by the words of the text.
fn cell(word: &str) -> Value {
    match word {
        "centre" => json!([1, 1]),
        "middle-right" => json!([1, 2]),
        "bottom-left" => json!([2, 0]),
        "bottom-centre" => json!([2, 1]),
        "bottom-right" => json!([2, 2]),
        word => panic!("{word}"),
    }
}

fn cells(words: &Value) -> Value {
    texts(words).into_iter().map(cell).collect()
}

fn at<'a>(grid: &'a Value, cell: &Value) -> &'a Value {
    &grid[cell[0].as_u64().unwrap() as usize][cell[1].as_u64().unwrap() as usize]
}

pub(super) async fn tictactoe(service: &Service, fact: &Value) {
    let (given, expect) = (&fact["given"], fact["expect"].as_object().unwrap());
    let mut question = json!({"board": given["board"], "detail": "walk"});
    if let Some(player) = given.get("to_move") {
        question["to_move"] = player.clone();
    }
    if given.get("scoring").is_some() {
        question["scoring"] = json!("depth");
    }
    let answer = ask(service, "/tictactoe/eval", question).await;
    for (key, expected) in expect {
        match key.as_str() {
            "value" | "winner" => assert_eq!(&answer[key], expected),
            "nodes" | "minimax_nodes" => assert_eq!(&answer["statistics"]["nodes"], expected),
            "terminal" => assert_eq!(json!(answer["status"] != "ongoing"), *expected),
            "best" => assert_eq!(answer["move"], cell(expected.as_str().unwrap())),
            "cell_values" => {
                for (word, value) in expected.as_object().unwrap() {
                    assert_eq!(at(&answer["cells"], &cell(word)), value, "{word}");
                }
            }
            "fork_after_centre" => {
                let forks = answer["forks"].as_array().unwrap();
                let fork = forks
                    .iter()
                    .find(|fork| fork["player"] == "X" && fork["cell"] == json!([1, 1]))
                    .unwrap();
                assert_eq!(fork["threats_at"], cells(&expected["threats_complete_at"]));
                assert_eq!(
                    fork["lines"].as_array().unwrap().len(),
                    expected["lines"].as_array().unwrap().len()
                );
            }
            "opponent_forks" => {
                for (word, reply) in expected.as_object().unwrap() {
                    let moves = answer["moves"].as_array().unwrap();
                    let played = moves.iter().find(|one| one["cell"] == cell(word)).unwrap();
                    let forks = played["opponent_forks"].as_array().unwrap();
                    let fork = forks
                        .iter()
                        .find(|fork| fork["cell"] == cell(reply["reply"].as_str().unwrap()))
                        .unwrap();
                    assert_eq!(fork["threats_at"], cells(&reply["threats_at"]), "{word}");
                }
            }
            "walk" => {
                let steps: Vec<Value> = answer["walk"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|step| match step["node"] == "END" {
                        true => json!([step["node"], step["board"], step["cell"], step["value"]]),
                        false => json!([step["node"], step["board"], step["cell"]]),
                    })
                    .collect();
                assert_eq!(&json!(steps), expected);
            }
            "returns" => {
                for (row, value) in expected.as_object().unwrap() {
                    let board = format!("XXO/OOX/{row}");
                    let walk = answer["walk"].as_array().unwrap();
                    let step = walk.iter().find(|step| step["board"] == board).unwrap();
                    assert_eq!(&step["value"], value, "{board}");
                }
            }
            other => panic!("nobody knows how to check {other}"),
        }
    }
}
