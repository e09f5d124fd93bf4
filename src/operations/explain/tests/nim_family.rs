//! Everything about Nim is explained, in every language.

use arborist_engine::impartial::nimber;
use arborist_engine::random::SplitMix64;
use serde_json::{Value, json};

use super::{elements, said, text};
use crate::course::explain::Sentences;
use crate::json::read;
use crate::messages::Language;
use crate::operations::CATALOGUE;
use crate::operations::limit::Limit;
use crate::operations::nim::arithmetic;
use crate::operations::testing::{ask, refused};
use crate::problems::ProblemKind;

fn texts(question: &Value, language: Language) -> Vec<Value> {
    let question = json!({"question": question, "language": language.code()});
    let told = ask("/explain", &question);
    let sentences = elements(&told["sentences"]).iter();
    sentences.map(|sentence| sentence["text"].clone()).collect()
}

#[test]
fn every_operation_about_nim_is_explained_in_every_language_as_its_answer_explains_itself() {
    let mut explained = 0;
    for entry in CATALOGUE
        .iter()
        .filter(|entry| entry.path.starts_with("/nim/"))
    {
        for example in entry.examples {
            let mut question: Value = serde_json::from_str(example.question).unwrap();
            let answer = ask(entry.path, &question);
            question["operation"] = json!(entry.path);
            let [english, turkish, dutch] = [Language::English, Language::Turkish, Language::Dutch]
                .map(|language| texts(&question, language));
            assert!(!english.is_empty(), "{question}");
            assert_eq!((english.len(), english.len()), (turkish.len(), dutch.len()));
            for ((english, turkish), dutch) in english.iter().zip(&turkish).zip(&dutch) {
                assert!(english != turkish && turkish != dutch && english != dutch);
            }
            let of_nim = ["/nim/winning-move", "/nim/eval"].contains(&entry.path);
            if !of_nim && let Some(sentences) = answer["explanation"]["sentences"].as_array() {
                assert_eq!(&english, sentences);
            }
            explained += 1;
        }
    }
    assert!(explained > 20, "{explained} examples");
}

#[test]
fn the_value_and_the_rule_of_a_game_are_those_of_its_answer() {
    let question =
        json!({"operation": "/nim/bounded", "piles": [8], "max_take": 3, "rule": "misere"});
    let told = ask("/explain", &json!({ "question": question }));
    assert_eq!(told["answer_value"], 1);
    assert_eq!(
        told["conventions"],
        json!({"operation": "/nim/bounded", "rule": "misere"})
    );
    let question = json!({"operation": "/nim/sum", "numbers": [3, 5]});
    let told = ask("/explain", &json!({ "question": question }));
    assert_eq!(told["answer_value"], Value::Null);
    assert_eq!(told["conventions"], json!({"operation": "/nim/sum"}));
}

fn product(numbers: &[u64]) -> Sentences {
    let question = json!({ "numbers": numbers }).to_string();
    let question = read(question.as_bytes()).unwrap();
    arithmetic::explain_product(&question, Limit::default()).sentences
}

/// Numbers of any length.
fn drawn(random: &mut SplitMix64) -> u64 {
    random.next_u64() >> (random.next_u64() % 64)
}

#[test]
fn the_parts_of_a_product_are_those_of_its_numbers_and_make_it() {
    let mut random = SplitMix64::new(17);
    for _ in 0..2000 {
        let (first, second) = (drawn(&mut random), drawn(&mut random));
        let sentences = product(&[first, second]);
        let expected = nimber::product(first, second);
        let by_parts = said(&sentences, &["reason-product-by-parts"]);
        let Some(told) = by_parts.first() else {
            assert!(first < 2 || second < 2);
            continue;
        };
        let [fermat, a, b, c, d, high, low, half, product] = [
            "fermat", "a", "b", "c", "d", "high", "low", "half", "product",
        ]
        .map(|name| text(told, name).parse::<u64>().unwrap());
        assert!(fermat.is_power_of_two() && fermat.ilog2().is_power_of_two());
        assert_eq!((a * fermat + b, c * fermat + d), (first, second));
        assert!(a.max(c) > 0 && [a, b, c, d, high, low].iter().all(|part| *part < fermat));
        let times = nimber::product;
        assert_eq!(times(a, c) ^ times(a, d) ^ times(b, c), high);
        assert_eq!(times(b, d) ^ times(times(a, c), half), low);
        assert_eq!((high * fermat + low, half * 2), (product, fermat));
        assert_eq!(product, expected);
    }
}

#[test]
fn a_product_of_many_numbers_is_told_factor_by_factor() {
    let sentences = product(&[5, 6, 300]);
    let told = said(&sentences, &["reason-product-by-parts"]);
    let products: Vec<String> = told.iter().map(|told| text(told, "product")).collect();
    assert_eq!(products, ["8", "2246"]);
    assert_eq!(said(&product(&[]), &["reason-product-of-none"]).len(), 1);
    assert_eq!(said(&product(&[7]), &["reason-product-of-one"]).len(), 1);
    assert_eq!(product(&[2; 20_000]).total(), 19_999);
}

#[test]
fn a_power_is_told_by_squares_that_make_it() {
    let mut random = SplitMix64::new(19);
    for _ in 0..500 {
        let (base, exponent) = (drawn(&mut random), drawn(&mut random));
        let question = json!({"base": base.to_string(), "exponent": exponent.to_string()});
        let question = read(question.to_string().as_bytes()).unwrap();
        let sentences = arithmetic::explain_power(&question, Limit::default()).sentences;
        for told in said(&sentences, &["reason-power-square"]) {
            let [exponent, square] =
                ["exponent", "square"].map(|name| text(told, name).parse().unwrap());
            assert_eq!(nimber::power(base, exponent), square);
        }
        let result = said(
            &sentences,
            &["reason-power-result", "reason-power-no-factors"],
        );
        assert_eq!(result.len(), 1);
        if exponent > 0 {
            let power = nimber::power(base, exponent);
            assert_eq!(text(result[0], "power"), power.to_string());
        }
    }
}

#[test]
fn an_inverse_is_shown_to_be_one_and_zero_has_none() {
    let question = json!({"operation": "/nim/inverse", "number": 4});
    let told = texts(&question, Language::English);
    assert!(told[0].as_str().unwrap().contains("is 15"), "{told:?}");
    assert!(
        told[1].as_str().unwrap().ends_with("besides: 1."),
        "{told:?}"
    );
    let question = json!({"question": {"operation": "/nim/inverse", "number": 0}});
    let (kind, place, _) = refused("/explain", &question);
    assert_eq!(
        (kind, place.as_str()),
        (ProblemKind::OutOfRange, "/question/number")
    );
}
