//! A message, and what it is about.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};
use serde::{Deserialize, Serialize};

use super::{Language, bundle};

/// The largest integer that the numbers of Fluent, which are of 64 bits with a fraction, keep exactly.
const LARGEST_EXACT: u128 = (1 << 53) - 1;

/// Something to say, in no language yet. Serde makes it a text that it can be read from again, for where nothing but
/// texts is handed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    id: Cow<'static, str>,
    arguments: Vec<(Cow<'static, str>, Argument)>,
}

impl Message {
    /// The message with this id, a literal.
    pub fn new(id: &'static str) -> Self {
        Self {
            id: Cow::Borrowed(id),
            arguments: Vec::new(),
        }
    }

    /// The same message with an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The id of its pattern.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// One of its arguments.
    pub fn argument(&self, name: &str) -> Option<&Argument> {
        let mut arguments = self.arguments.iter();
        arguments.find_map(|(known, value)| (known == name).then_some(value))
    }

    /// The message in words.
    pub fn in_language(&self, language: Language) -> String {
        let mut values = FluentArgs::with_capacity(self.arguments.len());
        for (name, argument) in &self.arguments {
            values.set(name.as_ref(), argument.in_language(language));
        }
        bundle::format(language, &self.id, &values)
    }
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Argument {
    /// A text that is the same in every language: a name, a number that is not whole.
    Text(String),
    /// A whole number, which may choose a plural. It is written as in JSON: digits, and `-` before a negative one.
    Whole(i128),
    /// Several texts.
    Items(Items),
    /// A part of a sentence that is a message of its own.
    Message(Box<Message>),
}

/// Several texts, told as "a, b and c"; or as "a, b and 7 more" where only the first are shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Items {
    /// The first of them.
    pub shown: Vec<String>,
    /// How many there are.
    pub total: u64,
}

impl Argument {
    /// The argument as Fluent has it.
    pub(super) fn in_language(&self, language: Language) -> FluentValue<'_> {
        match self {
            Self::Text(text) => text.as_str().into(),
            Self::Whole(value) if value.unsigned_abs() <= LARGEST_EXACT => {
                FluentValue::from(*value as f64)
            }
            Self::Whole(value) => value.to_string().into(),
            Self::Items(items) => items.in_language(language).into(),
            Self::Message(message) => message.in_language(language).into(),
        }
    }
}

impl Items {
    fn in_language(&self, language: Language) -> String {
        let more = self.total.saturating_sub(self.shown.len() as u64);
        let said = match (self.shown.as_slice(), more) {
            ([], 0) => return String::new(),
            ([only], 0) => return only.clone(),
            ([first @ .., last], 0) => Message::new("list")
                .with("first", first.join(", "))
                .with("last", last.as_str()),
            (shown, more) => Message::new("list-cut-short")
                .with("shown", shown.join(", "))
                .with("shown_total", shown.len())
                .with("more", more),
        };
        said.in_language(language)
    }
}

impl From<Vec<String>> for Items {
    fn from(shown: Vec<String>) -> Self {
        Self {
            total: shown.len() as u64,
            shown,
        }
    }
}

impl From<Items> for Argument {
    fn from(items: Items) -> Self {
        Self::Items(items)
    }
}

impl From<Vec<String>> for Argument {
    fn from(items: Vec<String>) -> Self {
        Self::Items(items.into())
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

/// Declares which numbers are whole numbers of messages.
macro_rules! whole {
    ($($number:ty),+) => {
        $(impl From<$number> for Argument {
            fn from(value: $number) -> Self {
                Self::Whole(value as i128)
            }
        })+
    };
}

impl From<u128> for Argument {
    fn from(value: u128) -> Self {
        i128::try_from(value).map_or_else(|_| Self::Text(value.to_string()), Self::Whole)
    }
}

whole!(u8, u16, u32, u64, usize, i32, i64, i128);
