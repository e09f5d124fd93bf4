//! The values of heaps from which any amount but those of a finite set is taken.

use crate::impartial::heap_values::{HeapRule, Stopped};
use crate::impartial::period::{Period, find_repetition};
use crate::search::Limits;

/// Takes any amount but those of a finite set.
pub(super) struct AllBut {
    /// Ascending; those that no heap of a table has are left out.
    amounts: Vec<usize>,
    /// The largest amount; `None` when no table reaches it.
    largest: Option<usize>,
    /// For every value that was reached, how many heaps are worth it. The values that were reached are those from 0
    /// up to one less than the length of this list.
    heaps_worth: Vec<u32>,
    /// For every value that was reached, how many of those heaps cannot be moved to from the present heap.
    out_of_reach: Vec<u32>,
}

impl AllBut {
    pub(super) fn new(amounts: &[u64]) -> Self {
        let small = amounts
            .iter()
            .map_while(|amount| u32::try_from(*amount).ok());
        let small: Vec<usize> = small.map(|amount| amount as usize).collect();
        Self {
            largest: (small.len() == amounts.len()).then(|| small.last().copied().unwrap_or(0)),
            amounts: small,
            heaps_worth: Vec::new(),
            out_of_reach: Vec::new(),
        }
    }

    /// The least value that no heap has to which a move leads from this one.
    fn value(&mut self, heap: usize, values: &[u32]) -> u32 {
        let unreachable = || {
            let heaps = self
                .amounts
                .iter()
                .map_while(|take| heap.checked_sub(*take));
            heaps.map(|left| values[left])
        };
        let mut least = self.heaps_worth.len() as u32;
        for value in unreachable() {
            let out_of_reach = &mut self.out_of_reach[value as usize];
            *out_of_reach += 1;
            if *out_of_reach == self.heaps_worth[value as usize] {
                least = least.min(value);
            }
        }
        for value in unreachable() {
            self.out_of_reach[value as usize] = 0;
        }
        least
    }
}

impl HeapRule for AllBut {
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
            let value = self.value(heap, values);
            if value as usize == self.heaps_worth.len() {
                self.heaps_worth.push(0);
                self.out_of_reach.push(0);
            }
            self.heaps_worth[value as usize] += 1;
            values.push(value);
        }
        Ok(())
    }

    fn prove_period(&self, values: &[u32]) -> Option<Period> {
        let window = 2 * self.largest? + 2;
        // The values repeat with a saltus when their differences repeat.
        let steps: Vec<u32> = values
            .windows(2)
            .map(|pair| pair[1].wrapping_sub(pair[0]))
            .collect();
        let (preperiod, length) = find_repetition(&steps, |preperiod, length| {
            steps.len() - length - preperiod >= window
        })?;
        Some(Period {
            preperiod: preperiod as u64,
            length: length as u64,
            saltus: values[preperiod + length]
                .saturating_sub(values[preperiod])
                .into(),
        })
    }
}
