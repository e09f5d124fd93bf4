//! The Grundy values of heaps, from 0 up, and the period that is proven from them.

use thiserror::Error;

use super::period::Period;
use crate::search::Limits;

/// A game in which the value of a heap follows from the values of smaller heaps.
pub(super) trait HeapRule {
    /// Adds the values of further heaps until there are `length`.
    fn extend(
        &mut self,
        values: &mut Vec<u32>,
        length: usize,
        limits: &Limits<'_>,
    ) -> Result<(), Stopped>;

    /// The period that these values prove, if they prove one.
    fn prove_period(&self, values: &[u32]) -> Option<Period>;
}

/// The work was stopped from outside before there was a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the work was stopped before it was done")]
pub struct Stopped;

/// The Grundy values of the heaps of one game.
#[derive(Clone, Debug)]
pub struct HeapValues {
    values: Vec<u32>,
    period: Option<Period>,
    /// A heap is worth what is known of the heap that many times smaller.
    divisor: u64,
}

/// The first stretch of values in which a period is looked for.
const FIRST_STRETCH: usize = 128;

impl HeapValues {
    /// The values of a rule: until they prove a period, or until there are `longest` of them. A heap is worth what
    /// the rule says of a heap `divisor` times smaller.
    pub(super) fn of(
        mut rule: impl HeapRule,
        longest: usize,
        divisor: u64,
        limits: &Limits<'_>,
    ) -> Result<Self, Stopped> {
        let mut values = Vec::new();
        let mut length = FIRST_STRETCH.min(longest);
        loop {
            rule.extend(&mut values, length, limits)?;
            let period = rule.prove_period(&values);
            if period.is_some() || length >= longest {
                return Ok(Self {
                    values,
                    period,
                    divisor,
                });
            }
            length = (length + length / 2).min(longest);
        }
    }

    /// The Grundy value of a heap; `None` when neither a table nor a proven period reaches it.
    #[inline]
    pub fn get(&self, heap: u64) -> Option<u64> {
        let place = heap / self.divisor;
        if let Some(&value) = usize::try_from(place)
            .ok()
            .and_then(|place| self.values.get(place))
        {
            return Some(value.into());
        }
        let (place, added) = self.period.as_ref()?.fold(place);
        let value = self.values.get(usize::try_from(place).ok()?)?;
        Some(u64::from(*value) + added)
    }

    /// The proven period; `None` when the values that were looked at prove none. The length is minimal.
    pub fn period(&self) -> Option<Period> {
        let period = self.period?;
        // A divisor stretches every value; the value changes only where a stretch ends.
        Some(Period {
            preperiod: period.preperiod.saturating_mul(self.divisor),
            length: period.length.saturating_mul(self.divisor),
            saltus: period.saltus,
        })
    }

    /// How many heaps, from 0 on, were looked at for a period; without one these are all that have values.
    pub fn examined(&self) -> u64 {
        (self.values.len() as u64).saturating_mul(self.divisor)
    }
}
