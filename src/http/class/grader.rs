//! Grading the lines of a class.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;

use super::intake::no_room;
use crate::http::answer::Answer;
use crate::http::body_memory::Reserved;
use crate::http::media_type::Packing;
use crate::http::panic_guard::guarded;
use crate::http::problem_response::conceal_internals;
use crate::http::question::Question;
use crate::http::service::Service;
use crate::messages::Language;
use crate::operations::CatalogueEntry;
use crate::operations::lines::{LineAnswer, QuestionLine};
use crate::problems::Problem;

/// What grades the lines of one class.
pub(super) struct Grader {
    pub(super) service: Arc<Service>,
    pub(super) entry: &'static CatalogueEntry,
    /// How long each line may take.
    pub(super) wait: Duration,
    /// The language of a reader whose line names none.
    pub(super) language: Language,
}

/// The answer to a line, whose bytes count among those of all bodies until it is on its way.
pub(super) struct HeldAnswer {
    pub(super) json: Bytes,
    _reserved: Reserved,
}

impl Grader {
    /// The answer to a line.
    pub(super) async fn answer(&self, line: Result<QuestionLine, LineAnswer>) -> HeldAnswer {
        // A class is much small work; between any two lines it is somebody else's turn.
        tokio::task::yield_now().await;
        let QuestionLine { name, question } = match line {
            Ok(line) => line,
            Err(refused) => return self.hold_refusal(refused),
        };
        let asked = self.ask(question).await.and_then(|answer| {
            let reserved = self.service.bodies.memory.reserve(answer.json.len());
            Ok((answer, reserved.ok_or_else(no_room)?))
        });
        match asked {
            Ok((answer, reserved)) => HeldAnswer {
                json: name.answer(Ok(&answer.json), self.language).json.into(),
                _reserved: reserved,
            },
            Err(problem) => {
                let problem = conceal_internals(problem);
                self.hold_refusal(name.answer(Err(&problem), self.language))
            }
        }
    }

    /// Refusals are short.
    fn hold_refusal(&self, refused: LineAnswer) -> HeldAnswer {
        HeldAnswer {
            json: refused.json.into(),
            _reserved: self.service.bodies.memory.reserve_nothing(),
        }
    }

    async fn ask(&self, question: Vec<u8>) -> Result<Answer, Problem> {
        self.service.activity.accept()?;
        let memory = &self.service.bodies.memory;
        let question = Question {
            reserved: memory.reserve(question.len()).ok_or_else(no_room)?,
            bytes: question.into(),
            packing: Packing::Plain,
            wait: self.wait,
            language: self.language,
        };
        guarded(self.entry.path, question.ask(&self.service, self.entry)).await?
    }
}
