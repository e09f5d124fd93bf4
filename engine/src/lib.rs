//! Games and how to search them.
//!
//! - [`game`] says what a game is.
//! - [`search`] searches any game; [`observe`] watches.
//! - [`tree`], [`impartial`], [`tictactoe`] and [`connect4`] are the games.
//!
//! The crate knows no JSON, no HTTP and no clock.
#![forbid(unsafe_code)]

pub mod connect4;
pub mod game;
pub mod impartial;
pub mod observe;
pub mod random;
pub mod search;
pub mod tree;
