//! Answers and the headers that go with them.

use std::io::Read;

use arborist::http::Options;
use flate2::read::GzDecoder;
use serde_json::json;

use crate::harness::{Request, Service};

const QUESTION: &str = r#"{"text": "a", "times": 3}"#;

#[tokio::test]
async fn an_answer_is_json_with_a_tag_and_its_time() {
    let service = Service::start_for_tests(Options::default()).await;
    let reply = service.post("/echo", QUESTION).await;
    assert_eq!(reply.status, 200);
    assert_eq!(reply.text(), "{\"text\":\"aaa\"}\n");
    assert_eq!(reply.header("content-type"), Some("application/json"));
    assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(reply.header("cache-control"), None);
    assert!(reply.header("etag").unwrap().starts_with('"'));
    let timing = reply.header("server-timing").unwrap();
    let milliseconds = timing.strip_prefix("total;dur=").unwrap();
    assert!(milliseconds.parse::<f64>().is_ok(), "{timing}");
}

#[tokio::test]
async fn a_question_in_a_query_string_has_the_same_answer_and_may_be_kept() {
    let service = Service::start_for_tests(Options::default()).await;
    let posted = service.post("/echo", QUESTION).await;
    let got = service.get("/echo?text=a&times=3&wait=1").await;
    assert_eq!(got.status, 200, "{}", got.text());
    assert_eq!(got.body, posted.body);
    assert_eq!(got.header("etag"), posted.header("etag"));
    assert_eq!(got.header("cache-control"), Some("public, max-age=86400"));
}

#[tokio::test]
async fn who_holds_the_answer_gets_304() {
    let service = Service::start_for_tests(Options::default()).await;
    let first = service.get("/echo?text=a").await;
    let tag = first.header("etag").unwrap();
    let held = Request::new("GET", "/echo?text=a").header("if-none-match", tag);
    let reply = service.send(held).await;
    assert_eq!((reply.status, reply.body.len()), (304, 0));
    assert_eq!(reply.header("etag"), Some(tag));
    assert_eq!(reply.header("content-type"), None);
    let other = Request::new("GET", "/echo?text=b").header("if-none-match", tag);
    assert_eq!(service.send(other).await.status, 200);
}

#[tokio::test]
async fn a_post_is_answered_even_to_who_holds_the_answer() {
    let service = Service::start_for_tests(Options::default()).await;
    let asked = Request::post("/echo", QUESTION).header("if-none-match", "*");
    assert_eq!(service.send(asked).await.status, 200);
}

#[tokio::test]
async fn a_long_answer_is_packed_for_who_unpacks_and_has_another_tag() {
    let service = Service::start_for_tests(Options::default()).await;
    for times in [1_000, 1_000_000] {
        let target = format!("/echo?text=ab&times={times}");
        let plain = service.get(&target).await;
        assert_eq!(plain.header("content-encoding"), None);
        assert_eq!(plain.header("vary"), Some("accept-encoding"));
        let asked = Request::new("GET", &target).header("accept-encoding", "br, gzip");
        let packed = service.send(asked).await;
        assert_eq!(packed.header("content-encoding"), Some("gzip"));
        assert_eq!(packed.header("vary"), Some("accept-encoding"));
        assert!(packed.body.len() < plain.body.len() / 10);
        let mut unpacked = Vec::new();
        GzDecoder::new(&packed.body[..])
            .read_to_end(&mut unpacked)
            .unwrap();
        assert_eq!(unpacked, plain.body);
        let tag = packed.header("etag").unwrap();
        assert_ne!(Some(tag), plain.header("etag"));
        let held = Request::new("GET", &target)
            .header("accept-encoding", "gzip")
            .header("if-none-match", tag);
        assert_eq!(service.send(held).await.status, 304);
    }
}

#[tokio::test]
async fn a_short_answer_is_never_packed() {
    let service = Service::start_for_tests(Options::default()).await;
    let asked = Request::post("/echo", QUESTION).header("accept-encoding", "gzip");
    let reply = service.send(asked).await;
    assert_eq!(reply.header("content-encoding"), None);
    assert_eq!(reply.json(), json!({"text": "aaa"}));
}

#[tokio::test]
async fn a_head_has_the_headers_of_a_get_and_nothing_else() {
    let service = Service::start_for_tests(Options::default()).await;
    let mut connection = service.connect().await;
    let got = connection.send(Request::new("GET", "/echo?text=a")).await;
    let head = connection.send(Request::new("HEAD", "/echo?text=a")).await;
    assert_eq!(head.status, 200);
    assert!(head.body.is_empty());
    for name in ["content-type", "content-length", "etag", "cache-control"] {
        assert_eq!(head.header(name), got.header(name), "{name}");
        assert!(head.header(name).is_some(), "{name}");
    }
    let again = connection.send(Request::new("GET", "/echo?text=b")).await;
    assert_eq!(again.json(), json!({"text": "b"}));
}

#[tokio::test]
async fn a_failure_tells_nothing_about_the_house() {
    let service = Service::start_for_tests(Options::default()).await;
    for (path, question) in [
        ("/fail", "{}"),
        ("/panic", r#"{"large": false}"#),
        ("/panic", r#"{"large": true}"#),
    ] {
        let reply = service.post(path, question).await;
        assert_eq!(reply.problem(), (500, "internal".into()));
        assert!(!reply.text().contains("secret"), "{}", reply.text());
        assert!(reply.header("x-request-id").is_some());
    }
}
