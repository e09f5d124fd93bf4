//! Bodies: their type, their size, their packing and their pace.

use std::time::Duration;

use arborist::http::Options;
use serde_json::json;

use crate::harness::{Request, Service};

fn up_to(body_limit: usize) -> Options {
    Options {
        body_limit,
        ..Options::default()
    }
}

#[tokio::test]
async fn a_body_that_is_not_declared_to_be_json_is_415() {
    let service = Service::start_for_tests(Options::default()).await;
    for (declared, words) in [
        (None, "content-type is missing"),
        (Some("text/plain"), "text/plain"),
        (Some("application/x-www-form-urlencoded"), "x-www-form"),
        (Some("application/json; charset=utf-16"), "utf-16"),
    ] {
        let mut asked = Request::new("POST", "/echo").body(r#"{"text": "a"}"#);
        if let Some(declared) = declared {
            asked = asked.header("content-type", declared);
        }
        let reply = service.send(asked).await;
        assert_eq!(reply.problem(), (415, "wrong-media-type".into()));
        assert!(reply.detail().contains(words), "{}", reply.detail());
    }
}

#[tokio::test]
async fn json_may_be_declared_with_its_charset() {
    let service = Service::start_for_tests(Options::default()).await;
    for declared in ["application/json; charset=UTF-8", "application/ld+json"] {
        let asked = Request::new("POST", "/echo")
            .header("content-type", declared)
            .body(r#"{"text": "ä"}"#);
        assert_eq!(service.send(asked).await.json(), json!({"text": "ä"}));
    }
}

#[tokio::test]
async fn an_empty_body_is_a_problem_of_its_own() {
    let service = Service::start_for_tests(Options::default()).await;
    let reply = service.post("/echo", "").await;
    assert_eq!(reply.problem(), (400, "empty-body".into()));
}

#[tokio::test]
async fn a_large_body_is_read_like_a_small_one() {
    let service = Service::start_for_tests(Options::default()).await;
    let text = "x".repeat(100_000);
    let answer = service
        .ask("/echo", &json!({"text": text}).to_string())
        .await;
    assert_eq!(answer, json!({"text": text}));
    let padded = format!("{}{}", " ".repeat(100_000), r#"{"txt": "a"}"#);
    let reply = service.post("/echo", &padded).await;
    assert_eq!(reply.problem(), (422, "unknown-key".into()));
}

#[tokio::test]
async fn a_body_over_the_limit_is_refused_before_it_is_sent() {
    let service = Service::start_for_tests(up_to(1000)).await;
    let mut connection = service.connect().await;
    let head = "POST /echo HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\ncontent-length: 1001\r\n\r\n";
    connection.write(head.as_bytes()).await;
    let reply = connection.reply().await;
    assert_eq!(reply.problem(), (413, "too-large".into()));
    assert!(reply.detail().contains("1000 bytes"), "{}", reply.detail());
}

#[tokio::test]
async fn a_client_that_sends_far_too_much_still_reads_the_refusal() {
    let service = Service::start_for_tests(up_to(1000)).await;
    let reply = service.post("/echo", &" ".repeat(20 << 20)).await;
    assert_eq!(reply.problem(), (413, "too-large".into()));
}

#[tokio::test]
async fn a_body_of_unknown_length_is_refused_when_it_grows_over_the_limit() {
    let service = Service::start_for_tests(up_to(1000)).await;
    let mut connection = service.connect().await;
    let head = "POST /echo HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
    connection.write(head.as_bytes()).await;
    let chunk = format!("258\r\n{}\r\n", " ".repeat(600));
    connection.write(chunk.as_bytes()).await;
    connection.write(chunk.as_bytes()).await;
    assert_eq!(
        connection.reply().await.problem(),
        (413, "too-large".into())
    );
}

#[tokio::test]
async fn a_body_in_chunks_is_one_body() {
    let service = Service::start_for_tests(Options::default()).await;
    let mut connection = service.connect().await;
    let request = "POST /echo HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n\
                   9\r\n{\"text\": \r\n4\r\n\"a\"}\r\n0\r\n\r\n";
    for byte in request.as_bytes() {
        connection.write(&[*byte]).await;
    }
    assert_eq!(connection.reply().await.json(), json!({"text": "a"}));
}

#[tokio::test]
async fn a_packed_body_is_unpacked() {
    let service = Service::start_for_tests(Options::default()).await;
    let asked = Request::new("POST", "/echo")
        .header("content-type", "application/json")
        .packed_body(br#"{"text": "a", "times": 2}"#);
    assert_eq!(service.send(asked).await.json(), json!({"text": "aa"}));
}

#[tokio::test]
async fn a_gzip_bomb_is_refused_at_the_limit() {
    let service = Service::start_for_tests(up_to(1 << 20)).await;
    let asked = Request::new("POST", "/echo")
        .header("content-type", "application/json")
        .packed_body(&vec![b' '; 64 << 20]);
    assert_eq!(
        service.send(asked).await.problem(),
        (413, "too-large".into())
    );
}

#[tokio::test]
async fn what_is_not_gzip_is_400_and_another_packing_is_415() {
    let service = Service::start_for_tests(Options::default()).await;
    for (packing, problem) in [
        ("gzip", (400, "bad-request")),
        ("br", (415, "wrong-media-type")),
        ("gzip, gzip", (415, "wrong-media-type")),
    ] {
        let asked = Request::post("/echo", "{}").header("content-encoding", packing);
        let found = service.send(asked).await.problem();
        assert_eq!((found.0, found.1.as_str()), problem, "{packing}");
    }
}

#[tokio::test]
async fn a_body_that_does_not_come_is_408() {
    let service = Service::start_for_tests(Options {
        body_timeout: Duration::from_millis(50),
        ..Options::default()
    })
    .await;
    let mut connection = service.connect().await;
    let half = "POST /echo HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{\"te";
    connection.write(half.as_bytes()).await;
    let reply = connection.reply().await;
    assert_eq!(reply.problem(), (408, "body-timeout".into()));
    assert!(connection.rest().await.is_empty());
}

#[tokio::test]
async fn bodies_that_together_take_too_much_memory_are_refused() {
    let service = Service::start_for_tests(Options {
        body_memory: 150_000,
        ..Options::default()
    })
    .await;
    let mut first = service.connect().await;
    let half = format!(
        "POST /echo HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\ncontent-length: 100013\r\n\r\n{}",
        " ".repeat(100_000)
    );
    first.write(half.as_bytes()).await;
    service.settle().await;
    let question = format!("{}{{\"text\": \"b\"}}", " ".repeat(100_000));
    let refused = service.post("/echo", &question).await;
    assert_eq!(refused.problem(), (503, "overloaded".into()));
    assert_eq!(refused.header("retry-after"), Some("1"));
    first.write(br#"{"text": "a"}"#).await;
    assert_eq!(first.reply().await.json(), json!({"text": "a"}));
    assert_eq!(service.ask("/echo", &question).await, json!({"text": "b"}));
}
