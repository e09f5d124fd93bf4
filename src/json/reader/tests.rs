//! What the reader takes and what it says about the rest.

use super::*;
use crate::messages::Language;
use crate::problems::Problem;
use rstest::rstest;

#[derive(Debug, serde::Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Question {
    piles: Vec<u64>,
    #[serde(default)]
    rule: Rule,
}

#[derive(Debug, Default, serde::Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum Rule {
    #[default]
    Normal,
    Misere,
}

/// What is wrong, in English.
fn words_of(problem: &Problem) -> String {
    problem.detail.in_language(Language::English)
}

fn problem(text: &str) -> Problem {
    read::<Question>(text.as_bytes()).unwrap_err().into()
}

#[rstest]
#[case(r#"{"piles": [3, 3.0, 1e3, "18446744073709551615", 18446744073709551615]}"#)]
#[case(
    r#" {"rule": "normal", "piles": [3, 3.0, 1e3, "18446744073709551615", 18446744073709551615]} "#
)]
fn whole_numbers_keep_all_their_digits(#[case] text: &str) {
    let question: Question = read(text.as_bytes()).unwrap();
    assert_eq!(question.piles, [3, 3, 1000, u64::MAX, u64::MAX]);
    assert_eq!(question.rule, Rule::Normal);
}

#[rstest]
#[case("", ProblemKind::EmptyBody, "", "empty")]
#[case("{", ProblemKind::MalformedJson, "", "line 1 column 1")]
#[case(
    r#"{"piles": [1, 2"#,
    ProblemKind::MalformedJson,
    "",
    "a ']' is missing"
)]
#[case(
    r#"{"piles": [1, 2,]}"#,
    ProblemKind::MalformedJson,
    "",
    "comma after the last"
)]
#[case(r#"{"piles": [NaN]}"#, ProblemKind::MalformedJson, "", "line 1 column")]
#[case(
    r#"{"piles": [1]} x"#,
    ProblemKind::MalformedJson,
    "",
    "more text after the end"
)]
#[case(
    r#"{"piles": [1], "rul": "normal"}"#,
    ProblemKind::UnknownKey,
    "/rul",
    "did you mean \"rule\"?"
)]
#[case(
    r#"{"piles": [1], "piles": [2]}"#,
    ProblemKind::DuplicateKey,
    "/piles",
    "twice"
)]
#[case(
    r#"{"rule": "normal"}"#,
    ProblemKind::MissingKey,
    "",
    "\"piles\" is missing"
)]
#[case(
    r#"{"piles": [1, -2]}"#,
    ProblemKind::OutOfRange,
    "/piles/1",
    "expected a whole number from 0 to 18446744073709551615, found the number -2"
)]
#[case(r#"{"piles": [1, 2.5]}"#, ProblemKind::OutOfRange, "/piles/1", "2.5")]
#[case(
    r#"{"piles": [1, 1e999]}"#,
    ProblemKind::OutOfRange,
    "/piles/1",
    "too large"
)]
#[case(
    r#"{"piles": [18446744073709551616]}"#,
    ProblemKind::OutOfRange,
    "/piles/0",
    "64 bits"
)]
#[case(
    r#"{"piles": ["x"]}"#,
    ProblemKind::WrongType,
    "/piles/0",
    "the text \"x\""
)]
#[case(
    r#"{"piles": 3}"#,
    ProblemKind::WrongType,
    "/piles",
    "expected an array, found the number 3"
)]
#[case(
    r#"[[1, 2]]"#,
    ProblemKind::WrongType,
    "",
    "expected an object, found an array"
)]
#[case(
    r#"{"piles": [1], "rule": "norml"}"#,
    ProblemKind::OutOfRange,
    "/rule",
    "did you mean \"normal\"?"
)]
#[case("\u{feff}{}", ProblemKind::NotUtf8, "", "byte order mark")]
fn errors_name_the_place_and_the_remedy(
    #[case] text: &str,
    #[case] kind: ProblemKind,
    #[case] pointer: &str,
    #[case] words: &str,
) {
    let problem = problem(text);
    assert_eq!(problem.kind, kind, "{problem:?}");
    assert!(words_of(&problem).contains(words), "{problem:?}");
    let found = problem
        .errors
        .first()
        .map(|error| error.pointer.to_string())
        .unwrap_or_default();
    assert_eq!(found, pointer);
}

#[test]
fn a_hundred_thousand_brackets_do_not_end_the_process() {
    for text in [
        "[".repeat(100_000),
        "{\"piles\":".repeat(100_000),
        format!("{{\"piles\":{}", "[".repeat(100_000)),
    ] {
        assert!(read::<Question>(text.as_bytes()).is_err());
        assert!(read::<crate::json::RawJson>(text.as_bytes()).is_err());
    }
    let deep = format!("{{\"piles\": {}{}}}", "[".repeat(300), "]".repeat(300));
    // What nobody looks into may be as deep as it likes.
    assert!(read::<serde::de::IgnoredAny>(deep.as_bytes()).is_ok());
    assert!(read::<crate::json::RawJson>(deep.as_bytes()).is_ok());
    assert!(read::<Question>(deep.as_bytes()).is_err());
}

#[rstest]
#[case("")]
#[case("\u{feff}{}")]
#[case("[1, 2")]
#[case("{\"piles\": 1")]
#[case("{\"pil")]
#[case("{\"piles\":")]
#[case("{} {}")]
#[case("{\"piles\": [1,]}")]
#[case("{\"piles\": x}")]
#[case("{piles: 1}")]
#[case("{\"piles\" 1}")]
#[case("{\"piles\": [1 2]}")]
#[case("{\"piles\": [1] 2}")]
#[case("{\"piles\": [1.]}")]
#[case("{\"piles\": \"\\ud800\"}")]
#[case("{\"piles\": \"\\x\"}")]
#[case("{\"piles\": \"\n\"}")]
#[case("{\"piles\": [1], \"piles\": [1]}")]
#[case("{\"piles\": [1], \"x\": 1}")]
#[case("{\"piles\": [1], \"rul\": 1}")]
#[case("{\"piles\": [1], \"rule\": \"x\"}")]
#[case("{\"piles\": [1], \"rule\": \"norml\"}")]
#[case("{\"piles\": [1], \"rule\": 1}")]
#[case("{\"piles\": [1e999]}")]
#[case("{\"piles\": [1.5]}")]
#[case("{\"piles\": [-1]}")]
#[case("{\"piles\": [18446744073709551616]}")]
#[case("{\"piles\": [\"x\"]}")]
#[case("{\"piles\": {}}")]
#[case("{}")]
#[case("3")]
fn every_error_is_told_in_every_language_in_its_own_words(#[case] text: &str) {
    let problem = problem(text);
    let told: std::collections::BTreeSet<String> = Language::ALL
        .iter()
        .map(|&language| problem.detail.in_language(language))
        .collect();
    assert_eq!(told.len(), Language::ALL.len(), "{told:?}");
}

#[test]
fn lengths_of_arrays_and_tuples_are_told_in_turkish() {
    let told = |problem: Problem| problem.detail.in_language(Language::Turkish);
    let short = read::<[u8; 3]>(b"[1]").unwrap_err();
    assert_eq!(told(short.into()), "3 öğe bekleniyordu, 1 öğe bulundu");
    let short = read::<(u8, u8)>(b"[1]").unwrap_err();
    assert_eq!(told(short.into()), "2 öğe bekleniyordu, 1 öğe bulundu");
    let long = read::<(u8, u8)>(b"[1, 2, 3]").unwrap_err();
    assert_eq!(told(long.into()), "burada beklenen 2 öğeden fazlası var");
}

#[test]
fn what_serde_calls_by_its_type_is_told_in_plain_words() {
    #[derive(Debug, PartialEq, serde::Deserialize)]
    struct Pair(u8, u8);

    let told = |problem: ReadError| words_of(&problem.into());
    assert_eq!(
        told(read::<f64>(b"\"x\"").unwrap_err()),
        "expected a number, found the text \"x\""
    );
    assert_eq!(
        told(read::<Pair>(b"3").unwrap_err()),
        "expected an array, found the number 3"
    );
    assert_eq!(
        told(read::<(u8, u8)>(b"[1]").unwrap_err()),
        "expected 2 elements, found 1 element"
    );
    assert_eq!(read::<f64>(b"3"), Ok(3.0));
    assert_eq!(read::<Pair>(b"[1, 2]"), Ok(Pair(1, 2)));
}

#[test]
fn only_integers_of_64_bits_may_be_texts() {
    assert_eq!(read::<u64>(br#""7""#), Ok(7));
    assert_eq!(read::<i64>(br#""-7""#), Ok(-7));
    let problem: Problem = read::<u32>(br#""7""#).unwrap_err().into();
    assert_eq!(
        words_of(&problem),
        "expected a whole number, found the text \"7\""
    );
}
