//! What is wrong, to be told in the language of whoever asked.

use serde::{Deserialize, Serialize};

use crate::messages::{Argument, Language, Message};

/// What is wrong with a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Detail {
    /// In any language.
    Message(Message),
    /// In words that are not ours: they are the same to every reader.
    Verbatim(String),
}

impl Detail {
    /// It in words.
    pub fn in_language(&self, language: Language) -> String {
        match self {
            Self::Message(message) => message.in_language(language),
            Self::Verbatim(text) => text.clone(),
        }
    }
}

impl From<Message> for Detail {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<Detail> for Argument {
    fn from(detail: Detail) -> Self {
        match detail {
            Detail::Message(message) => message.into(),
            Detail::Verbatim(text) => text.into(),
        }
    }
}
