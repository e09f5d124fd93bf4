//! What is proven about a score.

/// A score is at least `lower` and at most `upper`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The score is at least this.
    pub lower: i32,
    /// The score is at most this.
    pub upper: i32,
}

impl Bounds {
    /// No board is so large that a score reaches this.
    pub(super) const FARTHEST: i32 = 64;

    /// What is true of every position.
    pub(super) const UNKNOWN: Self = Self {
        lower: -Self::FARTHEST,
        upper: Self::FARTHEST,
    };

    /// The score is this.
    pub(super) const fn exactly(score: i32) -> Self {
        Self {
            lower: score,
            upper: score,
        }
    }

    /// The score, if no other is possible.
    pub fn value(self) -> Option<i32> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// What is known if both are.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            lower: self.lower.max(other.lower),
            upper: self.upper.min(other.upper),
        }
    }

    /// The same of the signs: 1 is a win, 0 a draw, -1 a loss.
    pub fn signs(self) -> Self {
        Self {
            lower: self.lower.signum(),
            upper: self.upper.signum(),
        }
    }

    /// The bound that tells whether the score is above `alpha`, if one does.
    #[inline(always)]
    pub(super) fn answer(self, alpha: i32) -> Option<i32> {
        if self.lower > alpha {
            Some(self.lower)
        } else if self.upper <= alpha {
            Some(self.upper)
        } else {
            None
        }
    }

    /// The same in the view of the other side.
    pub(super) fn of_opponent(self) -> Self {
        Self {
            lower: -self.upper,
            upper: -self.lower,
        }
    }
}
