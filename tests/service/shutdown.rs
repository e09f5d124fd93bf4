//! The end: what runs is finished, what comes is refused.

use std::time::Duration;

use arborist::http::Options;

use crate::harness::operations::{release, seen, until};
use crate::harness::{Connection, Request, Service};

fn search(name: &str) -> Request {
    Request::post("/search", &format!(r#"{{"name": "{name}"}}"#))
}

/// A connection that the server knows.
async fn open(service: &Service) -> Connection {
    let mut connection = service.connect().await;
    let reply = connection.send(Request::new("GET", "/readyz")).await;
    assert_eq!(reply.status, 200);
    connection
}

/// Waits until the server accepts no more connections.
async fn until_closed(service: &Service) {
    while service.try_connect().await.is_ok() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

#[tokio::test]
async fn what_runs_is_finished_and_what_comes_is_refused() {
    let mut service = Service::start_for_tests(Options::default()).await;
    let mut running = service.begin(search("runs on")).await;
    until("runs on", |seen| seen.begun == 1).await;
    let (mut small, mut large, mut probe, mut idle) = (
        open(&service).await,
        open(&service).await,
        open(&service).await,
        open(&service).await,
    );
    service.shut_down();
    until_closed(&service).await;

    for (connection, request) in [
        (&mut small, Request::new("GET", "/echo?text=a")),
        (&mut large, search("comes late")),
        (&mut probe, Request::new("GET", "/readyz")),
    ] {
        let reply = connection.send(request).await;
        assert_eq!(reply.problem(), (503, "shutting-down".into()));
        assert_eq!(reply.header("connection"), Some("close"));
        assert_eq!(reply.header("retry-after"), Some("5"));
        assert!(connection.rest().await.is_empty());
    }
    release("runs on");
    let reply = running.reply().await;
    assert_eq!(reply.json()["complete"], true);
    assert_eq!(reply.header("connection"), Some("close"));
    service.ended().await;
    assert!(idle.rest().await.is_empty());
    assert_eq!(seen("comes late").begun, 0);
}

#[tokio::test]
async fn what_runs_too_long_is_stopped_and_answers_in_part() {
    let mut service = Service::start_for_tests(Options {
        shutdown_timeout: Duration::from_millis(50),
        ..Options::default()
    })
    .await;
    let mut running = service.begin(search("runs long")).await;
    until("runs long", |seen| seen.begun == 1).await;
    service.shut_down();
    assert_eq!(running.reply().await.json()["complete"], false);
    service.ended().await;
    assert_eq!(seen("runs long").stopped, 1);
}

#[tokio::test]
async fn a_server_that_has_nothing_to_do_ends_at_once() {
    let mut service = Service::start_for_tests(Options {
        shutdown_timeout: Duration::from_secs(3600),
        ..Options::default()
    })
    .await;
    let mut idle = open(&service).await;
    service.shut_down();
    service.ended().await;
    assert!(idle.rest().await.is_empty());
}
