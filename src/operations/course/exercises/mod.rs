//! Exercises with the answer that a teacher wants.

mod answer;
mod constraints;
mod game_exercises;
mod key;
mod kind;
mod make;
mod number_range;
mod operation;
mod pose;
mod question;
mod questions;
#[cfg(test)]
mod tests;
mod tree_exercises;

pub use operation::Exercises;
pub use question::ExerciseQuestion;
pub(super) use questions::questions;
