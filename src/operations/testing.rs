//! Asking operations in tests.

use std::sync::atomic::AtomicBool;

use serde_json::Value;

use super::operation::{AnswerText, Context, Effort, SizeLimits};
use super::tables::Tables;
use super::{CATALOGUE, find};
use crate::messages::Language;
use crate::problems::{Problem, ProblemKind};

/// What operations lean on in a test: no tables, and nobody who stops them unless it says so.
pub(super) struct Setting {
    pub(super) sizes: SizeLimits,
    stop: AtomicBool,
    tables: Tables,
}

impl Default for Setting {
    fn default() -> Self {
        Self {
            sizes: SizeLimits::default(),
            stop: AtomicBool::new(false),
            tables: Tables::new(0),
        }
    }
}

impl Setting {
    /// A setting in which the time is up before anything begins.
    pub(super) fn stopped() -> Self {
        Self {
            stop: AtomicBool::new(true),
            ..Self::default()
        }
    }

    /// The context of an operation.
    pub(super) fn context(&self) -> Context<'_> {
        Context {
            sizes: &self.sizes,
            stop: &self.stop,
            tables: &self.tables,
            catalogue: CATALOGUE,
            language: Language::default(),
        }
    }

    /// The answer to a question as it is sent.
    pub(super) fn ask(&self, path: &str, question: &str) -> Result<AnswerText, Problem> {
        find(path)
            .unwrap()
            .ask(question.as_bytes(), &self.context())
    }
}

/// The answer to a question.
pub(super) fn ask(path: &str, question: &Value) -> Value {
    try_ask(path, question)
        .unwrap_or_else(|problem| panic!("{path} refuses {question}: {problem:?}"))
}

/// The answer to a question, or the problem with it.
pub(super) fn try_ask(path: &str, question: &Value) -> Result<Value, Problem> {
    try_ask_text(path, &question.to_string())
}

/// The answer to a question that is told as a text, since it is more, or less, than a JSON value.
pub(super) fn try_ask_text(path: &str, question: &str) -> Result<Value, Problem> {
    let answer = Setting::default().ask(path, question)?;
    Ok(serde_json::from_slice(&answer.json).unwrap())
}

/// The kind, the place and the detail of the problem with a question.
pub(super) fn refused(path: &str, question: &Value) -> (ProblemKind, String, String) {
    let problem = try_ask(path, question).unwrap_err();
    let place = problem.errors[0].pointer.to_string();
    let detail = problem.detail.in_language(Language::English);
    (problem.kind, place, detail)
}

/// What is wrong, as it is told to those who read Turkish and Dutch.
pub(super) fn in_turkish_and_dutch(problem: &Problem) -> [String; 2] {
    [Language::Turkish, Language::Dutch].map(|language| problem.detail.in_language(language))
}

/// How much work a question is said to be.
pub(super) fn effort(path: &str, question: &Value) -> Effort {
    find(path)
        .unwrap()
        .read(question.to_string().as_bytes())
        .unwrap()
        .effort
}

/// The rows of a fixture.
pub(super) fn rows(fixture: &str) -> Vec<Value> {
    serde_json::from_str(fixture).unwrap()
}

/// The row of a fixture with this id.
pub(super) fn row(fixture: &str, id: &str) -> Value {
    rows(fixture)
        .into_iter()
        .find(|row| row["id"] == id)
        .unwrap_or_else(|| panic!("there is no row {id}"))
}
