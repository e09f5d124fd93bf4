//! What a course needs beyond answers: exercises, pictures, and words in the reader's language.
//!
//! This layer knows the types of the engine, and neither the questions of operations nor HTTP.

pub mod diagnosis;
pub mod exercises;
pub mod formats;
pub mod grading;
mod language;
pub mod messages;
pub mod picture;
pub mod trees;

pub use language::Language;
