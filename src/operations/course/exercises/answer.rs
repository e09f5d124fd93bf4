//! An exercise as it is answered.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::kind::ExerciseKind;
use crate::messages::Language;
use crate::operations::integer::Integer;
use crate::operations::operation::Answer;

/// An exercise.
#[derive(Debug, Serialize, ToSchema)]
pub struct ExerciseAnswer {
    pub(super) kind: ExerciseKind,
    pub(super) seed: Integer,
    /// The version of Arborist: the same seed makes the same exercise in the same version.
    pub(super) version: &'static str,
    pub(super) language: Language,
    /// What to do, for whoever does it.
    pub(super) prompt: String,
    /// A picture of what it is about, as an SVG document.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    pub(super) svg: Option<String>,
    /// The same picture with what is never visited struck through; only with the key.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    pub(super) key_svg: Option<String>,
    /// What is asked, one after the other.
    pub(super) questions: Vec<PosedQuestion>,
    /// How many instances were looked at until this one had the answers that were wanted.
    pub(super) attempts: u32,
}

/// A question of an exercise.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ExercisePosedQuestion)]
pub(super) struct PosedQuestion {
    /// A short name for it.
    pub(super) id: &'static str,
    /// What is asked, for whoever answers it.
    pub(super) prompt: String,
    /// The question as `/grade` takes it: the path of the `operation`, and the fields of a question to that path.
    pub(super) question: Value,
    /// The parts that an answer can have.
    pub(super) parts: Vec<&'static str>,
    /// The right answer as `/grade` takes it; only with the key.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    pub(super) key: Option<Value>,
}

impl Answer for ExerciseAnswer {
    fn language(&self) -> Option<Language> {
        Some(self.language)
    }
}
