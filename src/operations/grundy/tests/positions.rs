//! What is answered about games that are told by a position: pictures, bars, rows and numbers.

use serde_json::{Value, json};

use super::elements;
use crate::operations::testing::{ask, rows};

const PICTURES: &str = include_str!("../fixtures/hackenbush_pictures.json");
const BARS: &str = include_str!("../fixtures/chomp_bars.json");
const COIN_GAMES: &str = include_str!("../fixtures/coin_turning_games.json");

#[test]
fn pictures_have_their_value_and_their_winning_cuts_leave_nothing() {
    for picture in rows(PICTURES) {
        let named = |edges: &[Value]| {
            let edges = edges.iter().map(|edge| {
                let names = elements(edge).iter().map(Value::to_string);
                names.collect::<Vec<_>>()
            });
            json!({"edges": edges.collect::<Vec<_>>(), "ground": picture["ground"].to_string()})
        };
        let edges = elements(&picture["edges"]);
        let answer = ask("/grundy/hackenbush", &named(edges));
        assert_eq!(answer["grundy"], picture["grundy"], "{picture}");
        for cut in elements(&answer["winning_moves"]) {
            let mut left = edges.clone();
            left.remove(cut["edge"].as_u64().unwrap() as usize);
            // Two loops on the ground, which are worth nothing together, so that the ground is in the picture still.
            left.extend([json!([0, 0]), json!([0, 0])]);
            let left = ask("/grundy/hackenbush", &named(&left));
            let edges = left["edges_total"].as_u64().unwrap() - 2;
            assert_eq!(
                (&left["grundy"], json!(edges)),
                (&json!(0), cut["leaves"].clone())
            );
        }
        let ground = elements(&answer["steps"]).last().unwrap();
        assert_eq!(
            (&ground["stands_on"], &ground["grundy"]),
            (&Value::Null, &answer["grundy"])
        );
    }
}

#[test]
fn a_triangle_on_a_stalk_is_told_step_by_step() {
    let question =
        json!({"edges": [["ground", "a"], ["a", "b"], ["b", "c"], ["c", "a"], ["x", "y"]]});
    let answer = ask("/grundy/hackenbush", &question);
    let triangle = json!({
        "vertices": ["a", "b", "c"], "vertices_total": 3, "loops": [1, 2, 3], "loops_total": 3,
        "stalks": [], "stalks_total": 0, "stands_on": 0, "grundy": 1
    });
    let ground = json!({
        "vertices": ["ground"], "vertices_total": 1, "loops": [], "loops_total": 0,
        "stalks": [{"edge": 0, "grundy": 2}], "stalks_total": 1, "stands_on": null, "grundy": 2
    });
    assert_eq!(answer["steps"], json!([triangle, ground]));
    let cut = json!({"edge": 0, "between": ["ground", "a"], "falls": 3, "leaves": 0});
    assert_eq!(answer["winning_moves"], json!([cut]));
    assert_eq!(answer["free_edges"], json!([4]));
    let explanation = answer["explanation"].as_str().unwrap();
    assert!(
        explanation.contains("hangs free of the ground"),
        "{explanation}"
    );
}

#[test]
fn bars_have_their_value_and_their_winning_moves() {
    for bar in rows(BARS) {
        let question = json!({"rows": bar["rows"], "columns": bar["cols"]});
        let answer = ask("/grundy/chomp", &question);
        assert_eq!(answer["grundy"], bar["grundy"], "{bar}");
        let squares = elements(&answer["winning_moves"]).iter();
        let squares: Vec<Value> = squares.map(|mv| mv["square"].clone()).collect();
        assert_eq!(&squares, elements(&bar["winning_first_moves"]), "{bar}");
        let lengths = vec![bar["cols"].clone(); bar["rows"].as_u64().unwrap() as usize];
        assert_eq!(ask("/grundy/chomp", &json!({"bar": lengths})), answer);
    }
    let bitten = ask("/grundy/chomp", &json!({"bar": [3, 2]}));
    assert_eq!(
        (&bitten["outcome"], &bitten["grundy"]),
        (&json!("P"), &json!(0))
    );
    let square = ask("/grundy/chomp", &json!({"rows": 3, "columns": 3}));
    assert_eq!(
        square["winning_moves"],
        json!([{"square": [1, 1], "eats": 4}])
    );
}

#[test]
fn heads_have_their_values_in_every_coin_turning_game() {
    for game in rows(COIN_GAMES) {
        let name = match game["game"].as_str().unwrap() {
            "Mock Turtles 1-3" => "mock_turtles",
            "Triplets 3" => "triplets",
            "Ruler 1+C" => "ruler",
            "Mock Turtle Fives" => "mock_turtle_fives",
            "Triplet Fives" => "triplet_fives",
            "Ruler Fives" => "ruler_fives",
            "Turnips 3E" => "turnips",
            "Grunt 4FS" => "grunt",
            "Moidores 1-9" => "moidores",
            other => panic!("{other} is not known"),
        };
        let question = json!({"game": name, "coins": "H".repeat(20), "limit": 20});
        let answer = ask("/grundy/coin-turning", &question);
        let values = elements(&answer["heads"]).iter();
        let values: Vec<Value> = values.map(|head| head["grundy"].clone()).collect();
        assert_eq!(json!(values), game["values_1_to_20"], "{game}");
    }
}

#[test]
fn coins_are_told_as_a_row_or_by_number_and_their_moves_in_pages() {
    let answer = ask(
        "/grundy/coin-turning",
        &json!({"game": "mock_turtles", "coins": "THHTH"}),
    );
    assert_eq!(answer["grundy"], 14);
    let moves = elements(&answer["winning_moves"]);
    assert_eq!(answer["winning_moves_total"], moves.len());
    let page = json!({"game": "mock_turtles", "heads": [5, 3, 2], "offset": 1, "limit": 1});
    let page = ask("/grundy/coin-turning", &page);
    assert!(moves.len() > 1);
    assert_eq!(page["winning_moves"], json!([moves[1]]));
    assert_eq!(page["explanation"], answer["explanation"]);
}

#[test]
fn treblecross_is_won_by_three_and_by_symmetry() {
    let middle = ask("/grundy/treblecross", &json!({"row": "......."}));
    assert_eq!(middle["stage"], "open");
    assert!(elements(&middle["winning_moves"]).contains(&json!(3)));
    let threat = ask("/grundy/treblecross", &json!({"row": ".X.X...."}));
    assert_eq!(
        (
            &threat["winning_moves"],
            &threat["grundy"],
            &threat["stage"]
        ),
        (&json!([2]), &Value::Null, &json!("threat"))
    );
    let over = ask("/grundy/treblecross", &json!({"row": "XXX."}));
    assert_eq!(
        (
            &over["outcome"],
            &over["stage"],
            &over["winning_moves_total"]
        ),
        (&json!("P"), &json!("over"), &json!(0))
    );
}

#[test]
fn kayles_on_a_row_tells_the_places_of_the_pins_to_hit() {
    let answer = ask("/grundy/kayles-row", &json!({"row": "XX.XXX"}));
    assert_eq!(answer["grundy"], 1);
    // Heaps of 2 and 3 are worth 2 and 3; so a 3 is made a 2.
    let moves = json!([
        {"group": 1, "pins": [3], "leaves": [0, 2]},
        {"group": 1, "pins": [5], "leaves": [2, 0]}
    ]);
    assert_eq!(answer["winning_moves"], moves);
    let empty = ask("/grundy/kayles-row", &json!({"row": ""}));
    assert_eq!(empty["outcome"], "P");
}

#[test]
fn the_game_of_euclid_is_answered_exactly_for_the_largest_numbers() {
    let largest_fibonacci = json!(["12200160415121876738", "7540113804746346429"]);
    let answer = ask("/grundy/euclid", &json!({"numbers": largest_fibonacci}));
    let exceeds = answer["exceeds_the_golden_ratio"] == true;
    assert_eq!(answer["outcome"], if exceeds { "N" } else { "P" });
    assert_eq!(elements(&answer["steps"]).len(), 91);
    let nivasch = json!({"numbers": [7, 100], "ends_at": "equal"});
    // 100/7 - 7/100 = 14.2...
    assert_eq!(ask("/grundy/euclid", &nivasch)["grundy"], 14);
    let won = ask("/grundy/euclid", &json!({"numbers": [50, 21]}));
    assert_eq!(
        won["winning_moves"],
        json!([{"number": 0, "times": 1, "leaves": 29}])
    );
}

#[test]
fn misere_kayles_is_not_normal_kayles() {
    let answer = ask(
        "/grundy/misere-octal",
        &json!({"code": "kayles", "heaps": [1, 1]}),
    );
    // Whoever takes the last of two heaps of one loses, and the second player must.
    assert_eq!(
        (&answer["outcome"], &answer["grundy"]),
        (&json!("N"), &json!(0))
    );
    assert_eq!(answer["winning_moves_total"], 2);
    assert_eq!(answer["genus"]["symbol"], "0^{120}");
    assert_eq!(answer["heaps"][0]["genus"]["misere"], json!([0, 3, 1]));
    let over = ask(
        "/grundy/misere-octal",
        &json!({"code": "kayles", "heaps": []}),
    );
    assert_eq!(
        (&over["outcome"], &over["winning_moves_total"]),
        (&json!("N"), &json!(0))
    );
}
