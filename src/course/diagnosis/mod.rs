//! Why an answer is wrong: typical mistakes, and which of them lead to what was submitted.

mod explain;
mod mistake;
mod play;
mod way;

pub use explain::{Cause, Explained, Finding, Hypothesis, Reproduction, explain};
pub use mistake::Mistake;
pub use way::{Carry, CutTest, MOST_NODES, MOST_PLIES, Start, Way};
