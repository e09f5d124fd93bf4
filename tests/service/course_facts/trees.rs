//! Trees: values, windows, cut-offs and what follows from them.

use serde_json::{Map, Value, json};

use super::{ask, texts};
use crate::harness::Service;

/// The posted tree of a fact.
fn posted(given: &Value) -> Value {
    if let Some(nested) = given.get("tree") {
        return nested.clone();
    }
    let mut tree = json!({"root": given["root"], "children": given["children"]});
    if let Some(heuristic) = given.get("heuristic") {
        tree["values"] = heuristic.clone();
    }
    tree
}

/// The values of all leaves by identifier.
fn leaf_values(given: &Value) -> Map<String, Value> {
    let mut values = Map::new();
    match given.get("tree") {
        Some(nested) => nested_leaves("r", nested, &mut values),
        None => {
            for (name, children) in given["children"].as_object().unwrap() {
                for (index, child) in children.as_array().unwrap().iter().enumerate() {
                    if child.is_number() {
                        values.insert(format!("{name}.{index}"), child.clone());
                    }
                }
            }
        }
    }
    values
}

fn nested_leaves(id: &str, tree: &Value, values: &mut Map<String, Value>) {
    match tree.as_array() {
        Some(children) => {
            for (index, child) in children.iter().enumerate() {
                nested_leaves(&format!("{id}.{index}"), child, values);
            }
        }
        None => {
            values.insert(id.to_owned(), tree.clone());
        }
    }
}

fn node<'a>(answer: &'a Value, id: &str) -> &'a Value {
    let nodes = answer["nodes"].as_array().unwrap();
    nodes
        .iter()
        .find(|node| node["id"] == id)
        .unwrap_or_else(|| panic!("{id} was not visited"))
}

pub(super) async fn tree(service: &Service, fact: &Value) {
    let (given, expect) = (&fact["given"], fact["expect"].as_object().unwrap());
    let leaves = leaf_values(given);
    let question = json!({"tree": posted(given), "to_move": given["to_move"], "detail": "nodes"});
    let with = |key: &str, value: Value| {
        let mut question = question.clone();
        question[key] = value;
        question
    };
    let minimax = ask(service, "/minimax", question.clone()).await;
    let alphabeta = ask(service, "/alphabeta", question.clone()).await;
    let leaf_count = |answer: &Value| answer["statistics"]["leaves"].clone();
    let read: Vec<&Value> = texts(&alphabeta["leaves_read"])
        .iter()
        .map(|id| &leaves[*id])
        .collect();

    for (key, expected) in expect {
        let what = format!("{} {key}", fact["id"]);
        match key.as_str() {
            "value" | "value_both" => {
                assert_eq!(&minimax["value"], expected, "{what}");
                assert_eq!(&alphabeta["value"], expected, "{what}");
            }
            "move" => {
                assert_eq!(&minimax["move"], expected, "{what}");
                assert_eq!(&alphabeta["move"], expected, "{what}");
            }
            "move_index" => assert_eq!(alphabeta["move"], format!("r.{expected}"), "{what}"),
            "principal_variation" => {
                let line = &minimax["principal_variation"].as_array().unwrap()
                    [..expected.as_array().unwrap().len()];
                assert_eq!(&json!(line), expected, "{what}");
            }
            "leaf" => {
                let last = texts(&minimax["principal_variation"]).pop().unwrap();
                assert_eq!(&leaves[last], expected, "{what}");
            }
            "node_values" | "minimax_node_values" => {
                for (id, value) in expected.as_object().unwrap() {
                    assert_eq!(&node(&minimax, id)["value"], value, "{what} {id}");
                }
            }
            "largest_leaf" => assert_eq!(
                leaves.values().max_by_key(|leaf| leaf.as_i64()).unwrap(),
                expected,
                "{what}"
            ),
            "largest_leaf_reached" => assert_eq!(
                minimax["value"] == expect["largest_leaf"],
                *expected,
                "{what}"
            ),
            "leaves_read" => assert_eq!(&json!(read), expected, "{what}"),
            "leaves_read_count" | "leaves_read_with_ge" => {
                assert_eq!(&leaf_count(&alphabeta), expected, "{what}")
            }
            "leaves_read_with_gt" => {
                let strict = ask(service, "/alphabeta", with("cut_when", json!(">"))).await;
                assert_eq!(&leaf_count(&strict), expected, "{what}");
                assert_eq!(strict["value"], alphabeta["value"], "{what}");
            }
            "leaves_read_best_order" => {
                let best = ask(service, "/alphabeta", with("order", json!("best"))).await;
                assert_eq!(&leaf_count(&best), expected, "{what}");
                assert_eq!(&best["statistics"]["minimal_leaves"], expected, "{what}");
            }
            "leaves_read_worst_order" => {
                let worst = ask(service, "/alphabeta", with("order", json!("worst"))).await;
                assert_eq!(&leaf_count(&worst), expected, "{what}");
            }
            "leaves_total" => {
                assert_eq!(&alphabeta["statistics"]["leaves_total"], expected, "{what}")
            }
            "pruned_leaves_count" => assert_eq!(
                &alphabeta["statistics"]["leaves_pruned"], expected,
                "{what}"
            ),
            "pruned_leaves" => {
                for (parent, values) in expected.as_object().unwrap() {
                    let pruned: Vec<&Value> = alphabeta["pruned"]
                        .as_array()
                        .unwrap()
                        .iter()
                        .flat_map(|cut| texts(&cut["leaves"]))
                        .filter(|leaf| leaf.split('.').next() == Some(parent))
                        .map(|leaf| &leaves[leaf])
                        .collect();
                    assert_eq!(&json!(pruned), values, "{what} {parent}");
                }
            }
            "pruned_nodes" => {
                let cuts = alphabeta["pruned"].as_array().unwrap();
                let pruned: Vec<&str> = cuts
                    .iter()
                    .flat_map(|cut| texts(&cut["children"]))
                    .collect();
                for id in texts(expected) {
                    assert!(pruned.contains(&id), "{what} {id}");
                }
            }
            "returned" => {
                for (id, value) in expected.as_object().unwrap() {
                    assert_eq!(&node(&alphabeta, id)["value"], value, "{what} {id}");
                }
            }
            "entry_windows" => {
                for (id, window) in expected.as_object().unwrap() {
                    assert_eq!(&node(&alphabeta, id)["window"], window, "{what} {id}");
                }
            }
            "window_at_cut" => {
                for (id, window) in expected.as_object().unwrap() {
                    assert_eq!(
                        &node(&alphabeta, id)["cut"]["window"],
                        window,
                        "{what} {id}"
                    );
                }
            }
            "bound_types" => {
                for (id, bound) in expected.as_object().unwrap() {
                    assert_eq!(&node(&alphabeta, id)["bound"], bound, "{what} {id}");
                }
            }
            "depth_2" | "depth_3" => {
                let depth = key.trim_start_matches("depth_").parse::<u32>().unwrap();
                let answer = ask(service, "/minimax", with("depth", json!(depth))).await;
                assert_eq!(answer["value"], expected["value"], "{what}");
                assert_eq!(answer["move"], expected["move"], "{what}");
                for (id, value) in expected["node_values"].as_object().unwrap() {
                    assert_eq!(&node(&answer, id)["value"], value, "{what} {id}");
                }
            }
            "worst_order_example" => {
                // The order told in the text, posted as it stands.
                let mut lists = given["children"].clone();
                lists["A"] = expected["root"].clone();
                for name in ["B", "C", "D"] {
                    let list = lists[name].as_array_mut().unwrap();
                    list.sort_by_key(|leaf| -leaf.as_i64().unwrap());
                }
                let question = json!({"tree": {"root": "A", "children": lists}});
                let answer = ask(service, "/alphabeta", question).await;
                assert_eq!(
                    leaf_count(&answer),
                    expect["leaves_read_worst_order"],
                    "{what}"
                );
            }
            other => panic!("{what}: nobody knows how to check {other}"),
        }
    }
}

pub(super) async fn uniform_tree(service: &Service, fact: &Value) {
    let (given, expect) = (&fact["given"], &fact["expect"]);
    let counts = |depth: &Value| {
        ask(
            service,
            "/trees/uniform",
            json!({"branching": given["branching"], "depth": depth}),
        )
    };
    if let Some(depths) = given.get("depths") {
        let shallow = counts(&depths[0]).await;
        let deep = counts(&depths[1]).await;
        assert_eq!(json!([shallow["leaves"], deep["leaves"]]), expect["leaves"]);
        let ratio = deep["leaves"].as_u64().unwrap() / shallow["leaves"].as_u64().unwrap();
        assert_eq!(expect["ratio"], ratio);
        return;
    }
    let answer = counts(&given["depth"]).await;
    assert_eq!(answer["leaves"], expect["leaves"]);
    assert_eq!(answer["minimal_leaves"], expect["minimal_leaves"]);
    let ratio = answer["minimax_over_alphabeta"].as_f64().unwrap();
    let about = expect["minimax_over_alphabeta_about"].as_f64().unwrap();
    assert!((ratio - about).abs() < 0.5, "{ratio}");
}

/// A MAX node with the window (3, 9) whose first child returns 5 goes on with (5, 9).
pub(super) async fn window(service: &Service, fact: &Value) {
    let (given, expect) = (&fact["given"], &fact["expect"]);
    let question = json!({
        "tree": [given["child_returns"], 4], "to_move": given["node"],
        "window": [given["alpha"], given["beta"]], "detail": "trace"});
    let answer = ask(service, "/alphabeta", question).await;
    let update = json!({"event": "update", "node": "r", "from": "r.0", "value": given["child_returns"],
        "window": [expect["alpha"], expect["beta"]]});
    assert!(answer["trace"].as_array().unwrap().contains(&update));
    assert_eq!(
        node(&answer, "r.1")["window"],
        json!([expect["alpha"], expect["beta"]])
    );
}

/// The scores of the outcomes under the depth penalty, and which one O, who is MIN, chooses.
pub(super) async fn depth_penalty(service: &Service, fact: &Value) {
    let (given, expect) = (&fact["given"], &fact["expect"]);
    let scores: Vec<i64> = given["outcomes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|outcome| match outcome["winner"].as_str() {
            None => 0,
            Some("X") => 10 - outcome["plies"].as_i64().unwrap(),
            Some(_) => outcome["plies"].as_i64().unwrap() - 10,
        })
        .collect();
    assert_eq!(json!(scores), expect["values"]);
    let answer = ask(
        service,
        "/minimax",
        json!({"tree": scores, "to_move": "min"}),
    )
    .await;
    // The text counts from 1.
    assert_eq!(
        answer["move"],
        format!("r.{}", expect["chosen"].as_u64().unwrap() - 1)
    );
    // A win of O one ply away is worth that to the game itself.
    let won = ask(
        service,
        "/tictactoe/eval",
        json!({"board": "OO.XX...X", "to_move": "O", "scoring": "depth"}),
    )
    .await;
    assert_eq!(won["value"], scores[0]);
}

/// Whatever MIN plays, MAX gets at least the minimax value by playing the minimax move.
pub(super) async fn guarantee(service: &Service, fact: &Value) {
    let value = &fact["given"]["minimax_value"];
    let tree = json!([[1, 9], [2, 5, 7]]);
    let answer = ask(service, "/minimax", json!({"tree": tree})).await;
    assert_eq!(&answer["value"], value);
    assert_eq!(answer["move"], "r.1");
    let payoffs = tree[1].as_array().unwrap();
    assert!(
        payoffs
            .iter()
            .all(|payoff| payoff.as_i64() >= value.as_i64())
    );
}
