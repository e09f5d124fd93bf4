//! How many may be taken.

/// How many a rule lets a move take.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Amounts {
    /// One of these: ascending, each once.
    Listed(Vec<u64>),
    /// Any number from this on.
    From(u64),
}

impl Amounts {
    /// One of these.
    pub fn of(mut amounts: Vec<u64>) -> Self {
        amounts.sort_unstable();
        amounts.dedup();
        Self::Listed(amounts)
    }

    /// Those that are listed.
    pub(super) fn listed(&self) -> &[u64] {
        match self {
            Self::Listed(amounts) => amounts,
            Self::From(_) => &[],
        }
    }

    /// Whether so many may be taken.
    pub(super) fn contains(&self, take: u64) -> bool {
        match self {
            Self::Listed(amounts) => amounts.binary_search(&take).is_ok(),
            Self::From(least) => take >= *least,
        }
    }
}
