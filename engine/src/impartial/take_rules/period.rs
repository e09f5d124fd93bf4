//! When values that repeat go on repeating.
//!
//! A move leaves at most `r` parts and takes at most `k`; from the heap of `s` on every rule is about a heap exactly when
//! it is about the heap `m` larger. If the values repeat with a multiple `p` of `m` for all heaps from `e >= 1` up to but
//! not including both `r e + (r - 1) p + k + 1` and `s`, they repeat for ever (as for octal games: R. K. Guy and
//! C. A. B. Smith, "The G-values of various games", 1956): the largest part that a move leaves of a larger heap is at
//! least `e + p`, so `p` can be taken from it, or put back, without changing its value. The parts must be free for that:
//! of parts that have to differ, one cannot be changed alone.

use super::{Amounts, TakeRules};
use crate::impartial::period::{Period, find_repetition};
use crate::impartial::subtraction::gcd;

/// How far values have to repeat, and with which lengths, to prove that they always will.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    most_parts: usize,
    most_taken: usize,
    modulus: usize,
    steady_from: usize,
}

impl Window {
    /// The window of a game; `None` when no repetition proves anything of it.
    pub(super) fn of(game: &TakeRules) -> Option<Self> {
        if game.takes_without_bound() {
            return None;
        }
        let mut window = Self {
            most_parts: game.most_parts() as usize,
            most_taken: 0,
            modulus: 1,
            steady_from: 0,
        };
        for rule in &game.rules {
            if rule.parts.any != rule.parts.unequal {
                return None;
            }
            let (modulus, steady_from) = rule.heaps.repetition();
            let modulus = usize::try_from(modulus).ok()?;
            let divisor = gcd(window.modulus as u64, modulus as u64) as usize;
            window.modulus = (window.modulus / divisor).checked_mul(modulus)?;
            window.steady_from = window.steady_from.max(usize::try_from(steady_from).ok()?);
            if let Amounts::Listed(amounts) = &rule.take {
                let largest = amounts.last().copied().unwrap_or(0);
                window.most_taken = window.most_taken.max(usize::try_from(largest).ok()?);
            }
        }
        Some(window)
    }

    /// The period that these values prove, if they prove one.
    pub(super) fn prove(&self, values: &[u32]) -> Option<Period> {
        let parts = self.most_parts.max(1);
        let end = |preperiod: usize, length: usize| {
            let split = parts.checked_mul(preperiod.max(1))?;
            let end = split.checked_add((parts - 1).checked_mul(length)?)?;
            Some(
                end.checked_add(self.most_taken)?
                    .checked_add(1)?
                    .max(self.steady_from),
            )
        };
        let (preperiod, length) = find_repetition(values, |preperiod, length| {
            length.is_multiple_of(self.modulus)
                && end(preperiod, length).is_some_and(|end| values.len() - length >= end)
        })?;
        let block = values.get(preperiod..preperiod + length)?;
        Some(Period {
            preperiod: preperiod as u64,
            length: shortest_repetition(block) as u64,
            saltus: 0,
        })
    }
}

/// The least length of a block that makes this one when it is told again and again. The rules may repeat with more
/// heaps than the values do.
fn shortest_repetition(block: &[u32]) -> usize {
    let repeats = |length: &usize| {
        block.len().is_multiple_of(*length)
            && block
                .iter()
                .zip(block.iter().skip(*length))
                .all(|(value, later)| value == later)
    };
    (1..block.len()).find(repeats).unwrap_or(block.len())
}
