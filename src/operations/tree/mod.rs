//! Questions about posted trees.

mod alphabeta;
mod alphabeta_answer;
mod answer;
mod conventions;
mod depth;
mod minimax;
mod notation;
mod number;
mod posted;
mod read;

pub use alphabeta::AlphaBeta;
pub use minimax::Minimax;

#[cfg(test)]
mod tests;
