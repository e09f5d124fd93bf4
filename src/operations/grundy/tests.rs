//! What is answered about impartial games.

mod positions;
mod told_problems;
use std::collections::HashMap;

use rstest::rstest;
use serde_json::{Map, Value, json};

use crate::operations::testing::{Setting, ask, refused, rows, try_ask_text};
use crate::problems::ProblemKind;

const SUBTRACTION_GAMES: &str = include_str!("fixtures/subtraction_games.json");
const OCTAL_GAMES: &str = include_str!("fixtures/octal_games.json");
const OCTAL_ALIASES: &str = include_str!("fixtures/octal_aliases.json");
const SEQUENCES: &str = include_str!("fixtures/sequences.json");
const GRAPHS: &str = include_str!("fixtures/graphs.json");

fn octal(code: &Value, n: u64) -> Value {
    ask("/grundy/octal", &json!({"code": code, "n": n}))
}

fn elements(list: &Value) -> &Vec<Value> {
    list.as_array().unwrap()
}

#[test]
fn the_first_number_that_is_missing_is_the_mex() {
    let answer = ask("/grundy/mex", &json!({"set": [0, 1, 3]}));
    assert_eq!(answer["mex"], 2);
    assert_eq!(answer["next_in_set"], 3);
    let largest = "18446744073709551615";
    let answer = ask("/grundy/mex", &json!({"set": [largest, 1, 1]}));
    assert_eq!(
        (&answer["mex"], &answer["next_in_set"]),
        (&json!(0), &json!(1))
    );
    assert_eq!(ask("/grundy/mex", &json!({"set": []}))["mex"], 0);
}

#[test]
fn subtraction_games_have_their_values_and_their_least_period() {
    for game in rows(SUBTRACTION_GAMES) {
        let n = elements(&game["values"]).len() - 1;
        let answer = ask("/grundy/subtraction", &json!({"set": game["set"], "n": n}));
        assert_eq!(answer["values"], game["values"], "{game}");
        assert_eq!(answer["grundy"], game["values"][n]);
        assert_eq!(
            answer["period"],
            json!({"preperiod": game["preperiod"], "length": game["period"], "proven": true})
        );
    }
}

#[test]
fn a_period_answers_for_a_huge_heap() {
    let question = json!({"set": [1, 3, 4], "n": "18446744073709551615", "limit": 3});
    let answer = ask("/grundy/subtraction", &question);
    let rest = u64::MAX % 7;
    let small = ask("/grundy/subtraction", &json!({"set": [1, 3, 4], "n": rest}));
    assert_eq!(answer["grundy"], small["grundy"]);
    assert_eq!(elements(&answer["values"]).len(), 3);
    assert_eq!(answer["values_total"], "18446744073709551616");
}

#[test]
fn all_but_some_amounts_repeat_with_a_saltus() {
    let nim = ask("/grundy/subtraction", &json!({"all_but": [], "n": 5}));
    assert_eq!(nim["values"], json!([0, 1, 2, 3, 4, 5]));
    assert_eq!(
        nim["period"],
        json!({"preperiod": 0, "length": 1, "saltus": 1, "proven": true})
    );
    assert_eq!(nim["winning_moves"], json!([{"take": 5, "leaves": 0}]));
    let question = json!({"all_but": [1], "n": "18446744073709551615", "limit": 4});
    let answer = ask("/grundy/subtraction", &question);
    // 0 0 1 1 2 2 3 3 ...
    assert_eq!(answer["values"], json!([0, 0, 1, 1]));
    assert_eq!(answer["grundy"], "9223372036854775807");
    assert_eq!(answer["winning_moves_total"], 2);
}

#[test]
fn octal_games_have_their_values_and_their_least_period() {
    for game in rows(OCTAL_GAMES) {
        let (prefix, repeated) = (elements(&game["values_prefix"]), &game["values_period"]);
        let expected: Vec<Value> = prefix.iter().chain(elements(repeated)).cloned().collect();
        let answer = octal(&game["code"], expected.len() as u64 - 1);
        assert_eq!(answer["values"], json!(expected), "{}", game["code"]);
        assert_eq!(
            answer["period"],
            json!({"preperiod": game["preperiod"], "length": game["period"], "proven": true})
        );
    }
}

#[test]
fn published_sequences_are_the_values_of_their_games() {
    for sequence in rows(SEQUENCES) {
        let expected = elements(&sequence["values"]);
        let offset = sequence["offset"].as_u64().unwrap();
        let last = offset + expected.len() as u64 - 1;
        let answer = octal(&sequence["code"], last);
        let values = &elements(&answer["values"])[offset as usize..];
        assert_eq!(values, expected, "{}", sequence["oeis"]);
        if sequence["period_agrees"] == true {
            let last_exception = sequence["last_exception"].as_u64().unwrap();
            assert_eq!(answer["period"]["length"], sequence["period"]);
            assert_eq!(answer["period"]["preperiod"], last_exception + 1);
        }
    }
}

#[test]
fn games_that_are_the_same_but_for_a_shift_have_the_same_values() {
    const HEAPS: u64 = 200;
    let mut known: HashMap<Value, Value> = HashMap::new();
    // Many are told to be the same as one.
    let mut values = |code: &Value| {
        let values = known.entry(code.clone());
        values
            .or_insert_with(|| octal(code, HEAPS)["values"].clone())
            .clone()
    };
    for alias in rows(OCTAL_ALIASES) {
        let shift = alias[2].as_i64().unwrap();
        let (game, equivalent) = (values(&alias[0]), values(&alias[1]));
        for heap in 0..=HEAPS as i64 {
            if let (Ok(shifted), true) =
                (usize::try_from(heap + shift), heap + shift <= HEAPS as i64)
            {
                assert_eq!(game[shifted], equivalent[heap as usize], "{alias} {heap}");
            }
        }
    }
}

#[test]
fn kayles_of_a_quintillion_is_looked_up() {
    let huge = 10u64.pow(18);
    let answer = ask(
        "/grundy/octal",
        &json!({"code": "Kayles", "n": huge.to_string(), "limit": 1}),
    );
    let small = octal(&json!("0.77"), 72 + (huge - 72) % 12);
    assert_eq!(answer["grundy"], small["grundy"]);
    assert_eq!(answer["outcome"], "N");
    assert_eq!(elements(&answer["winning_moves"]).len(), 1);
    assert!(answer["winning_moves_total"].is_string());
}

#[test]
fn what_is_not_proven_is_not_told() {
    let answer = octal(&json!("Grundy's game"), 20);
    assert_eq!(answer["period"], Value::Null);
    let note = answer["period_note"].as_str().unwrap();
    assert!(note.contains("prove no period"), "{note}");
}

#[test]
fn a_heap_may_be_split_in_three_in_base_sixteen() {
    let answer = ask("/grundy/octal", &json!({"code": "0.8", "base": 16, "n": 4}));
    // One is taken, three heaps of one are left.
    assert_eq!(answer["values"], json!([0, 0, 0, 0, 1]));
    assert_eq!(
        answer["winning_moves"],
        json!([{"take": 1, "leaves": [1, 1, 1]}])
    );
}

/// The graph with numbers for names, in either notation.
fn posted(successors: &[Value]) -> [Value; 2] {
    let mut lists = Map::new();
    let mut edges = Vec::new();
    for (node, list) in successors.iter().enumerate() {
        let names: Vec<Value> = elements(list)
            .iter()
            .map(|to| json!(to.to_string()))
            .collect();
        edges.extend(names.iter().map(|to| json!([node.to_string(), to])));
        lists.insert(node.to_string(), json!(names));
    }
    [json!({"graph": lists}), json!({"edges": edges})]
}

#[test]
fn graphs_have_their_values_outcomes_and_winning_moves() {
    for case in rows(GRAPHS) {
        let successors = elements(&case["successors"]);
        for question in posted(successors) {
            let answer = ask("/grundy/graph", &question);
            assert_eq!(answer["acyclic"], case["acyclic"], "{case}");
            for (place, value) in elements(&case["values"]).iter().enumerate() {
                let node = &answer["nodes"][place.to_string()];
                // Edges tell nothing of a node that nobody names.
                if node.is_null() && question.get("edges").is_some() {
                    continue;
                }
                let (grundy, loopy) = match value.is_object() {
                    true => (&Value::Null, value),
                    false => (value, &Value::Null),
                };
                assert_eq!(&node["grundy"], grundy, "{case} {place}");
                assert_eq!(node.get("loopy").unwrap_or(&Value::Null), loopy);
                assert_eq!(node["outcome"], case["outcomes"][place]);
                let lost = elements(&successors[place])
                    .iter()
                    .filter(|to| case["outcomes"][to.as_u64().unwrap() as usize] == "P");
                let lost: Vec<String> = lost.map(Value::to_string).collect();
                assert_eq!(node["winning_moves"], json!(lost), "{case} {place}");
                assert_eq!(node["winning_moves_total"], lost.len());
            }
        }
    }
}

#[test]
fn lists_of_a_graph_are_cut_at_the_limit_and_counted_in_full() {
    let question = json!({
        "edges": [["a", "b"], ["a", "c"], ["a", "b"]], "limit": 1, "start": "a"
    });
    let answer = ask("/grundy/graph", &question);
    assert_eq!(answer["nodes"].as_object().unwrap().len(), 1);
    assert_eq!(
        (&answer["nodes_total"], &answer["edges_total"]),
        (&json!(3), &json!(2))
    );
    assert_eq!(answer["start"]["winning_moves"], json!(["b"]));
    assert_eq!(answer["start"]["winning_moves_total"], 2);
    let mut last = question.clone();
    last["offset"] = json!(2);
    let last = ask("/grundy/graph", &last);
    assert_eq!(last["nodes"].as_object().unwrap().len(), 1);
    assert_eq!(last["nodes"]["c"]["grundy"], 0);
    let empty = ask("/grundy/graph", &json!({"graph": {}}));
    assert_eq!(empty["nodes"], json!({}));
}

#[test]
fn every_node_of_a_graph_says_why_it_is_worth_what_it_is() {
    let graph = json!({"a": ["b", "c"], "b": ["c"], "c": [], "d": ["d", "b"], "e": ["d", "f"], "f": ["e", "c"]});
    let answer = ask("/grundy/graph", &json!({"graph": graph, "start": "a"}));
    let why = |node: &str| {
        answer["nodes"][node]["explanation"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    assert_eq!(
        why("a"),
        "moves lead to the values 0, 1, of which the least that is missing is 2; \"c\" is lost for whoever is to move \
         there, so moving to it wins"
    );
    assert!(why("c").contains("no move"));
    assert!(why("d").contains("infinite; no move leads to a position that is lost"));
    assert!(why("f").contains("moving to it wins"));
    assert_eq!(answer["start"]["explanation"], why("a"));
}

#[test]
fn a_position_can_be_lost_although_moves_lead_to_infinite_ones() {
    // From b, which is infinite, the opponent moves to c.
    let graph = json!({"a": ["b"], "b": ["a", "b", "c"], "c": []});
    let answer = ask("/grundy/graph", &json!({"graph": graph}));
    let node = &answer["nodes"]["a"];
    assert_eq!(
        (&node["grundy"], &node["outcome"]),
        (&json!(0), &json!("P"))
    );
    let why = node["explanation"].as_str().unwrap();
    assert!(
        why.contains("each with a move to 0 again; every move leads to a position that is won"),
        "{why}"
    );
}

#[test]
fn a_repeated_question_has_the_same_answer_to_the_byte() {
    let setting = Setting::default();
    let text = |path: &str, question: &Value| {
        let answer = setting.ask(path, &question.to_string());
        answer.unwrap().json
    };
    let questions = [
        ("/grundy/octal", json!({"code": "0.6", "n": 10, "limit": 3})),
        (
            "/grundy/octal",
            json!({"code": "0.6", "n": 20_000, "limit": 3}),
        ),
        (
            "/grundy/octal",
            json!({"code": ".60", "n": 10_000, "limit": 3}),
        ),
        ("/grundy/subtraction", json!({"set": [3, 1], "n": 10})),
        (
            "/grundy/take",
            json!({"rules": [{"take": 1, "parts": [2]}], "n": 10}),
        ),
        (
            "/grundy/sum",
            json!({"components": [{"octal": {"code": "0.6", "heaps": [9]}}]}),
        ),
    ];
    for (path, question) in &questions {
        let cold = text(path, question);
        for (other_path, other) in &questions {
            text(other_path, other);
            assert_eq!(text(path, question), cold, "{path} {question}");
        }
        let alone = ask(path, question);
        assert_eq!(serde_json::from_slice::<Value>(&cold).unwrap(), alone);
    }
}

#[rstest]
#[case("/grundy/mex", json!({"set": [0, -1]}), ProblemKind::OutOfRange, "/set/1", "0 to 18446744073709551615")]
#[case("/grundy/subtraction", json!({"set": [1, 0], "n": 3}), ProblemKind::OutOfRange, "/set/1", "at least 1")]
#[case("/grundy/subtraction", json!({"all_but": [0], "n": 3}), ProblemKind::OutOfRange, "/all_but/0", "at least 1")]
#[case("/grundy/subtraction", json!({"n": 3}), ProblemKind::MissingKey, "", "\"set\"")]
#[case("/grundy/subtraction", json!({"set": [1], "all_but": [], "n": 3}), ProblemKind::OutOfRange, "/all_but", "leave one")]
#[case("/grundy/subtraction", json!({"set": [1], "n": -3}), ProblemKind::OutOfRange, "/n", "-3")]
#[case("/grundy/subtraction", json!({"set": [1], "n": 1.5}), ProblemKind::OutOfRange, "/n", "1.5")]
#[case("/grundy/subtraction", json!({"set": [1, "18446744073709551615"], "n": 9_000_000}), ProblemKind::OverTheLimit, "/n", "4194304")]
#[case("/grundy/octal", json!({"code": "", "n": 3}), ProblemKind::InvalidGameCode, "/code", "empty")]
#[case("/grundy/octal", json!({"code": "0.8", "n": 3}), ProblemKind::InvalidGameCode, "/code", "\"base\": 16")]
#[case("/grundy/octal", json!({"code": "0.78", "n": 3}), ProblemKind::InvalidGameCode, "/code", "\"base\": 16")]
#[case("/grundy/octal", json!({"code": "1.7", "n": 3}), ProblemKind::InvalidGameCode, "/code", "before the point")]
#[case("/grundy/octal", json!({"code": "kayle", "n": 3}), ProblemKind::InvalidGameCode, "/code", "kayles")]
#[case("/grundy/octal", json!({"code": "0.7", "base": 10, "n": 3}), ProblemKind::OutOfRange, "/base", "8 or 16")]
#[case("/grundy/octal", json!({"code": "0.8", "base": 16, "n": 5000}), ProblemKind::OverTheLimit, "/n", "4096")]
#[case("/grundy/graph", json!({"graph": {"a": ["b", "c"], "b": []}}), ProblemKind::InvalidGraph, "/graph/a/1", "\"c\"")]
#[case("/grundy/graph", json!({"graph": {"a": []}, "start": "b"}), ProblemKind::InvalidGraph, "/start", "not a node")]
#[case("/grundy/graph", json!({}), ProblemKind::MissingKey, "", "\"edges\"")]
#[case("/grundy/graph", json!({"graph": {}, "edges": []}), ProblemKind::InvalidGraph, "/edges", "leave one")]
#[case("/grundy/graph", json!({"edges": [["a"]]}), ProblemKind::WrongType, "/edges/0", "two nodes")]
#[case("/grundy/graph", json!({"edges": [["a", "b", "c"]]}), ProblemKind::WrongType, "/edges/0", "more elements here than the 2")]
#[case("/grundy/graph", json!({"edges": [["a", 3]]}), ProblemKind::WrongType, "/edges/0/1", "a text")]
fn bad_questions_are_refused_with_the_remedy(
    #[case] path: &str,
    #[case] question: Value,
    #[case] kind: ProblemKind,
    #[case] place: &str,
    #[case] words: &str,
) {
    let (found, at, detail) = refused(path, &question);
    assert_eq!((found, at.as_str()), (kind, place), "{detail}");
    assert!(detail.contains(words), "{detail}");
}

#[test]
fn a_node_that_is_listed_twice_is_refused() {
    let problem = try_ask_text("/grundy/graph", r#"{"graph": {"a": [], "a": []}}"#).unwrap_err();
    assert_eq!(problem.kind, ProblemKind::DuplicateKey);
}
