//! `/grundy/sum`: several impartial games at once.
//!
//! A kind of component is a file with what is told of it and how it is played, one line in [`kinds`] and, when its
//! moves are like no others, one in [`moves::ComponentMove`].

mod answer;
mod chomp;
mod coin_turning;
mod component;
mod euclid;
mod explanation;
mod graph;
mod hackenbush;
mod heaps;
mod kayles_row;
mod kinds;
mod moves;
mod nim;
mod octal;
mod operation;
mod question;
mod subtraction;
mod take;
mod treblecross;

pub use answer::{SumAnswer, SumComponentAnswer, SumLoopy};
pub use chomp::ChompComponent;
pub use coin_turning::CoinTurningComponent;
pub use graph::GraphComponent;
pub use hackenbush::HackenbushComponent;
pub use kayles_row::KaylesRowComponent;
pub use kinds::SumComponent;
pub use moves::{AmountMove, BreakMove, ComponentMove};
pub use nim::NimComponent;
pub use octal::OctalComponent;
pub use operation::Sum;
pub use question::{SumQuestion, SumRule};
pub use subtraction::SubtractionComponent;
pub use take::TakeComponent;
pub use treblecross::TreblecrossComponent;

#[cfg(test)]
mod tests;
