//! Impartial games: both players have the same moves in every position.
//!
//! - [`mex`] is what Grundy values are made with.
//! - [`nim`] and [`nim_tree`] are Nim.
//! - [`subtraction`], [`take_and_break`] and [`take_rules`] are games of heaps; [`heap_values`] are their Grundy values, heap by heap,
//!   with the [`period`] in which they repeat.
//! - [`sum`] is what several of them are together.
//! - [`graph`] is any game that is told as a graph of its positions, with or without cycles.

mod excerpt;
pub mod graph;
pub mod heap_values;
pub mod mex;
pub mod nim;
pub mod nim_tree;
mod outcome;
pub mod period;
pub mod subtraction;
pub mod sum;
pub mod take_and_break;
pub mod take_rules;
mod value_set;

pub use excerpt::Excerpt;
pub use outcome::Outcome;
