//! What is answered about sums.

mod boards;
mod nim_variants;

use proptest::prelude::*;
use rstest::rstest;
use serde_json::{Value, json};

use crate::operations::testing::{ask, refused};
use crate::problems::ProblemKind;

fn sum(components: Value) -> Value {
    ask("/grundy/sum", &json!({"components": components}))
}

#[test]
fn four_games_are_one() {
    let answer = sum(json!([
        {"nim": {"piles": [3, 4]}},
        {"octal": {"code": "0.77", "heaps": [5]}},
        {"subtraction": {"set": [1, 3], "heaps": [5]}},
        {"graph": {"graph": {"a": ["b", "c"], "b": ["c"], "c": []}, "start": "a"}},
    ]));
    // 7, 4, 1 and 2 are 0 together.
    assert_eq!(
        (&answer["grundy"], &answer["outcome"]),
        (&json!(0), &json!("P"))
    );
    assert_eq!(answer["winning_moves_total"], 0);
    let answer = sum(json!([
        {"nim": {"piles": [3, 4]}},
        {"octal": {"code": "0.77", "heaps": [5]}},
        {"subtraction": {"set": [1, 3], "heaps": [4]}},
        {"graph": {"graph": {"a": ["b", "c"], "b": ["c"], "c": []}, "start": "a"}},
    ]));
    assert_eq!(
        (&answer["grundy"], &answer["outcome"]),
        (&json!(1), &json!("N"))
    );
    let moves = |index: usize| answer["components"][index]["winning_moves"].clone();
    assert_eq!(moves(0), json!([{"pile": 0, "take": 1, "leaves": 2}]));
    assert_eq!(answer["components"][0]["winning_moves_leave"], 6);
    // No heap of Kayles after a move from 5 is worth 5.
    assert_eq!(moves(1), json!([]));
    assert_eq!(answer["components"][1]["winning_moves_leave"], Value::Null);
    // Moves to a larger value win as well.
    assert_eq!(
        moves(2),
        json!([{"heap": 0, "take": 1, "leaves": 3}, {"heap": 0, "take": 3, "leaves": 1}])
    );
    assert_eq!(moves(3), json!([]));
    assert_eq!(answer["winning_moves_total"], 3);
}

#[test]
fn a_sum_of_nothing_is_lost() {
    let answer = sum(json!([]));
    assert_eq!(
        (&answer["grundy"], &answer["outcome"]),
        (&json!(0), &json!("P"))
    );
    assert_eq!(answer["winning_moves_total"], 0);
    assert!(answer["explanation"].as_str().unwrap().contains("no game"));
}

#[test]
fn an_infinite_component_wins_beside_what_it_can_become_and_draws_beside_all_else() {
    let looped = json!({"graph": {"edges": [["a", "a"], ["a", "b"], ["b", "c"]], "start": "a"}});
    let beside = |pile: u64| sum(json!([{"nim": {"piles": [pile]}}, looped]));
    let won = beside(1);
    assert_eq!(
        (&won["grundy"], &won["outcome"]),
        (&Value::Null, &json!("N"))
    );
    assert_eq!(won["loopy"], json!({"infinity": [0]}));
    assert_eq!(won["components"][1]["loopy"], json!({"infinity": [1]}));
    assert_eq!(won["components"][1]["winning_moves"], json!(["b"]));
    assert_eq!(won["components"][0]["winning_moves"], json!([]));
    assert_eq!(beside(2)["outcome"], "D");
    assert_eq!(beside(2)["winning_moves_total"], 0);
    let two = sum(json!([looped, looped]));
    assert_eq!(
        (&two["outcome"], &two["loopy"]),
        (&json!("D"), &json!({"infinity": []}))
    );
}

#[test]
fn moves_of_every_component_are_paged_and_one_of_each_is_listed() {
    let piles: Vec<u64> = vec![1; 7];
    let components = json!([{"nim": {"piles": piles}}, {"octal": {"code": "kayles", "heaps": ["1000000000000000000", "1000000000000000000"]}}]);
    let page = |offset: u64, limit: u64| {
        ask(
            "/grundy/sum",
            &json!({"components": components, "offset": offset, "limit": limit}),
        )
    };
    let all = page(0, 1000);
    let moves = |answer: &Value, index: usize| {
        let moves = &answer["components"][index]["winning_moves"];
        moves.as_array().unwrap().clone()
    };
    let one = page(0, 1);
    for index in [0, 1] {
        assert_eq!(moves(&one, index), moves(&all, index)[..1], "{one}");
        let part = moves(&page(2, 3), index);
        let expected = moves(&all, index);
        assert_eq!(part, expected[2.min(expected.len())..5.min(expected.len())]);
    }
    assert_eq!(moves(&page(0, 0), 0).len(), 0);
    assert!(all["winning_moves_total"].is_string());
}

/// The least number that is not among these.
fn mex(values: &[u64]) -> u64 {
    (0..).find(|value| !values.contains(value)).unwrap()
}

/// A heap after a move: what the move takes and the heaps that it leaves.
type Left = (u64, Vec<u64>);

/// The moves from heaps by a rule and the values of the heaps that follow, by the definition.
fn naive_heaps(largest: u64, options: impl Fn(u64) -> Vec<Left>) -> (Vec<Vec<Left>>, Vec<u64>) {
    let mut values: Vec<u64> = Vec::new();
    let all: Vec<Vec<Left>> = (0..=largest).map(options).collect();
    for moves in &all {
        let worths: Vec<u64> = moves.iter().map(|(_, left)| worth(left, &values)).collect();
        values.push(mex(&worths));
    }
    (all, values)
}

fn worth(heaps: &[u64], values: &[u64]) -> u64 {
    heaps
        .iter()
        .fold(0, |sum, heap| sum ^ values[*heap as usize])
}

/// The moves of Kayles.
fn kayles(heap: u64) -> Vec<Left> {
    let mut moves = Vec::new();
    for take in 1..=heap.min(2) {
        let rest = heap - take;
        moves.push((take, if rest == 0 { vec![] } else { vec![rest] }));
        moves.extend((1..=rest / 2).map(|first| (take, vec![first, rest - first])));
    }
    moves
}

/// A component as it is posted, what it is worth, and every move in it with what that leaves it worth.
type Played = (Value, u64, Vec<(Value, u64)>);

fn nim(piles: Vec<u64>) -> Played {
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    let mut moves = Vec::new();
    for (pile, size) in piles.iter().enumerate() {
        for take in 1..=*size {
            let leaves = size - take;
            let told = json!({"pile": pile, "take": take, "leaves": leaves});
            moves.push((told, sum ^ size ^ leaves));
        }
    }
    (json!({"nim": {"piles": piles}}), sum, moves)
}

fn heaps(
    told: Value,
    heaps: &[u64],
    options: impl Fn(u64) -> Vec<Left>,
    leaves: impl Fn(&[u64]) -> Value,
) -> Played {
    let (all, values) = naive_heaps(20, options);
    let sum = worth(heaps, &values);
    let mut moves = Vec::new();
    for (heap, size) in heaps.iter().enumerate() {
        for (take, left) in &all[*size as usize] {
            let told = json!({"heap": heap, "take": take, "leaves": leaves(left)});
            moves.push((told, sum ^ values[*size as usize] ^ worth(left, &values)));
        }
    }
    (told, sum, moves)
}

fn subtraction(set: &[u64], all_but: bool, sizes: &[u64]) -> Played {
    let key = if all_but { "all_but" } else { "set" };
    heaps(
        json!({"subtraction": {key: set, "heaps": sizes}}),
        sizes,
        |heap| {
            let takes = (1..=heap).filter(|take| set.contains(take) != all_but);
            takes.map(|take| (take, vec![heap - take])).collect()
        },
        |left| json!(left[0]),
    )
}

/// A graph whose edges lead to smaller numbers.
fn dag(lists: &[Vec<usize>]) -> Played {
    let mut values: Vec<u64> = Vec::new();
    let mut edges = vec![];
    for (node, list) in lists.iter().enumerate() {
        let followers: Vec<usize> = list.iter().copied().filter(|to| *to < node).collect();
        let worths: Vec<u64> = followers.iter().map(|to| values[*to]).collect();
        values.push(mex(&worths));
        edges.push(followers);
    }
    let graph: serde_json::Map<String, Value> = edges
        .iter()
        .enumerate()
        .map(|(node, list)| {
            let names: Vec<String> = list.iter().map(usize::to_string).collect();
            (node.to_string(), json!(names))
        })
        .collect();
    let start = lists.len() - 1;
    let mut moves: Vec<(Value, u64)> = Vec::new();
    for to in &edges[start] {
        let told = json!(to.to_string());
        if moves.iter().all(|(other, _)| *other != told) {
            moves.push((told, values[*to]));
        }
    }
    (
        json!({"graph": {"graph": graph, "start": start.to_string()}}),
        values[start],
        moves,
    )
}

fn component() -> impl Strategy<Value = Played> {
    let sizes = || prop::collection::vec(0u64..20, 0..3);
    let amounts = prop::collection::vec(1u64..6, 0..4);
    prop_oneof![
        prop::collection::vec(0u64..9, 0..3).prop_map(nim),
        sizes().prop_map(|sizes| heaps(
            json!({"octal": {"code": "0.77", "heaps": sizes}}),
            &sizes,
            kayles,
            |left| json!(left)
        )),
        (amounts, any::<bool>(), sizes())
            .prop_map(|(amounts, all_but, sizes)| subtraction(&amounts, all_but, &sizes)),
        prop::collection::vec(prop::collection::vec(0usize..7, 0..4), 1..8)
            .prop_map(|lists| dag(&lists)),
    ]
}

/// Checks that a sum is worth what the definition says, and that every move that leaves it worth 0 is listed, and nothing
/// else.
fn check(components: &[Played]) -> Result<(), TestCaseError> {
    let posted: Vec<&Value> = components.iter().map(|(posted, _, _)| posted).collect();
    let answer = sum(json!(posted));
    let total = components.iter().fold(0, |sum, (_, worth, _)| sum ^ worth);
    prop_assert_eq!(&answer["grundy"], &json!(total));
    prop_assert_eq!(
        &answer["outcome"],
        &json!(if total == 0 { "P" } else { "N" })
    );
    let mut count = 0;
    for (index, (posted, worth, moves)) in components.iter().enumerate() {
        let told = &answer["components"][index];
        prop_assert_eq!(&told["grundy"], &json!(worth));
        let winning: Vec<&Value> = moves
            .iter()
            .filter(|(_, after)| total ^ worth ^ after == 0)
            .map(|(told, _)| told)
            .collect();
        count += winning.len();
        prop_assert_eq!(&told["winning_moves_total"], &json!(winning.len()));
        let listed = told["winning_moves"].as_array().unwrap();
        prop_assert_eq!(listed.len(), winning.len());
        for mv in winning {
            prop_assert!(listed.contains(mv), "{} {} {}", posted, mv, told);
        }
    }
    prop_assert_eq!(&answer["winning_moves_total"], &json!(count));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// Every winning move is listed, and nothing else: a move wins when it leaves the sum worth 0.
    #[test]
    fn sums_are_worth_and_won_what_the_definition_says(
        components in prop::collection::vec(component(), 0..5),
    ) {
        check(&components)?;
    }
}

#[rstest]
#[case(json!({"components": [{}]}), ProblemKind::MissingKey, "/components/0", "known are nim")]
#[case(json!({"components": [{"nin": {"piles": []}}]}), ProblemKind::UnknownKey, "/components/0/nin", "did you mean \"nim\"")]
#[case(json!({"components": [{"nim": {"piles": [1]}, "octal": {"code": "0.7", "heaps": []}}]}), ProblemKind::UnknownKey, "/components/0", "of its own")]
#[case(json!({"components": [{"nim": {"piles": [1, -2]}}]}), ProblemKind::OutOfRange, "/components/0/nim/piles/1", "-2")]
#[case(json!({"components": [{"nim": {"piles": []}}, {"octal": {"code": "0.8", "heaps": [3]}}]}), ProblemKind::InvalidGameCode, "/components/1/octal/code", "\"base\": 16")]
#[case(json!({"components": [{"octal": {"code": "0.6", "heaps": [3, 2_000_000]}}]}), ProblemKind::OverTheLimit, "/components/0/octal/heaps/1", "smaller one")]
#[case(json!({"components": [{"subtraction": {"set": [0], "heaps": [3]}}]}), ProblemKind::OutOfRange, "/components/0/subtraction/set/0", "at least 1")]
#[case(json!({"components": [{"subtraction": {"heaps": [3]}}]}), ProblemKind::MissingKey, "/components/0/subtraction", "\"set\"")]
#[case(json!({"components": [{"graph": {"graph": {"a": ["b"]}, "start": "a"}}]}), ProblemKind::InvalidGraph, "/components/0/graph/graph/a/0", "\"b\"")]
#[case(json!({"components": [{"graph": {"edges": [], "start": "a"}}]}), ProblemKind::InvalidGraph, "/components/0/graph/start", "not a node")]
#[case(json!({"components": [], "rule": "misere"}), ProblemKind::OutOfRange, "/rule", "misère sums are not solved")]
#[case(json!({"components": vec![json!({"nim": {"piles": []}}); 10_001]}), ProblemKind::OverTheLimit, "/components", "10000 are the most")]
fn bad_sums_are_refused_with_the_remedy(
    #[case] question: Value,
    #[case] kind: ProblemKind,
    #[case] place: &str,
    #[case] words: &str,
) {
    let (found, at, detail) = refused("/grundy/sum", &question);
    assert_eq!((found, at.as_str()), (kind, place), "{detail}");
    assert!(detail.contains(words), "{detail}");
}
