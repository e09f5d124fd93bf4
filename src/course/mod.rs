//! What a course needs beyond answers: exercises, pictures, and words in the reader's language.
//!
//! This layer knows the types of the engine, and neither the questions of operations nor HTTP.

pub mod exercises;
mod language;
pub mod messages;
pub mod picture;

pub use language::Language;
