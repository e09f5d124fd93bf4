//! Exact play as it is asked about.

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};

use crate::messages::Language;
use crate::operations::operation::{Context, Effort, SizeLimits};
use crate::operations::tables::Tables;
use crate::operations::testing::{ask, effort, refused, try_ask};
use crate::operations::{CATALOGUE, find};

const PATH: &str = "/connect4/solve";

#[test]
fn all_columns_are_scored_and_the_best_are_named() {
    let answer = ask(PATH, &json!({"moves": "122435527534575161761"}));
    assert_eq!(answer["scores"], json!([-1, 0, 10, 10, -2, -2, -2]));
    assert_eq!(answer["best_columns"], json!([3, 4]));
    assert_eq!(answer["value"], 10);
    assert_eq!(answer["bounds"], json!({"lower": 10, "upper": 10}));
    assert_eq!(answer["perspective"], "to_move");
    assert_eq!(answer["to_move"], "blue");
    assert_eq!(answer["outcome"], "blue_wins");
    // 21 squares are free; with 19 of them free Blue plays its last disc.
    assert_eq!(answer["plies_to_end"], 3);
    assert_eq!(
        answer["principal_variation"].as_array().map(Vec::len),
        Some(3)
    );
    assert_eq!(answer["book"], false);
    assert_eq!(answer["complete"], true);
}

#[test]
fn threads_change_no_score() {
    let text = r#"{"moves": "122435527534575", "threads": 3}"#;
    let sizes = SizeLimits {
        solver_threads: NonZeroUsize::new(3).unwrap(),
        ..SizeLimits::default()
    };
    let context = Context {
        sizes: &sizes,
        stop: &AtomicBool::new(false),
        tables: &Tables::new(0),
        catalogue: CATALOGUE,
        language: crate::messages::Language::default(),
    };
    let answer = find(PATH).unwrap().ask(text.as_bytes(), &context).unwrap();
    let answer: Value = serde_json::from_slice(&answer.json).unwrap();
    assert_eq!(answer, ask(PATH, &json!({"moves": "122435527534575"})));
}

#[test]
fn a_full_column_has_no_score() {
    let answer = ask(PATH, &json!({"moves": "5554224333234511764415115"}));
    assert_eq!(answer["scores"], json!([-8, -8, -8, -8, null, 4, -8]));
    assert_eq!(answer["score_bounds"][4], Value::Null);
}

#[test]
fn weak_scores_are_signs() {
    let question = json!({"moves": "5554224333234511764415115", "mode": "weak"});
    let answer = ask(PATH, &question);
    assert_eq!(answer["scores"], json!([-1, -1, -1, -1, null, 1, -1]));
    assert_eq!(answer["value"], 1);
    assert_eq!(answer["outcome"], "blue_wins");
    assert_eq!(answer["plies_to_end"], Value::Null);
    assert_eq!(answer["principal_variation"], json!([]));
}

#[test]
fn other_boards_have_other_results() {
    let outcome = |width, height| {
        let question = json!({"moves": "", "width": width, "height": height});
        let answer = ask(PATH, &question);
        (answer["outcome"].clone(), answer["plies_to_end"].clone())
    };
    assert_eq!(outcome(5, 4), (json!("draw"), json!(20)));
    assert_eq!(outcome(6, 4), (json!("blue_wins"), json!(24)));
}

#[test]
fn moves_and_the_board_that_they_lead_to_are_one_question() {
    let rows = [".....R....", ".....R....", "..RBBBRB..", "..BRBRBRR."];
    let by_rows = ask(
        PATH,
        &json!({"board": rows, "width": 10, "height": 4, "mode": "weak"}),
    );
    let by_text = json!({"board": rows.join("/"), "width": 10, "height": 4, "mode": "weak"});
    assert_eq!(ask(PATH, &by_text), by_rows);
    let by_moves = |moves: Value| ask(PATH, &json!({"moves": moves, "width": 4, "height": 4}));
    assert_eq!(by_moves(json!("11223")), by_moves(json!([1, 1, 2, 2, 3])));
}

#[test]
fn a_game_that_is_over_has_a_value_and_no_scores() {
    let answer = ask(PATH, &json!({"moves": "4455667"}));
    assert_eq!(answer["status"], "red_won");
    assert_eq!(answer["outcome"], "red_wins");
    assert_eq!(answer["value"], -18);
    assert_eq!(
        answer["scores"],
        json!([null, null, null, null, null, null, null])
    );
    assert_eq!(answer["best_columns"], json!([]));
    assert_eq!(answer["plies_to_end"], 0);
}

#[test]
fn the_well_known_format_says_100_for_a_full_column() {
    let answer = ask("/solve", &json!({"pos": "657341635416555625471"}));
    assert_eq!(
        answer,
        json!({"pos": "657341635416555625471", "score": [-10, -10, -10, 9, 100, -10, -10]})
    );
}

#[test]
fn the_well_known_format_refuses_what_has_no_scores() {
    for (pos, words) in [
        ("4455667", "the game is over"),
        ("40", "move 2: there is no column 0"),
        ("44556671", "red had won with move 7"),
    ] {
        let (_, place, detail) = refused("/solve", &json!({"pos": pos}));
        assert_eq!(place, "/pos");
        assert!(detail.contains(words), "{detail}");
    }
}

#[test]
fn statistics_are_told_when_asked_for_and_are_not_to_be_kept() {
    let context = Context {
        sizes: &SizeLimits::default(),
        stop: &AtomicBool::new(false),
        tables: &Tables::new(0),
        catalogue: CATALOGUE,
        language: crate::messages::Language::default(),
    };
    let solve = |statistics: bool| {
        let question = json!({"moves": "52753311433677442422121", "statistics": statistics});
        let answer = find(PATH)
            .unwrap()
            .ask(question.to_string().as_bytes(), &context)
            .unwrap();
        assert!(answer.complete);
        assert_eq!(answer.depends_on_question_alone, !statistics);
        serde_json::from_slice::<Value>(&answer.json).unwrap()
    };
    let nodes = || solve(true)["statistics"]["nodes"].as_u64().unwrap();
    let cold = nodes();
    assert!(nodes() < cold);
    let without = solve(false);
    assert_eq!(without.get("statistics"), None);
    assert_eq!(solve(false), without);
}

#[test]
fn a_batch_with_statistics_in_it_is_not_to_be_kept() {
    let context = Context {
        sizes: &SizeLimits::default(),
        stop: &AtomicBool::new(false),
        tables: &Tables::new(0),
        catalogue: CATALOGUE,
        language: crate::messages::Language::default(),
    };
    let batch = |statistics: bool| {
        let question = json!({"moves": "4455667", "statistics": statistics});
        let batch = json!([{"operation": PATH, "question": question}]);
        let answer = find("/batch")
            .unwrap()
            .ask(batch.to_string().as_bytes(), &context)
            .unwrap();
        assert!(answer.complete);
        answer.depends_on_question_alone
    };
    assert!(batch(false));
    assert!(!batch(true));
}

fn stopped(path: &str, question: &str) -> Result<Value, crate::problems::Problem> {
    let context = Context {
        sizes: &SizeLimits::default(),
        stop: &AtomicBool::new(true),
        tables: &Tables::new(0),
        catalogue: CATALOGUE,
        language: Language::default(),
    };
    let answer = find(path).unwrap().ask(question.as_bytes(), &context)?;
    assert!(!answer.complete);
    Ok(serde_json::from_slice(&answer.json).unwrap())
}

#[test]
fn a_search_that_was_stopped_tells_bounds_and_passes_none_off_as_a_score() {
    // One disc more than the opening book goes to.
    let answer = stopped(PATH, r#"{"moves": "4442366655612"}"#).unwrap();
    assert_eq!(answer["complete"], false);
    assert_eq!(answer["value"], Value::Null);
    assert_eq!(answer["scores"], json!(vec![Value::Null; 7]));
    assert_eq!(answer["best_columns"], json!([]));
    for bounds in answer["score_bounds"].as_array().unwrap() {
        assert!(bounds["lower"].as_i64() < bounds["upper"].as_i64());
    }
}

#[test]
fn the_opening_book_has_the_scores_of_the_empty_board() {
    let answer = stopped(PATH, r#"{"moves": ""}"#).unwrap();
    assert_eq!(answer["book"], true);
    assert_eq!(answer["value"], 1);
    assert_eq!(answer["scores"], json!([-2, -1, 0, 1, 0, -1, -2]));
    assert_eq!(answer["best_columns"], json!([4]));
    assert_eq!(answer["plies_to_end"], 41);
    let well_known = ask("/solve", &json!({"pos": ""}));
    assert_eq!(well_known["score"], answer["scores"]);
}

#[test]
fn no_book_is_needed_where_the_next_disc_wins_and_there_is_none_of_other_boards() {
    for question in [
        json!({"moves": "112233"}),
        json!({"moves": "", "width": 5, "height": 4}),
    ] {
        assert_eq!(ask(PATH, &question)["book"], false);
    }
}

#[test]
fn in_the_well_known_format_there_is_no_partial_answer() {
    let problem = stopped("/solve", r#"{"pos": "4442366655612"}"#).unwrap_err();
    assert_eq!(problem.kind.code(), "out-of-time");
}

#[test]
fn what_makes_no_sense_is_refused_with_the_place_and_the_remedy() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("fixtures/refused.json")).unwrap();
    for case in cases {
        let (kind, place, detail) = refused(PATH, &case["question"]);
        assert_eq!(case["kind"], kind.code(), "{case} {detail}");
        assert_eq!(case["pointer"], place, "{case} {detail}");
        assert!(
            detail.contains(case["words"].as_str().unwrap()),
            "{case} {detail}"
        );
    }
}

#[test]
fn questions_without_end_are_refused() {
    let moves = "1".repeat(1_000_000);
    assert!(
        refused(PATH, &json!({"moves": moves}))
            .2
            .starts_with("move 7")
    );
    let columns = vec![1; 100_000];
    assert!(
        refused(PATH, &json!({"moves": columns}))
            .2
            .starts_with("move 7")
    );
    let rows = vec!["......."; 100_000];
    assert_eq!(refused(PATH, &json!({"board": rows})).1, "/board");
}

#[test]
fn the_end_of_a_game_is_a_small_question_and_its_beginning_a_large_one() {
    let end = json!({"moves": "2252576253462244111563365343671351441"});
    assert_eq!(effort(PATH, &end), Effort::Small);
    assert_eq!(effort(PATH, &json!({"moves": ""})), Effort::Large);
    assert_eq!(effort("/solve", &json!({"pos": ""})), Effort::Large);
}

#[test]
fn the_examples_are_answered() {
    for path in [PATH, "/solve"] {
        for example in find(path).unwrap().examples {
            let question: Value = serde_json::from_str(example.question).unwrap();
            assert!(try_ask(path, &question).is_ok(), "{}", example.name);
        }
    }
}
