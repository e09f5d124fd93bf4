//! How many of something there should be.

/// From how many to how many there should be, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountRange {
    /// The fewest.
    pub at_least: u64,
    /// The most.
    pub at_most: u64,
}

impl CountRange {
    /// Any number of them.
    pub const ANY: Self = Self {
        at_least: 0,
        at_most: u64::MAX,
    };

    /// Whether so many will do.
    pub fn allows(self, count: u64) -> bool {
        (self.at_least..=self.at_most).contains(&count)
    }
}

impl Default for CountRange {
    fn default() -> Self {
        Self::ANY
    }
}
