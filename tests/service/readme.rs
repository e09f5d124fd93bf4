//! The README: its examples have the answers that stand there, and its table is the catalogue.

use arborist::operations::CATALOGUE;
use serde_json::{Map, Value};

use crate::harness::{Request, Service};

const README: &str = include_str!("../../README.md");

#[tokio::test]
async fn every_example_has_the_answer_that_stands_below_it() {
    let service = Service::start().await;
    let blocks = blocks();
    let mut asked = 0;
    for pair in blocks.windows(2) {
        let [("sh", command), ("json", answer)] = pair else {
            continue;
        };
        let stated: Value = serde_json::from_str(answer).unwrap();
        assert_eq!(run(&service, command).await, stated, "{command}");
        asked += 1;
    }
    let stated = blocks.iter().filter(|(language, _)| *language == "json");
    assert_eq!(asked, stated.count(), "an answer without a command");
    assert!(asked >= 5, "{asked} examples");
}

#[test]
fn the_table_of_operations_is_the_catalogue() {
    let stated: Vec<&str> = README
        .lines()
        .filter(|line| line.starts_with("| `/"))
        .collect();
    let catalogue: Vec<String> = CATALOGUE
        .iter()
        .map(|entry| {
            let get = if entry.query.is_empty() { "" } else { "yes" };
            format!("| `{}` | {} | {get} |", entry.path, entry.title)
        })
        .collect();
    assert_eq!(stated, catalogue);
}

#[test]
fn words_are_split_as_a_shell_does() {
    let command = "curl -d '{\"a b\": 1}' \\\n  'h:8080/x?y=1&z' \"it's\" # said\n";
    let words = ["curl", "-d", "{\"a b\": 1}", "h:8080/x?y=1&z", "it's"];
    assert_eq!(words_of(command), words);
}

/// The fenced blocks with their languages.
fn blocks() -> Vec<(&'static str, &'static str)> {
    // Every other part between fences is a block.
    let inside = README.split("```").skip(1).step_by(2);
    inside.filter_map(|part| part.split_once('\n')).collect()
}

/// What the command prints.
async fn run(service: &Service, command: &str) -> Value {
    let words = words_of(command);
    let mut stages = words.split(|word| word == "|");
    let answer = curl(service, stages.next().unwrap()).await;
    match stages.next() {
        None => answer,
        Some([program, filter]) if program == "jq" => pick(&answer, filter),
        Some(stage) => panic!("{stage:?} is not understood"),
    }
}

async fn curl(service: &Service, words: &[String]) -> Value {
    assert_eq!(words[0], "curl", "{words:?}");
    let (mut target, mut headers, mut body) = (None, Vec::new(), None);
    let mut words = words[1..].iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "-s" => {}
            "-H" => headers.push(words.next().unwrap().split_once(": ").unwrap()),
            "-d" => body = words.next(),
            url => target = url.strip_prefix("localhost:8080"),
        }
    }
    let method = if body.is_some() { "POST" } else { "GET" };
    let mut request = Request::new(method, target.unwrap());
    for (name, value) in headers {
        request = request.header(name, value);
    }
    if let Some(body) = body {
        request = request.body(body.as_str());
    }
    service.send(request).await.json()
}

/// What `jq '{value, move}'` prints.
fn pick(answer: &Value, filter: &str) -> Value {
    let keys = filter.trim_matches(['{', '}']).split(", ");
    let picked: Map<String, Value> = keys
        .map(|key| (key.to_owned(), answer[key].clone()))
        .collect();
    picked.into()
}

/// The words of a command: quotes hold them together, a comment ends them.
fn words_of(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let command = command.replace("\\\n", " ");
    for character in command.chars() {
        match (quote, character) {
            (Some(open), _) if character == open => quote = None,
            (Some(_), _) => word.get_or_insert_default().push(character),
            (None, '\'' | '"') => {
                word.get_or_insert_default();
                quote = Some(character);
            }
            (None, '#') if word.is_none() => break,
            (None, _) if character.is_whitespace() => words.extend(word.take()),
            (None, _) => word.get_or_insert_default().push(character),
        }
    }
    words.extend(word);
    words
}
