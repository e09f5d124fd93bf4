//! A class of submissions over HTTP: one a line, and one answer a line.

use serde_json::{Value, json};

use crate::harness::{Reply, Request, Service};

const QUESTION: &str = r#"{"operation": "/alphabeta", "tree": [[5, 8], [6, 2, 9], [4, 8]]}"#;

fn class(lines: &str) -> Request {
    Request::new("POST", "/grade/batch")
        .header("content-type", "application/x-ndjson")
        .body(lines)
}

fn answers(reply: &Reply) -> Vec<Value> {
    let text = reply.text();
    let answers = text.lines().map(|line| serde_json::from_str(line).unwrap());
    answers.collect()
}

/// A submission that is right, or wrong in one of many ways.
fn submission(number: usize) -> String {
    format!(r#"{{"value": {}, "pruned_leaves": ["r.1.2"]}}"#, number % 7)
}

#[tokio::test]
async fn a_thousand_lines_are_answered_in_order_and_the_bad_ones_stop_no_other() {
    let service = Service::start().await;
    let lines = (0..1000).map(|number| match number % 10 {
        3 => format!("{{\"id\": {number}, \"submission\": {{}}}}\n"),
        7 => format!("{{\"id\": {number}, \"question\": \n"),
        _ => format!(
            "{{\"id\": {number}, \"question\": {QUESTION}, \"submission\": {}}}\n",
            submission(number)
        ),
    });
    let reply = service.send(class(&lines.collect::<String>())).await;
    assert_eq!(reply.status, 200);
    assert_eq!(reply.header("content-type"), Some("application/x-ndjson"));
    assert_eq!(reply.header("x-accel-buffering"), Some("no"));
    let answers = answers(&reply);
    assert_eq!(answers.len(), 1000);
    for (number, answer) in answers.iter().enumerate() {
        let (id, status) = match number % 10 {
            3 => (json!(number), 422),
            7 => (Value::Null, 400),
            _ => (json!(number), 200),
        };
        assert_eq!(
            (&answer["id"], &answer["status"]),
            (&id, &json!(status)),
            "{answer}"
        );
        assert_eq!(answer["line"], json!(number + 1));
        let key = if status == 200 { "answer" } else { "problem" };
        assert!(answer[key].is_object(), "{answer}");
    }
}

#[tokio::test]
async fn a_line_has_the_answer_that_it_would_have_alone_byte_for_byte() {
    let service = Service::start().await;
    for number in 0..7 {
        let question = format!(
            r#"{{"question":{QUESTION},"submission":{}}}"#,
            submission(number)
        );
        let alone = Request::post("/grade", &question).header("accept-language", "tr");
        let alone = service.send(alone).await.text();
        let of_class = class(&question).header("accept-language", "tr");
        let expected = format!(
            "{{\"id\":null,\"line\":1,\"status\":200,\"answer\":{}}}\n",
            alone.trim_end()
        );
        assert_eq!(service.send(of_class).await.text(), expected);
    }
}

#[tokio::test]
async fn an_empty_class_has_no_answers() {
    let service = Service::start().await;
    for empty in ["", "\n\n", " \r\n"] {
        let reply = service.send(class(empty)).await;
        assert_eq!((reply.status, reply.text()), (200, String::new()));
    }
}

#[tokio::test]
async fn what_is_no_class_is_refused() {
    let service = Service::start().await;
    let of_type = |media_type: &str| {
        Request::new("POST", "/grade/batch")
            .header("content-type", media_type)
            .body("{}")
    };
    let reply = service.send(of_type("application/json")).await;
    assert_eq!(reply.problem(), (415, "wrong-media-type".into()));
    assert!(reply.detail().contains("application/x-ndjson"));
    let packed = Request::new("POST", "/grade/batch")
        .header("content-type", "application/x-ndjson")
        .packed_body(b"{}");
    assert_eq!(service.send(packed).await.problem().0, 415);
    assert_eq!(service.get("/grade/batch").await.problem().0, 405);
    let query = Request::new("POST", "/grade/batch?format=lti")
        .header("content-type", "application/x-ndjson")
        .body("{}");
    assert_eq!(
        service.send(query).await.problem(),
        (400, "bad-query".into())
    );
}
