//! `/grundy/take`: the heaps of a game by rules of one's own.

mod amounts;
mod operation;
mod rules;

pub use amounts::TakeAmounts;
pub(super) use operation::take_moves_not_counted;
pub use operation::{Take, TakeQuestion};
pub(super) use rules::game;
pub use rules::{ToldHeaps, ToldRule};

#[cfg(test)]
mod tests;
