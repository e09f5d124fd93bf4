//! Nim, games that are nearly Nim, and the arithmetic of their values.

pub mod arithmetic;
mod children;
mod eval;
mod explained;
mod explanation;
mod judgement;
mod question;
mod reason;
mod sentences;
pub mod variants;
mod winning_move;

pub use children::NimChild;
pub use eval::{Eval, NimEvaluation};
pub(super) use explained::{NimConventions, explain, explain_variant};
pub use explanation::{BinaryChange, BinaryColumn, BinaryColumns, BinaryRow, NimExplanation};
pub use judgement::{NimJudgement, NimMove, NimPerspective};
pub use question::{NimQuestion, NimRule};
pub use winning_move::WinningMove;

#[cfg(test)]
mod tests;
