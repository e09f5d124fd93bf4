//! Which part of a list that may be too long to be told is wanted.

/// A part of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// How many entries are left out before the first that is wanted.
    pub skip: u64,
    /// The most entries that are wanted.
    pub most: usize,
}

impl Excerpt {
    /// The first entries of a list.
    pub const fn first(most: usize) -> Self {
        Self { skip: 0, most }
    }

    /// What is still wanted after a part of the list with `total` entries, of which `listed` were wanted.
    pub fn after(self, total: u128, listed: usize) -> Self {
        let skip = u128::from(self.skip).saturating_sub(total);
        Self {
            skip: u64::try_from(skip).unwrap_or(0),
            most: self.most.saturating_sub(listed),
        }
    }

    /// The part of a list that can be walked through.
    pub fn of<T>(self, list: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
        list.skip(usize::try_from(self.skip).unwrap_or(usize::MAX))
            .take(self.most)
    }
}
