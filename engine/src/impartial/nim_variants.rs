//! Games that are nearly Nim, each with its own theory.
//!
//! - [`moore`]: a move takes from several piles.
//! - [`bounded`]: a move takes only so many.
//! - [`staircase`]: what is taken falls on the next stair.
//! - [`fibonacci`]: a move takes at most twice as many as the one before.
//! - [`wythoff`]: a move takes from one of two piles, or the same from both.
//! - [`lasker`]: a move takes, or splits a pile.
//! - [`welter`]: coins on a strip, no two on a square.

pub mod bounded;
pub mod fibonacci;
pub mod lasker;
pub mod moore;
pub mod staircase;
pub mod welter;
pub mod wythoff;
mod zeckendorf;

pub use zeckendorf::zeckendorf;

#[cfg(test)]
mod exhaustive;
