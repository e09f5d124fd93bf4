//! The program as it is called.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Output, Stdio};

use arborist::operations::CATALOGUE;

const ARBORIST: &str = env!("CARGO_BIN_EXE_arborist");

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(ARBORIST)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may have its answer before it has read all of its input.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// A server in a process of its own, and where it answers.
fn serve() -> (Child, String) {
    let mut child = Command::new(ARBORIST)
        .args(["serve", "--bind", "127.0.0.1:0"])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let greeting = lines.next().unwrap().unwrap();
    let url = greeting.strip_prefix("Arborist answers at ").unwrap();
    // What else it says must go somewhere, or it would block.
    std::thread::spawn(move || lines.for_each(drop));
    (child, url.to_owned())
}

fn terminate(child: &Child) {
    let killed = Command::new("kill")
        .args(["-TERM", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(killed.success());
}

#[test]
fn an_unknown_path_is_the_problem_that_http_answers_on_standard_error_with_exit_status_2() {
    let output = run(&["ask", "/no-such-operation"], b"{}");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let problem: serde_json::Value = serde_json::from_slice(&output.stderr).unwrap();
    assert_eq!(problem["type"], "/problems/unknown-path");
}

#[test]
fn every_example_is_answered_with_exit_status_0() {
    for entry in CATALOGUE {
        for example in entry.examples {
            let output = run(&["ask", entry.path], example.question.as_bytes());
            assert_eq!(output.status.code(), Some(0), "{} {output:?}", entry.path);
            assert!(output.stderr.is_empty());
            let again = run(&["ask", entry.path, "--question", example.question], b"");
            assert_eq!(again.stdout, output.stdout);
        }
    }
}

#[test]
fn the_operations_are_listed() {
    let output = run(&["operations"], b"");
    assert!(output.status.success());
    let list = String::from_utf8(output.stdout).unwrap();
    for entry in CATALOGUE {
        assert!(list.contains(entry.path) && list.contains(entry.title));
    }
}

#[test]
fn every_limit_is_a_flag_and_an_environment_variable_with_a_default() {
    let output = run(&["serve", "--help"], b"");
    let help = String::from_utf8(output.stdout).unwrap();
    for name in [
        "bind",
        "body-limit",
        "body-memory",
        "tree-nodes",
        "trace-events",
        "batch-items",
        "connect4-table",
        "grundy-cache",
        "threads",
        "queue",
        "connections",
        "deadline",
        "header-timeout",
        "body-timeout",
        "shutdown-timeout",
        "cors-origins",
        "log",
    ] {
        let line = help
            .lines()
            .find(|line| line.trim_start().starts_with(&format!("--{name} ")))
            .unwrap_or_else(|| panic!("--{name}"));
        let variable = format!("ARBORIST_{}", name.replace('-', "_").to_uppercase());
        assert!(line.contains(&variable), "{line}");
        assert!(line.contains("[default: "), "{line}");
    }
}

#[test]
fn a_server_greets_is_well_and_ends_when_it_is_told_to() {
    let (mut child, url) = serve();
    let healthz = format!("{url}/healthz");
    let well = run(&["healthcheck", "--url", &healthz], b"");
    assert_eq!(well.status.code(), Some(0), "{well:?}");
    let lost = run(&["healthcheck", "--url", &format!("{url}/nowhere")], b"");
    assert_eq!(lost.status.code(), Some(1), "{lost:?}");

    let address = url.strip_prefix("http://").unwrap();
    let second = run(&["serve", "--bind", address], b"");
    assert_eq!(second.status.code(), Some(1));
    let message = String::from_utf8(second.stderr).unwrap();
    assert!(message.contains("is in use"), "{message}");

    terminate(&child);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let gone = run(&["healthcheck", "--url", &healthz], b"");
    assert_eq!(gone.status.code(), Some(1));
}

#[test]
fn the_document_is_the_same_each_time_it_is_printed() {
    let first = run(&["openapi"], b"");
    assert!(first.status.success());
    assert!(first.stdout.starts_with(b"openapi: 3.1.0"));
    assert_eq!(first.stdout, run(&["openapi"], b"").stdout);
}
