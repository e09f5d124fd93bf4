//! In which two heaps of equal value a rest can be split. Where the values of both heaps repeat, so do the equal pairs.

use super::heaps_left::{HeapsLeft, InTwo};
use crate::impartial::heap_values::HeapValues;

/// The pairs of heaps of equal value that have a size together.
pub(super) struct EqualPairs<'a> {
    rest: u64,
    allowed: HeapsLeft,
    values: &'a HeapValues,
    /// Smaller heaps below this are looked at one by one.
    one_by_one: u64,
    /// How far above that the smaller heaps of equal pairs are, in one period.
    repeating: Vec<u64>,
    /// The length of the period.
    length: u64,
}

impl<'a> EqualPairs<'a> {
    /// The pairs into which a rest may be split.
    pub(super) fn of(rest: u64, allowed: HeapsLeft, values: &'a HeapValues) -> Self {
        let mut pairs = Self {
            rest,
            allowed,
            values,
            one_by_one: rest / 2 + 1,
            repeating: Vec::new(),
            length: 1,
        };
        if let Some(period) = values.period() {
            let start = period.preperiod.max(1);
            // Otherwise fewer heaps are looked at without the period.
            if rest / 4 > start + period.length {
                pairs.one_by_one = start;
                pairs.length = period.length;
                pairs.repeating = (0..period.length)
                    .filter(|offset| pairs.is_equal(start + offset))
                    .collect();
            }
        }
        pairs
    }

    fn is_equal(&self, first: u64) -> bool {
        let value = self.values.get(first);
        value.is_some() && value == self.values.get(self.rest - first)
    }

    /// How many there are.
    pub(super) fn total(&self) -> u128 {
        let alone = (1..self.one_by_one).filter(|first| self.is_equal(*first));
        let alone = alone.count() as u64;
        let halves = self.rest > 0 && self.rest.is_multiple_of(2);
        let mut total = alone;
        if self.one_by_one <= self.rest / 2 {
            // Counted from either end, so each pair twice but that of two halves.
            let span = self.rest - 2 * self.one_by_one + 1;
            let last_round = span % self.length;
            let in_last_round = self.repeating.partition_point(|place| *place < last_round);
            let ordered = span / self.length * self.repeating.len() as u64 + in_last_round as u64;
            total += ordered.div_ceil(2);
        }
        if halves && self.allowed.two == InTwo::Unequal {
            total -= 1;
        }
        total.into()
    }

    /// The pairs, the one with the smallest heap first; the smaller heap of each comes first.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let alone = (1..self.one_by_one).filter(|first| self.is_equal(*first));
        let rounds = (0u64..).take_while(|_| !self.repeating.is_empty());
        let repeating = rounds.flat_map(move |round| {
            let start = self.one_by_one + round * self.length;
            self.repeating.iter().map(move |offset| start + offset)
        });
        alone
            .chain(repeating)
            .take_while(|first| *first <= self.rest / 2)
            .map(|first| (first, self.rest - first))
            .filter(|(first, second)| self.allowed.allows_two(*first, *second))
    }
}
