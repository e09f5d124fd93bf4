//! Classes that are graded while they come: how much is read ahead, how little is kept, and how they end.

use std::num::NonZeroUsize;
use std::time::Duration;

use arborist::http::Options;
use arborist::operations::CATALOGUE;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, timeout};

use crate::harness::operations::{FOR_CLASSES, release, seen, until};
use crate::harness::{Connection, Reply, Request, Service, in_time};

/// A server whose `/grade` echoes or searches.
async fn start(options: Options) -> Service {
    Service::start_with(FOR_CLASSES, options).await
}

fn class() -> Request {
    Request::new("POST", "/grade/batch").header("content-type", "application/x-ndjson")
}

/// A class in chunks, of which nothing has been sent yet.
async fn begin(service: &Service) -> Connection {
    service
        .begin(class().header("transfer-encoding", "chunked"))
        .await
}

async fn send(connection: &mut Connection, lines: &str) {
    let chunk = format!("{:x}\r\n{lines}\r\n", lines.len());
    connection.write(chunk.as_bytes()).await;
}

async fn answer(connection: &mut Connection) -> Value {
    let chunk = connection.chunk().await.expect("an answer");
    serde_json::from_slice(&chunk).unwrap()
}

fn answers(reply: &Reply) -> Vec<Value> {
    let text = reply.text();
    let answers = text.lines().map(|line| serde_json::from_str(line).unwrap());
    answers.collect()
}

fn echo(text: &str) -> String {
    format!("{}\n", json!({"text": text}))
}

fn search(name: &str) -> String {
    format!("{}\n", json!({"name": name}))
}

#[tokio::test]
async fn a_line_is_answered_before_the_next_is_sent() {
    let service = start(Options::default()).await;
    let mut connection = begin(&service).await;
    for number in 1..=3 {
        send(&mut connection, &echo("a")).await;
        if number == 1 {
            assert_eq!(connection.head().await.status, 200);
        }
        let answer = answer(&mut connection).await;
        assert_eq!(
            (&answer["line"], &answer["answer"]),
            (&json!(number), &json!({"text": "a"}))
        );
    }
    connection.write(b"0\r\n\r\n").await;
    assert_eq!(connection.chunk().await, Some(Vec::new()));
    let next = connection.send(Request::new("GET", "/healthz")).await;
    assert_eq!(next.status, 200, "the connection is kept");
}

#[tokio::test]
async fn lines_are_the_same_however_they_are_cut_into_chunks() {
    let service = start(Options::default()).await;
    let mut connection = begin(&service).await;
    let lines = [echo("ä"), "\n".into(), echo("b"), echo("c")].concat();
    for byte in lines.trim_end().as_bytes() {
        connection.write(b"1\r\n").await;
        connection.write(&[*byte, b'\r', b'\n']).await;
    }
    connection.write(b"0\r\n\r\n").await;
    let answers = answers(&connection.reply().await);
    let texts: Vec<_> = answers
        .iter()
        .map(|answer| (&answer["line"], &answer["answer"]["text"]))
        .collect();
    let [one, three, four] = [json!(1), json!(3), json!(4)];
    let [first, second, third] = [json!("ä"), json!("b"), json!("c")];
    assert_eq!(texts, [(&one, &first), (&three, &second), (&four, &third)]);
}

/// The same connection, to read from it while it is written to.
fn twice(stream: TcpStream) -> (TcpStream, TcpStream) {
    let stream = stream.into_std().unwrap();
    let other = stream.try_clone().unwrap();
    let [stream, other] = [stream, other].map(|stream| TcpStream::from_std(stream).unwrap());
    (stream, other)
}

/// Lines of about 2 kB.
const LINES: usize = 20_000;

/// What the operating system may keep of a connection, and more.
const KEPT_BY_THE_SYSTEM: usize = 20 << 20;

#[tokio::test]
async fn of_twenty_thousand_lines_only_some_are_taken_in_while_nobody_takes_the_answers() {
    let service = start(Options {
        body_limit: 64 << 10,
        ..Options::default()
    })
    .await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(64 << 10).unwrap();
    socket.set_send_buffer_size(64 << 10).unwrap();
    let (reading, mut writing) = twice(socket.connect(service.address).await.unwrap());
    let line = echo(&"x".repeat(2000));
    let request = class().header("content-length", &(line.len() * LINES).to_string());
    writing.write_all(&request.bytes()).await.unwrap();
    let all = line.repeat(LINES).into_bytes();
    let mut sent = 0;
    // When nothing has been taken for two seconds, nothing is being taken.
    while sent < all.len()
        && let Ok(more) = timeout(Duration::from_secs(2), writing.write(&all[sent..])).await
    {
        sent += more.unwrap();
    }
    assert!(sent < KEPT_BY_THE_SYSTEM, "{sent} bytes");
    let rest = tokio::spawn(async move {
        writing.write_all(&all[sent..]).await.unwrap();
        writing
    });
    let mut reading = Connection::new(reading);
    assert_eq!(reading.head().await.status, 200);
    for number in 1..=LINES {
        assert_eq!(answer(&mut reading).await["line"], number);
    }
    assert_eq!(reading.chunk().await, Some(Vec::new()));
    in_time(rest).await.unwrap();
}

#[tokio::test]
async fn a_client_may_send_all_of_a_class_that_fits_into_a_body_before_it_takes_an_answer() {
    let service = start(Options::default()).await;
    let lines = echo(&"x".repeat(4000)).repeat(7000);
    assert!(lines.len() > KEPT_BY_THE_SYSTEM);
    let reply = service.send(class().body(lines)).await;
    assert_eq!(answers(&reply).len(), 7000);
}

#[tokio::test]
async fn a_giant_line_and_one_that_is_not_utf8_stop_no_other() {
    let service = Service::start_with(
        CATALOGUE,
        Options {
            body_limit: 4000,
            ..Options::default()
        },
    )
    .await;
    let right = r#"{"id": "x", "question": {"operation": "/grundy/mex", "set": [0, 1]}, "submission": {"mex": 2}}"#;
    let broken = right.replace('x', "\u{e4}");
    let broken: Vec<u8> = broken.bytes().filter(|byte| *byte != 0xa4).collect();
    let giant = right.replace('x', &"x".repeat(1 << 20));
    let lines = [
        right.as_bytes(),
        giant.as_bytes(),
        &broken,
        right.as_bytes(),
        giant.as_bytes(),
    ];
    let reply = service.send(class().body(lines.join(&b'\n'))).await;
    let answers = answers(&reply);
    let statuses: Vec<_> = answers
        .iter()
        .map(|answer| (answer["line"].as_u64(), answer["status"].as_u64()))
        .collect();
    let expected = [(1, 200), (2, 413), (3, 400), (4, 200), (5, 413)];
    assert_eq!(
        statuses,
        expected.map(|(line, status)| (Some(line), Some(status)))
    );
    let detail = answers[1]["problem"]["detail"].as_str().unwrap();
    assert!(detail.contains("longer than 4000 bytes"), "{detail}");
    assert_eq!(answers[2]["problem"]["type"], "/problems/not-utf8");
    assert_eq!(answers[3]["answer"]["score"], 1.0);
}

#[tokio::test]
async fn lines_that_take_long_are_graded_at_once_and_answered_in_order() {
    let service = start(Options {
        threads: NonZeroUsize::new(2).unwrap(),
        ..Options::default()
    })
    .await;
    let mut connection = begin(&service).await;
    let [first, second] = ["the first line", "the second line"];
    let lines = [search(first), search(second), echo("third")].concat();
    send(&mut connection, &lines).await;
    until(first, |seen| seen.begun == 1).await;
    until(second, |seen| seen.begun == 1).await;
    release(second);
    service.settle().await;
    release(first);
    connection.head().await;
    for name in [first, second] {
        assert_eq!(answer(&mut connection).await["answer"]["name"], name);
    }
    assert_eq!(
        answer(&mut connection).await["answer"],
        json!({"text": "third"})
    );
}

#[tokio::test]
async fn a_client_that_goes_away_stops_what_is_being_graded_and_the_rest_is_not_begun() {
    let service = start(Options {
        threads: NonZeroUsize::MIN,
        ..Options::default()
    })
    .await;
    for (name, next, is_whole) in [
        ("goes in the middle", "after the middle", false),
        ("goes at the end", "after the end", true),
    ] {
        let mut connection = begin(&service).await;
        send(&mut connection, &[search(name), search(next)].concat()).await;
        if is_whole {
            connection.write(b"0\r\n\r\n").await;
        }
        until(name, |seen| seen.begun == 1).await;
        drop(connection);
        until(name, |seen| seen.stopped == 1).await;
        service.settle().await;
        assert_eq!(seen(next).begun, 0);
    }
}

#[tokio::test]
async fn a_class_that_breaks_off_has_no_answer_that_looks_whole() {
    let service = start(Options::default()).await;
    let mut connection = begin(&service).await;
    send(&mut connection, &[&echo("a"), r#"{"text": "#].concat()).await;
    connection.head().await;
    assert_eq!(answer(&mut connection).await["line"], 1);
    connection.stream.shutdown().await.unwrap();
    assert_eq!(connection.chunk().await, None);
}

#[tokio::test]
async fn a_class_that_stalls_ends_with_the_problem_of_the_line_that_was_awaited() {
    let service = start(Options {
        body_timeout: Duration::from_millis(100),
        ..Options::default()
    })
    .await;
    let mut connection = begin(&service).await;
    send(&mut connection, &[&echo("a"), r#"{"text": "#].concat()).await;
    connection.head().await;
    assert_eq!(answer(&mut connection).await["line"], 1);
    let last = answer(&mut connection).await;
    assert_eq!(
        (&last["line"], &last["status"], &last["problem"]["type"]),
        (&json!(2), &json!(408), &json!("/problems/body-timeout"))
    );
    assert_eq!(connection.chunk().await, Some(Vec::new()));
    assert!(connection.rest().await.is_empty(), "it is closed");
}

#[tokio::test]
async fn a_class_that_never_begins_is_408_as_any_body() {
    let service = start(Options {
        body_timeout: Duration::from_millis(50),
        ..Options::default()
    })
    .await;
    let mut connection = begin(&service).await;
    let reply = connection.reply().await;
    assert_eq!(reply.problem(), (408, "body-timeout".into()));
}

#[tokio::test]
async fn a_class_that_is_still_coming_ends_when_the_server_does() {
    let mut service = start(Options::default()).await;
    let mut connection = begin(&service).await;
    send(&mut connection, &[&echo("a"), r#"{"text": "#].concat()).await;
    connection.head().await;
    assert_eq!(answer(&mut connection).await["line"], 1);
    service.shut_down();
    let last = answer(&mut connection).await;
    assert_eq!(
        (&last["line"], &last["problem"]["type"]),
        (&json!(2), &json!("/problems/shutting-down"))
    );
    assert_eq!(connection.chunk().await, Some(Vec::new()));
    service.ended().await;
}

#[tokio::test]
async fn the_time_for_a_body_is_that_of_each_wait_for_more() {
    let service = start(Options {
        body_timeout: Duration::from_secs(2),
        ..Options::default()
    })
    .await;
    let mut connection = begin(&service).await;
    for _ in 0..4 {
        send(&mut connection, &echo("a")).await;
        sleep(Duration::from_millis(700)).await;
    }
    connection.write(b"0\r\n\r\n").await;
    let answers = answers(&connection.reply().await);
    let statuses: Vec<_> = answers.iter().map(|answer| &answer["status"]).collect();
    assert_eq!(statuses, [200; 4]);
}

#[tokio::test]
async fn a_line_for_which_there_is_no_memory_is_told_to_come_again_and_the_others_are_graded() {
    let service = start(Options {
        body_memory: 50_000,
        ..Options::default()
    })
    .await;
    let lines = [
        echo("a"),
        echo(&"x".repeat(100_000)),
        echo("b"),
        echo(&"x".repeat(17_000)),
    ];
    let answers = answers(&service.send(class().body(lines.concat())).await);
    let statuses: Vec<_> = answers.iter().map(|answer| &answer["status"]).collect();
    assert_eq!(statuses, [200, 503, 200, 200]);
    assert_eq!(answers[1]["problem"]["type"], "/problems/overloaded");
}

#[tokio::test]
async fn a_client_that_waits_for_leave_to_send_is_given_it() {
    let service = start(Options::default()).await;
    let request = class()
        .header("transfer-encoding", "chunked")
        .header("expect", "100-continue");
    let mut connection = service.begin(request).await;
    assert_eq!(connection.head().await.status, 100);
    send(&mut connection, &echo("a")).await;
    assert_eq!(connection.head().await.status, 200);
    assert_eq!(answer(&mut connection).await["status"], 200);
}
