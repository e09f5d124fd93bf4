//! Seeded exercises: instances that satisfy what a teacher wants of their answers.
//!
//! Every kind draws candidates from one stream of numbers until one satisfies its constraints ([`find()`]). The same seed
//! and wishes find the same instance everywhere.

mod chance;
pub mod connect4;
mod count_range;
mod find;
pub mod mex;
pub mod nim;
pub mod subtraction;
#[cfg(test)]
mod tests;
pub mod tictactoe;
pub mod tree;
pub mod uniform_tree;

pub use chance::{Chance, Span};
pub use count_range::CountRange;
pub use find::{Budget, Found, NoneFound, find};
