//! What cannot be answered is refused with the right status, place and words. `refusals.jsonl` tells what.

use serde_json::{Value, json};

use crate::harness::{Request, Service};

#[tokio::test]
async fn every_bad_question_is_refused_with_its_place_and_remedy() {
    let service = Service::start().await;
    let mut wrong = Vec::new();
    for line in include_str!("../fixtures/refusals.jsonl").lines() {
        let row: Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| row[key].as_str().unwrap();
        let reply = service.post(text("path"), text("body")).await;
        let problem = reply.json();
        let place = row
            .get("pointer")
            .is_none_or(|pointer| problem["errors"][0]["pointer"] == *pointer);
        let right = row["status"] == reply.status
            && row["status"] == problem["status"]
            && reply.header("content-type") == Some("application/problem+json")
            && problem["type"] == format!("/problems/{}", text("code"))
            && place
            && problem["detail"].as_str().unwrap().contains(text("says"));
        if !right {
            wrong.push(format!("{line}\n  answers {} {problem}", reply.status));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn a_hundred_thousand_levels_are_refused_or_answered_but_never_fatal() {
    let service = Service::start().await;
    let nested = format!(
        "{{\"tree\": {}1{}}}",
        "[".repeat(100_000),
        "]".repeat(100_000)
    );
    let reply = service.post("/alphabeta", &nested).await;
    assert_eq!(
        (reply.status, &reply.json()["type"]),
        (422, &json!("/problems/nested-too-deep"))
    );
    assert!(
        reply.json()["detail"]
            .as_str()
            .unwrap()
            .contains("adjacency")
    );
    for open in ["[", "{\"tree\":", "{\"children\":["] {
        let reply = service.post("/minimax", &open.repeat(100_000)).await;
        assert!((400..500).contains(&reply.status), "{open}");
    }

    // The same depth as an adjacency is answered.
    let mut lists = serde_json::Map::new();
    for link in 0..100_000 {
        lists.insert(format!("n{link}"), json!([format!("n{}", link + 1)]));
    }
    lists.insert("n100000".into(), json!([7, 8]));
    let answer = service
        .ask(
            "/alphabeta",
            &json!({"tree": {"children": lists}}).to_string(),
        )
        .await;
    assert_eq!(
        (&answer["value"], &answer["statistics"]["depth"]),
        (&json!(8), &json!(100_001))
    );
    assert_eq!(answer["principal_variation_total"], 100_002);
}

#[tokio::test]
async fn a_text_that_is_not_utf8_is_refused() {
    let service = Service::start().await;
    let request = Request::new("POST", "/alphabeta")
        .header("content-type", "application/json")
        .body(b"{\"tree\": [\xff]}");
    let reply = service.send(request).await;
    assert_eq!(
        (reply.status, &reply.json()["type"]),
        (400, &json!("/problems/not-utf8"))
    );
}

#[tokio::test]
async fn nim_without_piles_is_a_legal_lost_position() {
    let service = Service::start().await;
    let answer = service.ask("/nim/winning-move", r#"{"piles": []}"#).await;
    assert_eq!(
        (&answer["outcome"], &answer["winning_move"]),
        (&json!("P"), &Value::Null)
    );
}
