//! What is wrong with a question's JSON, and where.

use std::fmt;

use serde::de::{Error, Expected, Unexpected};

use super::coded;
use crate::messages::{Argument, Language, Message};
use crate::nearest::nearest;
use crate::problems::{Detail, Pointer, Problem, ProblemKind};
use crate::shorten::shorten;

/// An error in the JSON of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError(Box<Problem>);

impl ReadError {
    /// The text is not JSON.
    pub(super) fn malformed(kind: ProblemKind, detail: impl Into<Detail>) -> Self {
        Self(Box::new(Problem::new(kind, detail)))
    }

    /// A value is not as it should be.
    pub(super) fn value(kind: ProblemKind, detail: impl Into<Detail>) -> Self {
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

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.detail.in_language(Language::default()))
    }
}

impl std::error::Error for ReadError {}

impl Error for ReadError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        let text = message.to_string();
        match coded::read(&text) {
            Some((kind, detail)) => Self::value(kind, detail),
            // What serde and its helpers say is not ours.
            None => Self::value(ProblemKind::WrongType, Detail::Verbatim(text)),
        }
    }

    fn invalid_type(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::value(
            ProblemKind::WrongType,
            expected_found(wanted(expected), found(unexpected)),
        )
    }

    fn invalid_value(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::value(
            ProblemKind::OutOfRange,
            expected_found(wanted(expected), found(unexpected)),
        )
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Self {
        Self::value(
            ProblemKind::WrongType,
            expected_found(wanted(expected), elements(length)),
        )
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Self {
        let (word, known) = (shorten(variant), list(expected));
        let detail = match nearest(variant, expected.iter().copied()) {
            Some(near) => Message::new("json-unknown-word-near")
                .with("word", word)
                .with("known", known)
                .with("near", near),
            None => Message::new("json-unknown-word")
                .with("word", word)
                .with("known", known),
        };
        Self::value(ProblemKind::OutOfRange, detail)
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Self {
        let (key, known) = (shorten(field), list(expected));
        let detail = match nearest(field, expected.iter().copied()) {
            Some(near) => Message::new("json-unknown-key-near")
                .with("key", key)
                .with("near", near)
                .with("known", known),
            None if expected.is_empty() => Message::new("json-no-key").with("key", key),
            None => Message::new("json-unknown-key")
                .with("key", key)
                .with("known", known),
        };
        Self::value(ProblemKind::UnknownKey, detail).under_key(field)
    }

    fn missing_field(field: &'static str) -> Self {
        Self::value(
            ProblemKind::MissingKey,
            Message::new("json-missing-key").with("key", field),
        )
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::value(
            ProblemKind::DuplicateKey,
            Message::new("json-duplicate-key").with("key", field),
        )
        .under_key(field)
    }
}

/// "expected an array, found the number 3".
pub fn expected_found(wanted: impl Into<Argument>, found: impl Into<Argument>) -> Message {
    Message::new("expected-found")
        .with("wanted", wanted)
        .with("found", found)
}

/// What is expected, as a student would call it: serde calls numbers and arrays by their types in Rust.
fn wanted(expected: &dyn Expected) -> Argument {
    let expected = expected.to_string();
    let range: (i128, i128) = match expected.as_str() {
        "f64" => return Message::new("wanted-number").into(),
        "u8" => (0, u8::MAX.into()),
        "u16" => (0, u16::MAX.into()),
        "u32" => (0, u32::MAX.into()),
        "u64" => (0, u64::MAX.into()),
        "i32" => (i32::MIN.into(), i32::MAX.into()),
        "i64" => (i64::MIN.into(), i64::MAX.into()),
        text => {
            let message = coded::read_wanted(text).or_else(|| wanted_elements(text));
            return message.map_or_else(|| text.into(), Argument::from);
        }
    };
    let (smallest, largest) = range;
    Message::new("wanted-whole-number-in-range")
        .with("smallest", smallest)
        .with("largest", largest)
        .into()
}

/// How many elements serde expects, of a tuple or an array.
fn wanted_elements(expected: &str) -> Option<Message> {
    let size = expected
        .strip_prefix("a tuple of size ")
        .or_else(|| expected.strip_prefix("an array of length "))?;
    size.parse().ok().map(elements)
}

/// "2 elements".
fn elements(count: usize) -> Message {
    Message::new("elements").with("count", count)
}

/// A value as a student would call it.
fn found(unexpected: Unexpected<'_>) -> Argument {
    match unexpected {
        Unexpected::Bool(value) => value.to_string().into(),
        Unexpected::Unsigned(value) => found_number(value.to_string()),
        Unexpected::Signed(value) => found_number(value.to_string()),
        Unexpected::Float(value) => found_number(value.to_string()),
        Unexpected::Str(text) => found_text(text),
        Unexpected::Unit | Unexpected::Option => "null".into(),
        Unexpected::Seq => Message::new("wanted-array").into(),
        Unexpected::Map | Unexpected::StructVariant => Message::new("wanted-object").into(),
        // Nothing in JSON is anything else.
        _ => Message::new("found-something-else").into(),
    }
}

/// "the number 3".
pub(super) fn found_number(number: String) -> Argument {
    Message::new("found-number").with("number", number).into()
}

/// "the text "abc"".
pub fn found_text(text: &str) -> Argument {
    Message::new("found-text")
        .with("text", shorten(text))
        .into()
}

/// The words in quotes.
pub(super) fn list(words: &[&str]) -> String {
    words
        .iter()
        .map(|word| format!("\"{word}\""))
        .collect::<Vec<_>>()
        .join(", ")
}
