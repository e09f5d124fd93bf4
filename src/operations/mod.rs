//! The catalogue of operations: a JSON question in, a JSON answer out. No HTTP here.

pub mod batch;
mod catalogue;
pub mod connect4;
pub mod course;
pub mod explain;
mod explained;
mod family;
pub mod grundy;
mod heap_tables;
mod identifier;
pub mod integer;
pub mod limit;
pub mod lines;
mod named_question;
pub mod nim;
pub mod offset;
mod operation;
pub mod outcome_class;
pub mod page;
pub mod positive_whole_number;
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
pub use heap_tables::{HeapRule, HeapTables};
pub use operation::{
    Answer, AnswerText, CatalogueEntry, Context, Description, Effort, Example, Operation,
    ReadQuestion, SizeLimits,
};
pub use query::{QueryKind, QueryParameter, as_query_problem, question_from_query};
pub use tables::Tables;
