//! Problem documents (RFC 9457): how Arborist says that a question cannot be answered.
//!
//! A [`Problem`] is data. It is told in words at the very end, to each reader in the reader's own language.

mod detail;
mod document;
mod kind;
mod pointer;
mod words;

pub use detail::Detail;
pub use document::{PlacedErrorDocument, ProblemDocument};
pub use kind::ProblemKind;
pub use pointer::Pointer;

use std::fmt;

use crate::messages::Language;

/// Why a question could not be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What kind of problem it is.
    pub kind: ProblemKind,
    /// What is wrong with this question, in one or two sentences.
    pub detail: Detail,
    /// The places in the question that are wrong, if it is about places.
    pub errors: Vec<PlacedError>,
    /// The language that the question asks to be answered in, if it says so: it goes before the reader's.
    pub language: Option<Language>,
}

/// A place in the question and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedError {
    /// Where.
    pub pointer: Pointer,
    /// What is wrong there and how to put it right.
    pub detail: Detail,
}

impl Problem {
    /// A problem with the request as a whole.
    pub fn new(kind: ProblemKind, detail: impl Into<Detail>) -> Self {
        Self {
            kind,
            detail: detail.into(),
            errors: Vec::new(),
            language: None,
        }
    }

    /// A bug of this service, in words for its log: whoever asks is told no more than that there is one.
    pub fn internal(words: impl fmt::Display) -> Self {
        Self::new(ProblemKind::Internal, Detail::Verbatim(words.to_string()))
    }

    /// A problem at one place of the question.
    pub fn at(kind: ProblemKind, pointer: Pointer, detail: impl Into<Detail>) -> Self {
        let detail = detail.into();
        Self {
            kind,
            detail: detail.clone(),
            errors: vec![PlacedError { pointer, detail }],
            language: None,
        }
    }

    /// The same problem, seen from the object in which what it is about stands under `key`.
    pub fn under_key(mut self, key: &str) -> Self {
        for error in &mut self.errors {
            error.pointer = std::mem::take(&mut error.pointer).under_key(key);
        }
        self
    }

    /// The same problem, seen from the array in which what it is about stands at `index`.
    pub fn under_index(mut self, index: usize) -> Self {
        for error in &mut self.errors {
            error.pointer = std::mem::take(&mut error.pointer).under_index(index);
        }
        self
    }

    /// The same problem with a question that asks to be answered in this language, if in one.
    #[must_use]
    pub fn asked_in(mut self, language: Option<Language>) -> Self {
        self.language = language.or(self.language);
        self
    }

    /// The language in which it is told to somebody who reads `reader` best.
    pub fn told_in(&self, reader: Language) -> Language {
        self.language.unwrap_or(reader)
    }

    /// The document that says it to somebody who reads `reader` best.
    pub fn document(&self, reader: Language) -> ProblemDocument {
        ProblemDocument::of(self, self.told_in(reader))
    }

    /// The document as bytes, which end in a newline.
    pub fn to_bytes(&self, reader: Language) -> Vec<u8> {
        // A document of texts and numbers has nothing in it that could fail to be written.
        let mut bytes = serde_json::to_vec(&self.document(reader)).unwrap_or_default();
        bytes.push(b'\n');
        bytes
    }
}
