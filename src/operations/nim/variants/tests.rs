//! What is answered about games that are nearly Nim.

use rstest::rstest;
use serde_json::{Value, json};

use crate::operations::testing::{ask, refused};
use crate::problems::ProblemKind;

mod explained;

const WYTHOFF: &str = include_str!("../fixtures/wythoff.json");
const WELTER: &str = include_str!("../fixtures/welter.json");
const MOORE: &str = include_str!("../fixtures/moore_nimk.json");
const LASKER: &str = include_str!("../fixtures/lasker.json");

fn fixture(text: &str, key: &str) -> Vec<Value> {
    let fixture: Value = serde_json::from_str(text).unwrap();
    fixture[key].as_array().unwrap().clone()
}

fn sentences(answer: &Value) -> String {
    let sentences = answer["explanation"]["sentences"].as_array().unwrap();
    let sentences: Vec<&str> = sentences
        .iter()
        .map(|text| text.as_str().unwrap())
        .collect();
    sentences.join(" ")
}

fn is_lost(answer: &Value) -> bool {
    let lost = answer["outcome"] == "P";
    assert_eq!(answer["value"], if lost { -1 } else { 1 });
    assert_eq!(
        answer["winning_move"].is_null(),
        answer["winning_moves_total"] == 0
    );
    lost
}

#[test]
fn the_lost_pairs_of_wythoffs_game() {
    for row in fixture(WYTHOFF, "p_positions") {
        let (smaller, larger) = (&row["pair"][0], &row["pair"][1]);
        for piles in [json!([smaller, larger]), json!([larger, smaller])] {
            let answer = ask("/nim/wythoff", &json!({ "piles": piles }));
            assert!(is_lost(&answer), "{row}");
            assert_eq!(answer["grundy"], 0);
        }
    }
}

#[test]
fn pairs_that_floating_point_misses_are_exact() {
    for row in fixture(WYTHOFF, "f64_failures") {
        let number = |key: &str| row[key].as_str().unwrap().parse::<u64>().unwrap();
        let (n, exact, wrong) = (number("n"), number("exact"), number("f64"));
        assert!(is_lost(&ask(
            "/nim/wythoff",
            &json!({"piles": [exact, exact + n]})
        )));
        assert!(!is_lost(&ask(
            "/nim/wythoff",
            &json!({"piles": [wrong, wrong + n]})
        )));
        let moved = ask(
            "/nim/wythoff",
            &json!({"piles": [exact + 7, exact + n + 7]}),
        );
        assert_eq!(moved["explanation"]["lost_pair"], json!([exact, exact + n]));
    }
}

#[test]
fn the_values_of_welters_game() {
    for row in fixture(WELTER, "values") {
        let answer = ask("/nim/welter", &json!({"coins": row[0]}));
        assert_eq!(answer["grundy"], row[1], "{row}");
        assert_eq!(is_lost(&answer), row[1] == 0, "{row}");
        let mates = answer["explanation"]["mated"].as_array().unwrap();
        let worth = mates.iter().map(|mates| mates["worth"].as_u64().unwrap());
        assert_eq!(
            worth.fold(0, |sum, worth| sum ^ worth),
            row[1].as_u64().unwrap()
        );
        for mv in answer["winning_moves"].as_array().unwrap() {
            let mut coins = row[0].clone();
            coins[mv["coin"].as_u64().unwrap() as usize] = mv["to"].clone();
            assert_eq!(
                ask("/nim/welter", &json!({ "coins": coins }))["grundy"],
                0,
                "{row} {mv}"
            );
        }
    }
}

#[test]
fn the_lost_positions_of_moores_nim() {
    for row in fixture(MOORE, "p_positions") {
        let answer = ask("/nim/moore", &json!({"piles": row["piles"], "k": row["k"]}));
        assert_eq!(json!(is_lost(&answer)), row["P"], "{row}");
        assert!(sentences(&answer).contains("is divisible by"), "{row}");
    }
}

#[test]
fn the_values_of_laskers_nim() {
    for (size, expected) in fixture(LASKER, "lasker_0_to_20").iter().enumerate() {
        let answer = ask("/nim/lasker", &json!({"piles": [size]}));
        assert_eq!(answer["grundy"], *expected, "{size}");
    }
}

#[test]
fn with_one_pile_of_a_move_moores_nim_is_nim() {
    for piles in [json!([3, 5, 7]), json!([1, 1]), json!([2, 4, 6, 1])] {
        for rule in ["normal", "misere"] {
            let moore = ask("/nim/moore", &json!({"piles": piles, "k": 1, "rule": rule}));
            let nim = ask("/nim/winning-move", &json!({"piles": piles, "rule": rule}));
            for key in ["grundy", "outcome", "winning_moves_total"] {
                assert_eq!(moore[key], nim[key], "{piles} {rule} {key}");
            }
        }
    }
}

#[test]
fn a_move_of_moores_nim_tells_every_pile_that_it_changes() {
    let answer = ask("/nim/moore", &json!({"piles": [1, 2, 3, 4], "k": 2}));
    for mv in answer["winning_moves"].as_array().unwrap() {
        let mut piles = json!([1, 2, 3, 4]);
        for change in mv.as_array().unwrap() {
            piles[change["pile"].as_u64().unwrap() as usize] = change["leaves"].clone();
        }
        assert!(
            is_lost(&ask("/nim/moore", &json!({"piles": piles, "k": 2}))),
            "{mv}"
        );
    }
    assert_eq!(answer["grundy"], Value::Null);
    let uncounted: Vec<u64> = (1..60u64)
        .map(|place| place.wrapping_mul(0x9e37_79b9_7f4a_7c15))
        .collect();
    let answer = ask(
        "/nim/moore",
        &json!({"piles": uncounted, "k": 20, "limit": 2}),
    );
    assert_eq!(answer["winning_moves_total"], Value::Null);
    assert!(answer["winning_moves_note"].is_string());
    assert_eq!(answer["winning_moves"].as_array().unwrap().len(), 2);
}

#[test]
fn twenty_one_is_won_by_taking_the_remainder() {
    let answer = ask("/nim/bounded", &json!({"piles": [21], "max_take": 3}));
    assert_eq!(answer["grundy"], 1);
    assert_eq!(
        answer["winning_move"],
        json!({"pile": 0, "take": 1, "leaves": 20})
    );
    assert_eq!(answer["explanation"]["binary"]["rows"][0]["number"], 1);
    assert!(sentences(&answer).contains("made up to 4"));
    let misere = ask(
        "/nim/bounded",
        &json!({"piles": [21], "max_take": 3, "rule": "misere"}),
    );
    assert!(is_lost(&misere));
    assert_eq!(misere["grundy"], Value::Null);
}

#[test]
fn only_odd_stairs_count() {
    let answer = ask("/nim/staircase", &json!({"piles": [3, 4, 2, 7]}));
    assert_eq!(answer["grundy"], 1);
    assert_eq!(answer["explanation"]["binary"]["rows_total"], 2);
    assert_eq!(
        answer["winning_moves"],
        json!([
            {"pile": 0, "take": 1, "leaves": 2, "to": null},
            {"pile": 3, "take": 1, "leaves": 6, "to": 2},
        ])
    );
    assert!(is_lost(&ask(
        "/nim/staircase",
        &json!({"piles": [0, 5, 0, 1]})
    )));
}

#[test]
fn a_pile_of_a_fibonacci_number_is_lost_at_the_start() {
    for (pile, lost) in [(1, true), (13, true), (20, false), (21, true), (22, false)] {
        let answer = ask("/nim/fibonacci", &json!({ "pile": pile }));
        assert_eq!(is_lost(&answer), lost, "{pile}");
    }
    let answer = ask("/nim/fibonacci", &json!({"pile": 20}));
    assert_eq!(answer["explanation"]["zeckendorf"], json!([13, 5, 2]));
    assert_eq!(
        answer["winning_move"],
        json!({"take": 2, "leaves": 18, "opponent_may_take": 4})
    );
    assert_eq!(answer["max_take"], 19);
    let answer = ask("/nim/fibonacci", &json!({"pile": 13, "last_take": 7}));
    assert_eq!(answer["winning_move"]["take"], 13);
    // Whoever takes the last one loses: a pile of one is lost.
    let poison = ask(
        "/nim/fibonacci",
        &json!({"pile": 1, "last_take": 5, "rule": "misere"}),
    );
    assert!(is_lost(&poison));
}

#[test]
fn a_game_that_is_over_is_said_to_be() {
    for (path, question) in [
        ("/nim/winning-move", json!({"piles": [0]})),
        ("/nim/moore", json!({"piles": [], "k": 2})),
        ("/nim/bounded", json!({"piles": [0, 0], "max_take": 2})),
        ("/nim/staircase", json!({"piles": []})),
        ("/nim/fibonacci", json!({"pile": 0})),
        ("/nim/wythoff", json!({"piles": [0, 0]})),
        ("/nim/lasker", json!({"piles": [0]})),
        ("/nim/welter", json!({"coins": [1, 0, 2]})),
        ("/nim/welter", json!({"coins": []})),
    ] {
        let answer = ask(path, &question);
        assert!(is_lost(&answer), "{path}");
        assert_eq!(answer["grundy"], 0, "{path}");
        assert!(sentences(&answer).contains("has lost"), "{path} {answer}");
    }
    for (path, question) in [
        ("/nim/winning-move", json!({"piles": [0], "rule": "misere"})),
        ("/nim/moore", json!({"piles": [], "k": 2, "rule": "misere"})),
        (
            "/nim/bounded",
            json!({"piles": [0], "max_take": 2, "rule": "misere"}),
        ),
        ("/nim/fibonacci", json!({"pile": 0, "rule": "misere"})),
        ("/nim/wythoff", json!({"piles": [0, 0], "rule": "misere"})),
    ] {
        let answer = ask(path, &question);
        assert_eq!(answer["outcome"], "N", "{path}");
        assert_eq!(answer["winning_moves_total"], 0);
        assert!(sentences(&answer).contains("has won"), "{path} {answer}");
    }
}

#[test]
fn moves_come_in_pages() {
    for (path, question) in [
        ("/nim/moore", json!({"piles": [1, 2, 3, 4], "k": 2})),
        ("/nim/bounded", json!({"piles": [5, 6, 8], "max_take": 9})),
        ("/nim/staircase", json!({"piles": [3, 4, 2, 7]})),
        ("/nim/wythoff", json!({"piles": [8, 9]})),
        ("/nim/lasker", json!({"piles": [5, 9, 14]})),
        ("/nim/welter", json!({"coins": [1, 4, 6, 9, 12]})),
        ("/nim/fibonacci", json!({"pile": 92})),
    ] {
        let all = ask(path, &question);
        let moves = all["winning_moves"].as_array().unwrap();
        assert_eq!(all["winning_moves_total"], moves.len(), "{path}");
        assert!(!moves.is_empty(), "{path}");
        for offset in 0..moves.len() {
            let mut one = question.clone();
            one["offset"] = json!(offset);
            one["limit"] = json!(1);
            let page = ask(path, &one);
            assert_eq!(
                page["winning_moves"],
                json!([moves[offset]]),
                "{path} {offset}"
            );
            assert_eq!(page["winning_move"], moves[0], "{path}");
        }
        let mut beyond = question.clone();
        beyond["offset"] = json!(1_000_000_000);
        assert_eq!(ask(path, &beyond)["winning_moves"], json!([]), "{path}");
    }
}

#[rstest]
#[case("/nim/staircase", json!({"piles": [1], "rule": "misere"}), "/rule", "coins on even stairs")]
#[case("/nim/lasker", json!({"piles": [1], "rule": "misere"}), "/rule", "piles are split")]
#[case("/nim/welter", json!({"coins": [1], "rule": "misere"}), "/rule", "only \"normal\" is answered")]
#[case("/nim/welter", json!({"coins": [3, 1, 4, 1]}), "/coins/3", "two coins stand on square 1")]
#[case("/nim/wythoff", json!({"piles": [3, 1, 4]}), "/piles", "two piles")]
#[case("/nim/moore", json!({"piles": [3], "k": 0}), "/k", "from 1 to 1000000")]
#[case("/nim/bounded", json!({"piles": [3], "max_take": 0}), "/max_take", "from 1 to 18446744073709551615")]
#[case("/nim/bounded", json!({"piles": [3], "max_take": -2}), "/max_take", "found the number -2")]
#[case("/nim/fibonacci", json!({"pile": 3, "last_take": 0}), "/last_take", "from 1 to 18446744073709551615")]
#[case("/nim/fibonacci", json!({"pile": 2.5}), "/pile", "expected a whole number, found the number 2.5")]
fn what_makes_no_sense_is_refused_with_the_reason(
    #[case] path: &str,
    #[case] question: Value,
    #[case] place: &str,
    #[case] words: &str,
) {
    let (kind, at, detail) = refused(path, &question);
    assert_eq!((kind, at.as_str()), (ProblemKind::OutOfRange, place));
    assert!(detail.contains(words), "{detail}");
}

#[test]
fn moores_nim_of_too_many_piles_is_refused() {
    let question = json!({"piles": vec![1; 10_001], "k": 2});
    let (kind, place, detail) = refused("/nim/moore", &question);
    assert_eq!(
        (kind, place.as_str()),
        (ProblemKind::OverTheLimit, "/piles")
    );
    assert!(detail.contains("at most 10000 piles"), "{detail}");
}

#[test]
fn the_largest_numbers_are_answered() {
    let largest = "18446744073709551615";
    let lasker = ask("/nim/lasker", &json!({"piles": [largest], "limit": 3}));
    assert_eq!(lasker["grundy"], "18446744073709551616");
    assert_eq!(lasker["winning_move"]["take"], largest);
    let bounded = ask(
        "/nim/bounded",
        &json!({"piles": [largest], "max_take": largest}),
    );
    assert_eq!(bounded["winning_move"]["take"], largest);
    let fibonacci = ask(
        "/nim/fibonacci",
        &json!({"pile": largest, "last_take": largest}),
    );
    assert_eq!(fibonacci["max_take"], largest);
    let moore = ask(
        "/nim/moore",
        &json!({"piles": [largest, largest], "k": 2, "limit": 3}),
    );
    assert_eq!(moore["grundy"], "36893488147419103230");
    let welter = ask("/nim/welter", &json!({"coins": [largest, 0]}));
    assert_eq!(welter["grundy"], "18446744073709551614");
    let wythoff = ask("/nim/wythoff", &json!({"piles": [largest, 0]}));
    assert_eq!(wythoff["explanation"]["lost_pair"], Value::Null);
}
