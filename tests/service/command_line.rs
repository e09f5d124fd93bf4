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
fn a_problem_is_told_in_the_language_that_is_asked_for_unless_the_question_has_its_own() {
    let told = |language: &str, path: &str, question: &str| {
        let output = run(&["ask", path, "--language", language], question.as_bytes());
        assert_eq!(output.status.code(), Some(2));
        let problem: serde_json::Value = serde_json::from_slice(&output.stderr).unwrap();
        problem["detail"].as_str().unwrap().to_owned()
    };
    assert_eq!(
        told("en", "/explain", "{}"),
        "the key \"question\" is missing"
    );
    assert_eq!(told("tr", "/explain", "{}"), "\"question\" anahtarı eksik");
    assert_eq!(
        told("tr", "/explain", r#"{"language": "nl"}"#),
        "de sleutel \"question\" ontbreekt"
    );
    assert_eq!(
        told("nl", "/minmax", "{}"),
        "op /minmax is niets; bedoelde je /minimax?"
    );
}

#[test]
fn problems_of_a_class_are_told_in_the_language_that_is_asked_for() {
    let class = b"{\"id\": 1}\n[]\n{\"language\": \"nl\"}\n";
    let output = run(&["grade", "--language", "tr"], class);
    let answers = String::from_utf8(output.stdout).unwrap();
    let details: Vec<serde_json::Value> = answers
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .map(|answer| answer["problem"]["detail"].clone())
        .collect();
    assert_eq!(
        details,
        [
            "\"submission\" anahtarı eksik",
            "bir nesne bekleniyordu, bir dizi bulundu",
            "de sleutel \"submission\" ontbreekt",
        ]
    );
    let summary = String::from_utf8(output.stderr).unwrap();
    assert!(summary.contains("3 yanıttan 3 tanesi"), "{summary}");
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
fn a_table_that_no_machine_fills_is_refused_with_what_suits() {
    let output = run(&["serve", "--connect4-table", "10000GiB"], b"");
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(
        told.contains("at most 64GiB") && told.contains("64MiB suits"),
        "{told}"
    );
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

/// A file with this content, in a folder of the test's own.
fn file(name: &str, content: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

const COMMON: &str = r#"{
  "question": {"operation": "/minimax", "tree": [[3, 5], [2, 9]]},
  "weights": {"value": 1, "move": 1}
}"#;

fn lines_of(output: &[u8]) -> Vec<serde_json::Value> {
    let text = std::str::from_utf8(output).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn a_class_is_graded_line_by_line_as_each_line_would_be_on_its_own() {
    let common = file("class.json", COMMON);
    let submission = r#"{"value": 3, "move": "r.1"}"#;
    let class = format!(
        "{{\"id\": \"ada\", \"submission\": {submission}}}\r\n\n{{\"id\": 2, \"submission\": 3, \"question\": 7}}\nno JSON\n{{\"id\": \"eve\", \"submission\": {submission}, \"format\": \"check50\"}}"
    );
    let arguments = ["grade", "--question", &common, "--language", "nl"];
    let output = run(&arguments, class.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(
        message.contains("4 antwoorden zijn er 2") && message.contains("regel 3"),
        "{message}"
    );
    let told: Vec<_> = lines_of(&output.stdout)
        .iter()
        .map(|answer| format!("{} {} {}", answer["id"], answer["line"], answer["status"]))
        .collect();
    assert_eq!(
        told,
        ["\"ada\" 1 200", "2 3 422", "null 4 400", "\"eve\" 5 200"]
    );

    let alone = format!(
        "{}, \"submission\": {submission}}}",
        COMMON.trim_end_matches('}').trim_end()
    );
    let alone = run(&["ask", "/grade", "--language", "nl"], alone.as_bytes());
    let alone = String::from_utf8(alone.stdout).unwrap();
    let answers = String::from_utf8(output.stdout).unwrap();
    let first = format!(
        "{{\"id\":\"ada\",\"line\":1,\"status\":200,\"answer\":{}}}\n",
        alone.trim_end()
    );
    assert!(answers.starts_with(&first), "{answers}");
}

#[test]
fn a_strict_grader_fails_when_a_line_has_a_problem() {
    let common = file("strict.json", COMMON);
    let right = b"{\"submission\": {\"value\": 3}}\n";
    let arguments = ["grade", "--strict", "--question", &common];
    assert_eq!(run(&arguments, right).status.code(), Some(0));
    assert_eq!(
        run(&arguments, &[&right[..], b"{}\n"].concat())
            .status
            .code(),
        Some(1)
    );
}

#[test]
fn a_line_that_is_too_long_is_answered_and_stops_no_other() {
    let common = file("long.json", COMMON);
    let class = format!(
        "{}\n{{\"submission\": {{\"value\": 3}}}}",
        "x".repeat(200_000)
    );
    let arguments = ["grade", "--question", &common, "--line-limit", "1kB"];
    let answers = lines_of(&run(&arguments, class.as_bytes()).stdout);
    assert_eq!(
        (&answers[0]["status"], &answers[0]["line"]),
        (&413.into(), &1.into())
    );
    assert_eq!(
        (&answers[1]["status"], &answers[1]["line"]),
        (&200.into(), &2.into())
    );
}

#[test]
fn a_grade_is_there_before_the_next_submission_comes() {
    let common = file("waiting.json", COMMON);
    let mut child = Command::new(ARBORIST)
        .args(["grade", "--question", &common])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for value in [3, 5] {
        writeln!(
            input,
            "{{\"id\": {value}, \"submission\": {{\"value\": {value}}}}}"
        )
        .unwrap();
        let answer = answers.next().unwrap().unwrap();
        assert!(
            answer.starts_with(&format!("{{\"id\":{value},")),
            "{answer}"
        );
    }
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(answers.next().is_none());
}

#[test]
fn a_single_submission_has_its_grade_alone_in_the_form_of_the_grader() {
    let common = file("single.json", COMMON);
    let grade = |submission: &str, form: &str| {
        let submission = file("submission.json", submission);
        let arguments = [
            "grade",
            "--question",
            &common,
            "--submission",
            &submission,
            "--format",
            form,
        ];
        let output = run(&arguments, b"");
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        lines_of(&output.stdout).remove(0)
    };
    let right = r#"{"value": 3, "move": "r.0"}"#;
    assert_eq!(grade(right, "gradescope")["score"], 1.0);
    assert_eq!(grade(right, "prairielearn")["gradable"], true);
    assert_eq!(grade(right, "github_classroom")["status"], "pass");
    let no_json = "the value is 3";
    assert_eq!(grade(no_json, "prairielearn")["gradable"], false);
    assert_eq!(grade(no_json, "github_classroom")["status"], "error");
    assert!(grade(no_json, "gradescope").get("score").is_none());
}

#[test]
fn a_common_question_that_is_none_is_a_problem_and_a_file_that_is_not_there_a_failure() {
    let wrong = file("wrong.json", "{\"question\": ");
    let output = run(&["grade", "--question", &wrong], b"");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        lines_of(&output.stderr)[0]["type"],
        "/problems/malformed-json"
    );
    let output = run(&["grade", "--question", "/no/such/file"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("/no/such/file"));
}
