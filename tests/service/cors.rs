//! Scripts of web pages (CORS).

use arborist::http::Options;

use crate::harness::{Request, Service};

fn preflight(path: &str, origin: &str) -> Request {
    Request::new("OPTIONS", path)
        .header("origin", origin)
        .header("access-control-request-method", "POST")
        .header("access-control-request-headers", "content-type")
}

#[tokio::test]
async fn every_page_may_ask_and_read_by_default() {
    let service = Service::start_for_tests(Options::default()).await;
    let reply = service.send(preflight("/echo", "https://a.example")).await;
    assert_eq!((reply.status, reply.body.len()), (204, 0));
    assert_eq!(reply.header("access-control-allow-origin"), Some("*"));
    let methods = reply.header("access-control-allow-methods").unwrap();
    assert_eq!(methods, "POST,GET,HEAD");
    let headers = reply.header("access-control-allow-headers").unwrap();
    assert!(headers.contains("content-type") && headers.contains("prefer"));
    assert!(reply.header("access-control-max-age").is_some());

    let reply = service.post("/echo", r#"{"text": "a"}"#).await;
    assert_eq!(reply.header("access-control-allow-origin"), Some("*"));
    let exposed = reply.header("access-control-expose-headers").unwrap();
    for name in ["etag", "server-timing", "x-request-id", "retry-after"] {
        assert!(exposed.contains(name), "{name}");
    }
}

#[tokio::test]
async fn a_page_may_read_problems_too() {
    let service = Service::start_for_tests(Options::default()).await;
    for path in ["/echo", "/nowhere"] {
        let reply = service.post(path, "{").await;
        assert!(reply.status >= 400);
        assert_eq!(reply.header("access-control-allow-origin"), Some("*"));
    }
}

#[tokio::test]
async fn only_listed_pages_may_read_when_there_is_a_list() {
    let service = Service::start_for_tests(Options {
        cors_origins: "https://a.example".parse().unwrap(),
        ..Options::default()
    })
    .await;
    for (origin, allowed) in [
        ("https://a.example", Some("https://a.example")),
        ("https://b.example", None),
    ] {
        let asked = Request::post("/echo", r#"{"text": "a"}"#).header("origin", origin);
        for reply in [
            service.send(preflight("/echo", origin)).await,
            service.send(asked).await,
        ] {
            assert_eq!(reply.header("access-control-allow-origin"), allowed);
            assert_eq!(reply.header("vary"), Some("origin"));
        }
    }
}

#[tokio::test]
async fn options_names_what_a_path_takes_and_is_404_where_there_is_nothing() {
    let service = Service::start_for_tests(Options::default()).await;
    let reply = service.send(Request::new("OPTIONS", "/panic")).await;
    assert_eq!((reply.status, reply.header("allow")), (204, Some("POST")));
    assert_eq!(reply.header("access-control-allow-methods"), None);
    let reply = service
        .send(preflight("/nowhere", "https://a.example"))
        .await;
    assert_eq!(reply.problem(), (404, "unknown-path".into()));
}
