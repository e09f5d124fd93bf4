//! What is answered about Nim.

use rstest::rstest;
use serde_json::{Value, json};

use crate::messages::Language;
use crate::operations::operation::Effort;
use crate::operations::testing::{ask, effort, refused, row, rows, try_ask};
use crate::problems::ProblemKind;

const COURSE_FACTS: &str = include_str!("fixtures/course_facts.json");
const CASES: &str = include_str!("fixtures/cases.json");
const PUBLIC_CASES: &str = include_str!("fixtures/public_cases.json");

fn winning_move(piles: &Value, rule: &str) -> Value {
    ask("/nim/winning-move", &json!({"piles": piles, "rule": rule}))
}

fn eval(piles: &Value) -> Value {
    ask("/nim/eval", &json!({ "piles": piles }))
}

fn elements(list: &Value) -> &Vec<Value> {
    list.as_array().unwrap()
}

#[test]
fn the_winning_moves_of_every_case_are_found_under_both_rules() {
    for case in rows(CASES) {
        for rule in ["normal", "misere"] {
            let answer = winning_move(&case["piles"], rule);
            assert_eq!(answer["nim_sum"], case["nim_sum"], "{case}");
            let wins = case[rule]["next_player_wins"].as_bool().unwrap();
            assert_eq!(answer["outcome"], if wins { "N" } else { "P" }, "{case}");
            assert_eq!(answer["value"], if wins { 1 } else { -1 });
            let expected = elements(&case[rule]["winning_moves"]);
            let moves: Vec<Value> = elements(&answer["winning_moves"])
                .iter()
                .map(|mv| {
                    let leaves = mv["leaves"].as_u64().unwrap();
                    json!([mv["pile"], mv["take"].as_u64().unwrap() + leaves, leaves])
                })
                .collect();
            assert_eq!(&moves, expected, "{case} {rule}");
            assert_eq!(answer["winning_moves_total"], moves.len());
            assert_eq!(
                &answer["winning_move"],
                elements(&answer["winning_moves"])
                    .first()
                    .unwrap_or(&Value::Null)
            );
        }
    }
}

#[test]
fn p_positions_are_told_from_n_positions() {
    let fact = row(COURSE_FACTS, "nim-p-positions");
    for (place, piles) in elements(&fact["given"]["positions"]).iter().enumerate() {
        let answer = winning_move(piles, "normal");
        assert_eq!(answer["nim_sum"], fact["expect"]["nim_sums"][place]);
        assert_eq!(answer["outcome"], fact["expect"]["classes"][place]);
        assert_eq!(answer["value"], fact["expect"]["negamax"][place]);
        assert_eq!(answer["perspective"], "to_move");
    }
}

#[test]
fn two_and_four_have_six_children_and_a_tree_of_216_nodes() {
    let fact = row(COURSE_FACTS, "nim-2-4");
    let answer = eval(&fact["given"]["position"]);
    let expected = &fact["expect"];
    assert_eq!(answer["nim_sum"], expected["nim_sum"]);
    assert_eq!(answer["value"], expected["value"]);
    let children: Vec<Value> = elements(&answer["children"])
        .iter()
        .map(|child| json!([child["piles"], child["value"]]))
        .collect();
    assert_eq!(&children, elements(&expected["children"]));
    assert_eq!(answer["children_total"], 6);
    assert_eq!(answer["tree_nodes"], expected["full_tree_nodes"]);
    assert_eq!(
        eval(&json!([2, 2]))["tree_nodes"],
        expected["subtree_2_2_nodes"]
    );
    // The fact counts piles from 1.
    let mv = &expected["winning_moves"][0];
    let pile = mv["pile"].as_u64().unwrap() - 1;
    assert_eq!(
        answer["winning_moves"],
        json!([{"pile": pile, "take": mv["take"], "leaves": mv["leaves"]}])
    );
}

#[test]
fn two_equal_piles_are_lost() {
    let fact = row(COURSE_FACTS, "nim-mirror");
    for size in [0u64, 1, 2, 7, 1000, u64::MAX] {
        let answer = winning_move(&json!([size, size]), "normal");
        assert_eq!(answer["value"], fact["expect"]["value"]);
        assert_eq!(answer["outcome"], fact["expect"]["class"]);
    }
}

#[test]
fn the_negamax_values_of_four_positions_and_the_move_to_two_and_two() {
    let fact = row(COURSE_FACTS, "negamax-nim");
    for (place, piles) in elements(&fact["given"]["positions"]).iter().enumerate() {
        assert_eq!(
            winning_move(piles, "normal")["value"],
            fact["expect"]["negamax"][place]
        );
    }
    let answer = eval(&json!([2, 5]));
    let won: Vec<Value> = elements(&answer["children"])
        .iter()
        .filter(|child| child["value"] == -1)
        .map(|child| child["piles"].clone())
        .collect();
    assert_eq!(Value::from(won), fact["expect"]["winning_children_of_2_5"]);
}

#[test]
fn three_four_seven_is_lost() {
    let fact = row(COURSE_FACTS, "nim-3-4-7");
    let answer = winning_move(&fact["given"]["position"], "normal");
    assert_eq!(answer["nim_sum"], fact["expect"]["nim_sum"]);
    assert_eq!(answer["outcome"], fact["expect"]["class"]);
    assert_eq!(answer["winning_moves"], fact["expect"]["winning_moves"]);
    assert_eq!(answer["winning_move"], Value::Null);
}

#[test]
fn normal_and_misere_play_are_not_mixed_up() {
    let case = row(PUBLIC_CASES, "nim-cf-64326-22");
    for rule in ["normal", "misere"] {
        let answer = winning_move(&case["input"]["piles"], rule);
        let wins = case["expected"][format!("mover_wins_{rule}")].as_bool();
        assert_eq!(Some(answer["outcome"] == "N"), wins);
        assert_eq!(
            answer["winning_moves"],
            case["expected"][format!("winning_moves_{rule}")]
        );
        assert_eq!(answer["rule"], rule);
    }
}

#[test]
fn a_pile_of_a_hundred_is_won_under_both_rules_by_different_moves() {
    let case = row(PUBLIC_CASES, "nim-openspiel-868");
    for rule in ["normal", "misere"] {
        let answer = winning_move(&case["input"]["piles"], rule);
        let wins = case["expected"][format!("mover_wins_{rule}")].as_bool();
        assert_eq!(Some(answer["outcome"] == "N"), wins);
        assert_eq!(
            answer["winning_move"]["take"],
            case["expected"][format!("winning_move_{rule}")]["take"]
        );
    }
    let answer = eval(&case["input"]["piles"]);
    assert_eq!(answer["children_total"], case["expected"]["legal_moves"]);
}

#[test]
fn numbers_beyond_2_53_keep_their_digits() {
    let answer = eval(&json!(["18446744073709551615", 1]));
    assert_eq!(answer["nim_sum"], "18446744073709551614");
    assert_eq!(answer["winning_move"]["take"], "18446744073709551614");
    assert_eq!(answer["children_total"], "18446744073709551616");
    assert_eq!(answer["children"][0]["piles"][0], "18446744073709551614");
    assert_eq!(answer["tree_nodes"], Value::Null);
    assert!(answer["tree_nodes_note"].as_str().unwrap().contains("500"));
    let counted = eval(&json!([60]));
    assert_eq!(counted["tree_nodes"], (1u64 << 60).to_string());
    assert_eq!(counted.get("tree_nodes_note"), None);
}

#[test]
fn lists_are_cut_at_the_limit_and_counted_in_full() {
    let piles = vec![3u64; 101];
    let answer = ask(
        "/nim/eval",
        &json!({"piles": piles, "rule": "normal", "limit": 7}),
    );
    assert_eq!(elements(&answer["winning_moves"]).len(), 7);
    assert_eq!(answer["winning_moves_total"], 101);
    assert_eq!(elements(&answer["children"]).len(), 7);
    assert_eq!(answer["children_total"], 303);
    let counts = ask("/nim/eval", &json!({"piles": piles, "limit": 0}));
    assert_eq!(counts["winning_moves"], json!([]));
    assert_eq!(counts["winning_move"]["pile"], 0);
    // A million numbers hold the children of ten thousand piles a hundred times.
    let wide = ask("/nim/eval", &json!({"piles": vec![1; 10_000]}));
    assert_eq!(elements(&wide["children"]).len(), 100);
    assert_eq!(wide["children_total"], 10_000);
}

#[test]
fn the_pages_of_a_long_list_follow_one_another() {
    let piles = vec![3u64; 101];
    let page = |offset: u64, limit: u64| {
        let question = json!({"piles": piles, "offset": offset, "limit": limit});
        let answer = ask("/nim/winning-move", &question);
        assert_eq!(answer["winning_moves_total"], 101);
        assert_eq!(answer["winning_move"]["pile"], 0);
        let moves = elements(&answer["winning_moves"]).iter();
        moves.map(|mv| mv["pile"].clone()).collect::<Vec<Value>>()
    };
    assert_eq!(page(0, 2), [0, 1]);
    assert_eq!(page(2, 2), [2, 3]);
    assert_eq!(page(100, 2), [100]);
    assert_eq!(page(1_000_000_000, 2), [0; 0]);
}

#[rstest]
#[case(json!({"piles": [1], "offset": -1}), ProblemKind::OutOfRange, "/offset", "from 0 to 1000000000")]
#[case(json!({"piles": [1, -1]}), ProblemKind::OutOfRange, "/piles/1", "0 to 18446744073709551615")]
#[case(json!({"piles": [1], "limit": 100_001}), ProblemKind::OutOfRange, "/limit", "from 0 to 100000")]
#[case(json!({"piles": [1], "limit": -1}), ProblemKind::OutOfRange, "/limit", "found the number -1")]
#[case(json!({"piles": [1], "rule": "misère"}), ProblemKind::OutOfRange, "/rule", "did you mean \"misere\"?")]
#[case(json!({"pile": [1]}), ProblemKind::UnknownKey, "/pile", "did you mean \"piles\"?")]
fn bad_questions_are_refused_with_the_remedy(
    #[case] question: Value,
    #[case] kind: ProblemKind,
    #[case] place: &str,
    #[case] words: &str,
) {
    for path in ["/nim/winning-move", "/nim/eval"] {
        let (found, at, detail) = refused(path, &question);
        assert_eq!((found, at.as_str()), (kind, place));
        assert!(detail.contains(words), "{detail}");
    }
}

#[test]
fn a_pile_that_is_negative_is_told_in_turkish() {
    let problem = try_ask("/nim/winning-move", &json!({"piles": [3, -1]})).unwrap_err();
    assert_eq!(
        problem.detail.in_language(Language::Turkish),
        "0 ile 18446744073709551615 arasında bir tam sayı bekleniyordu, -1 sayısı bulundu"
    );
}

#[test]
fn misere_play_of_welters_game_is_refused_in_dutch() {
    let question = json!({"coins": [3], "rule": "misere"});
    let problem = try_ask("/nim/welter", &question).unwrap_err();
    assert_eq!(
        problem.detail.in_language(Language::Dutch),
        "de misère-vorm van het spel van Welter volgt niet uit de Grundy-waarden; voor dit spel wordt alleen \"normal\" \
         beantwoord"
    );
}

#[test]
fn coins_that_share_a_square_are_told_with_both_their_places() {
    let problem = try_ask("/nim/welter", &json!({"coins": [3, 1, 4, 1]})).unwrap_err();
    let told = |language| problem.detail.in_language(language);
    assert_eq!(
        [told(Language::English), told(Language::Turkish)],
        [
            "two coins stand on square 1, this one and coin 1; every coin needs a square of its own",
            "1 numaralı karede iki para var: bu ve 1 numaralı para; her paraya ayrı bir kare gerekir",
        ]
    );
}

#[test]
fn large_questions_are_known_to_be_large() {
    for (path, question, expected) in [
        ("/nim/winning-move", json!({"piles": [3, 4]}), Effort::Small),
        (
            "/nim/winning-move",
            json!({"piles": vec![1; 10_001]}),
            Effort::Large,
        ),
        ("/nim/eval", json!({"piles": [3, 4]}), Effort::Small),
        ("/nim/eval", json!({"piles": [500]}), Effort::Large),
        ("/nim/eval", json!({"piles": [1_000_000]}), Effort::Large),
        (
            "/nim/eval",
            json!({"piles": [1_000_000], "limit": 10}),
            Effort::Small,
        ),
    ] {
        assert_eq!(effort(path, &question), expected, "{path} {question}");
    }
}

fn sentences(piles: Value, rule: &str) -> Vec<String> {
    let answer = winning_move(&piles, rule);
    let sentences = elements(&answer["explanation"]["sentences"]).iter();
    sentences
        .map(|text| text.as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn the_explanation_names_the_odd_column_and_what_becomes_of_a_pile() {
    let answer = winning_move(&json!([3, 4, 1]), "normal");
    let binary = &answer["explanation"]["binary"];
    assert_eq!(
        binary["columns"],
        json!([
            {"worth": 4, "ones": 1, "remainder": 1},
            {"worth": 2, "ones": 1, "remainder": 1},
            {"worth": 1, "ones": 2, "remainder": 0},
        ])
    );
    assert_eq!(binary["odd_column"], 4);
    assert_eq!(binary["nim_sum"], "110");
    assert_eq!(
        binary["rows"][2],
        json!({"pile": 2, "number": 1, "digits": "001"})
    );
    assert_eq!(
        binary["changes"],
        json!([{"pile": 1, "before": "100", "after": "010"}])
    );
    assert_eq!(
        sentences(json!([3, 4, 1]), "normal"),
        [
            "In binary the piles are 011 (3), 100 (4) and 001 (1); their nim-sum, column by column without carrying, is \
             110 (6).",
            "The highest column with an odd number of ones is that of 4: it has 1 one.",
            "Pile 1 has a one there: take 2 of it, so that 100 (4) becomes 010 (2) and every column is even.",
        ]
    );
    let lost = winning_move(&json!([3, 4, 7]), "normal");
    assert_eq!(lost["explanation"]["binary"]["odd_column"], Value::Null);
    assert_eq!(lost["explanation"]["binary"]["changes"], json!([]));
}

#[rstest]
#[case(json!([1, 1, 5]), "Only pile 2 is larger than 1: take 4 of it and leave 1, so that 3 piles of one are left")]
#[case(json!([1, 5]), "Only pile 1 is larger than 1: take 5 of it and leave 0, so that 1 pile of one is left")]
#[case(json!([1, 1]), "2 piles of one are left, an even number.")]
#[case(json!([0, 1]), "1 pile of one is left, an odd number.")]
#[case(json!([2, 3]), "As long as at least two piles are larger than 1")]
fn the_end_of_a_misere_game_is_explained(#[case] piles: Value, #[case] words: &str) {
    let told = sentences(piles, "misere").join(" ");
    assert!(told.contains(words), "{told}");
}

#[test]
fn the_grundy_value_is_the_nim_sum_of_a_normal_game() {
    assert_eq!(winning_move(&json!([2, 4]), "normal")["grundy"], 6);
    assert_eq!(
        winning_move(&json!([2, 4]), "misere")["grundy"],
        Value::Null
    );
}

#[test]
fn a_million_piles_are_counted_at_once_and_explained_in_short() {
    let piles: Vec<u64> = (0..999_999).map(|place| place % 128).chain([0]).collect();
    let question = json!({"piles": piles, "limit": 5, "offset": 100});
    let answer = ask("/nim/winning-move", &question);
    let total = answer["winning_moves_total"].as_u64().unwrap();
    assert!(total > 100);
    assert_eq!(elements(&answer["winning_moves"]).len(), 5);
    let binary = &answer["explanation"]["binary"];
    assert_eq!(elements(&binary["rows"]).len(), 5);
    assert_eq!(binary["rows_total"], 1_000_000);
    let all = ask("/nim/winning-move", &json!({ "piles": piles }));
    assert_eq!(elements(&all["explanation"]["binary"]["rows"]).len(), 1_000);
}
