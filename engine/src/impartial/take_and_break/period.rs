//! When values that repeat go on repeating.
//!
//! A move leaves at most `r` heaps and takes at most `k`. If the values repeat with a length `p` for all heaps from
//! `e >= 1` up to but not including `r e + (r - 1) p + k + 1`, they repeat for ever (Guy and Smith 1956, for `r = 2`):
//! of a larger heap a move leaves one that is at least `e + p`, so that `p` can be taken from it, or put back, without
//! changing its value. The split must be free for that: of two heaps that have to differ, one cannot be changed alone.

use super::TakeAndBreak;
use super::heaps_left::InTwo;
use crate::impartial::period::{Period, find_repetition};

/// How far values have to repeat to prove that they always will.
#[derive(Clone, Copy, Debug)]
pub(super) struct RepeatingWindow {
    most_heaps: usize,
    most_taken: usize,
    is_free: bool,
}

impl RepeatingWindow {
    pub(super) fn of(game: &TakeAndBreak) -> Self {
        Self {
            most_heaps: game.most_heaps(),
            most_taken: game.after_taking.len().saturating_sub(1),
            is_free: game
                .after_taking
                .iter()
                .all(|left| left.two != InTwo::Unequal),
        }
    }

    /// The period that these values prove, if they prove one.
    pub(super) fn prove(&self, values: &[u32]) -> Option<Period> {
        if !self.is_free {
            return None;
        }
        let heaps = self.most_heaps.max(1);
        let (preperiod, length) = find_repetition(values, |preperiod, length| {
            let end = heaps * preperiod.max(1) + (heaps - 1) * length + self.most_taken + 1;
            values.len() - length >= end
        })?;
        Some(Period {
            preperiod: preperiod as u64,
            length: length as u64,
            saltus: 0,
        })
    }
}
