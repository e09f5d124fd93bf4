//! The opponent as it is asked for a move.

use arborist_engine::connect4::opponent::Level;
use serde_json::{Value, json};

use crate::operations::find;
use crate::operations::operation::Effort;
use crate::operations::testing::{Setting, ask, effort, refused, rows};

const PATH: &str = "/connect4/play";
const REFUSED: &str = include_str!("fixtures/refused.json");

#[test]
fn the_perfect_move_is_the_first_of_the_best_line() {
    for moves in [
        "657341635416555625471",
        "122435527534575161761",
        "67152117737262713366376314254",
        "5554224333234511764415115",
        "2252576253462244111563365343671351441",
    ] {
        let played = ask(PATH, &json!({"moves": moves, "level": 10}));
        let solved = ask("/connect4/solve", &json!({"moves": moves}));
        assert_eq!(
            played["column"], solved["principal_variation"][0],
            "{moves}"
        );
        assert_eq!(played["complete"], true);
        assert_eq!(played["moves"], format!("{moves}{}", played["column"]));
    }
}

#[test]
fn a_win_is_played_and_shown_with_its_squares() {
    let rows = [
        ".......", ".......", ".......", ".......", "BBB....", "RRR....",
    ];
    for level in 1..=10 {
        let answer = ask(PATH, &json!({"board": rows, "level": level}));
        assert_eq!(answer["column"], 4);
        assert_eq!(answer["reason"], "wins");
        assert_eq!(answer["status"], "red_won");
        assert_eq!(answer["winner"], "red");
        assert_eq!(
            answer["winning_cells"],
            json!([[1, 1], [2, 1], [3, 1], [4, 1]])
        );
        assert_eq!(answer["board"][5], "RRRR...");
        assert_eq!(answer["moves"], Value::Null);
        assert_eq!(answer["to_move"], "blue");
    }
}

#[test]
fn a_game_can_be_played_move_by_move_on_the_widest_board() {
    let mut moves = String::new();
    loop {
        let level = if moves.len().is_multiple_of(2) { 6 } else { 3 };
        let question = json!({"moves": moves, "width": 10, "height": 8, "level": level});
        let answer = ask(PATH, &question);
        assert_eq!(answer["width"], 10);
        let longer = answer["moves"].as_str().unwrap();
        if answer["reason"] == "game_over" {
            assert_eq!(longer, moves);
            assert_eq!(answer["column"], Value::Null);
            assert_ne!(answer["status"], "ongoing");
            assert_eq!(answer["complete"], true);
            break;
        }
        assert_eq!(longer.len(), moves.len() + 1);
        moves = longer.to_owned();
    }
}

#[test]
fn column_10_is_an_a_however_it_was_posted() {
    let question = |moves: Value| json!({"moves": moves, "width": 10, "height": 4, "level": 4});
    let answer = ask(PATH, &question(json!("a9A9a")));
    // Red would win there with its next disc.
    assert_eq!(answer["column"], 10);
    assert_eq!(answer["moves"], "a9a9aa");
    assert_eq!(ask(PATH, &question(json!([10, 9, 10, 9, 10]))), answer);
}

#[test]
fn the_seed_is_1_and_the_level_5_unless_given() {
    let answer = ask(PATH, &json!({"moves": "4453"}));
    assert_eq!((&answer["seed"], &answer["level"]), (&json!(1), &json!(5)));
    let given = json!({"moves": "4453", "seed": "1", "level": 5, "to_move": "red"});
    assert_eq!(ask(PATH, &given), answer);
    let largest = json!({"moves": "4453", "seed": u64::MAX});
    assert_eq!(ask(PATH, &largest)["seed"], u64::MAX.to_string());
}

#[test]
fn another_seed_makes_another_game() {
    let column = |seed: u64| {
        let question = json!({"moves": "4453", "level": 3, "seed": seed});
        ask(PATH, &question)["column"].clone()
    };
    let first = column(0);
    assert!((1..20).any(|seed| column(seed) != first));
}

#[test]
fn the_description_says_what_each_level_does() {
    let description = find(PATH).unwrap().description;
    for number in 1..=9 {
        let skill = Level::new(number).unwrap().skill().unwrap();
        let plies = if skill.depth == 1 { "ply" } else { "plies" };
        let meets = if skill.blocks { "always " } else { "" };
        let slips = match skill.slips {
            0 => "never".to_owned(),
            slips => format!("in {slips} of 100 moves"),
        };
        let row = format!(
            "| {number} | {} {plies} | {meets}| {slips} |\n",
            skill.depth
        );
        assert!(description.contains(&row), "{row}");
    }
}

#[test]
fn without_time_there_is_a_move_and_no_claim() {
    let setting = Setting::stopped();
    for (level, reason) in [(9, "looks_best"), (10, "unproven")] {
        // Beyond the opening book.
        let question = json!({"moves": "5455174361263362", "level": level}).to_string();
        let answer = setting.ask(PATH, &question).unwrap();
        assert!(!answer.complete);
        let answer: Value = serde_json::from_slice(&answer.json).unwrap();
        assert_eq!(answer["reason"], reason);
        assert_eq!(answer["complete"], false);
        assert!(answer["column"].is_u64());
    }
}

#[test]
fn low_levels_are_small_questions() {
    let of = |level: u8, moves: &str| effort(PATH, &json!({"moves": moves, "level": level}));
    assert_eq!(of(4, ""), Effort::Small);
    assert_eq!(of(9, ""), Effort::Large);
    assert_eq!(of(10, ""), Effort::Large);
    let end = "2252576253462244111563365343671351441";
    assert_eq!(of(10, end), Effort::Small);
    assert_eq!(of(10, "44444444"), Effort::Small);
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
fn the_examples_are_answered() {
    for example in find(PATH).unwrap().examples {
        let question: Value = serde_json::from_str(example.question).unwrap();
        assert_eq!(ask(PATH, &question)["complete"], true, "{}", example.name);
    }
}
