//! Answers told as sentences that a student can follow, each a [`Message`](crate::messages::Message) about facts.
//!
//! Every explanation is made from the engine's own types and from what a search has found; nothing is searched here.

pub mod alphabeta;
pub mod connect4;
pub mod minimax;
pub mod nim;
mod numbers;
mod sentences;
pub mod tictactoe;
pub mod tree;

pub use sentences::{Sentence, Sentences};
