//! What is answered about uniform trees.

use num_bigint::BigUint;
use rstest::rstest;
use serde_json::{Value, json};

use super::Ratio;
use crate::operations::operation::Effort;
use crate::operations::testing::{ask, effort, refused, row, rows};
use crate::problems::ProblemKind;

const PATH: &str = "/trees/uniform";
const COURSE_FACTS: &str = include_str!("fixtures/course_facts.json");
const MINIMAL_LEAVES: &str = include_str!("fixtures/minimal_leaves.json");
const CRITICAL_NODES: &str = include_str!("fixtures/critical_nodes.json");

fn counts(branching: &Value, depth: &Value) -> Value {
    ask(PATH, &json!({"branching": branching, "depth": depth}))
}

fn elements(list: &Value) -> &Vec<Value> {
    list.as_array().unwrap()
}

#[test]
fn minimal_leaves_are_knuth_and_moore_s() {
    for case in rows(MINIMAL_LEAVES) {
        let answer = counts(&case["b"], &case["d"]);
        assert_eq!(answer["minimal_leaves"], case["leaves"], "{case}");
    }
}

#[test]
fn critical_nodes_of_each_type_are_knuth_and_moore_s() {
    for case in rows(CRITICAL_NODES) {
        let answer = counts(&case["b"], &case["d"]);
        assert_eq!(answer["critical_nodes_total"], case["total_nodes"]);
        let plies = elements(&case["per_ply"]);
        assert_eq!(elements(&answer["critical_nodes"]).len(), plies.len());
        for (found, ply) in elements(&answer["critical_nodes"]).iter().zip(plies) {
            assert_eq!(found["ply"], ply["ply"]);
            let mut total = 0;
            for kind in [1, 2, 3] {
                let count = &ply[format!("type{kind}")];
                assert_eq!(found[format!("type_{kind}")], *count);
                total += count.as_u64().unwrap();
            }
            assert_eq!(found["total"], total);
        }
    }
}

#[test]
fn two_plies_more_are_a_hundred_times_the_leaves() {
    let fact = row(COURSE_FACTS, "branching-100x");
    let leaves: Vec<Value> = elements(&fact["given"]["depths"])
        .iter()
        .map(|depth| counts(&fact["given"]["branching"], depth)["leaves"].clone())
        .collect();
    assert_eq!(Value::from(leaves.clone()), fact["expect"]["leaves"]);
    let [fewer, more] = [0, 1].map(|place| leaves[place].as_u64().unwrap());
    assert_eq!(more / fewer, fact["expect"]["ratio"]);
}

#[test]
fn alpha_beta_reads_one_leaf_in_twenty_one_of_five_by_five() {
    let fact = row(COURSE_FACTS, "knuth-moore-5-5");
    let answer = counts(&fact["given"]["branching"], &fact["given"]["depth"]);
    assert_eq!(answer["leaves"], fact["expect"]["leaves"]);
    assert_eq!(answer["minimal_leaves"], fact["expect"]["minimal_leaves"]);
    assert_eq!(answer["minimax_over_alphabeta"], 20.9732);
    let about = answer["minimax_over_alphabeta"].as_f64().unwrap().round();
    assert_eq!(
        json!(about as u64),
        fact["expect"]["minimax_over_alphabeta_about"]
    );
    assert_eq!(answer["nodes"], 3906);
}

#[test]
fn the_largest_tree_is_counted_to_the_last_digit() {
    let answer = counts(&json!(1000), &json!(333));
    let power = |exponent: usize| format!("1{}", "0".repeat(3 * exponent));
    assert_eq!(answer["leaves"], power(333));
    let minimal: BigUint = power(167).parse().unwrap();
    let minimal = minimal + power(166).parse::<BigUint>().unwrap() - 1u32;
    assert_eq!(answer["minimal_leaves"], minimal.to_string());
    assert_eq!(elements(&answer["critical_nodes"]).len(), 334);
    // 10^999 / (1.001 * 10^501)
    let ratio = answer["minimax_over_alphabeta"].as_str().unwrap();
    assert!(
        ratio.starts_with("999000999") && ratio.len() == 498,
        "{ratio}"
    );
    assert_eq!(
        effort(PATH, &json!({"branching": 1000, "depth": 333})),
        Effort::Large
    );
    assert_eq!(
        effort(PATH, &json!({"branching": 5, "depth": 5})),
        Effort::Small
    );
}

#[test]
fn a_lone_root_is_its_own_leaf() {
    assert_eq!(
        counts(&json!(7), &json!(0)),
        json!({
            "branching": 7, "depth": 0, "leaves": 1, "nodes": 1, "minimal_leaves": 1, "minimax_over_alphabeta": 1,
            "critical_nodes": [{"ply": 0, "type_1": 1, "type_2": 0, "type_3": 0, "total": 1}],
            "critical_nodes_total": 1,
        })
    );
}

#[test]
fn ratios_are_rounded_to_four_places_while_they_have_room() {
    let ratio = |dividend: u128, divisor: u128| {
        serde_json::to_value(Ratio::of(&dividend.into(), &divisor.into())).unwrap()
    };
    assert_eq!(ratio(2, 3), json!(0.6667));
    assert_eq!(ratio(1, 20_000), json!(0.0001));
    assert_eq!(ratio(6, 3), json!(2));
    assert_eq!(ratio(10u128.pow(20), 3), json!("33333333333333333333"));
    assert_eq!(ratio(2 * 10u128.pow(20), 3), json!("66666666666666666667"));
}

#[rstest]
#[case(json!({"branching": 0, "depth": 3}), ProblemKind::OutOfRange, "/branching", "from 1 to 1000, found the number 0")]
#[case(json!({"branching": 1001, "depth": 3}), ProblemKind::OutOfRange, "/branching", "from 1 to 1000")]
#[case(json!({"branching": 2, "depth": -1}), ProblemKind::OutOfRange, "/depth", "from 0 to 333, found the number -1")]
#[case(json!({"branching": 2, "depth": 334}), ProblemKind::OutOfRange, "/depth", "from 0 to 333")]
#[case(json!({"branching": 2, "depth": u64::MAX}), ProblemKind::OutOfRange, "/depth", "from 0 to 333")]
#[case(json!({"branching": 2, "depth": "3"}), ProblemKind::WrongType, "/depth", "a whole number")]
#[case(json!({"branching": 2.5, "depth": 3}), ProblemKind::OutOfRange, "/branching", "2.5")]
fn trees_out_of_range_are_refused_with_the_range(
    #[case] question: Value,
    #[case] kind: ProblemKind,
    #[case] place: &str,
    #[case] words: &str,
) {
    let (found, at, detail) = refused(PATH, &question);
    assert_eq!((found, at.as_str()), (kind, place), "{detail}");
    assert!(detail.contains(words), "{detail}");
}
