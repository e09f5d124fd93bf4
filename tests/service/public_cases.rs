//! Inputs that public programs got wrong, with the right answers.

use serde_json::{Value, json};

use crate::harness::Service;

fn cases() -> Vec<Value> {
    include_str!("../fixtures/public_cases.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[tokio::test]
async fn what_others_got_wrong_is_right_here() {
    let service = Service::start().await;
    let mut asked = 0;
    for case in cases() {
        let id = case["id"].as_str().unwrap();
        match (case["game"].as_str().unwrap(), id) {
            ("tree", "tree-ccc-357610") => ordered_tree(&service, &case).await,
            ("tree", "tree-strict-hard") => strict_hard(&service, &case).await,
            ("tree", _) => tree(&service, &case).await,
            ("tictactoe", "ttt-selfplay") => self_play(&service, &case).await,
            ("tictactoe", _) => tictactoe(&service, &case).await,
            ("nim", _) => nim(&service, &case).await,
            ("subtraction", _) => subtraction(&service, &case).await,
            ("connect4", _) => connect4(&service, &case).await,
            (game, _) => panic!("{id}: nobody knows how to ask about {game}"),
        }
        asked += 1;
    }
    assert_eq!(asked, 15);
}

async fn ask(service: &Service, path: &str, question: Value) -> Value {
    service.ask(path, &question.to_string()).await
}

async fn tree(service: &Service, case: &Value) {
    let root = case["input"]["root"].as_str().unwrap().to_lowercase();
    for (rule, key) in [(">=", "alphabeta_ge"), (">", "alphabeta_gt")] {
        let Some(expected) = case["expected"].get(key) else {
            continue;
        };
        let what = format!("{} {key}", case["id"]);
        let question = json!({"tree": case["input"]["tree"], "to_move": root, "cut_when": rule, "detail": "nodes"});
        let answer = ask(service, "/alphabeta", question).await;
        assert_eq!(answer["value"], expected["value"], "{what}");
        assert_eq!(answer["leaves_read"], expected["leaves_read"], "{what}");
        assert_eq!(
            answer["leaves_read_total"], expected["leaves_read_count"],
            "{what}"
        );
        assert_eq!(
            answer["statistics"]["nodes"], expected["nodes_visited"],
            "{what}"
        );
        let cuts = answer["pruned"].as_array().unwrap();
        let all = |key: &str| -> Vec<Value> {
            cuts.iter()
                .flat_map(|cut| cut[key].as_array().unwrap().clone())
                .collect()
        };
        assert_eq!(
            json!(all("children")),
            expected["pruned_children"],
            "{what}"
        );
        assert_eq!(json!(all("leaves")), expected["pruned_leaves"], "{what}");
        let events: Vec<Value> = cuts
            .iter()
            .map(|cut| {
                json!({"node": cut["node"], "alpha": cut["window"][0], "beta": cut["window"][1],
                       "children_pruned": cut["children_total"]})
            })
            .collect();
        assert_eq!(json!(events), expected["cutoff_events"], "{what}");
        for node in answer["nodes"].as_array().unwrap() {
            let id = node["id"].as_str().unwrap();
            assert_eq!(
                node["window"], expected["windows_on_entry"][id],
                "{what} {id}"
            );
            assert_eq!(
                json!({"value": node["value"], "bound": node["bound"]}),
                expected["returned"][id],
                "{what} {id}"
            );
        }
    }
    if let Some(minimax) = case["expected"].get("minimax") {
        let answer = ask(
            service,
            "/minimax",
            json!({"tree": case["input"]["tree"], "to_move": root}),
        )
        .await;
        assert_eq!(answer["value"], minimax["value"]);
        let values: Vec<&Value> = answer["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| &one["value"])
            .collect();
        assert_eq!(json!(values), minimax["child_values"]);
        assert_eq!(answer["move"], format!("r.{}", minimax["best_moves"][0]));
    }
    if let Some(leaves) = case["expected"].get("minimax_leaves") {
        let answer = ask(
            service,
            "/minimax",
            json!({"tree": case["input"]["tree"], "to_move": root}),
        )
        .await;
        assert_eq!(&answer["statistics"]["leaves"], leaves);
    }
}

async fn ordered_tree(service: &Service, case: &Value) {
    let (input, expected) = (&case["input"], &case["expected"]);
    for (order, tree, leaves) in [
        ("best", "tree_best", "leaves_best"),
        ("worst", "tree_worst", "leaves_worst"),
    ] {
        let question = json!({"branching": input["b"], "depth": input["d"], "order": order});
        let made = ask(service, "/trees/random", question).await;
        assert_eq!(made["tree"], expected[tree]);
        let answer = ask(service, "/alphabeta", json!({"tree": made["tree"]})).await;
        assert_eq!(answer["statistics"]["leaves"], expected[leaves]);
    }
}

async fn strict_hard(service: &Service, case: &Value) {
    for (cut_when, fail, key) in [
        (">", "soft", "gt_soft_leaves"),
        (">", "hard", "gt_hard_leaves"),
        (">=", "soft", "ge_leaves"),
    ] {
        let question = json!({"tree": case["input"]["tree"], "cut_when": cut_when, "fail": fail});
        assert_eq!(
            ask(service, "/alphabeta", question).await["leaves_read"],
            case["expected"][key],
            "{key}"
        );
    }
}

async fn tictactoe(service: &Service, case: &Value) {
    let (input, expected) = (&case["input"], &case["expected"]);
    // One case posts the nine characters inside an array.
    let board = input["board"]
        .as_str()
        .or_else(|| input["board"][0].as_str())
        .unwrap();
    // The cases tell values in the mover's view, the answer in X's.
    let sign = if input["to_move"] == "X" { 1 } else { -1 };
    for (scoring, values, value, best) in [
        ("win_loss", "moves", "value", "best"),
        ("depth", "depth_scores", "depth_value", "depth_best"),
    ] {
        let question = json!({"board": board, "to_move": input["to_move"], "scoring": scoring});
        let answer = ask(service, "/tictactoe/eval", question).await;
        let what = format!("{} {scoring}", case["id"]);
        assert_eq!(
            answer["value"].as_i64().unwrap() * sign,
            expected[value].as_i64().unwrap(),
            "{what}"
        );
        for (cell, expected) in expected[values].as_object().unwrap() {
            let cell: usize = cell.parse().unwrap();
            let found = answer["cells"][cell / 3][cell % 3].as_i64().unwrap() * sign;
            assert_eq!(found, expected.as_i64().unwrap(), "{what} {cell}");
        }
        let chosen = answer["move"][0].as_u64().unwrap() * 3 + answer["move"][1].as_u64().unwrap();
        assert!(
            expected[best].as_array().unwrap().contains(&json!(chosen)),
            "{what} {chosen}"
        );
        // Quickest win and slowest loss, also when only the winner counts.
        assert!(
            expected["depth_best"]
                .as_array()
                .unwrap()
                .contains(&json!(chosen)),
            "{what} {chosen}"
        );
    }
}

async fn self_play(service: &Service, case: &Value) {
    let expected = &case["expected"];
    let first = ask(service, "/tictactoe/eval", json!({"board": "........."})).await;
    assert_eq!(first["statistics"]["nodes"], expected["full_tree_nodes"]);
    assert_eq!(first["statistics"]["leaves"], expected["full_tree_leaves"]);
    assert_eq!(
        first["statistics"]["alphabeta_nodes"],
        expected["alphabeta_nodes_in_index_order"]
    );
    let mut board = vec![b'.'; 9];
    let mut plies = 0;
    let end = loop {
        let text = String::from_utf8(board.clone()).unwrap();
        let answer = ask(service, "/tictactoe/eval", json!({"board": text})).await;
        assert_eq!(answer["value"], expected["value"]);
        if answer["move"].is_null() {
            break answer["status"].clone();
        }
        let (row, column) = (
            answer["move"][0].as_u64().unwrap(),
            answer["move"][1].as_u64().unwrap(),
        );
        board[(row * 3 + column) as usize] = answer["to_move"].as_str().unwrap().as_bytes()[0];
        plies += 1;
    };
    assert_eq!(
        (json!(plies), end),
        (expected["plies"].clone(), expected["result"].clone())
    );
}

async fn nim(service: &Service, case: &Value) {
    let (input, expected) = (&case["input"], &case["expected"]);
    for rule in ["normal", "misere"] {
        let answer = ask(
            service,
            "/nim/winning-move",
            json!({"piles": input["piles"], "rule": rule}),
        )
        .await;
        let won = &expected[format!("mover_wins_{rule}")];
        assert_eq!(json!(answer["outcome"] == "N"), *won, "{rule}");
        if let Some(moves) = expected.get(format!("winning_moves_{rule}")) {
            assert_eq!(&answer["winning_moves"], moves, "{rule}");
        }
        if let Some(one) = expected.get(format!("winning_move_{rule}")) {
            assert_eq!(answer["winning_move"]["take"], one["take"], "{rule}");
        }
        if let Some(legal) = expected.get("legal_moves") {
            let eval = ask(
                service,
                "/nim/eval",
                json!({"piles": input["piles"], "rule": rule}),
            )
            .await;
            assert_eq!(&eval["children_total"], legal);
        }
        if let Some(nim_sum) = expected.get("nim_sum") {
            assert_eq!(&answer["nim_sum"], nim_sum);
        }
    }
}

async fn subtraction(service: &Service, case: &Value) {
    let expected = &case["expected"]["preperiod_and_minimal_period"];
    for set in case["input"]["sets"].as_array().unwrap() {
        let question = json!({"set": set, "n": 50});
        let answer = ask(service, "/grundy/subtraction", question).await;
        let period = &answer["period"];
        let key = set.to_string();
        assert_eq!(
            json!([period["preperiod"], period["length"]]),
            expected[key.trim_matches(['[', ']'])],
            "{set}"
        );
        assert_eq!(period["proven"], true);
    }
}

/// A proof of all scores takes longer than a test may wait, so it is what is proven of them that has to be right.
async fn connect4(service: &Service, case: &Value) {
    let question = json!({"moves": case["input"]["moves"]});
    let answer = ask(service, "/connect4/solve?wait=1", question).await;
    let bounds = answer["score_bounds"].as_array().unwrap();
    let scores = case["expected"]["scores"].as_array().unwrap();
    assert_eq!(bounds.len(), scores.len());
    for (bounds, score) in bounds.iter().zip(scores) {
        let of = |value: &Value| value.as_i64().unwrap();
        assert!((of(&bounds["lower"])..=of(&bounds["upper"])).contains(&of(score)));
    }
}
