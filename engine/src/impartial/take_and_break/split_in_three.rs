//! The values of games in which a heap may be split in three.

use super::heaps_left::{HeapsLeft, InTwo};
use super::period::RepeatingWindow;
use crate::impartial::heap_values::{HeapRule, Stopped};
use crate::impartial::period::Period;
use crate::search::Limits;

/// A game in which a heap may be split in three.
pub(super) struct SplitInThree<'a> {
    after_taking: &'a [HeapsLeft],
    window: RepeatingWindow,
    /// For each size, the values of all pairs of heaps that have it together.
    pairs: Vec<ValueSet>,
}

impl<'a> SplitInThree<'a> {
    pub(super) fn new(after_taking: &'a [HeapsLeft], window: RepeatingWindow) -> Self {
        Self {
            after_taking,
            window,
            pairs: Vec::new(),
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
            let mut pairs = ValueSet::default();
            for first in 1..=heap / 2 {
                pairs.insert(values[first] ^ values[heap - first]);
            }
            self.pairs.push(pairs);
            values.push(self.value(heap, values));
        }
        Ok(())
    }

    fn prove_period(&self, values: &[u32]) -> Option<Period> {
        self.window.prove(values)
    }
}

/// A set of values, a bit for each.
#[derive(Clone, Debug, Default)]
struct ValueSet {
    words: Vec<u64>,
}

impl ValueSet {
    fn insert(&mut self, value: u32) {
        *self.word(value as usize / 64) |= 1 << (value % 64);
    }

    fn word(&mut self, place: usize) -> &mut u64 {
        if place >= self.words.len() {
            self.words.resize(place + 1, 0);
        }
        &mut self.words[place]
    }

    /// Adds the exclusive or of each value of `others` with `with`.
    fn add_all(&mut self, others: &Self, with: u32) {
        for (place, &word) in others.words.iter().enumerate() {
            if word != 0 {
                *self.word(place ^ (with as usize / 64)) |= permuted(word, with % 64);
            }
        }
    }

    fn mex(&self) -> u32 {
        let full = self.words.iter().take_while(|word| **word == u64::MAX);
        let full = full.count();
        let next = self.words.get(full).copied().unwrap_or(0);
        full as u32 * 64 + next.trailing_ones()
    }
}

/// The word whose bit `i ^ with` is the bit `i` of this one.
fn permuted(mut word: u64, with: u32) -> u64 {
    /// For each power of two below 64, the bits at places without it.
    const LOWER: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0F0F_0F0F_0F0F_0F0F,
        0x00FF_00FF_00FF_00FF,
        0x0000_FFFF_0000_FFFF,
        0x0000_0000_FFFF_FFFF,
    ];
    for (power, lower) in LOWER.into_iter().enumerate() {
        let shift = 1u32 << power;
        if with & shift > 0 {
            word = (word & lower) << shift | (word >> shift) & lower;
        }
    }
    word
}
