//! A problem in words.

use serde::Serialize;
use utoipa::ToSchema;

use super::Problem;
use crate::messages::Language;

/// A problem document (RFC 9457).
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemDocument {
    /// A path on this service that explains this kind of problem.
    #[serde(rename = "type")]
    #[schema(example = "/problems/unknown-key")]
    kind: String,
    /// One line, the same for all problems of this kind.
    title: String,
    /// The HTTP status.
    #[schema(minimum = 400, maximum = 599)]
    status: u16,
    /// What is wrong with this question.
    detail: String,
    /// The places that are wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    errors: Vec<PlacedErrorDocument>,
}

/// A place in the question and what is wrong there.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PlacedError)]
pub struct PlacedErrorDocument {
    /// JSON pointer (RFC 6901) into the question.
    pointer: String,
    /// What is wrong there and how to put it right.
    detail: String,
}

impl ProblemDocument {
    /// The problem in this language.
    pub(super) fn of(problem: &Problem, language: Language) -> Self {
        let errors = problem.errors.iter().map(|error| PlacedErrorDocument {
            pointer: error.pointer.to_string(),
            detail: error.detail.in_language(language),
        });
        Self {
            kind: format!("/problems/{}", problem.kind.code()),
            title: problem.kind.title().in_language(language),
            status: problem.kind.status(),
            detail: problem.detail.in_language(language),
            errors: errors.collect(),
        }
    }
}
