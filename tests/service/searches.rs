//! Searches: the pool, those who share one, deadlines, and clients that leave.

use std::num::NonZeroUsize;
use std::time::Duration;

use arborist::http::Options;
use serde_json::json;

use crate::harness::operations::{release, seen, until};
use crate::harness::{Request, Service};

fn one_thread(queue: usize) -> Options {
    Options {
        threads: NonZeroUsize::MIN,
        queue,
        ..Options::default()
    }
}

fn question(name: &str) -> String {
    json!({"name": name}).to_string()
}

fn search(name: &str) -> Request {
    Request::post("/search", &question(name))
}

#[tokio::test]
async fn when_the_queue_is_full_the_next_search_is_refused_at_once_and_small_questions_are_not() {
    let service = Service::start_for_tests(one_thread(1)).await;
    let mut first = service.begin(search("full 1")).await;
    until("full 1", |seen| seen.begun == 1).await;
    let mut second = service.begin(search("full 2")).await;
    service.settle().await;
    let refused = service.send(search("full 3")).await;
    assert_eq!(refused.problem(), (503, "overloaded".into()));
    assert_eq!(refused.header("retry-after"), Some("1"));
    assert_eq!(service.post("/echo", r#"{"text": "a"}"#).await.status, 200);
    release("full 1");
    release("full 2");
    assert_eq!(first.reply().await.status, 200);
    assert_eq!(second.reply().await.status, 200);
    assert_eq!(seen("full 3").begun, 0);
}

#[tokio::test]
async fn equal_questions_share_one_search() {
    let service = Service::start_for_tests(one_thread(8)).await;
    let mut askers = Vec::new();
    for _ in 0..3 {
        askers.push(service.begin(search("shared")).await);
    }
    until("shared", |seen| seen.begun == 1).await;
    service.settle().await;
    release("shared");
    for asker in &mut askers {
        let answer = json!({"name": "shared", "complete": true});
        assert_eq!(asker.reply().await.json(), answer);
    }
    assert_eq!(seen("shared").begun, 1);
}

#[tokio::test]
async fn a_shared_search_goes_on_when_the_first_asker_has_left() {
    let service = Service::start_for_tests(one_thread(8)).await;
    let first = service.begin(search("left by one")).await;
    until("left by one", |seen| seen.begun == 1).await;
    let mut second = service.begin(search("left by one")).await;
    service.settle().await;
    drop(first);
    service.settle().await;
    release("left by one");
    assert_eq!(second.reply().await.json()["complete"], true);
    let seen = seen("left by one");
    assert_eq!((seen.begun, seen.stopped), (1, 0));
}

#[tokio::test]
async fn a_shared_search_stops_when_the_last_asker_has_left() {
    let service = Service::start_for_tests(one_thread(8)).await;
    let first = service.begin(search("left by all")).await;
    let second = service.begin(search("left by all")).await;
    until("left by all", |seen| seen.begun == 1).await;
    service.settle().await;
    drop(first);
    service.settle().await;
    assert_eq!(seen("left by all").stopped, 0);
    drop(second);
    until("left by all", |seen| seen.stopped == 1).await;
    assert_eq!(seen("left by all").begun, 1);
}

#[tokio::test]
async fn questions_that_differ_in_their_wait_do_not_share() {
    let service = Service::start_for_tests(Options {
        threads: NonZeroUsize::new(2).unwrap(),
        ..Options::default()
    })
    .await;
    let mut first = service.begin(search("waits")).await;
    let asked = Request::post("/search?wait=9", &question("waits"));
    let mut second = service.begin(asked).await;
    until("waits", |seen| seen.begun == 2).await;
    release("waits");
    assert_eq!(first.reply().await.status, 200);
    assert_eq!(second.reply().await.status, 200);
}

#[tokio::test]
async fn a_search_whose_client_leaves_while_it_waits_never_begins_and_frees_its_place() {
    let service = Service::start_for_tests(one_thread(1)).await;
    let mut first = service.begin(search("queue 1")).await;
    until("queue 1", |seen| seen.begun == 1).await;
    let second = service.begin(search("queue 2")).await;
    service.settle().await;
    drop(second);
    service.settle().await;
    let mut third = service.begin(search("queue 3")).await;
    service.settle().await;
    release("queue 1");
    release("queue 3");
    assert_eq!(first.reply().await.status, 200);
    assert_eq!(third.reply().await.status, 200);
    assert_eq!(seen("queue 2").begun, 0);
}

#[tokio::test]
async fn at_its_deadline_a_search_answers_in_part_and_nobody_keeps_that() {
    let service = Service::start_for_tests(Options::default()).await;
    let asked = Request::new("GET", "/search?name=part&wait=0.05");
    let reply = service.send(asked).await;
    assert_eq!(reply.json(), json!({"name": "part", "complete": false}));
    assert_eq!(reply.header("etag"), None);
    assert_eq!(reply.header("cache-control"), Some("no-store"));
    assert_eq!(seen("part").stopped, 1);
}

#[tokio::test]
async fn without_any_time_a_search_that_need_not_wait_still_answers_in_part() {
    let service = Service::start_for_tests(Options::default()).await;
    for turn in 0..20 {
        let question = question(&format!("no time {turn}"));
        let answer = service.ask("/search?wait=0", &question).await;
        assert_eq!(answer["complete"], false);
    }
}

#[tokio::test]
async fn the_wait_may_stand_in_the_header_prefer() {
    let service = Service::start_for_tests(Options::default()).await;
    let asked = search("preferred").header("prefer", "respond-async, wait=0.05");
    assert_eq!(service.send(asked).await.json()["complete"], false);
}

#[tokio::test]
async fn a_client_cannot_wait_longer_than_the_operator_allows() {
    let service = Service::start_for_tests(Options {
        deadline: Duration::from_millis(50),
        ..Options::default()
    })
    .await;
    let asked = Request::post("/search?wait=3600", &question("clamped"));
    assert_eq!(service.send(asked).await.json()["complete"], false);
}

#[tokio::test]
async fn a_search_that_has_no_answer_in_part_is_out_of_time() {
    let service = Service::start_for_tests(Options::default()).await;
    let question = r#"{"name": "none", "when_stopped": "have_no_answer"}"#;
    let reply = service.post("/search?wait=0.05", question).await;
    assert_eq!(reply.problem(), (503, "out-of-time".into()));
    assert_eq!(seen("none").stopped, 1);
}

#[tokio::test]
async fn who_still_waits_for_a_thread_at_the_deadline_is_told_when_to_ask_again() {
    let service = Service::start_for_tests(one_thread(8)).await;
    let mut first = service.begin(search("long")).await;
    until("long", |seen| seen.begun == 1).await;
    let reply = service
        .post("/search?wait=0.05", &question("too late"))
        .await;
    assert_eq!(reply.problem(), (503, "overloaded".into()));
    assert_eq!(reply.header("retry-after"), Some("1"));
    release("long");
    assert_eq!(first.reply().await.status, 200);
    assert_eq!(seen("too late").begun, 0);
}

#[tokio::test]
async fn who_asks_a_search_that_does_not_stop_is_not_left_waiting() {
    let service = Service::start_for_tests(Options::default()).await;
    let question = r#"{"name": "deaf", "when_stopped": "go_on"}"#;
    let reply = service.post("/search?wait=0.05", question).await;
    assert_eq!(reply.problem(), (503, "out-of-time".into()));
    release("deaf");
}

#[tokio::test]
async fn a_thread_survives_a_panic() {
    let service = Service::start_for_tests(one_thread(8)).await;
    for _ in 0..3 {
        let reply = service.post("/panic", r#"{"large": true}"#).await;
        assert_eq!(reply.problem(), (500, "internal".into()));
    }
    release("after a panic");
    let answer = service.ask("/search", &question("after a panic")).await;
    assert_eq!(answer["complete"], true);
}
