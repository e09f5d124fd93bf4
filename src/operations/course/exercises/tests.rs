use serde_json::{Value, json};

use crate::operations::testing::{ask, in_turkish_and_dutch, refused, try_ask};
use crate::problems::ProblemKind;

const PATH: &str = "/exercises";

const KINDS: [&str; 10] = [
    "minimax",
    "alphabeta",
    "cut_rule",
    "leaf_counts",
    "nim",
    "grundy_sequence",
    "mex",
    "tic_tac_toe",
    "connect_four",
    "horizon",
];

/// The answer of the operation that a posed question is for.
fn answered(posed: &Value) -> Value {
    let mut question = posed["question"].as_object().unwrap().clone();
    let path = question.shift_remove("operation").unwrap();
    ask(path.as_str().unwrap(), &question.into())
}

#[test]
fn every_question_of_every_kind_is_one_that_its_operation_takes() {
    for kind in KINDS {
        for seed in 0..20 {
            let exercise = ask(PATH, &json!({"kind": kind, "seed": seed, "with_key": true}));
            let questions = exercise["questions"].as_array().unwrap();
            assert!(!questions.is_empty());
            for posed in questions {
                let answer = answered(posed);
                let key = posed["key"].as_object().unwrap();
                let parts: Vec<&str> = key.keys().map(String::as_str).collect();
                assert_eq!(json!(parts), posed["parts"], "{kind}");
                for part in ["value", "move", "nim_sum", "outcome", "mex", "eval"] {
                    if let Some(told) = key.get(part) {
                        assert_eq!(told, &answer[part], "{kind}, {part}");
                    }
                }
                assert!(key.values().all(|part| !part.is_null()), "{kind}: {key:?}");
            }
        }
    }
}

#[test]
fn the_same_seed_makes_the_same_exercise_and_another_seed_another() {
    for kind in KINDS {
        let of_seed = |seed| ask(PATH, &json!({"kind": kind, "seed": seed}));
        assert_eq!(of_seed(5), of_seed(5));
        let asked = |seed: u64| of_seed(seed)["questions"][0]["question"].clone();
        assert!((6..16).any(|seed| asked(seed) != asked(5)), "{kind}");
    }
}

#[test]
fn without_a_wish_for_it_there_is_no_key() {
    for kind in KINDS {
        let exercise = ask(PATH, &json!({"kind": kind, "seed": 1}));
        assert!(!exercise.to_string().contains("key"), "{kind}");
    }
}

#[test]
fn the_key_of_alpha_beta_parts_the_leaves_into_read_and_pruned() {
    for seed in 0..50 {
        let exercise = ask(
            PATH,
            &json!({"kind": "alphabeta", "seed": seed, "with_key": true,
                    "constraints": {"pruned_leaves": {"at_least": 2, "at_most": 3}}}),
        );
        let key = &exercise["questions"][0]["key"];
        let list = |name: &str| key[name].as_array().unwrap().clone();
        let (read, pruned) = (list("leaves_read"), list("pruned_leaves"));
        assert!((2..=3).contains(&pruned.len()));
        assert!(pruned.iter().all(|leaf| !read.contains(leaf)));
        assert_eq!(key["leaves_read_count"], read.len());
        assert_eq!(key["windows"]["A"], json!([null, null]));
        assert_eq!(key["returned"]["A"]["value"], key["value"]);
        assert!(!list("cuts").is_empty());
        assert_ne!(exercise["svg"], exercise["key_svg"]);
    }
}

#[test]
fn at_the_cut_rule_exercise_the_two_rules_read_different_leaves() {
    for seed in 0..20 {
        let exercise = ask(
            PATH,
            &json!({"kind": "cut_rule", "seed": seed, "values": [0, 6], "with_key": true}),
        );
        let key = |index: usize| exercise["questions"][index]["key"].clone();
        assert_eq!(key(0)["value"], key(1)["value"]);
        assert_ne!(key(0)["leaves_read"], key(1)["leaves_read"]);
    }
}

#[test]
fn the_cut_rule_exercise_asks_for_no_more_than_its_parts() {
    for (language, word) in [("en", "window"), ("tr", "pencere"), ("nl", "venster")] {
        let prompt = |kind: &str| {
            let question = json!({"kind": kind, "seed": 1, "language": language});
            ask(PATH, &question)["questions"][0]["prompt"].to_string()
        };
        assert!(prompt("alphabeta").contains(word), "{language}");
        assert!(!prompt("cut_rule").contains(word), "{language}");
    }
}

#[test]
fn nim_asks_for_the_children_where_they_are_few() {
    for (values, path) in [([1, 3], "/nim/eval"), ([900, 999], "/nim/winning-move")] {
        let question = json!({"kind": "nim", "seed": 2, "values": values, "with_key": true});
        let asked = &ask(PATH, &question)["questions"][0];
        assert_eq!(asked["question"]["operation"], path);
        let moves: u64 = asked["question"]["piles"]
            .as_array()
            .unwrap()
            .iter()
            .map(|pile| pile.as_u64().unwrap())
            .sum();
        let children = asked["key"].get("children");
        let told = children.map(|children| children.as_array().unwrap().len() as u64);
        assert_eq!(told, (path == "/nim/eval").then_some(moves));
    }
}

#[test]
fn behind_the_horizon_the_move_is_another() {
    for seed in 0..20 {
        let exercise = ask(
            PATH,
            &json!({"kind": "horizon", "seed": seed, "with_key": true}),
        );
        let best = |index: usize| exercise["questions"][index]["key"]["move"].clone();
        assert_ne!(best(0), best(1));
    }
}

#[test]
fn an_estimate_stands_in_the_picture_and_nested_arrays_have_no_place_for_it() {
    let question = json!({"kind": "horizon", "seed": 4, "notation": "nodes"});
    let exercise = ask(PATH, &question);
    let child = &exercise["questions"][0]["question"]["tree"]["children"][0]["children"][0];
    let told = format!("{} ≈ {}", child["name"].as_str().unwrap(), child["value"]);
    let picture = exercise["svg"].as_str().unwrap();
    assert!(picture.contains(&told), "{told}");
    let nested = json!({"kind": "horizon", "seed": 4, "notation": "nested"});
    let (kind, place, _) = refused(PATH, &nested);
    assert_eq!(
        (kind, place.as_str()),
        (ProblemKind::OutOfRange, "/notation")
    );
}

#[test]
fn nested_arrays_have_no_names_nor_has_their_picture() {
    for (notation, root) in [("nested", "r"), ("adjacency", "A")] {
        let question =
            json!({"kind": "minimax", "seed": 4, "notation": notation, "with_key": true});
        let exercise = ask(PATH, &question);
        let picture = exercise["svg"].as_str().unwrap();
        assert!(
            picture.contains(&format!("<title>{root}</title>")),
            "{picture}"
        );
        let key = &exercise["questions"][0]["key"]["node_values"];
        assert!(key.get(root).is_some());
    }
}

#[test]
fn prompts_speak_the_language_that_was_asked_for() {
    for (language, word) in [("en", "root"), ("tr", "Kökte"), ("nl", "wortel")] {
        let question = json!({"kind": "minimax", "seed": 1, "language": language});
        let prompt = ask(PATH, &question)["prompt"].as_str().unwrap().to_owned();
        assert!(prompt.contains(word), "{prompt}");
    }
}

#[test]
fn what_no_exercise_can_be_is_said_after_a_while() {
    let (kind, place, detail) = refused(
        PATH,
        &json!({"kind": "alphabeta", "seed": 1, "depth": 2, "constraints": {"deep_cutoff": true}}),
    );
    assert_eq!(kind, ProblemKind::NoExercise);
    assert_eq!(place, "/constraints");
    assert!(detail.contains("20000"), "{detail}");
}

#[test]
fn a_parameter_of_another_kind_is_refused() {
    for (question, wanted) in [
        (json!({"kind": "nim", "seed": 1, "depth": 3}), "/depth"),
        (
            json!({"kind": "mex", "seed": 1, "constraints": {"deep_cutoff": true}}),
            "/constraints/deep_cutoff",
        ),
    ] {
        let (kind, place, _) = refused(PATH, &question);
        assert_eq!((kind, place.as_str()), (ProblemKind::UnknownKey, wanted));
    }
}

#[test]
fn a_parameter_of_another_kind_is_told_in_turkish_and_dutch() {
    let question = json!({"kind": "nim", "seed": 1, "depth": 3});
    let problem = try_ask(PATH, &question).unwrap_err();
    assert_eq!(
        in_turkish_and_dutch(&problem),
        [
            "nim türünden bir alıştırmada \"depth\" bulunmaz; burada bulunabilenler: count, values, rule",
            "een opgave van de soort nim kent geen \"depth\"; hier kan: count, values, rule"
        ]
    );
}

#[test]
fn what_is_out_of_range_is_refused_at_its_place() {
    for (question, wanted) in [
        (
            json!({"kind": "minimax", "seed": 1, "branching": 9}),
            "/branching",
        ),
        (
            json!({"kind": "minimax", "seed": 1, "depth": [3, 2]}),
            "/depth",
        ),
        (
            json!({"kind": "nim", "seed": 1, "values": [-1, 3]}),
            "/values",
        ),
        (
            json!({"kind": "nim", "seed": 1,
                   "constraints": {"winning_moves": {"at_least": 3, "at_most": 2}}}),
            "/constraints/winning_moves",
        ),
        (
            json!({"kind": "minimax", "seed": 1, "branching": 8, "depth": 6}),
            "/depth",
        ),
    ] {
        let (_, place, _) = refused(PATH, &question);
        assert_eq!(place, wanted);
    }
}
