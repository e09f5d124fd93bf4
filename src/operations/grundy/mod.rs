//! Impartial games by their Grundy values.

mod graph;
mod heap_value;
mod mex;
mod octal;
mod subtraction;
mod sum;

pub use graph::{GraphAnswer, GraphGame, GraphNode, GraphOutcome, GraphQuestion, GraphStart};
pub use heap_value::{HeapJudgement, HeapPeriod};
pub use mex::{Mex, MexAnswer, MexQuestion};
pub use octal::{HeapBreak, Octal, OctalAnswer, OctalQuestion};
pub use subtraction::{HeapMove, Subtraction, SubtractionAnswer, SubtractionQuestion};
pub use sum::{
    AmountMove, BreakMove, ComponentMove, GraphComponent, NimComponent, OctalComponent,
    SubtractionComponent, Sum, SumAnswer, SumComponent, SumComponentAnswer, SumLoopy, SumQuestion,
    SumRule,
};

#[cfg(test)]
mod tests;
