//! Paths, methods and query strings.

use arborist::http::Options;

use crate::harness::{Request, Service};

#[tokio::test]
async fn an_unknown_path_is_404_and_names_the_nearest() {
    let service = Service::start_for_tests(Options::default()).await;
    for (path, hint) in [
        ("/ehco", "did you mean /echo?"),
        ("/healtz", "did you mean /healthz?"),
        ("/something-else-entirely", "the page / lists"),
        ("/docs/no-such-file.js", "starts at /docs/"),
        ("/problems/unknown-kee", "did you mean unknown-key?"),
    ] {
        let reply = service.get(path).await;
        assert_eq!(reply.problem(), (404, "unknown-path".into()));
        assert!(reply.detail().contains(hint), "{}", reply.detail());
    }
}

#[tokio::test]
async fn a_path_that_is_not_utf8_is_400() {
    let service = Service::start_for_tests(Options::default()).await;
    let reply = service.get("/problems/%ff").await;
    assert_eq!(reply.problem(), (400, "bad-request".into()));
}

#[tokio::test]
async fn a_wrong_method_is_405_and_the_right_ones_are_named() {
    let service = Service::start_for_tests(Options::default()).await;
    for (method, path, allowed) in [
        ("GET", "/panic", "POST"),
        ("PUT", "/echo", "POST,GET,HEAD"),
        ("DELETE", "/healthz", "GET,HEAD"),
        ("BREW", "/echo", "POST,GET,HEAD"),
    ] {
        let reply = service.send(Request::new(method, path)).await;
        assert_eq!(reply.problem(), (405, "wrong-method".into()));
        assert_eq!(reply.header("allow"), Some(allowed), "{method} {path}");
    }
}

#[tokio::test]
async fn a_parameter_beside_a_posted_question_is_refused() {
    let service = Service::start_for_tests(Options::default()).await;
    let reply = service.post("/echo?times=2", r#"{"text": "a"}"#).await;
    assert_eq!(reply.problem(), (400, "bad-query".into()));
    assert_eq!(reply.json()["errors"][0]["pointer"], "/times");
}

#[tokio::test]
async fn a_bad_value_in_a_query_string_is_400_and_in_a_body_422() {
    let service = Service::start_for_tests(Options::default()).await;
    for query in [
        "text=a&times=x",
        "text=a&times=-1",
        "text=a&time=1",
        "",
        "text=a&text=a",
    ] {
        let reply = service.get(&format!("/echo?{query}")).await;
        assert_eq!(reply.problem(), (400, "bad-query".into()), "{query}");
    }
    let reply = service.post("/echo", r#"{"text": "a", "times": -1}"#).await;
    assert_eq!(reply.problem(), (422, "out-of-range".into()));
    assert_eq!(reply.json()["errors"][0]["pointer"], "/times");
}

#[tokio::test]
async fn a_wait_that_is_no_number_is_400_and_such_a_preference_is_ignored() {
    let service = Service::start_for_tests(Options::default()).await;
    let reply = service.post("/echo?wait=soon", r#"{"text": "a"}"#).await;
    assert_eq!(reply.problem(), (400, "bad-query".into()));
    let asked = Request::post("/echo", r#"{"text": "a"}"#).header("prefer", "wait=soon");
    assert_eq!(service.send(asked).await.status, 200);
}
