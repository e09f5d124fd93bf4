//! Positions of games are explained as they are answered.

use arborist_engine::random::SplitMix64;
use serde_json::{Value, json};

use super::{below, elements, explained, number, one_of, said, text};
use crate::operations::testing::ask;

#[test]
fn the_nim_sum_is_what_the_columns_say_and_every_winning_move_is_told() {
    let mut random = SplitMix64::new(11);
    for _ in 0..300 {
        let largest = one_of(&mut random, &[2, 4, 40]);
        let piles: Vec<u64> = (0..1 + below(&mut random, 5))
            .map(|_| below(&mut random, largest))
            .collect();
        let rule = one_of(&mut random, &["normal", "misere"]);
        let question = json!({"piles": piles, "rule": rule});
        let answer = ask("/nim/eval", &question);
        let sentences = explained("/nim/eval", &question);
        if piles.iter().all(|&size| size == 0) {
            assert_eq!(sentences.total(), 2);
            continue;
        }
        let sum: u64 = said(&sentences, &["nim-column"])
            .iter()
            .map(|column| {
                let [place, ones, digit] =
                    ["column", "ones", "digit"].map(|name| text(column, name).parse().unwrap());
                let counted = piles.iter().filter(|&&size| size & place > 0).count();
                assert_eq!((counted as u64, counted as u64 % 2), (ones, digit));
                place * digit
            })
            .sum();
        assert_eq!(json!(sum), answer["nim_sum"]);
        assert_eq!(
            text(said(&sentences, &["nim-sum"])[0], "sum"),
            sum.to_string()
        );
        let winning = said(&sentences, &["nim-winning-move", "nim-misere-winning-move"]);
        let moves = elements(&answer["winning_moves"]);
        assert_eq!(winning.len(), moves.len());
        for (told, mv) in winning.iter().zip(moves) {
            for (name, key) in [("pile", "pile"), ("take", "take"), ("left", "leaves")] {
                assert_eq!(text(told, name), number(&mv[key]));
            }
            if told.id() == "nim-misere-winning-move" {
                assert_eq!(text(told, "ones").parse::<u64>().unwrap() % 2, 1);
            }
        }
        let said_to_win = said(
            &sentences,
            &[
                "nim-next-wins",
                "nim-misere-next-wins",
                "nim-misere-even-ones",
            ],
        );
        assert_eq!(said_to_win.len() == 1, answer["outcome"] == "N");
        let children = elements(&answer["children"]);
        let told = said(&sentences, &["nim-move-wins", "nim-move-loses"]);
        assert_eq!(told.len(), children.len());
        for (told, child) in told.iter().zip(children) {
            assert_eq!(told.id() == "nim-move-wins", child["value"] == -1);
            assert_eq!(text(told, "take"), number(&child["take"]));
        }
    }
}

#[test]
fn tic_tac_toe_is_told_with_the_values_threats_and_forks_of_the_answer() {
    let mut random = SplitMix64::new(13);
    for _ in 0..60 {
        let mut board = ['.'; 9];
        for ply in 0..4 + below(&mut random, 6) {
            let so_far: String = board.iter().collect();
            // Nobody can have won before.
            if ply >= 5 && ask("/tictactoe/eval", &json!({"board": so_far}))["status"] != "ongoing"
            {
                break;
            }
            let empty: Vec<usize> = (0..9).filter(|&cell| board[cell] == '.').collect();
            let chosen = one_of(&mut random, &empty);
            board[chosen] = ['X', 'O'][(ply % 2) as usize];
        }
        let board: String = board.iter().collect();
        let question = json!({"board": board, "scoring": "depth"});
        let answer = ask("/tictactoe/eval", &question);
        let sentences = explained("/tictactoe/eval", &question);
        let value = said(&sentences, &["tictactoe-value"]);
        assert_eq!(text(value[0], "value"), number(&answer["value"]));
        let cell = |cell: &Value| format!("[{}, {}]", cell[0], cell[1]);
        let moves = said(
            &sentences,
            &["tictactoe-move-decides", "tictactoe-move-draws"],
        );
        assert_eq!(moves.len(), elements(&answer["moves"]).len());
        for (told, mv) in moves.iter().zip(elements(&answer["moves"])) {
            assert_eq!(text(told, "cell"), cell(&mv["cell"]));
            assert_eq!(text(told, "value"), number(&mv["value"]));
            assert_eq!(told.id() == "tictactoe-move-draws", mv["winner"].is_null());
        }
        for (id, list) in [("tictactoe-threat", "threats"), ("tictactoe-fork", "forks")] {
            let told = said(&sentences, &[id]);
            assert_eq!(told.len(), elements(&answer[list]).len(), "{board}");
            for (told, known) in told.iter().zip(elements(&answer[list])) {
                assert_eq!(text(told, "player"), number(&known["player"]));
                assert_eq!(text(told, "cell"), cell(&known["cell"]));
            }
        }
        let best = said(
            &sentences,
            &["tictactoe-best-of-max", "tictactoe-best-of-min"],
        );
        assert_eq!(best.len() == 1, answer["status"] == "ongoing");
        for best in best {
            assert_eq!(text(best, "cell"), cell(&answer["move"]));
        }
    }
}

#[test]
fn the_windows_of_connect_four_add_up_to_the_estimate() {
    for (moves, depth) in [
        ("", 2),
        ("465344", 1),
        ("46534445", 3),
        ("44455567", 2),
        ("4455667", 1),
    ] {
        let question = json!({"moves": moves, "depth": depth});
        let answer = ask("/connect4/eval", &question);
        let sentences = explained("/connect4/eval", &question);
        let windows = said(&sentences, &["connect4-red-window", "connect4-blue-window"]);
        assert_eq!(
            windows.len() as u64,
            answer["windows_total"].as_u64().unwrap()
        );
        let whole = |message, name| text(message, name).parse::<i64>().unwrap();
        let scores: i64 = windows.iter().map(|window| whole(window, "score")).sum();
        let sum = said(&sentences, &["connect4-sum"])[0];
        assert_eq!(scores, whole(sum, "windows"));
        assert_eq!(json!(whole(sum, "center")), answer["center"]);
        assert_eq!(json!(scores + whole(sum, "center")), answer["eval"]);
        assert_eq!(json!(whole(sum, "estimate")), answer["eval"]);
        let moves = said(
            &sentences,
            &[
                "connect4-move",
                "connect4-move-draws",
                "connect4-move-wins-for-red",
                "connect4-move-wins-for-blue",
            ],
        );
        let none = Vec::new();
        let known = answer["search"]["moves"].as_array().unwrap_or(&none);
        assert_eq!(moves.len(), known.len());
        for (told, known) in moves.iter().zip(known) {
            assert_eq!(json!(whole(told, "column")), known["column"]);
            assert_eq!(json!(whole(told, "value")), known["value"]);
            assert_eq!(told.id() == "connect4-move", known["outcome"].is_null());
        }
        for best in said(
            &sentences,
            &["connect4-best-of-max", "connect4-best-of-min"],
        ) {
            assert_eq!(json!(whole(best, "column")), answer["search"]["move"]);
        }
    }
}
