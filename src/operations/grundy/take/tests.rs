//! What is answered about games by rules of one's own.

use arborist_engine::impartial::take_rules::{HeapsError, TakeError};
use rstest::rstest;
use serde_json::{Value, json};

use super::rules::{wrong_heaps, wrong_rule};
use crate::messages::Language;
use crate::operations::testing::{ask, refused};
use crate::problems::ProblemKind;

#[test]
fn laskers_nim_has_its_published_values_in_every_notation_of_the_rules() {
    let lasker = json!([{"take": {"from": 1}}, {"take": 0, "parts": [2]}]);
    let listed = json!([{"take": 0, "parts": [2]}, {"take": {"from": 1, "to": 20}}]);
    for rules in [lasker, listed] {
        let answer = ask("/grundy/take", &json!({"rules": rules, "n": 20}));
        let expected = json!([
            0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11, 13, 14, 16, 15, 17, 18, 20, 19
        ]);
        assert_eq!(answer["values"], expected);
        // From heaps up to 20 any number is one of twenty; beyond, the second game is another, with a period.
        assert_eq!(answer["period"].is_null(), rules[0].get("parts").is_none());
        let moves = json!([{"take": 0, "leaves": [10, 10]}, {"take": 20, "leaves": []}]);
        assert_eq!(answer["winning_moves"], moves);
    }
}

#[test]
fn rules_that_say_what_an_octal_code_says_are_answered_alike() {
    let rules = json!([{"take": [1, 2], "parts": [0, 1, 2]}]);
    let n = 1000;
    let page = json!({"limit": 30, "offset": 7});
    let mut told = json!({"rules": rules, "n": n});
    let mut code = json!({"code": "kayles", "n": n});
    for question in [&mut told, &mut code] {
        for (key, value) in page.as_object().unwrap() {
            question[key] = value.clone();
        }
    }
    assert_eq!(ask("/grundy/take", &told), ask("/grundy/octal", &code));
}

#[test]
fn rules_may_depend_on_the_heap() {
    // One may be taken from even heaps, two from odd ones, and nothing from heaps beyond nine.
    let rules = json!([
        {"take": 1, "heaps": {"modulus": 2, "to": 9}}, {"take": 2, "heaps": {"modulus": 2, "remainder": 1, "to": 9}}
    ]);
    let answer = ask("/grundy/take", &json!({"rules": rules, "n": 12}));
    // 3 to 1, 5 to 3, 7 to 5, 9 to 7; 2 to 1, 4 to 3, 6 to 5, 8 to 7.
    assert_eq!(
        answer["values"],
        json!([0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0])
    );
    assert_eq!(
        answer["period"],
        json!({"preperiod": 8, "length": 1, "proven": true})
    );
}

#[rstest]
#[case(json!({"rules": [{"take": [1, 0]}], "n": 3}), ProblemKind::OutOfRange, "/rules/0/take", "changes nothing")]
#[case(json!({"rules": [{"take": -1}], "n": 3}), ProblemKind::OutOfRange, "/rules/0/take", "-1")]
#[case(json!({"rules": [{"take": 1.5}], "n": 3}), ProblemKind::OutOfRange, "/rules/0/take", "1.5")]
#[case(json!({"rules": [{"take": true}], "n": 3}), ProblemKind::WrongType, "/rules/0/take", "a whole number")]
#[case(json!({"rules": [{"take": {"from": 3, "to": 1}}], "n": 3}), ProblemKind::OutOfRange, "/rules/0/take", "from 3 to 1")]
#[case(json!({"rules": [{"take": {"from": 1, "to": 2000}}], "n": 3}), ProblemKind::OutOfRange, "/rules/0/take", "without \"to\"")]
#[case(json!({"rules": [{"take": 1}, {"take": 2, "parts": [1, 9]}], "n": 3}), ProblemKind::OutOfRange, "/rules/1/parts/1", "0 to 8")]
#[case(json!({"rules": [{"take": 1, "heaps": {"modulus": 3, "remainder": 3}}], "n": 3}), ProblemKind::OutOfRange, "/rules/0/heaps", "never 3")]
#[case(json!({"rules": [{"take": 1, "heaps": {"from": 3, "to": 2}}], "n": 3}), ProblemKind::OutOfRange, "/rules/0/heaps", "no heap from 3 to 2")]
#[case(json!({"rules": [{"take": 0, "parts": [2], "unequal": true}], "n": 9000}), ProblemKind::OverTheLimit, "/n", "8192")]
#[case(json!({"rules": vec![json!({"take": 1}); 65], "n": 3}), ProblemKind::OverTheLimit, "/rules", "64")]
fn bad_rules_are_refused_with_the_remedy(
    #[case] question: Value,
    #[case] kind: ProblemKind,
    #[case] place: &str,
    #[case] words: &str,
) {
    let (found, at, detail) = refused("/grundy/take", &question);
    assert_eq!((found, at.as_str()), (kind, place), "{detail}");
    assert!(detail.contains(words), "{detail}");
}

#[rstest]
#[case(TakeError::MovesNothing)]
#[case(TakeError::TooManyParts { index: 3 })]
#[case(TakeError::TooManyAmounts)]
#[case(TakeError::TooManyRules(65))]
fn a_wrong_rule_is_told_in_english_as_the_engine_tells_it(#[case] error: TakeError) {
    let told = wrong_rule(error).in_language(Language::English);
    assert_eq!(told, error.to_string());
}

#[rstest]
#[case(HeapsError::Empty { from: u64::MAX, to: 2 })]
#[case(HeapsError::NoRemainder { modulus: 3, remainder: 4 })]
fn wrong_heaps_of_a_rule_are_told_in_english_as_the_engine_tells_them(#[case] error: HeapsError) {
    let told = wrong_heaps(error).in_language(Language::English);
    assert_eq!(told, error.to_string());
}
