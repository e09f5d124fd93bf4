//! Explanations agree with the answers that they explain.

use arborist_engine::random::SplitMix64;
use serde_json::{Value, json};

use crate::course::explain::Sentences;
use crate::json::read;
use crate::messages::{Argument, Language, Message};
use crate::operations::limit::Limit;
use crate::operations::testing::{Setting, ask, refused};
use crate::operations::{connect4, nim, tictactoe, tree};
use crate::problems::ProblemKind;

mod games;
mod nim_family;
mod trees;

/// The explanation of the answer to a question, as messages.
fn explained(path: &str, question: &Value) -> Sentences {
    let setting = Setting::default();
    let context = setting.context();
    let text = question.to_string();
    let text = text.as_bytes();
    let limit = Limit::default();
    match path {
        "/alphabeta" => {
            tree::explain_alphabeta(read(text).unwrap(), limit, &context)
                .unwrap()
                .sentences
        }
        "/minimax" => {
            tree::explain_minimax(read(text).unwrap(), limit, &context)
                .unwrap()
                .sentences
        }
        "/nim/winning-move" => nim::explain(read(text).unwrap(), limit, false).sentences,
        "/nim/eval" => nim::explain(read(text).unwrap(), limit, true).sentences,
        "/tictactoe/eval" => {
            tictactoe::explain(read(text).unwrap(), limit, &context)
                .unwrap()
                .sentences
        }
        "/connect4/eval" => {
            connect4::explain(read(text).unwrap(), limit, &context)
                .unwrap()
                .sentences
        }
        _ => panic!("{path} is not explained"),
    }
}

/// The messages with one of these ids.
fn said<'a>(sentences: &'a Sentences, ids: &[&str]) -> Vec<&'a Message> {
    let messages = sentences.kept().iter().map(|sentence| &sentence.message);
    messages
        .filter(|message| ids.contains(&message.id()))
        .collect()
}

fn text(message: &Message, name: &str) -> String {
    match message.argument(name) {
        Some(Argument::Text(text)) => text.clone(),
        Some(Argument::Whole(value)) => value.to_string(),
        other => panic!("{name} is {other:?}"),
    }
}

fn items(message: &Message, name: &str) -> Vec<String> {
    match message.argument(name) {
        Some(Argument::Items(items)) => items.shown.clone(),
        other => panic!("{name} is {other:?}"),
    }
}

fn number(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

/// An end of a window as sentences have it.
fn end(value: &Value, open: &str) -> String {
    if value.is_null() {
        open.to_owned()
    } else {
        number(value)
    }
}

fn elements(list: &Value) -> &Vec<Value> {
    list.as_array().unwrap()
}

fn below(random: &mut SplitMix64, bound: u64) -> u64 {
    random.below(bound.try_into().unwrap())
}

fn one_of<T: Clone>(random: &mut SplitMix64, choices: &[T]) -> T {
    choices[below(random, choices.len() as u64) as usize].clone()
}

/// A question to every operation that is explained.
fn questions() -> [Value; 6] {
    [
        json!({"operation": "/alphabeta", "tree": [[5, 8], [6, 2, [9, 1]], [4, 8]]}),
        json!({"operation": "/minimax", "tree": {"children": {"A": ["B", "C"], "B": [1, 2], "C": ["D"]}, "values": {"D": 3}}}),
        json!({"operation": "/nim/winning-move", "piles": [1, 1, 7], "rule": "misere"}),
        json!({"operation": "/nim/eval", "piles": [2, 4]}),
        json!({"operation": "/tictactoe/eval", "board": "XXOO....."}),
        json!({"operation": "/connect4/eval", "moves": "465344", "depth": 2}),
    ]
}

#[test]
fn every_language_tells_the_same_sentences_in_other_words() {
    for question in questions() {
        let mut texts: Vec<Value> = Vec::new();
        for &language in Language::ALL {
            let told = ask(
                "/explain",
                &json!({"question": question, "language": language}),
            );
            assert_eq!(told["language"], language.code());
            assert_eq!(told["conventions"]["operation"], question["operation"]);
            let sentences = elements(&told["sentences"]);
            assert_eq!(told["sentences_total"], sentences.len());
            for (place, sentence) in sentences.iter().enumerate() {
                assert_eq!(sentence["number"], place + 1);
                let words = sentence["text"].as_str().unwrap();
                assert!(
                    !words.contains(['{', '}', '\u{2068}', '\u{2069}']),
                    "{words}"
                );
            }
            assert!(
                texts
                    .iter()
                    .all(|other| other[0]["text"] != sentences[0]["text"])
            );
            texts.push(told["sentences"].clone());
        }
        let nodes = |sentences: &Value| -> Vec<Value> {
            let nodes = elements(sentences).iter();
            nodes.map(|sentence| sentence["node"].clone()).collect()
        };
        assert!(texts.iter().all(|other| nodes(other) == nodes(&texts[0])));
    }
}

#[test]
fn a_limit_shows_the_first_sentences_and_counts_them_all() {
    for question in questions() {
        let whole = ask("/explain", &json!({ "question": question }));
        let all = elements(&whole["sentences"]);
        for limit in [0, 1, 3, all.len() - 1, all.len()] {
            let told = ask("/explain", &json!({"question": question, "limit": limit}));
            assert_eq!(elements(&told["sentences"]), &all[..limit], "{question}");
            assert_eq!(told["sentences_total"], all.len(), "{question} {limit}");
            assert_eq!(told["answer_value"], whole["answer_value"]);
        }
    }
}

#[test]
fn a_limit_shows_as_many_sentences_of_a_wide_tree() {
    let question = json!({
        "question": {"operation": "/minimax", "tree": vec![vec![5; 50]; 100]},
        "limit": 3,
    });
    let answer = ask("/explain", &question);
    assert_eq!(elements(&answer["sentences"]).len(), 3);
    assert_eq!(answer["sentences_total"], 104);
}

#[test]
fn a_tree_too_large_to_be_told_is_told_in_part() {
    let tree: Vec<Value> = (0..30)
        .map(|_| json!([[1, 2, 3], [4, 5, 6], [7, 8, 9]]))
        .collect();
    for operation in ["/alphabeta", "/minimax"] {
        let ask = |limit: u32| {
            let question = json!({"operation": operation, "tree": tree});
            ask("/explain", &json!({"question": question, "limit": limit}))
        };
        let (whole, part) = (ask(10_000), ask(5));
        assert_eq!(part["sentences_total"], whole["sentences_total"]);
        let first = &elements(&whole["sentences"])[..5];
        assert_eq!(elements(&part["sentences"]), first);
        assert_eq!(
            whole["sentences_total"],
            elements(&whole["sentences"]).len()
        );
    }
}

#[test]
fn more_sentences_than_anybody_could_read_are_counted_exactly() {
    let piles = ["18446744073709551615", "18446744073709551615", "1"];
    let question = json!({"operation": "/nim/eval", "piles": piles});
    let told = ask("/explain", &json!({"question": question, "limit": 100}));
    // Beside the moves: the rule, 3 piles, 64 columns, the sum, who wins, and 3 winning moves.
    let total = 2 * u128::from(u64::MAX) + 1 + 73;
    assert_eq!(told["sentences_total"], total.to_string());
}

#[test]
fn what_is_wrong_with_the_question_is_placed_inside_it() {
    let refused = |question| refused("/explain", &json!({ "question": question }));
    let (kind, place, detail) = refused(json!({"operation": "/minimax", "tre": [1]}));
    assert_eq!(
        (kind, place.as_str()),
        (ProblemKind::UnknownKey, "/question/tre")
    );
    assert!(detail.contains("did you mean \"tree\"?"), "{detail}");
    let (kind, place, _) = refused(json!({"tree": [[1, []]], "operation": "/alphabeta"}));
    assert_eq!(
        (kind, place.as_str()),
        (ProblemKind::InvalidTree, "/question/tree/0/1")
    );
    let (kind, place, detail) = refused(json!({"operation": "/minmax", "tree": [1]}));
    assert_eq!(
        (kind, place.as_str()),
        (ProblemKind::UnknownOperation, "/question/operation")
    );
    assert!(detail.contains("did you mean /minimax?"), "{detail}");
}
