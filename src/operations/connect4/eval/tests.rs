//! What is answered about Connect Four.

use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};

use crate::messages::Language;
use crate::operations::operation::{Context, Effort, SizeLimits};
use crate::operations::tables::Tables;
use crate::operations::testing::{ask, effort, in_turkish_and_dutch, refused, row, rows, try_ask};
use crate::operations::{CATALOGUE, find, question_from_query};

const PATH: &str = "/connect4/eval";
const COURSE_FACTS: &str = include_str!("fixtures/course_facts.json");
const REFUSED: &str = include_str!("fixtures/refused.json");

fn eval(question: &Value) -> Value {
    ask(PATH, question)
}

/// The answer to the question that a query string asks.
fn get(query: &[(&str, &str)]) -> Value {
    let entry = find(PATH).unwrap();
    let pairs = query
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let question = question_from_query(entry.query, pairs).unwrap();
    eval(&serde_json::from_slice(&question).unwrap())
}

#[test]
fn the_course_s_position_is_worth_3_and_two_windows_count() {
    let fact = row(COURSE_FACTS, "connect4-heuristic");
    let answer = eval(&json!({"moves": fact["given"]["moves"]}));
    let expected = &fact["expect"];
    assert_eq!(answer["eval"], expected["eval"]);
    assert_eq!(answer["windows"], expected["scoring_windows"]);
    assert_eq!(answer["windows_total"], 2);
    assert_eq!(answer["center"], expected["centre"]);
    assert_eq!(answer["perspective"], "red");
    assert_eq!(answer["to_move"], fact["given"]["to_move"]);
    assert_eq!(answer["status"], "ongoing");
    for (color, letter) in [("red", b'R'), ("blue", b'B')] {
        for square in fact["given"][color].as_array().unwrap() {
            let [column, row] = [0, 1].map(|index| square[index].as_u64().unwrap() as usize);
            let text = answer["board"][6 - row].as_str().unwrap();
            assert_eq!(text.as_bytes()[column - 1], letter);
        }
    }
}

#[test]
fn column_5_makes_six_windows_and_15_of_it() {
    let fact = row(COURSE_FACTS, "connect4-heuristic");
    let expected = &fact["expect"]["after_red_column_5"];
    let moves = format!("{}5", fact["given"]["moves"].as_str().unwrap());
    let answer = eval(&json!({"moves": moves}));
    assert_eq!(answer["eval"], expected["eval"]);
    assert_eq!(answer["center"], expected["centre"]);
    let positive = answer["windows"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|window| window["score"].as_i64() > Some(0));
    assert_eq!(json!(positive.count()), expected["positive_windows"]);

    let before = eval(&json!({"moves": fact["given"]["moves"], "depth": 1}));
    let after = before["search"]["moves"]
        .as_array()
        .unwrap()
        .iter()
        .find(|mv| mv["column"] == 5)
        .unwrap();
    assert_eq!(after["value"], expected["eval"]);
}

#[test]
fn moves_as_text_moves_as_numbers_boards_and_queries_ask_the_same() {
    let answer = eval(&json!({"moves": "465344"}));
    let rows = answer["board"].as_array().unwrap();
    let text = rows
        .iter()
        .map(|row| row.as_str().unwrap())
        .collect::<Vec<_>>()
        .join("/");
    for question in [
        json!({"moves": [4, 6, 5, 3, 4, 4]}),
        json!({"moves": ["4", 6.0, 5, 3, 4, 4], "board": null}),
        json!({"board": rows}),
        json!({"board": text}),
        json!({"board": text.replace('B', "Y"), "to_move": "red"}),
        json!({"moves": "465344", "depth": 6, "weights": {"two": 2}, "quiescence": false, "limit": 69}),
    ] {
        assert_eq!(eval(&question), answer, "{question}");
    }
    assert_eq!(get(&[("moves", "465344")]), answer);
    assert_eq!(get(&[("board", &text), ("to_move", "red")]), answer);
    assert_eq!(
        get(&[("moves", "33445"), ("depth", "1"), ("quiescence", "true")]),
        eval(&json!({"moves": "33445", "depth": 1, "quiescence": true}))
    );
}

#[test]
fn a_win_is_told_with_its_outcome_and_plies() {
    let answer = eval(&json!({"moves": "445566", "depth": 2}));
    let search = &answer["search"];
    assert_eq!(search["value"], 999_999);
    assert_eq!(search["outcome"], "red_wins");
    assert_eq!(search["plies"], 1);
    assert_eq!(search["move"], 3);
    assert_eq!(search["principal_variation"], json!([3]));
    let columns: Vec<_> = search["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|mv| mv["column"].as_u64().unwrap())
        .collect();
    assert_eq!(columns, [4, 3, 5, 2, 6, 1, 7]);
    assert_eq!(search["moves"][6]["value"], 999_999);
    assert_eq!(search["moves"][0]["outcome"], Value::Null);
    assert_eq!(search["complete"], true);
}

#[test]
fn quiescence_sees_the_loss_behind_the_horizon() {
    let search = |quiescence: bool| {
        eval(&json!({"moves": "33445", "depth": 1, "quiescence": quiescence}))["search"].clone()
    };
    assert_eq!(search(false)["outcome"], Value::Null);
    let seen = search(true);
    assert_eq!(
        (&seen["outcome"], &seen["plies"], &seen["value"]),
        (&json!("red_wins"), &json!(2), &json!(999_998))
    );
}

#[test]
fn a_finished_game_has_a_winner_a_line_and_no_search() {
    let answer = eval(&json!({"moves": "4455667"}));
    assert_eq!(answer["status"], "red_won");
    assert_eq!(answer["winner"], "red");
    assert_eq!(
        answer["winning_cells"],
        json!([[4, 1], [5, 1], [6, 1], [7, 1]])
    );
    assert_eq!(answer["search"], Value::Null);

    let answer = eval(&json!({"moves": "71212121"}));
    assert_eq!(
        (&answer["status"], &answer["winner"]),
        (&json!("blue_won"), &json!("blue"))
    );
}

#[test]
fn a_drawn_endgame_is_told_as_a_draw() {
    let answer = eval(&json!({"moves": "211376455663355325112113664364524722", "depth": 42}));
    assert_eq!(answer["search"]["outcome"], "draw", "{answer}");
    assert_eq!(answer["search"]["value"], 0);
    assert_eq!(answer["search"]["plies"], 6);
    assert_eq!(answer["search"]["depth"], 42);
}

#[test]
fn weights_change_the_estimate() {
    let answer = eval(&json!({"moves": "465344", "weights": {"center": -10, "two": 0}}));
    assert_eq!(
        (&answer["eval"], &answer["center"]),
        (&json!(-10), &json!(-10))
    );
    assert_eq!(answer["windows"], json!([]));
}

#[test]
fn a_limit_cuts_the_list_and_not_the_count() {
    let answer = eval(&json!({"moves": "4653445", "limit": 1}));
    assert_eq!(answer["windows"].as_array().unwrap().len(), 1);
    assert_eq!(answer["windows_total"], 6);
    assert_eq!(answer["eval"], 15);
}

#[test]
fn nonsense_is_refused_at_its_place_with_the_reason() {
    for row in rows(REFUSED) {
        let (kind, place, detail) = refused(PATH, &row["question"]);
        assert_eq!(kind.code(), row["kind"], "{detail} {row}");
        assert_eq!(place, row["pointer"].as_str().unwrap(), "{detail} {row}");
        assert!(
            detail.contains(row["words"].as_str().unwrap()),
            "{detail} {row}"
        );
    }
}

#[test]
fn a_move_after_the_end_is_told_in_turkish_and_dutch() {
    let question = json!({"moves": "41424344"});
    let problem = try_ask(PATH, &question).unwrap_err();
    assert_eq!(
        in_turkish_and_dutch(&problem),
        [
            "8. hamle: oyun bitmişti: Kırmızı 7. hamleyle kazanmıştı; ondan sonrakileri çıkarın",
            "zet 8: het spel was uit: Rood had met zet 7 gewonnen; laat weg wat daarna komt"
        ]
    );
}

#[test]
fn with_exact_the_position_is_solved_too_and_estimate_and_search_are_judged() {
    for (moves, depth) in [
        ("122435527534575161761", 1),
        ("657341635416555625471", 2),
        ("2252576253462244111563365343671351441", 5),
        ("4455667", 1),
    ] {
        let question = json!({"moves": moves, "depth": depth, "exact": true});
        let answer = eval(&question);
        let solved = ask("/connect4/solve", &json!({"moves": moves}));
        assert_eq!(answer["exact"], solved, "{moves}");
        let sign = match solved["outcome"].as_str().unwrap() {
            "red_wins" => 1,
            "blue_wins" => -1,
            _ => 0,
        };
        let comparison = &answer["comparison"];
        let agrees = answer["eval"].as_i64().unwrap().signum() == sign;
        assert_eq!(comparison["eval_agrees"], agrees, "{moves}");
        let best = match &answer["search"]["move"] {
            Value::Null => Value::Null,
            column => json!(solved["best_columns"].as_array().unwrap().contains(column)),
        };
        assert_eq!(comparison["move_is_best"], best, "{moves}");
        let mut plain = answer.clone();
        plain
            .as_object_mut()
            .unwrap()
            .retain(|key, _| key != "exact" && key != "comparison");
        assert_eq!(eval(&json!({"moves": moves, "depth": depth})), plain);
    }
}

#[test]
fn what_the_exact_example_says_is_so() {
    let examples = find(PATH).unwrap().examples;
    let example = examples.iter().find(|example| example.name == "exact");
    let answer = eval(&serde_json::from_str(example.unwrap().question).unwrap());
    assert_eq!(answer["eval"], 0);
    assert_eq!(answer["exact"]["outcome"], "blue_wins");
    assert_eq!(answer["exact"]["best_columns"], json!([6]));
    assert_eq!(
        answer["comparison"],
        json!({"eval_agrees": false, "move_is_best": false})
    );
}

#[test]
fn a_proof_that_was_stopped_claims_nothing() {
    let context = Context {
        sizes: &SizeLimits::default(),
        stop: &AtomicBool::new(true),
        tables: &Tables::new(0),
        catalogue: CATALOGUE,
        language: crate::messages::Language::default(),
    };
    // Beyond the opening book.
    let question = br#"{"moves": "5455174361263362", "depth": 1, "exact": true}"#;
    let answer = find(PATH).unwrap().ask(question, &context).unwrap();
    assert!(!answer.complete);
    let answer: Value = serde_json::from_slice(&answer.json).unwrap();
    assert_eq!(answer["eval"], -7);
    assert_eq!(answer["exact"]["complete"], false);
    assert_eq!(answer["exact"]["value"], Value::Null);
    assert_eq!(
        answer["comparison"],
        json!({"eval_agrees": null, "move_is_best": null})
    );
}

#[test]
fn a_game_without_end_is_refused_at_its_first_illegal_move() {
    let moves = "1".repeat(10_000_000);
    assert!(
        refused(PATH, &json!({"moves": moves}))
            .2
            .starts_with("move 7")
    );
    let rows = vec!["......."; 100_000];
    assert_eq!(refused(PATH, &json!({"board": rows})).1, "/board");
    let text = "......./".repeat(100_000);
    assert_eq!(refused(PATH, &json!({"board": text})).1, "/board");
}

#[test]
fn a_search_that_was_stopped_says_so() {
    let context = Context {
        sizes: &SizeLimits::default(),
        stop: &AtomicBool::new(true),
        tables: &Tables::new(0),
        catalogue: CATALOGUE,
        language: Language::default(),
    };
    let answer = find(PATH)
        .unwrap()
        .ask(br#"{"moves": "465344", "depth": 30}"#, &context)
        .unwrap();
    assert!(!answer.complete);
    let answer: Value = serde_json::from_slice(&answer.json).unwrap();
    assert_eq!(answer["eval"], 3);
    let search = &answer["search"];
    assert_eq!(
        [
            &search["complete"],
            &search["depth"],
            &search["value"],
            &search["move"]
        ],
        [&json!(false), &json!(0), &Value::Null, &Value::Null]
    );
}

#[test]
fn shallow_questions_are_small_and_deep_ones_large() {
    assert_eq!(
        effort(PATH, &json!({"moves": "", "depth": 3})),
        Effort::Small
    );
    assert_eq!(effort(PATH, &json!({"moves": ""})), Effort::Large);
    let exact = |moves: &str| effort(PATH, &json!({"moves": moves, "depth": 1, "exact": true}));
    assert_eq!(exact(""), Effort::Large);
    let end = "2252576253462244111563365343671351441";
    assert_eq!(exact(end), Effort::Small);
}

#[test]
fn the_examples_are_answered() {
    for example in find(PATH).unwrap().examples {
        let question: Value = serde_json::from_str(example.question).unwrap();
        assert_eq!(eval(&question)["perspective"], "red", "{}", example.name);
    }
}
