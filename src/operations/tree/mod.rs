//! Questions about posted trees.

mod alphabeta;
mod alphabeta_answer;
mod alphabeta_search;
mod answer;
mod conventions;
mod depth;
mod minimax;
mod node_id;
mod notation;
mod number;
mod posted;
mod random;
mod read;
mod shown;

pub use alphabeta::AlphaBeta;
pub use minimax::Minimax;
pub use random::RandomTree;

pub(super) use conventions::Mover;
pub(super) use notation::print;
pub(super) use posted::Notation;

#[cfg(test)]
mod tests;
