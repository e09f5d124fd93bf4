//! The catalogue of operations: a JSON question in, a JSON answer out. No HTTP here.

pub mod batch;
mod catalogue;
pub mod connect4;
pub mod course;
mod family;
pub mod grundy;
pub mod integer;
pub mod limit;
pub mod nim;
mod operation;
pub mod outcome_class;
mod query;
mod tables;
#[cfg(test)]
mod testing;
pub mod tictactoe;
pub mod tree;
pub mod uniform_tree;
mod unknown_operation;
pub mod whole_number;
pub mod whole_number_in_range;

pub use catalogue::{CATALOGUE, find};
pub use family::Family;
pub use operation::{
    Answer, AnswerText, CatalogueEntry, Context, Description, Effort, Example, Operation,
    ReadQuestion, SizeLimits,
};
pub use query::{QueryKind, QueryParameter, as_query_problem, question_from_query};
pub use tables::Tables;
