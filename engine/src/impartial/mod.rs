//! Impartial games: both players have the same moves in every position.
//!
//! - [`mex`] is what Grundy values are made with.
//! - [`nim`] and [`nim_tree`] are Nim, [`nim_variants`] games that are nearly Nim, [`nimber`] the field of its values.
//! - [`subtraction`], [`take_and_break`] and [`take_rules`] are games of heaps; [`heap_values`] are their Grundy values, heap by heap,
//!   with the [`period`] in which they repeat.
//! - [`kayles_row`] and [`treblecross`] are played on a row, as it is written in [`marked_row`]; [`euclid`] is played
//!   with two numbers, [`chomp`] on a bar of chocolate, the games of [`coin_turning`] with coins,
//!   [`hackenbush`] with the edges of a picture.
//! - [`misere`] is about taking and breaking games in which whoever makes the last move loses.
//! - [`sum`] is what several of them are together.
//! - [`graph`] is any game that is told as a graph of its positions, with or without cycles.

pub mod chomp;
pub mod coin_turning;
pub mod euclid;
mod excerpt;
pub mod graph;
pub mod hackenbush;
pub mod heap_values;
pub mod kayles_row;
pub mod marked_row;
pub mod mex;
pub mod misere;
pub mod nim;
pub mod nim_tree;
pub mod nim_variants;
pub mod nimber;
mod outcome;
pub mod period;
pub mod subtraction;
pub mod sum;
pub mod take_and_break;
pub mod take_rules;
pub mod treblecross;
mod value_set;

pub use excerpt::Excerpt;
pub use outcome::Outcome;
