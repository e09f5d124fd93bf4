//! Every uniform tree that an independent program counted, asked over HTTP.

use serde_json::{Value, json};

use crate::harness::Service;

fn counts() -> Value {
    serde_json::from_str(include_str!(
        "../../engine/tests/fixtures/search_counts.json"
    ))
    .unwrap()
}

async fn ask(service: &Service, path: &str, question: Value) -> Value {
    service.ask(path, &question.to_string()).await
}

async fn check(service: &Service, tree: &Value, counts: &Value, what: &str) {
    let minimax = ask(service, "/minimax", json!({"tree": tree, "limit": 0})).await;
    assert_eq!(minimax["value"], counts["minimax_value"], "{what}");
    assert_eq!(
        minimax["statistics"]["leaves"], counts["leaves_minimax"],
        "{what}"
    );
    assert_eq!(
        minimax["statistics"]["nodes"], counts["nodes_minimax"],
        "{what}"
    );
    for (deep_cutoffs, key) in [(true, "alphabeta"), (false, "alphabeta_shallow_only")] {
        let question = json!({"tree": tree, "deep_cutoffs": deep_cutoffs, "limit": 0});
        let answer = ask(service, "/alphabeta", question).await;
        let (statistics, expected) = (&answer["statistics"], &counts[key]);
        assert_eq!(answer["value"], counts["minimax_value"], "{what} {key}");
        assert_eq!(statistics["leaves"], expected["leaves"], "{what} {key}");
        assert_eq!(statistics["nodes"], expected["visits"], "{what} {key}");
        let cutoffs = &statistics["cutoffs"];
        let cutoffs = cutoffs["alpha"].as_u64().unwrap() + cutoffs["beta"].as_u64().unwrap();
        assert_eq!(expected["cutoffs"], cutoffs, "{what} {key}");
    }
}

#[tokio::test]
async fn uniform_trees_match_the_counts() {
    let service = Service::start().await;
    let counts = counts();
    let rows = counts["uniform_table"].as_array().unwrap();
    assert_eq!(rows.len(), 46);
    for row in rows {
        let order = row["order"].as_str().unwrap();
        let mut question = json!({"branching": row["b"], "depth": row["d"]});
        match order.split('(').next().unwrap() {
            "random" => question["seed"] = row["seed"].clone(),
            ordered => question["order"] = json!(ordered),
        }
        let made = ask(&service, "/trees/random", question.clone()).await;
        check(&service, &made["tree"], row, &question.to_string()).await;
    }
}

#[tokio::test]
async fn explicit_trees_match_the_counts_and_traces() {
    let service = Service::start().await;
    for row in counts()["explicit_trees"].as_array().unwrap() {
        let (tree, name) = (&row["tree"], row["name"].as_str().unwrap());
        check(&service, tree, &row["counts"], name).await;
        for (fail, key) in [("soft", "fail_soft"), ("hard", "fail_hard")] {
            let question = json!({"tree": tree, "fail": fail, "detail": "nodes"});
            let answer = ask(&service, "/alphabeta", question).await;
            let steps = row["alphabeta_trace"].as_array().unwrap();
            assert_eq!(answer["nodes_total"], steps.len(), "{name}");
            for (node, step) in answer["nodes"].as_array().unwrap().iter().zip(steps) {
                let id = step["path"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .fold("r".to_owned(), |id, index| format!("{id}.{index}"));
                assert_eq!(node["id"], id, "{name}");
                assert_eq!(
                    node["window"],
                    json!([step["alpha"], step["beta"]]),
                    "{name} {id}"
                );
                assert_eq!(node["value"], step[key], "{name} {id}");
                assert_eq!(
                    node["cut"].is_object(),
                    step.get("cut_at").is_some(),
                    "{name} {id}"
                );
            }
            for window in row["root_windows"].as_array().unwrap() {
                let question = json!({"tree": tree, "fail": fail, "window": [window["alpha"], window["beta"]]});
                let answer = ask(&service, "/alphabeta", question).await;
                assert_eq!(answer["value"], window[key], "{name} {window}");
                assert_eq!(
                    answer["statistics"]["leaves"], window["leaves"],
                    "{name} {window}"
                );
            }
        }
    }
}

#[tokio::test]
async fn sums_over_a_thousand_seeds_match_in_batches() {
    let service = Service::start().await;
    for row in counts()["sums_over_seeds"].as_array().unwrap() {
        let (first, last) = (
            row["seeds"][0].as_u64().unwrap(),
            row["seeds"][1].as_u64().unwrap(),
        );
        let making: Vec<Value> = (first..=last)
            .map(|seed| {
                json!({"id": seed, "operation": "/trees/random",
                       "question": {"branching": row["b"], "depth": row["d"], "seed": seed}})
            })
            .collect();
        let made = ask(&service, "/batch", json!(making)).await;
        for (deep_cutoffs, key) in [(true, "alphabeta"), (false, "alphabeta_shallow_only")] {
            let searching: Vec<Value> = made
                .as_array()
                .unwrap()
                .iter()
                .map(|made| {
                    json!({"id": made["id"], "operation": "/alphabeta",
                           "question": {"tree": made["answer"]["tree"], "deep_cutoffs": deep_cutoffs, "limit": 0}})
                })
                .collect();
            let searched = ask(&service, "/batch", json!(searching)).await;
            let leaves: u64 = searched
                .as_array()
                .unwrap()
                .iter()
                .map(|one| one["answer"]["statistics"]["leaves"].as_u64().unwrap())
                .sum();
            assert_eq!(row[key], leaves, "{key}");
        }
    }
}

#[tokio::test]
async fn minimal_leaves_and_critical_nodes_match_the_formulas() {
    let service = Service::start().await;
    let counts = counts();
    for row in counts["knuth_moore_minimal_leaves"].as_array().unwrap() {
        let answer = ask(
            &service,
            "/trees/uniform",
            json!({"branching": row["b"], "depth": row["d"]}),
        )
        .await;
        assert_eq!(answer["minimal_leaves"], row["leaves"], "{row}");
    }
    for row in counts["knuth_moore_critical_nodes"].as_array().unwrap() {
        let answer = ask(
            &service,
            "/trees/uniform",
            json!({"branching": row["b"], "depth": row["d"]}),
        )
        .await;
        for (found, expected) in answer["critical_nodes"]
            .as_array()
            .unwrap()
            .iter()
            .zip(row["per_ply"].as_array().unwrap())
        {
            for (key, published) in [
                ("ply", "ply"),
                ("type_1", "type1"),
                ("type_2", "type2"),
                ("type_3", "type3"),
            ] {
                assert_eq!(found[key], expected[published], "{row} {key}");
            }
        }
        assert_eq!(answer["critical_nodes_total"], row["total_nodes"], "{row}");
    }
}
