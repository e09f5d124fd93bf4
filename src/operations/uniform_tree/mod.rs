//! Uniform trees: how large they are, and how little of them alpha-beta needs.

mod counts;
mod ratio;

pub use counts::{Counts, CriticalNodesAtPly, UniformTreeCounts, UniformTreeQuestion};
pub use ratio::Ratio;

#[cfg(test)]
mod tests;
