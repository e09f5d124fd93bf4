//! The values of games in which a heap is split in two at most.

use super::heaps_left::{HeapsLeft, InTwo};
use super::period::RepeatingWindow;
use super::sparse_space::SparseSpace;
use crate::impartial::heap_values::{HeapRule, Stopped};
use crate::impartial::mex::Excluded;
use crate::impartial::period::Period;
use crate::search::Limits;

/// A game in which a heap is split in two at most.
pub(super) struct SplitInTwo<'a> {
    after_taking: &'a [HeapsLeft],
    window: RepeatingWindow,
    space: SparseSpace,
    /// The values of the options of a heap that have been found.
    excluded: Excluded,
}

/// From here on, and whenever there are twice as many values, it is chosen anew which are rare.
const FIRST_CHOICE: usize = 256;

impl<'a> SplitInTwo<'a> {
    /// The rule that goes on from these values.
    pub(super) fn new(
        after_taking: &'a [HeapsLeft],
        window: RepeatingWindow,
        known: &[u32],
    ) -> Self {
        let mut space = SparseSpace::default();
        let mut chosen = 0;
        if known.len() > FIRST_CHOICE {
            // The last choice was made at a power of two.
            chosen = known.len().next_power_of_two() / 2;
            space = SparseSpace::of(known.get(..chosen).unwrap_or(known));
        }
        for (heap, &value) in (0..).zip(known).skip(chosen) {
            space.add(heap, value);
        }
        Self {
            after_taking,
            window,
            space,
            excluded: Excluded::default(),
        }
    }

    fn value(&mut self, heap: usize, values: &[u32]) -> u32 {
        self.excluded.clear();
        for (left, rest) in rests(self.after_taking, heap) {
            if left.none && rest == 0 {
                self.excluded.insert(0);
            }
            if left.one && rest > 0 {
                self.excluded.insert(values[rest]);
            }
            if left.two != InTwo::Never {
                for first in self.space.rare_below(rest) {
                    let first = *first as usize;
                    if left.two == InTwo::Any || 2 * first != rest {
                        self.excluded.insert(values[first] ^ values[rest - first]);
                    }
                }
            }
        }
        if self.space.is_everything() {
            return self.excluded.mex();
        }
        self.least_when_some_are_frequent(heap, values)
    }

    /// The value of a heap whose options with odd values have all been found.
    fn least_when_some_are_frequent(&mut self, heap: usize, values: &[u32]) -> u32 {
        let mut missing = 0;
        let mut least_odd = 0;
        // So many numbers are not all excluded: some that is odd is free.
        while self.excluded.contains(least_odd) || !self.space.is_odd(least_odd) {
            missing += u32::from(!self.excluded.contains(least_odd));
            least_odd += 1;
        }
        for (left, rest) in rests(self.after_taking, heap) {
            if left.two == InTwo::Never {
                continue;
            }
            for first in 1..=rest / 2 {
                if missing == 0 {
                    return least_odd;
                }
                if left.two == InTwo::Any || 2 * first != rest {
                    let value = values[first] ^ values[rest - first];
                    missing -= u32::from(self.excluded.insert(value) && value < least_odd);
                }
            }
        }
        // All options have been found.
        self.excluded.mex()
    }
}

/// As how many heaps a move may leave the rest, and the rest, for each number that can be taken from a heap.
fn rests(after_taking: &[HeapsLeft], heap: usize) -> impl Iterator<Item = (HeapsLeft, usize)> + '_ {
    let rests = after_taking.iter().enumerate();
    rests.map_while(move |(take, left)| Some((*left, heap.checked_sub(take)?)))
}

impl HeapRule for SplitInTwo<'_> {
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
            if heap >= FIRST_CHOICE && heap.is_power_of_two() {
                self.space = SparseSpace::of(values);
            }
            let value = self.value(heap, values);
            values.push(value);
            self.space.add(heap as u32, value);
        }
        Ok(())
    }

    fn prove_period(&self, values: &[u32]) -> Option<Period> {
        self.window.prove(values)
    }
}
