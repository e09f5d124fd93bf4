//! Impartial games: both players have the same moves in every position.
//!
//! - [`mex`] is what Grundy values are made with.
//! - [`nim`] and [`nim_tree`] are Nim, [`nim_variants`] games that are nearly Nim, [`nimber`] the field of its values.
//! - [`subtraction`] and [`take_and_break`] are games of heaps; [`heap_values`] are their Grundy values, heap by heap,
//!   with the [`period`] in which they repeat.
//! - [`graph`] is any game that is told as a graph of its positions, with or without cycles.

pub mod graph;
pub mod heap_values;
pub mod mex;
pub mod nim;
pub mod nim_tree;
pub mod nim_variants;
pub mod nimber;
mod outcome;
pub mod period;
pub mod subtraction;
pub mod take_and_break;

pub use outcome::Outcome;
