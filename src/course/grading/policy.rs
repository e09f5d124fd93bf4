//! What the teacher decides.

use super::Weight;

/// What an answer earns that is right under another convention than the question's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OtherConvention {
    /// As much as a right one.
    Full,
    /// At least half.
    #[default]
    Partial,
    /// No more than any wrong one.
    None,
}

/// The most nodes, moves or heaps that a part has to speak of; any part may speak of so many.
pub const MOST_IN_FULL: usize = 1000;

/// What the teacher decides about a grade.
#[derive(Clone, Debug, Default)]
pub struct Policy {
    /// What parts count, by name. A part that is not named counts 1 when it was submitted; one that is named counts
    /// also when it was not, unless its weight is 0: then it is not graded.
    pub weights: Vec<(&'static str, Weight)>,
    /// What an answer earns that is right under another convention.
    pub other_convention: OtherConvention,
    /// Whether to look for the mistakes behind wrong answers.
    pub without_diagnosis: bool,
    /// Whether a part that speaks of nodes, moves or heaps one by one has to speak of all: those that it leaves out earn
    /// nothing. Else only what is told is graded.
    pub in_full: bool,
}

impl Policy {
    /// What a part counts.
    pub fn weight(&self, part: &str) -> Weight {
        let mut weights = self.weights.iter();
        let said = weights.find(|(name, _)| *name == part);
        said.map_or(Weight::ONE, |(_, weight)| *weight)
    }
}
