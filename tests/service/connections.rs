//! Connections: slow ones, full ones, and headers that are not as they should be.

use std::time::Duration;

use arborist::http::Options;

use crate::harness::{Request, Service, in_time};

#[tokio::test]
async fn a_connection_that_sends_half_a_header_is_closed() {
    let service = Service::start_for_tests(Options {
        header_timeout: Duration::from_millis(50),
        ..Options::default()
    })
    .await;
    let mut connection = service.connect().await;
    connection
        .write(b"GET /healthz HTTP/1.1\r\nhost: t\r\nx-half: ")
        .await;
    assert_eq!(connection.rest().await, b"");
}

#[tokio::test]
async fn a_header_of_more_than_16_kib_is_refused() {
    let service = Service::start_for_tests(Options::default()).await;
    let asked = Request::new("GET", "/healthz").header("x-large", &"x".repeat(17 << 10));
    let reply = service.send(asked).await;
    assert_eq!(reply.problem(), (431, "header-too-large".into()));
    let asked = Request::new("GET", "/healthz").header("x-large", &"x".repeat(15 << 10));
    assert_eq!(service.send(asked).await.status, 200);
}

#[tokio::test]
async fn what_is_not_http_is_a_bad_request() {
    let service = Service::start_for_tests(Options::default()).await;
    for nonsense in [
        "hello\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: t\r\nno colon\r\n\r\n",
    ] {
        let mut connection = service.connect().await;
        connection.write(nonsense.as_bytes()).await;
        let reply = connection.reply().await;
        assert_eq!(reply.problem(), (400, "bad-request".into()), "{nonsense}");
        assert!(connection.rest().await.is_empty());
    }
}

#[tokio::test]
async fn a_request_names_exactly_one_host() {
    let service = Service::start_for_tests(Options::default()).await;
    for (head, status) in [
        ("GET /healthz HTTP/1.1\r\n\r\n", 400),
        ("GET /healthz HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n", 400),
        ("GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n", 200),
        ("GET /healthz HTTP/1.0\r\n\r\n", 200),
    ] {
        let mut connection = service.connect().await;
        connection.write(head.as_bytes()).await;
        let reply = connection.reply().await;
        assert_eq!(reply.status, status, "{head}");
        if status == 400 {
            assert_eq!(reply.problem().1, "bad-request");
        }
    }
}

#[tokio::test]
async fn a_harmless_request_id_comes_back_and_another_is_replaced() {
    let service = Service::start_for_tests(Options::default()).await;
    let asked = Request::new("GET", "/healthz").header("x-request-id", "homework-3_a.1");
    let reply = service.send(asked).await;
    assert_eq!(reply.header("x-request-id"), Some("homework-3_a.1"));
    let mut made = Vec::new();
    for id in ["two words", "<script>", &"x".repeat(65)] {
        let asked = Request::new("GET", "/healthz").header("x-request-id", id);
        let reply = service.send(asked).await;
        made.push(reply.header("x-request-id").unwrap().to_owned());
        assert_eq!(made.last().unwrap().len(), 16);
    }
    made.dedup();
    assert_eq!(made.len(), 3);
}

#[tokio::test]
async fn one_connection_takes_many_requests() {
    let service = Service::start_for_tests(Options::default()).await;
    let mut connection = service.connect().await;
    for times in 1..20 {
        let target = format!("/echo?text=a&times={times}");
        let reply = connection.send(Request::new("GET", &target)).await;
        assert_eq!(reply.json()["text"], "a".repeat(times));
    }
    let both = [
        Request::new("GET", "/echo?text=first").bytes(),
        Request::new("GET", "/echo?text=second").bytes(),
    ];
    connection.write(&both.concat()).await;
    assert_eq!(connection.reply().await.json()["text"], "first");
    assert_eq!(connection.reply().await.json()["text"], "second");
}

#[tokio::test]
async fn a_connection_over_the_cap_waits_for_a_place() {
    let service = Service::start_for_tests(Options {
        connections: 1,
        ..Options::default()
    })
    .await;
    let mut first = service.connect().await;
    assert_eq!(
        first.send(Request::new("GET", "/healthz")).await.status,
        200
    );
    let mut second = service.begin(Request::new("GET", "/healthz")).await;
    assert_eq!(
        first.send(Request::new("GET", "/healthz")).await.status,
        200
    );
    assert!(second.is_silent());
    drop(first);
    assert_eq!(second.reply().await.status, 200);
}

#[tokio::test]
async fn a_client_that_does_not_take_its_answer_is_cut_off() {
    let service = Service::start_for_tests(Options {
        connections: 1,
        body_timeout: Duration::from_millis(50),
        ..Options::default()
    })
    .await;
    let asked = Request::new("GET", "/echo?text=0123456789&times=3000000");
    let stalled = service.begin(asked).await;
    let mut next = service.connect().await;
    let reply = in_time(next.send(Request::new("GET", "/healthz"))).await;
    assert_eq!(reply.status, 200);
    drop(stalled);
}
