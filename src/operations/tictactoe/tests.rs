//! What is answered about tic-tac-toe.

use arborist_engine::tictactoe::{Mark, Scoring};
use rstest::rstest;
use serde_json::{Value, json};

use crate::operations::operation::Effort;
use crate::operations::testing::{ask, effort, in_turkish_and_dutch, refused, row, rows, try_ask};
use crate::problems::ProblemKind;

const PATH: &str = "/tictactoe/eval";
const COURSE_FACTS: &str = include_str!("fixtures/course_facts.json");
const PUBLIC_CASES: &str = include_str!("fixtures/public_cases.json");

fn eval(question: &Value) -> Value {
    ask(PATH, question)
}

fn elements(list: &Value) -> &Vec<Value> {
    list.as_array().unwrap()
}

/// The place of a cell that a fact calls by name.
fn cell(name: &str) -> Value {
    let (vertical, horizontal) = name.split_once('-').unwrap_or(("middle", name));
    let row = ["top", "middle", "bottom"]
        .iter()
        .position(|word| *word == vertical);
    let column = ["left", "centre", "right"]
        .iter()
        .position(|word| *word == horizontal);
    json!([row.unwrap(), column.unwrap()])
}

fn cells(names: &Value) -> Vec<Value> {
    elements(names)
        .iter()
        .map(|name| cell(name.as_str().unwrap()))
        .collect()
}

fn move_to(answer: &Value, place: &Value) -> Value {
    elements(&answer["moves"])
        .iter()
        .find(|mv| mv["cell"] == *place)
        .unwrap()
        .clone()
}

#[test]
fn the_depth_penalty_prefers_the_nearest_win() {
    let fact = row(COURSE_FACTS, "depth-penalty-choice");
    let values: Vec<i32> = elements(&fact["given"]["outcomes"])
        .iter()
        .map(|outcome| {
            let winner = match outcome["winner"].as_str() {
                Some("X") => Some(Mark::X),
                Some("O") => Some(Mark::O),
                _ => None,
            };
            let plies = outcome["plies"].as_u64().unwrap_or_default();
            Scoring::Depth.score(winner, plies as u32)
        })
        .collect();
    assert_eq!(json!(values), fact["expect"]["values"]);
    // O is MIN; the fact counts outcomes from 1.
    let chosen = values
        .iter()
        .position(|value| value == values.iter().min().unwrap());
    assert_eq!(json!(chosen.unwrap() + 1), fact["expect"]["chosen"]);
}

#[test]
fn the_centre_is_worth_seven_in_the_fork() {
    let fact = row(COURSE_FACTS, "tictactoe-fork");
    let answer =
        eval(&json!({"board": fact["given"]["board"], "to_move": "X", "scoring": "depth"}));
    let expected = &fact["expect"];
    let values = expected["cell_values"].as_object().unwrap();
    for (name, value) in values {
        let place = cell(name);
        assert_eq!(move_to(&answer, &place)["value"], *value, "{name}");
        let [row, column] = [0, 1].map(|axis| place[axis].as_u64().unwrap() as usize);
        assert_eq!(answer["cells"][row][column], *value, "{name}");
    }
    assert_eq!(answer["moves_total"], values.len());
    assert_eq!(answer["move"], cell("centre"));
    assert_eq!(answer["value"], 7);
    assert_eq!(move_to(&answer, &cell("centre"))["plies"], 3);
    assert_eq!(elements(&answer["principal_variation"]).len(), 3);

    let forks = elements(&answer["forks"]);
    let own: Vec<&Value> = forks.iter().filter(|fork| fork["player"] == "X").collect();
    assert_eq!(own.len(), 1);
    assert_eq!(own[0]["cell"], cell("centre"));
    let after_centre = &expected["fork_after_centre"];
    assert_eq!(
        elements(&own[0]["threats_at"]),
        &cells(&after_centre["threats_complete_at"])
    );
    // The middle column and the main diagonal.
    assert_eq!(
        own[0]["lines"],
        json!([[[0, 1], [1, 1], [2, 1]], [[0, 0], [1, 1], [2, 2]]])
    );

    for (name, reply) in expected["opponent_forks"].as_object().unwrap() {
        let mv = move_to(&answer, &cell(name));
        let replies = elements(&mv["opponent_forks"]);
        assert_eq!(replies.len(), 1, "{name}");
        let found = &replies[0];
        assert_eq!(found["cell"], cell(reply["reply"].as_str().unwrap()));
        let mut threats_at = elements(&found["threats_at"]).clone();
        let mut expected = cells(&reply["threats_at"]);
        threats_at.sort_by_key(Value::to_string);
        expected.sort_by_key(Value::to_string);
        assert_eq!(threats_at, expected, "{name}");
    }
}

#[test]
fn the_walk_is_the_course_s_walk() {
    let fact = row(COURSE_FACTS, "walk");
    let question = json!({"board": fact["given"]["board"], "to_move": "X", "detail": "walk"});
    let answer = eval(&question);
    let expected = &fact["expect"];
    assert_eq!(answer["value"], expected["value"]);
    assert_eq!(answer["statistics"]["nodes"], expected["nodes"]);
    assert_eq!(answer["walk_total"], expected["nodes"]);
    for (visit, call) in elements(&answer["walk"])
        .iter()
        .zip(elements(&expected["walk"]))
    {
        assert_eq!(visit["node"], call[0]);
        assert_eq!(visit["board"], call[1]);
        assert_eq!(visit["cell"], call[2]);
        if let Some(value) = call.get(3) {
            assert_eq!(visit["value"], *value);
        }
    }
    assert_eq!(
        elements(&answer["walk"]).len(),
        elements(&expected["walk"]).len()
    );
    for (bottom, value) in expected["returns"].as_object().unwrap() {
        let place = json!([2, bottom.find('X').unwrap()]);
        assert_eq!(move_to(&answer, &place)["value"], *value);
    }

    let mut cut = question;
    cut["limit"] = json!(5);
    let shorter = eval(&cut);
    assert_eq!(
        elements(&shorter["walk"])[..],
        elements(&answer["walk"])[..5]
    );
    assert_eq!(shorter["walk_total"], 14);
}

#[test]
fn a_game_that_is_over_has_its_value_at_once() {
    let fact = row(COURSE_FACTS, "terminal-board");
    let answer = eval(&json!({"board": fact["given"]["board"]}));
    assert_eq!(answer["status"], "won");
    assert_eq!(answer["value"], fact["expect"]["value"]);
    assert_eq!(answer["winner"], fact["expect"]["winner"]);
    assert_eq!(answer["winning_line"], json!([[0, 0], [0, 1], [0, 2]]));
    assert_eq!(answer["move"], Value::Null);
    assert_eq!(answer["moves"], json!([]));
    assert_eq!(answer["principal_variation"], json!([]));
    assert_eq!(
        (&answer["threats"], &answer["forks"]),
        (&json!([]), &json!([]))
    );
    assert_eq!(answer["statistics"]["nodes"], 1);
    assert_eq!(
        answer["cells"],
        json!([[null, null, null], [null, null, null], [null, null, null]])
    );
}

#[test]
fn the_whole_game_is_a_draw_of_549946_nodes() {
    let fact = row(COURSE_FACTS, "full-game");
    let answer = eval(&json!({"board": fact["given"]["board"], "to_move": "X"}));
    assert_eq!(answer["value"], fact["expect"]["value"]);
    assert_eq!(
        answer["statistics"]["nodes"],
        fact["expect"]["minimax_nodes"]
    );
    assert_eq!(answer["move"], json!([0, 0]));
}

#[test]
fn every_public_case_has_its_values_in_both_scorings() {
    for case in rows(PUBLIC_CASES) {
        let expected = &case["expected"];
        let Some(values) = expected["moves"].as_object() else {
            continue;
        };
        // The case's values are in the mover's view.
        let sign = if case["input"]["to_move"] == "X" {
            1
        } else {
            -1
        };
        let place = |index: u64| json!([index / 3, index % 3]);
        for (scoring, values, value) in [
            ("win_loss", values, &expected["value"]),
            (
                "depth",
                expected["depth_scores"].as_object().unwrap(),
                &expected["depth_value"],
            ),
        ] {
            let answer = eval(&json!({
                "board": case["input"]["board"], "to_move": case["input"]["to_move"], "scoring": scoring,
            }));
            assert_eq!(answer["value"], sign * value.as_i64().unwrap(), "{case}");
            assert_eq!(answer["moves_total"], values.len());
            for (index, value) in values {
                let mv = move_to(&answer, &place(index.parse().unwrap()));
                assert_eq!(
                    mv["value"],
                    sign * value.as_i64().unwrap(),
                    "{case} {index}"
                );
            }
            // Whatever the scoring, the nearest win or the farthest loss is chosen.
            let best = expected["depth_best"][0].as_u64().unwrap();
            assert_eq!(answer["move"], place(best), "{case}");
        }
        let immediate: Vec<Value> = elements(&expected["immediate_wins"])
            .iter()
            .map(|index| place(index.as_u64().unwrap()))
            .collect();
        let answer = eval(&json!({"board": case["input"]["board"]}));
        let own: Vec<Value> = elements(&answer["threats"])
            .iter()
            .filter(|threat| threat["player"] == answer["to_move"])
            .map(|threat| threat["cell"].clone())
            .collect();
        assert_eq!(own, immediate, "{case}");
    }
}

#[test]
fn a_game_of_best_moves_is_drawn_after_nine() {
    let case = row(PUBLIC_CASES, "ttt-selfplay");
    let expected = &case["expected"];
    let first = eval(&json!({"board": case["input"]["board"]}));
    let statistics = &first["statistics"];
    assert_eq!(statistics["nodes"], expected["full_tree_nodes"]);
    assert_eq!(statistics["leaves"], expected["full_tree_leaves"]);
    assert_eq!(
        statistics["alphabeta_nodes"],
        expected["alphabeta_nodes_in_index_order"]
    );

    let mut board: Vec<char> = case["input"]["board"].as_str().unwrap().chars().collect();
    let mut played = Vec::new();
    loop {
        let answer = eval(&json!({"board": String::from_iter(&board)}));
        assert_eq!(answer["value"], expected["value"]);
        let Some(place) = answer["move"].as_array() else {
            assert_eq!(answer["status"], expected["result"]);
            break;
        };
        let index = place[0].as_u64().unwrap() * 3 + place[1].as_u64().unwrap();
        board[index as usize] = answer["to_move"].as_str().unwrap().chars().next().unwrap();
        played.push(answer["move"].clone());
    }
    assert_eq!(json!(played.len()), expected["plies"]);
    assert_eq!(first["principal_variation"], json!(played));
}

#[test]
fn moves_say_when_and_by_whom_the_game_is_won() {
    let answer = eval(&json!({"board": "OX..O....", "to_move": "X"}));
    let corner = move_to(&answer, &json!([2, 2]));
    assert_eq!(
        (&corner["winner"], &corner["plies"]),
        (&json!("O"), &json!(4))
    );
    let edge = move_to(&answer, &json!([1, 0]));
    assert_eq!((&edge["winner"], &edge["plies"]), (&json!("O"), &json!(2)));
    let drawn = eval(&json!({"board": "........."}));
    let centre = move_to(&drawn, &json!([1, 1]));
    assert_eq!(
        (&centre["winner"], &centre["plies"]),
        (&Value::Null, &json!(9))
    );
}

#[test]
fn a_board_may_be_posted_in_rows_or_in_one_text() {
    let rows = eval(&json!({"board": ["XXO", "O..", "..."]}));
    for text in ["XXOO.....", "xxo/o__/---", "XXO/O  /   "] {
        assert_eq!(eval(&json!({ "board": text })), rows);
    }
    assert_eq!(rows["board"], json!(["XXO", "O..", "..."]));
    assert_eq!(rows["to_move"], "X");
    assert_eq!(eval(&json!({"board": "XXOO.....", "to_move": null})), rows);
    assert_eq!(eval(&json!({"board": "X........"}))["to_move"], "O");
    assert_eq!(eval(&json!({"board": "O........"}))["to_move"], "X");
    assert_eq!(
        eval(&json!({"board": ".........", "to_move": "O"}))["to_move"],
        "O"
    );
}

#[rstest]
#[case(json!({"board": "XX......."}), ProblemKind::ImpossibleBoard, "/board", "X has 2 marks and O has 0")]
#[case(json!({"board": "XXXOOO..."}), ProblemKind::ImpossibleBoard, "/board", "both have three in a row")]
#[case(json!({"board": "XXXOO.OO."}), ProblemKind::ImpossibleBoard, "/board", "over before that move")]
#[case(json!({"board": "X........", "to_move": "X"}), ProblemKind::ImpossibleBoard, "/to_move", "O is to move")]
#[case(json!({"board": "XXOO"}), ProblemKind::ImpossibleBoard, "/board", "9 cells")]
#[case(json!({"board": ["XXO", "O."]}), ProblemKind::ImpossibleBoard, "/board/1", "3 cells, this one has 2")]
#[case(json!({"board": ["XXO", "O.."]}), ProblemKind::ImpossibleBoard, "/board", "3 rows, this one has 2")]
#[case(json!({"board": ["XXO", "O..", "...", "..."]}), ProblemKind::WrongType, "/board", "more elements here than")]
#[case(json!({"board": ["XXO", "O.?", "..."]}), ProblemKind::ImpossibleBoard, "/board/1", "'?' in column 2")]
#[case(json!({"board": ["XXO", 3, "..."]}), ProblemKind::WrongType, "/board/1", "expected a text")]
#[case(json!({"board": 3}), ProblemKind::WrongType, "/board", "a board of three rows")]
#[case(json!({"board": ".........", "to_move": "x"}), ProblemKind::OutOfRange, "/to_move", "did you mean \"X\"?")]
#[case(json!({"board": ".........", "score": "depth"}), ProblemKind::UnknownKey, "/score", "scoring")]
#[case(json!({"board": ".........", "detail": "trace"}), ProblemKind::OutOfRange, "/detail", "walk")]
fn bad_boards_are_refused_with_the_reason(
    #[case] question: Value,
    #[case] kind: ProblemKind,
    #[case] place: &str,
    #[case] words: &str,
) {
    let (found, at, detail) = refused(PATH, &question);
    assert_eq!((found, at.as_str()), (kind, place), "{detail}");
    assert!(detail.contains(words), "{detail}");
}

#[test]
fn play_after_the_end_is_told_in_turkish_and_dutch() {
    let question = json!({"board": "XXXOO.OO."});
    let problem = try_ask(PATH, &question).unwrap_err();
    assert_eq!(
        in_turkish_and_dutch(&problem),
        [
            "X bir sırada üç işaret yapmış, ama O oyuncusunun işareti daha çok, demek ki son hamleyi o yapmış: \
         oyun o hamleden önce bitmişti",
            "X heeft drie op een rij, maar O heeft meer tekens en deed dus de laatste zet: het spel was voor die zet al uit"
        ]
    );
}

#[test]
fn early_positions_are_known_to_be_large() {
    for (question, expected) in [
        (json!({"board": "........."}), Effort::Large),
        (json!({"board": "X........"}), Effort::Large),
        (json!({"board": "XO......."}), Effort::Small),
        (
            json!({"board": "XO.......", "detail": "walk"}),
            Effort::Large,
        ),
        (
            json!({"board": "XOX......", "detail": "walk"}),
            Effort::Small,
        ),
    ] {
        assert_eq!(effort(PATH, &question), expected, "{question}");
    }
}
