//! Problem documents (RFC 9457): how Arborist says that a question cannot be answered.

mod kind;
mod pointer;

pub use kind::ProblemKind;
pub use pointer::Pointer;

use serde::Serialize;
use utoipa::ToSchema;

/// Why a question could not be answered, as it is shown to the one who asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What kind of problem it is.
    pub kind: ProblemKind,
    /// What is wrong with this question, in one or two sentences.
    pub detail: String,
    /// The places in the question that are wrong, if it is about places.
    pub errors: Vec<PlacedError>,
}

/// A place in the question and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlacedError {
    /// JSON pointer (RFC 6901) into the question.
    #[schema(value_type = String)]
    pub pointer: Pointer,
    /// What is wrong there and how to put it right.
    pub detail: String,
}

impl Problem {
    /// A problem with the request as a whole.
    pub fn new(kind: ProblemKind, detail: impl Into<String>) -> Self {
        Self {
            kind,
            detail: detail.into(),
            errors: Vec::new(),
        }
    }

    /// A problem at one place of the question.
    pub fn at(kind: ProblemKind, pointer: Pointer, detail: impl Into<String>) -> Self {
        let detail = detail.into();
        Self {
            kind,
            detail: detail.clone(),
            errors: vec![PlacedError { pointer, detail }],
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

    /// The document that says it.
    pub fn document(&self) -> ProblemDocument {
        ProblemDocument {
            kind: format!("/problems/{}", self.kind.code()),
            title: self.kind.title(),
            status: self.kind.status(),
            detail: self.detail.clone(),
            errors: self.errors.clone(),
        }
    }

    /// The document as bytes, which end in a newline.
    pub fn to_bytes(&self) -> Vec<u8> {
        // A document of texts and numbers has nothing in it that could fail to be written.
        let mut bytes = serde_json::to_vec(&self.document()).unwrap_or_default();
        bytes.push(b'\n');
        bytes
    }
}

/// A problem document (RFC 9457).
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemDocument {
    /// A path on this service that explains this kind of problem.
    #[serde(rename = "type")]
    #[schema(example = "/problems/unknown-key")]
    kind: String,
    /// One line, the same for all problems of this kind.
    title: &'static str,
    /// The HTTP status.
    #[schema(minimum = 400, maximum = 599)]
    status: u16,
    /// What is wrong with this question.
    detail: String,
    /// The places that are wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    errors: Vec<PlacedError>,
}
