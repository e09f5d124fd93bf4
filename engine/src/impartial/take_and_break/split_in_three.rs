//! The values of games in which a heap may be split in three.

use super::heaps_left::{HeapsLeft, InTwo};
use super::period::RepeatingWindow;
use crate::impartial::heap_values::{HeapRule, Stopped};
use crate::impartial::period::Period;
use crate::impartial::value_set::ValueSet;
use crate::search::Limits;

/// A game in which a heap may be split in three.
pub(super) struct SplitInThree<'a> {
    after_taking: &'a [HeapsLeft],
    window: RepeatingWindow,
    /// For each size, the values of all pairs of heaps that have it together.
    pairs: Vec<ValueSet>,
}

impl<'a> SplitInThree<'a> {
    /// The rule that goes on from these values.
    pub(super) fn new(
        after_taking: &'a [HeapsLeft],
        window: RepeatingWindow,
        known: &[u32],
    ) -> Self {
        Self {
            after_taking,
            window,
            pairs: (0..known.len()).map(|size| pairs_of(size, known)).collect(),
        }
    }

    fn value(&self, heap: usize, values: &[u32]) -> u32 {
        let mut options = ValueSet::default();
        let rests = self.after_taking.iter().enumerate();
        let rests = rests.map_while(|(take, left)| heap.checked_sub(take).map(|rest| (left, rest)));
        for (left, rest) in rests {
            if left.none && rest == 0 {
                options.insert(0);
            }
            if left.one && rest > 0 {
                options.insert(values[rest]);
            }
            if left.two != InTwo::Never && rest > 1 {
                options.add_all(&self.pairs[rest], 0);
            }
            if left.three {
                // The smallest of the three is a third of the rest at most.
                for (first, &value) in values.iter().enumerate().take(rest / 3 + 1).skip(1) {
                    options.add_all(&self.pairs[rest - first], value);
                }
            }
        }
        options.mex()
    }
}

/// The values of all pairs of heaps that have a size together.
fn pairs_of(size: usize, values: &[u32]) -> ValueSet {
    let mut pairs = ValueSet::default();
    for first in 1..=size / 2 {
        pairs.insert(values[first] ^ values[size - first]);
    }
    pairs
}

impl HeapRule for SplitInThree<'_> {
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
            self.pairs.push(pairs_of(heap, values));
            values.push(self.value(heap, values));
        }
        Ok(())
    }

    fn prove_period(&self, values: &[u32]) -> Option<Period> {
        self.window.prove(values)
    }
}
