//! Explanations agree with the answers that they explain.

use arborist_engine::random::SplitMix64;
use serde_json::{Value, json};

use crate::course::explain::{Sentence, Sentences};
use crate::json::read;
use crate::messages::{Argument, Language, Message};
use crate::operations::limit::Limit;
use crate::operations::testing::{Setting, ask, refused};
use crate::operations::{connect4, nim, tictactoe, tree};
use crate::problems::ProblemKind;

mod nim_family;

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

fn random_tree(random: &mut SplitMix64, depth: u32) -> Value {
    if depth == 0 || below(random, 5) == 0 {
        return match below(random, 20) {
            0 => json!(0.5),
            _ => json!(below(random, 19) as i64 - 9),
        };
    }
    let children = 1 + below(random, 4);
    (0..children)
        .map(|_| random_tree(random, depth - 1))
        .collect()
}

#[test]
fn alpha_beta_is_explained_step_by_step_as_its_trace_has_it() {
    let mut random = SplitMix64::new(5);
    for _ in 0..300 {
        let question = json!({
            "tree": [random_tree(&mut random, 4)],
            "to_move": one_of(&mut random, &["max", "min"]),
            "cut_when": one_of(&mut random, &[">=", ">"]),
            "fail": one_of(&mut random, &["soft", "hard"]),
            "deep_cutoffs": below(&mut random, 4) > 0,
            "order": one_of(&mut random, &["given", "reversed", "best", "worst"]),
            "window": one_of(&mut random, &[json!([null, null]), json!([-2, 3])]),
            "detail": "trace",
        });
        let answer = ask("/alphabeta", &question);
        let sentences = explained("/alphabeta", &question);
        let trace = elements(&answer["trace"]);
        for (event, sentence) in trace.iter().zip(sentences.kept()) {
            check_step(event, sentence, &answer["conventions"]);
        }
        let cuts = said(&sentences, &["alphabeta-alpha-cut", "alphabeta-beta-cut"]);
        assert_eq!(cuts.len() as u64, answer["pruned_total"].as_u64().unwrap());
        let last = sentences.kept().last().unwrap();
        let counts = &answer["statistics"];
        assert_eq!(
            text(&last.message, "total"),
            number(&counts["leaves_total"])
        );
        if counts["leaves_pruned"] == 0 {
            assert_eq!(last.message.id(), "alphabeta-all-leaves");
        } else {
            assert_eq!(text(&last.message, "read"), number(&counts["leaves"]));
            assert_eq!(
                text(&last.message, "never"),
                number(&counts["leaves_pruned"])
            );
            let pruned: Vec<String> = elements(&answer["pruned"])
                .iter()
                .flat_map(|pruned| elements(&pruned["leaves"]))
                .map(number)
                .collect();
            assert_eq!(items(&last.message, "leaves"), pruned);
        }
        let value = match answer["bound"].as_str().unwrap() {
            "exact" => "tree-value",
            "lower" => "tree-value-at-least",
            _ => "tree-value-at-most",
        };
        let value = said(&sentences, &[value]);
        assert_eq!(text(value[0], "value"), number(&answer["value"]));
        let best = said(&sentences, &["tree-move"]);
        assert_eq!(text(best[0], "move"), number(&answer["move"]));
        assert_eq!(sentences.total(), trace.len() as u128 + 4);
    }
}

fn check_step(event: &Value, Sentence { node, message }: &Sentence, conventions: &Value) {
    assert_eq!(node.as_deref(), event["node"].as_str());
    let window = &event["window"];
    let ends = [end(&window[0], "-\u{221e}"), end(&window[1], "\u{221e}")];
    let told = || [text(message, "alpha"), text(message, "beta")];
    match event["event"].as_str().unwrap() {
        "enter" => {
            assert_eq!(message.id(), "alphabeta-enter");
            assert_eq!(told(), ends);
        }
        "leaf" => {
            assert_eq!(message.id(), "alphabeta-leaf");
            assert_eq!(text(message, "value"), number(&event["value"]));
        }
        "update" => {
            assert_eq!(told(), ends);
            assert_eq!(text(message, "value"), number(&event["value"]));
            assert_eq!(text(message, "from"), number(&event["from"]));
            match message.id() {
                "alphabeta-alpha-rises" => assert_eq!(window[0], event["value"]),
                "alphabeta-beta-falls" => assert_eq!(window[1], event["value"]),
                id => assert_eq!(id, "alphabeta-best-outside"),
            }
        }
        "cut" => {
            assert_eq!(told(), ends);
            let kind = event["kind"].as_str().unwrap();
            assert_eq!(message.id(), format!("alphabeta-{kind}-cut"));
            let relation = match (kind, conventions["cut_when"].as_str().unwrap()) {
                ("beta", rule) => rule,
                (_, ">=") => "<=",
                _ => "<",
            };
            assert_eq!(text(message, "relation"), relation);
            let Some(Argument::Message(pruned)) = message.argument("pruned") else {
                panic!("{message:?} prunes nothing");
            };
            if event["pruned_total"] == 0 {
                assert_eq!(pruned.id(), "alphabeta-pruned-nothing");
            } else {
                let children: Vec<String> = elements(&event["pruned"]).iter().map(number).collect();
                assert_eq!(items(pruned, "children"), children);
            }
        }
        _ => {
            let id = match event["bound"].as_str().unwrap() {
                "exact" => "alphabeta-returns",
                "upper" => "alphabeta-returns-at-most",
                _ => "alphabeta-returns-at-least",
            };
            assert_eq!(message.id(), id);
            assert_eq!(text(message, "value"), number(&event["value"]));
        }
    }
}

#[test]
fn minimax_values_are_the_largest_or_smallest_of_the_children_told() {
    let mut random = SplitMix64::new(7);
    for _ in 0..200 {
        let question = json!({"tree": [random_tree(&mut random, 4), 1], "detail": "nodes"});
        let answer = ask("/minimax", &question);
        let sentences = explained("/minimax", &question);
        let choices = said(&sentences, &["minimax-max", "minimax-min"]);
        let nodes = elements(&answer["nodes"]);
        let inner = nodes.iter().filter(|node| !node["to_move"].is_null());
        assert_eq!(choices.len(), inner.count());
        for choice in choices {
            let node = nodes.iter().find(|node| node["id"] == text(choice, "node"));
            let value: f64 = text(choice, "value").parse().unwrap();
            assert_eq!(Some(value), node.unwrap()["value"].as_f64());
            let children = items(choice, "children");
            let values = children
                .iter()
                .map(|child| child.split_once(" = ").unwrap().1.parse().unwrap());
            let chosen = match choice.id() {
                "minimax-max" => values.fold(f64::NEG_INFINITY, f64::max),
                _ => values.fold(f64::INFINITY, f64::min),
            };
            assert_eq!(chosen, value);
            let named = format!("{} = {}", text(choice, "chosen"), text(choice, "value"));
            assert!(children.contains(&named), "{choice:?}");
        }
        assert_eq!(
            text(said(&sentences, &["tree-value"])[0], "value"),
            number(&answer["value"])
        );
    }
}

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
