//! The window of alpha-beta search and what a value means beside it.

use crate::game::Score;

/// An open interval of scores that still matter: `alpha` is what MAX already has, `beta` what MIN already has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window<S> {
    /// The lower end.
    pub alpha: S,
    /// The upper end.
    pub beta: S,
}

impl<S: Score> Window<S> {
    /// The window in which every score matters.
    pub const OPEN: Self = Self {
        alpha: S::MINUS_INFINITY,
        beta: S::PLUS_INFINITY,
    };

    /// The score in the window that is nearest to `score`, ends included.
    #[inline(always)]
    pub fn clamp(self, score: S) -> S {
        score.clamp(self.alpha, self.beta)
    }

    /// What a search with this window has shown when it returns `value`.
    #[inline(always)]
    pub fn bound_of(self, value: S) -> Bound {
        if value <= self.alpha {
            Bound::Upper
        } else if value >= self.beta {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }
}

/// How a returned value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// The value is the true value.
    Exact,
    /// The true value is at least the value.
    Lower,
    /// The true value is at most the value.
    Upper,
}
