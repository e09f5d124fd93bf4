//! The answer to a line.

use crate::messages::Language;
use crate::operations::identifier::Identifier;
use crate::problems::Problem;

/// By what the one who wrote a line knows its answer.
#[derive(Debug)]
pub struct LineName {
    id: Identifier,
    number: u64,
}

/// The answer to a line, or its problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineAnswer {
    /// `{"id", "line", "status", "answer"}` or `{"id", "line", "status", "problem"}` as JSON, which ends in a newline.
    pub json: Vec<u8>,
    /// Whether it is an answer, and no problem.
    pub is_answered: bool,
    /// The place of the line, from 1.
    pub line: u64,
}

impl LineName {
    pub(super) fn new(id: Identifier, number: u64) -> Self {
        Self { id, number }
    }

    /// The name of a line whose `id` is not known, by its place.
    pub fn without_id(number: u64) -> Self {
        Self::new(Identifier::default(), number)
    }

    /// The answer to the line: what its operation answers, as JSON, or why it does not. The status is the one that
    /// the question would have had on its own. `reader` is the language that a problem is told in.
    pub fn answer(self, answered: Result<&[u8], &Problem>, reader: Language) -> LineAnswer {
        let (status, key, document) = match answered {
            Ok(answer) => (200, "answer", answer.trim_ascii_end().to_vec()),
            Err(problem) => {
                let document = problem.to_bytes(reader).trim_ascii_end().to_vec();
                (problem.kind.status(), "problem", document)
            }
        };
        let (id, line) = (self.id.text(), self.number);
        let mut json =
            format!("{{\"id\":{id},\"line\":{line},\"status\":{status},\"{key}\":").into_bytes();
        json.extend_from_slice(&document);
        json.extend_from_slice(b"}\n");
        LineAnswer {
            json,
            is_answered: answered.is_ok(),
            line,
        }
    }
}
