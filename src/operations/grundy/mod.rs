//! Impartial games by their Grundy values.

mod breaking;
mod graph;
mod heap_value;
mod mex;
mod octal;
mod subtraction;
mod sum;
mod take;

pub use breaking::{BreakingAnswer, HeapBreak};
pub use graph::{GraphAnswer, GraphGame, GraphNode, GraphOutcome, GraphQuestion, GraphStart};
pub use heap_value::{HeapJudgement, HeapPeriod};
pub use mex::{Mex, MexAnswer, MexQuestion};
pub use octal::{Octal, OctalQuestion};
pub use subtraction::{HeapMove, Subtraction, SubtractionAnswer, SubtractionQuestion};
pub use sum::{
    AmountMove, BreakMove, ComponentMove, GraphComponent, NimComponent, OctalComponent,
    SubtractionComponent, Sum, SumAnswer, SumComponent, SumComponentAnswer, SumLoopy, SumQuestion,
    SumRule, TakeComponent,
};
pub use take::{Take, TakeAmounts, TakeQuestion, ToldHeaps, ToldRule};

#[cfg(test)]
mod tests;
