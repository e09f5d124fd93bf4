//! What the splits of every rest into so many parts are worth.

use super::MustDiffer;
use crate::impartial::value_set::ValueSet;

/// For every number of parts from 2 on, and for every rest, the values of all splits into so many parts that have been
/// added. Parts are added one size after the other, as in counting the ways to pay a sum with coins.
#[derive(Debug, Default)]
pub(super) struct Splits {
    must_differ: bool,
    /// The values of the parts that have been added, from 0 up.
    values: Vec<u32>,
    /// How many parts, less 2, then the rest.
    by_parts: Vec<Vec<ValueSet>>,
}

impl Splits {
    /// The splits of the rests below `length` into `most_parts` at most.
    pub(super) fn new(most_parts: u32, must_differ: MustDiffer, length: usize) -> Self {
        let numbers = most_parts.saturating_sub(1) as usize;
        Self {
            must_differ: must_differ.0,
            values: Vec::new(),
            by_parts: vec![vec![ValueSet::default(); length]; numbers],
        }
    }

    /// The values of the splits of a rest into so many parts, 2 at least. They are all there when every smaller part
    /// has been added.
    pub(super) fn of(&self, parts: u32, rest: usize) -> Option<&ValueSet> {
        let number = parts.checked_sub(2)? as usize;
        self.by_parts.get(number)?.get(rest)
    }

    /// Adds the part of the next size, from 0 on, which is worth `value`.
    pub(super) fn add(&mut self, value: u32) {
        let part = self.values.len();
        self.values.push(value);
        if part == 0 {
            return;
        }
        // Once in every split, if parts must differ: then those with fewer parts must not have it yet.
        let numbers = self.by_parts.len();
        for step in 0..numbers {
            let number = if self.must_differ {
                numbers - 1 - step
            } else {
                step
            };
            self.add_to(number, part, value);
        }
    }

    fn add_to(&mut self, number: usize, part: usize, value: u32) {
        let (fewer, more) = self.by_parts.split_at_mut(number);
        let Some(splits) = more.first_mut() else {
            return;
        };
        match fewer.last() {
            // Of two parts the other is not larger.
            None => {
                let others = if self.must_differ { part } else { part + 1 };
                let others = self.values.iter().take(others).skip(1);
                for (split, other) in splits.iter_mut().skip(part + 1).zip(others) {
                    split.insert(other ^ value);
                }
            }
            Some(fewer) => {
                for (split, others) in splits.iter_mut().skip(part).zip(fewer) {
                    split.add_all(others, value);
                }
            }
        }
    }
}
