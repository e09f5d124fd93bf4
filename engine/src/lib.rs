//! Games and how to search them.
//!
//! - [`game`] says what a game is.
//! - [`search`] searches any game; [`observe`] watches.
//! - [`tree`], [`impartial`], [`tictactoe`] and [`connect4`] are the games.
//! - [`knuth_moore`] counts uniform trees; [`random`] draws numbers that a seed decides.
//!
//! The crate knows no JSON, no HTTP and no clock.
#![forbid(unsafe_code)]

pub mod connect4;
pub mod game;
pub mod impartial;
pub mod knuth_moore;
pub mod observe;
pub mod random;
pub mod search;
pub mod tictactoe;
pub mod tree;

/// The version of this crate.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
