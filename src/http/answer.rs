//! An answer as it is handed to everybody who has asked for it.

use axum::http::HeaderValue;
use bytes::Bytes;

use super::etag;
use crate::messages::Language;
use crate::operations::AnswerText;

/// An answer. Cloning it copies no JSON.
#[derive(Clone, Debug)]
pub(super) struct Answer {
    /// The JSON.
    pub(super) json: Bytes,
    /// The strong entity tag, if the answer depends on the question alone.
    pub(super) etag: Option<HeaderValue>,
    /// The language in which it speaks, if it does.
    pub(super) language: Option<Language>,
}

impl From<AnswerText> for Answer {
    fn from(answer: AnswerText) -> Self {
        Self {
            etag: answer
                .depends_on_question_alone
                .then(|| etag::of(&answer.json)),
            json: answer.json.into(),
            language: answer.language,
        }
    }
}
