//! Questions in a query string: `?piles=2,4&rule=normal` asks what `{"piles": [2, 4], "rule": "normal"}` asks.

use serde_json::{Map, Value};

use crate::json::{exact_integer, expected_found, found_text};
use crate::messages::Message;
use crate::nearest::nearest;
use crate::problems::{Pointer, Problem, ProblemKind};

/// A parameter of a query string. It stands for the key of the same name in the question.
#[derive(Clone, Copy, Debug)]
pub struct QueryParameter {
    /// The name.
    pub name: &'static str,
    /// How its text becomes a JSON value.
    pub kind: QueryKind,
    /// What it means.
    pub description: &'static str,
    /// A value that works.
    pub example: &'static str,
    /// Whether it must be there.
    pub required: bool,
}

/// How the text of a parameter becomes a JSON value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QueryKind {
    /// The text itself.
    Text,
    /// A whole number.
    Integer,
    /// `true` or `false`.
    Boolean,
    /// Whole numbers between commas; the empty text is the empty list.
    Integers,
}

/// The question, as JSON, that decoded pairs of a query string ask.
///
/// # Errors
/// A parameter that is unknown, stands twice or has a value of another kind.
pub fn question_from_query(
    parameters: &[QueryParameter],
    pairs: impl IntoIterator<Item = (String, String)>,
) -> Result<Vec<u8>, Problem> {
    let mut question = Map::new();
    for (name, text) in pairs {
        let Some(parameter) = parameters.iter().find(|parameter| parameter.name == name) else {
            let known = || parameters.iter().map(|parameter| parameter.name);
            let listed = known().collect::<Vec<_>>().join(", ");
            let detail = match nearest(&name, known()) {
                Some(near) => Message::new("query-unknown-near")
                    .with("name", name.as_str())
                    .with("near", near)
                    .with("known", listed),
                None => Message::new("query-unknown")
                    .with("name", name.as_str())
                    .with("known", listed),
            };
            return Err(bad(&name, detail));
        };
        let value = parameter
            .kind
            .value(&text)
            .map_err(|wanted| bad(&name, expected_found(wanted, found_text(&text))))?;
        if question.insert(name.clone(), value).is_some() {
            let detail = Message::new("query-twice").with("name", name.as_str());
            return Err(bad(&name, detail));
        }
    }
    if let Some(missing) = parameters
        .iter()
        .find(|parameter| parameter.required && !question.contains_key(parameter.name))
    {
        return Err(bad(
            missing.name,
            Message::new("query-missing")
                .with("name", missing.name)
                .with("example", missing.example),
        ));
    }
    Ok(Value::Object(question).to_string().into_bytes())
}

/// What a problem with the question that a query string asked is called: a bad value there is a bad query.
pub fn as_query_problem(mut problem: Problem) -> Problem {
    if matches!(
        problem.kind,
        ProblemKind::UnknownKey
            | ProblemKind::DuplicateKey
            | ProblemKind::MissingKey
            | ProblemKind::WrongType
            | ProblemKind::OutOfRange
            | ProblemKind::MalformedJson
    ) {
        problem.kind = ProblemKind::BadQuery;
    }
    problem
}

fn bad(name: &str, detail: Message) -> Problem {
    Problem::at(ProblemKind::BadQuery, Pointer::key(name), detail)
}

impl QueryKind {
    fn value(self, text: &str) -> Result<Value, Message> {
        match self {
            Self::Text => Ok(Value::String(text.to_owned())),
            Self::Integer => integer(text).ok_or(Message::new("wanted-whole-number")),
            Self::Boolean => match text {
                "true" | "1" | "" => Ok(Value::Bool(true)),
                "false" | "0" => Ok(Value::Bool(false)),
                _ => Err(Message::new("wanted-boolean")),
            },
            Self::Integers if text.is_empty() => Ok(Value::Array(Vec::new())),
            Self::Integers => text
                .split(',')
                .map(|part| integer(part.trim()))
                .collect::<Option<Vec<_>>>()
                .map(Value::Array)
                .ok_or(Message::new("query-wanted-integers")),
        }
    }
}

/// A whole number, in any form that JSON takes; one that is too large stays a text of digits for the reader to judge.
fn integer(text: &str) -> Option<Value> {
    let value = exact_integer(text)?;
    Some(i64::try_from(value).map_or_else(|_| Value::String(value.to_string()), Value::from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;
    use crate::operations::testing::in_turkish_and_dutch;

    const PARAMETERS: &[QueryParameter] = &[
        QueryParameter {
            name: "piles",
            kind: QueryKind::Integers,
            description: "The sizes of the piles",
            example: "2,4",
            required: true,
        },
        QueryParameter {
            name: "rule",
            kind: QueryKind::Text,
            description: "Who wins",
            example: "normal",
            required: false,
        },
    ];

    fn ask(pairs: &[(&str, &str)]) -> Result<String, Problem> {
        let pairs = pairs
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        question_from_query(PARAMETERS, pairs).map(|json| String::from_utf8(json).unwrap())
    }

    #[test]
    fn a_query_asks_what_its_question_asks() {
        assert_eq!(
            ask(&[("piles", "2, 4,18446744073709551615"), ("rule", "misere")]).unwrap(),
            r#"{"piles":[2,4,"18446744073709551615"],"rule":"misere"}"#
        );
        assert_eq!(ask(&[("piles", "")]).unwrap(), r#"{"piles":[]}"#);
    }

    #[test]
    fn a_bad_query_is_named() {
        for (pairs, words) in [
            (&[("pile", "2")] as &[_], "no parameter \"pile\""),
            (&[("piles", "2"), ("piles", "3")], "stands twice"),
            (&[("piles", "2,x")], "whole numbers between commas"),
            (&[("rule", "normal")], "\"piles\" is missing"),
        ] {
            let problem = ask(pairs).unwrap_err();
            assert_eq!(problem.kind, ProblemKind::BadQuery);
            let detail = problem.detail.in_language(Language::English);
            assert!(detail.contains(words), "{problem:?}");
        }
    }

    #[test]
    fn a_bad_query_is_told_in_turkish_and_dutch() {
        let problem = ask(&[("piles", "2,x")]).unwrap_err();
        assert_eq!(
            in_turkish_and_dutch(&problem),
            [
                "3,4,5 gibi, virgüllerle ayrılmış tam sayılar bekleniyordu, \"2,x\" metni bulundu",
                "verwacht: gehele getallen tussen komma's, zoals 3,4,5; gevonden: de tekst \"2,x\""
            ]
        );
    }
}
