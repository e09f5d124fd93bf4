//! `/grundy/sum`: several impartial games at once.
//!
//! A kind of component is a file with what is told of it and how it is played, one line in [`kinds`] and, when its
//! moves are like no others, one in [`moves::ComponentMove`].

mod answer;
mod bounded_nim;
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
mod lasker_nim;
mod moves;
mod nim;
mod octal;
mod operation;
mod question;
mod staircase_nim;
mod subtraction;
mod take;
mod treblecross;
mod welter;

pub use answer::{SumAnswer, SumComponentAnswer, SumLoopy};
pub use bounded_nim::BoundedNimComponent;
pub use chomp::ChompComponent;
pub use coin_turning::CoinTurningComponent;
pub use graph::GraphComponent;
pub use hackenbush::HackenbushComponent;
pub use kayles_row::KaylesRowComponent;
pub use kinds::SumComponent;
pub use lasker_nim::LaskerNimComponent;
pub use moves::{AmountMove, BreakMove, ComponentMove};
pub use nim::NimComponent;
pub use octal::OctalComponent;
pub use operation::Sum;
pub use question::{SumQuestion, SumRule};
pub use staircase_nim::StaircaseNimComponent;
pub use subtraction::SubtractionComponent;
pub use take::TakeComponent;
pub use treblecross::TreblecrossComponent;
pub use welter::WelterComponent;

#[cfg(test)]
mod tests;
