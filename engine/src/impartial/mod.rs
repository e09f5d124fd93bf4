//! Impartial games: both players have the same moves in every position.

pub mod nim;
pub mod nim_tree;
mod outcome;

pub use outcome::Outcome;
