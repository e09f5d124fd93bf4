//! Exercises on posted trees: minimax and alpha-beta by hand.

mod diagnose;
mod exercise;
mod facts;
mod grade;
mod marking;
mod misreport;
mod names;
mod part;
mod told;
mod ways;

pub use exercise::TreeExercise;
pub use grade::{NotGraded, grade};
pub use names::{NodeNames, UnknownName};
pub use part::{Claim, TreePart, TreePartKind};

#[cfg(test)]
mod tests;
