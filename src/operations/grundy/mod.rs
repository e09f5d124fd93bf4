//! Impartial games by their Grundy values.

mod graph;
mod heap_value;
mod mex;
mod octal;
mod subtraction;

pub use graph::{GraphAnswer, GraphGame, GraphNode, GraphOutcome, GraphQuestion, GraphStart};
pub(super) use heap_value::out_of_time;
pub use heap_value::{HeapJudgement, HeapPeriod};
pub use mex::{Mex, MexAnswer, MexQuestion};
pub use octal::{HeapBreak, Octal, OctalAnswer, OctalQuestion};
pub use subtraction::{HeapMove, Subtraction, SubtractionAnswer, SubtractionQuestion};

#[cfg(test)]
mod tests;
