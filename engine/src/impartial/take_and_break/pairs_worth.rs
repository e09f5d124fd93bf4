//! In which two heaps a rest can be split so that they are together worth so much. Where the values of both heaps
//! repeat, so do these pairs.

use super::heaps_left::{HeapsLeft, InTwo};
use crate::impartial::heap_values::HeapValues;

/// The pairs of heaps that have a size together and the exclusive or of whose values is a given one.
pub(super) struct PairsWorth<'a> {
    worth: u64,
    rest: u64,
    allowed: HeapsLeft,
    values: &'a HeapValues,
    /// Smaller heaps below this are looked at one by one.
    one_by_one: u64,
    /// How far above that the smaller heaps of such pairs are, in one period.
    repeating: Vec<u64>,
    /// The length of the period.
    length: u64,
}

impl<'a> PairsWorth<'a> {
    /// The pairs that are worth so much and into which a rest may be split.
    pub(super) fn of(worth: u64, rest: u64, allowed: HeapsLeft, values: &'a HeapValues) -> Self {
        let mut pairs = Self {
            worth,
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
                    .filter(|offset| pairs.has(start + offset))
                    .collect();
            }
        }
        pairs
    }

    /// Whether the pair with this smaller heap is one of them.
    fn has(&self, first: u64) -> bool {
        let values = (self.values.get(first), self.values.get(self.rest - first));
        matches!(values, (Some(first), Some(second)) if first ^ second == self.worth)
    }

    fn alone(&self) -> impl Iterator<Item = u64> + '_ {
        (1..self.one_by_one).filter(|first| self.has(*first))
    }

    /// How many there are.
    pub(super) fn total(&self) -> u128 {
        let mut total = self.alone().count() as u64;
        if self.one_by_one <= self.rest / 2 {
            // Counted from either end, so each pair twice but that of two halves.
            let span = self.rest - 2 * self.one_by_one + 1;
            let last_round = span % self.length;
            let in_last_round = self.repeating.partition_point(|place| *place < last_round);
            let ordered = span / self.length * self.repeating.len() as u64 + in_last_round as u64;
            total += ordered.div_ceil(2);
        }
        let halves = self.rest > 0 && self.rest.is_multiple_of(2) && self.worth == 0;
        if halves && self.allowed.two == InTwo::Unequal {
            total -= 1;
        }
        total.into()
    }

    /// The pairs after the first so many, the one with the smallest heap first; the smaller heap of each comes first.
    pub(super) fn skip(&self, skip: u64) -> impl Iterator<Item = (u64, u64)> + '_ {
        let skip_alone = skip.min(self.alone().count() as u64);
        let in_one_round = self.repeating.len() as u64;
        let skip_repeating = skip - skip_alone;
        // Without pairs that repeat there are no rounds.
        let first_round = skip_repeating.checked_div(in_one_round);
        let rounds = first_round.into_iter().flat_map(|first| first..);
        let repeating = rounds.flat_map(move |round| {
            let start = self
                .one_by_one
                .saturating_add(round.saturating_mul(self.length));
            let in_round = self.repeating.iter();
            in_round.map(move |offset| start.saturating_add(*offset))
        });
        let skip_in_round = skip_repeating.checked_rem(in_one_round).unwrap_or(0);
        self.alone()
            .skip(skip_alone as usize)
            .chain(repeating.skip(skip_in_round as usize))
            .take_while(|first| *first <= self.rest / 2)
            .map(|first| (first, self.rest - first))
            .filter(|(first, second)| self.allowed.allows_two(*first, *second))
    }
}
