//! Nim: who wins, by which moves, and what the moves lead to.

mod children;
mod eval;
mod explained;
mod judgement;
mod question;
mod winning_move;

pub use children::NimChild;
pub use eval::{Eval, NimEvaluation};
pub(super) use explained::{NimConventions, explain};
pub use judgement::{NimJudgement, NimMove, NimPerspective};
pub use question::{NimQuestion, NimRule};
pub use winning_move::WinningMove;

#[cfg(test)]
mod tests;
