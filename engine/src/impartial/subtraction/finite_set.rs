//! The values of heaps from which one of a finite set of amounts is taken.

use crate::impartial::heap_values::{HeapRule, Stopped};
use crate::impartial::mex::Excluded;
use crate::impartial::period::{Period, find_repetition};
use crate::search::Limits;

/// Takes one of a finite set of amounts.
pub(super) struct FiniteSet {
    /// Ascending; those that no heap of a table has are left out.
    amounts: Vec<usize>,
    /// The largest amount; `None` when no table reaches it.
    largest: Option<usize>,
    excluded: Excluded,
}

impl FiniteSet {
    /// The amounts divided by their common divisor.
    pub(super) fn new(amounts: &[u64], divisor: u64) -> Self {
        let small = amounts
            .iter()
            .map_while(|amount| u32::try_from(amount / divisor).ok());
        let small: Vec<usize> = small.map(|amount| amount as usize).collect();
        Self {
            largest: (small.len() == amounts.len()).then(|| small.last().copied().unwrap_or(0)),
            amounts: small,
            excluded: Excluded::default(),
        }
    }
}

impl HeapRule for FiniteSet {
    fn extend(
        &mut self,
        values: &mut Vec<u32>,
        length: usize,
        limits: &Limits<'_>,
    ) -> Result<(), Stopped> {
        for heap in values.len()..length {
            if limits.stop_asked() {
                return Err(Stopped);
            }
            self.excluded.clear();
            for left in self
                .amounts
                .iter()
                .map_while(|take| heap.checked_sub(*take))
            {
                self.excluded.insert(values[left]);
            }
            values.push(self.excluded.mex());
        }
        Ok(())
    }

    fn prove_period(&self, values: &[u32]) -> Option<Period> {
        let window = self.largest?;
        let (preperiod, length) = find_repetition(values, |preperiod, length| {
            values.len() - length - preperiod >= window
        })?;
        Some(Period {
            preperiod: preperiod as u64,
            length: length as u64,
            saltus: 0,
        })
    }
}
