//! The worked answers of the course, asked over HTTP. `course_facts.json` holds the facts; here stands how each is asked.

use serde_json::{Map, Value, json};

use crate::harness::Service;

fn facts() -> Vec<Value> {
    serde_json::from_str(include_str!("../fixtures/course_facts.json")).unwrap()
}

#[tokio::test]
async fn every_fact_of_the_course_is_answered() {
    let service = Service::start().await;
    let mut asked = 0;
    for fact in facts() {
        let id = fact["id"].as_str().unwrap();
        match fact["kind"].as_str().unwrap() {
            "tree" => tree(&service, &fact).await,
            "uniform_tree" => uniform_tree(&service, &fact).await,
            "nim" => nim(&service, &fact).await,
            "tictactoe" => tictactoe(&service, &fact).await,
            "connect4" => connect4(&service, &fact).await,
            "window" => window(&service, &fact).await,
            "depth_penalty" => depth_penalty(&service, &fact).await,
            "guarantee" => guarantee(&service, &fact).await,
            "mex" => mex(&service, &fact).await,
            "grundy" => sum_of_games(&service, &fact).await,
            // Definitions: there is nothing to ask of the operations that exist.
            "term" | "evaluation" => continue,
            kind => panic!("{id}: nobody knows how to ask about {kind}"),
        }
        asked += 1;
    }
    assert_eq!(asked, 26);
}

async fn ask(service: &Service, path: &str, question: Value) -> Value {
    service.ask(path, &question.to_string()).await
}

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

fn texts(list: &Value) -> Vec<&str> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap())
        .collect()
}

fn node<'a>(answer: &'a Value, id: &str) -> &'a Value {
    let nodes = answer["nodes"].as_array().unwrap();
    nodes
        .iter()
        .find(|node| node["id"] == id)
        .unwrap_or_else(|| panic!("{id} was not visited"))
}

async fn tree(service: &Service, fact: &Value) {
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

async fn uniform_tree(service: &Service, fact: &Value) {
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

/// Two rows of Kayles and a pile of Nim, which makes up for what they lack or does not.
async fn sum_of_games(service: &Service, fact: &Value) {
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

async fn mex(service: &Service, fact: &Value) {
    let answer = ask(service, "/grundy/mex", fact["given"].clone()).await;
    assert_eq!(answer["mex"], fact["expect"]["mex"]);
}

async fn nim(service: &Service, fact: &Value) {
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

async fn tictactoe(service: &Service, fact: &Value) {
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

async fn connect4(service: &Service, fact: &Value) {
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

/// A MAX node with the window (3, 9) whose first child returns 5 goes on with (5, 9).
async fn window(service: &Service, fact: &Value) {
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
async fn depth_penalty(service: &Service, fact: &Value) {
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
async fn guarantee(service: &Service, fact: &Value) {
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
