//! Of which heaps a rule says something.

use thiserror::Error;

/// The heaps of a rule: those from one size to another that leave a remainder when they are divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Heaps {
    from: u64,
    to: u64,
    modulus: u64,
    remainder: u64,
}

/// Why there are no such heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum HeapsError {
    /// The last is smaller than the first.
    #[error("there is no heap from {from} to {to}")]
    Empty {
        /// The smallest.
        from: u64,
        /// The largest.
        to: u64,
    },
    /// No remainder is as large as that.
    #[error(
        "the remainder of a division by {modulus} is smaller than {modulus}, so it is never {remainder}"
    )]
    NoRemainder {
        /// What is divided by.
        modulus: u64,
        /// What can be no remainder.
        remainder: u64,
    },
}

impl Heaps {
    /// All heaps.
    pub const ALL: Self = Self {
        from: 0,
        to: u64::MAX,
        modulus: 1,
        remainder: 0,
    };

    /// The heaps from `from` to `to`, or without an end, that leave the remainder when they are divided by the modulus.
    ///
    /// # Errors
    /// When there is none.
    pub fn new(
        from: u64,
        to: Option<u64>,
        modulus: u64,
        remainder: u64,
    ) -> Result<Self, HeapsError> {
        let to = to.unwrap_or(u64::MAX);
        if from > to {
            return Err(HeapsError::Empty { from, to });
        }
        if remainder >= modulus {
            return Err(HeapsError::NoRemainder { modulus, remainder });
        }
        Ok(Self {
            from,
            to,
            modulus,
            remainder,
        })
    }

    /// Whether a heap is one of them.
    pub(super) fn contain(&self, heap: u64) -> bool {
        (self.from..=self.to).contains(&heap) && heap % self.modulus == self.remainder
    }

    /// After how many heaps the same are among them again, and from which heap on.
    pub(super) fn repetition(&self) -> (u64, u64) {
        let steady_from = match self.to {
            u64::MAX => self.from,
            to => to.saturating_add(1),
        };
        (self.modulus, steady_from)
    }
}
