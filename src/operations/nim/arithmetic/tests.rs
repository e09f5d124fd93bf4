//! What is answered about nimbers.

use serde_json::{Value, json};

use crate::operations::testing::{ask, refused};
use crate::problems::ProblemKind;

const PRODUCTS: &str = include_str!("../fixtures/nim_product.json");

fn products() -> Value {
    serde_json::from_str(PRODUCTS).unwrap()
}

/// An integer of an answer as a text.
fn digits(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

fn product(left: &Value, right: &Value) -> String {
    digits(&ask("/nim/product", &json!({"numbers": [left, right]}))["product"])
}

#[test]
fn the_table_of_products_up_to_fifteen() {
    for (left, row) in products()["table16"].as_array().unwrap().iter().enumerate() {
        for (right, expected) in row.as_array().unwrap().iter().enumerate() {
            assert_eq!(product(&json!(left), &json!(right)), digits(expected));
        }
    }
}

#[test]
fn published_and_own_products_of_64_bits() {
    for list in ["vectors_published", "vectors_own"] {
        for vector in products()[list].as_array().unwrap() {
            assert_eq!(product(&vector[0], &vector[1]), vector[2], "{vector}");
        }
    }
}

#[test]
fn a_number_times_its_inverse_is_one() {
    for pair in products()["inverses"].as_array().unwrap() {
        let answer = ask("/nim/inverse", &json!({"number": pair[0]}));
        assert_eq!(digits(&answer["inverse"]), pair[1], "{pair}");
        assert_eq!(product(&pair[0], &pair[1]), "1");
    }
}

#[test]
fn no_factors_make_one_and_the_largest_exponent_leads_back_to_it() {
    let power = |base: u64, exponent: u64| {
        let question = json!({"base": base.to_string(), "exponent": exponent.to_string()});
        digits(&ask("/nim/power", &question)["power"])
    };
    assert_eq!(power(0, 0), "1");
    assert_eq!(power(0, 5), "0");
    assert_eq!(power(2, 2), "3");
    assert_eq!(power(2, 3), "1");
    assert_eq!(power(u64::MAX, u64::MAX), "1");
    assert_eq!(ask("/nim/product", &json!({"numbers": []}))["product"], 1);
}

#[test]
fn a_sum_is_added_column_by_column() {
    let answer = ask("/nim/sum", &json!({"numbers": [3, 5, 7]}));
    assert_eq!(answer["sum"], 1);
    assert_eq!(answer["explanation"]["binary"]["nim_sum"], "001");
    assert_eq!(
        answer["explanation"]["sentences"],
        json!([
            "In binary the numbers are 011 (3), 101 (5) and 111 (7); their nim-sum, column by column without carrying, is 001 (1)."
        ])
    );
    let none = ask("/nim/sum", &json!({"numbers": []}));
    assert_eq!(none["sum"], 0);
}

#[test]
fn zero_has_no_inverse() {
    let (kind, place, detail) = refused("/nim/inverse", &json!({"number": 0}));
    assert_eq!((kind, place.as_str()), (ProblemKind::OutOfRange, "/number"));
    assert!(detail.contains("0 has no inverse"), "{detail}");
}
