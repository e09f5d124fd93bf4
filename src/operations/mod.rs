//! The catalogue of operations: a JSON question in, a JSON answer out. No HTTP here.

mod batch;
mod catalogue;
mod integer;
mod limit;
mod operation;
mod query;
mod tree;
mod unknown_operation;

pub use catalogue::{CATALOGUE, find};
pub use operation::{
    Answer, AnswerText, CatalogueEntry, Context, Description, Effort, Example, Operation,
    ReadQuestion, SizeLimits,
};
pub use query::{QueryKind, QueryParameter, as_query_problem, question_from_query};
pub use unknown_operation::unknown_operation;
