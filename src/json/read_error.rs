//! What is wrong with a question's JSON, and where.

use std::fmt;

use serde::de::{Error, Expected, Unexpected};

use crate::nearest::nearest;
use crate::problems::{Pointer, Problem, ProblemKind};

/// An error in the JSON of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError(Box<Problem>);

impl ReadError {
    /// The text is not JSON.
    pub(super) fn malformed(kind: ProblemKind, detail: String) -> Self {
        Self(Box::new(Problem::new(kind, detail)))
    }

    /// A value is not as it should be.
    pub(super) fn value(kind: ProblemKind, detail: impl Into<String>) -> Self {
        Self(Box::new(Problem::at(kind, Pointer::root(), detail)))
    }

    /// The same error, seen from the object in which the value stands under `key`.
    #[cold]
    pub(super) fn under_key(self, key: &str) -> Self {
        Self(Box::new(self.0.under_key(key)))
    }

    /// The same error, seen from the array in which the value stands at `index`.
    #[cold]
    pub(super) fn under_index(self, index: usize) -> Self {
        Self(Box::new(self.0.under_index(index)))
    }
}

impl From<ReadError> for Problem {
    fn from(error: ReadError) -> Self {
        *error.0
    }
}

/// A message with its kind. Serde hands on errors as texts only, so the kind travels as its code in front
/// and is taken off again by [`ReadError`].
#[derive(Clone, Debug)]
pub struct Coded<T>(
    /// The kind.
    pub ProblemKind,
    /// The message.
    pub T,
);

const MARK: char = '\u{1}';

impl<T: fmt::Display> fmt::Display for Coded<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{MARK}{}{MARK}{}", self.0.code(), self.1)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.detail)
    }
}

impl std::error::Error for ReadError {}

impl Error for ReadError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        let text = message.to_string();
        let coded = text
            .strip_prefix(MARK)
            .and_then(|rest| rest.split_once(MARK));
        match coded.and_then(|(code, text)| Some((ProblemKind::from_code(code)?, text))) {
            Some((kind, text)) => Self::value(kind, text),
            None => Self::value(ProblemKind::WrongType, text),
        }
    }

    fn invalid_type(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::value(
            ProblemKind::WrongType,
            format!("expected {}, found {}", wanted(expected), Found(unexpected)),
        )
    }

    fn invalid_value(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::value(
            ProblemKind::OutOfRange,
            format!("expected {}, found {}", wanted(expected), Found(unexpected)),
        )
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Self {
        let expected = expected
            .to_string()
            .replace("a tuple of size", "as many elements as");
        Self::value(
            ProblemKind::WrongType,
            format!("expected {expected}, found {length}"),
        )
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        Self::value(
            ProblemKind::OutOfRange,
            format!(
                "\"{}\" is not one of {}{}",
                shorten(variant),
                list(expected),
                suggestion(variant, expected)
            ),
        )
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        let detail = if expected.is_empty() {
            format!("there is no key \"{}\" here", shorten(field))
        } else {
            format!(
                "there is no key \"{}\" here{}; known keys are {}",
                shorten(field),
                suggestion(field, expected),
                list(expected)
            )
        };
        Self::value(ProblemKind::UnknownKey, detail).under_key(field)
    }

    fn missing_field(field: &'static str) -> Self {
        Self::value(
            ProblemKind::MissingKey,
            format!("the key \"{field}\" is missing"),
        )
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::value(
            ProblemKind::DuplicateKey,
            format!("the key \"{field}\" stands twice in this object"),
        )
        .under_key(field)
    }
}

/// What is expected, as a student would call it: serde calls numbers by their types in Rust.
fn wanted(expected: &dyn Expected) -> String {
    let expected = expected.to_string();
    let range = match expected.as_str() {
        "u8" => (0, u8::MAX.into()),
        "u16" => (0, u16::MAX.into()),
        "u32" => (0, u32::MAX.into()),
        "u64" => (0, u64::MAX.into()),
        "i32" => (i32::MIN.into(), i32::MAX.into()),
        "i64" => (i64::MIN.into(), i64::MAX.into()),
        _ => return expected,
    };
    let (smallest, largest): (i128, i128) = range;
    format!("a whole number from {smallest} to {largest}")
}

/// A value as a student would call it.
struct Found<'a>(Unexpected<'a>);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Bool(value) => write!(f, "{value}"),
            Unexpected::Unsigned(value) => write!(f, "the number {value}"),
            Unexpected::Signed(value) => write!(f, "the number {value}"),
            Unexpected::Float(value) => write!(f, "the number {value}"),
            Unexpected::Str(text) => write!(f, "the text \"{}\"", shorten(text)),
            Unexpected::Unit | Unexpected::Option => f.write_str("null"),
            Unexpected::Seq => f.write_str("an array"),
            Unexpected::Map | Unexpected::StructVariant => f.write_str("an object"),
            other => write!(f, "{other}"),
        }
    }
}

/// What was posted, cut to a length that fits into a message.
pub(super) fn shorten(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn list(words: &[&str]) -> String {
    words
        .iter()
        .map(|word| format!("\"{word}\""))
        .collect::<Vec<_>>()
        .join(", ")
}

/// `, did you mean "..."?` when one of the known words is near.
fn suggestion(word: &str, known: &[&str]) -> String {
    nearest(word, known.iter().copied())
        .map(|known| format!(", did you mean \"{known}\"?"))
        .unwrap_or_default()
}
