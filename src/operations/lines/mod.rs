//! Many questions to one operation, one a line (NDJSON), and their answers, one a line, in the order of the questions.
//!
//! The command line and HTTP share what stands here, so that a line has the same answer everywhere.

mod answer;
mod common_question;
mod splitter;

pub use answer::{LineAnswer, LineName};
pub use common_question::{CommonQuestion, QuestionLine};
pub use splitter::{LineSplitter, NumberedLine};
