//! Questions about posted trees.

mod alphabeta;
mod alphabeta_answer;
mod alphabeta_search;
mod answer;
mod conventions;
mod depth;
mod ends;
mod exercise;
mod explained;
mod minimax;
mod node_id;
mod notation;
mod number;
mod posted;
mod random;
mod read;
mod shown;
mod tree_errors;

pub(super) use alphabeta::Conventions as AlphaBetaConventions;
pub use alphabeta::{AlphaBeta, AlphaBetaQuestion};
pub(super) use ends::deserialize_ends;
pub(super) use exercise::PostedExercise;
pub(super) use explained::{MinimaxConventions, explain_alphabeta, explain_minimax};
pub use minimax::{Minimax, MinimaxQuestion};
pub(super) use number::JsonNumber;
pub use random::RandomTree;

pub(super) use conventions::Mover;
pub(super) use notation::print;
pub(super) use posted::Notation;

#[cfg(test)]
mod tests;
