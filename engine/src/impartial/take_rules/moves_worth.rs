//! Which moves by the rules leave heaps that are together worth so much.

use super::{Amounts, MustDiffer, TakeRules};
use crate::impartial::Excerpt;
use crate::impartial::heap_values::{HeapValues, Stopped};
use crate::impartial::take_and_break::{Found, HeapsLeft, InTwo, MovesWorth};
use crate::search::{Limits, Meter};

/// The most splits into three parts or more that are looked at to find moves.
pub const MOST_SPLITS: u64 = 1 << 24;

impl TakeRules {
    /// The moves from a heap that leave heaps worth `worth` together. `None` when more than [`MOST_SPLITS`] splits into
    /// three parts or more would have to be looked at: they are not counted then.
    ///
    /// # Errors
    /// When the work was stopped.
    pub fn moves_worth(
        &self,
        worth: u64,
        heap: u64,
        values: &HeapValues,
        excerpt: Excerpt,
        limits: &Limits<'_>,
    ) -> Result<Option<MovesWorth>, Stopped> {
        let mut found = Found::new(worth, excerpt);
        let mut splitting = Splitting {
            worth,
            values,
            meter: Meter::new(Limits {
                nodes: MOST_SPLITS,
                ..*limits
            }),
            parts: Vec::new(),
        };
        for take in self.takes(heap) {
            if limits.stop_asked() {
                return Err(Stopped);
            }
            let (parts, rest) = (self.parts_after(heap, take), heap - take);
            let left = HeapsLeft {
                none: parts.allow(0).is_some(),
                one: parts.allow(1).is_some(),
                two: match parts.allow(2) {
                    None => InTwo::Never,
                    Some(MustDiffer(true)) => InTwo::Unequal,
                    Some(MustDiffer(false)) => InTwo::Any,
                },
                three: false,
            };
            found.add_left(take, rest, left, values);
            for number in 3..=parts.most() {
                let Some(must_differ) = parts.allow(number) else {
                    continue;
                };
                let mut add = |leaves: &[u64]| found.add(take, leaves);
                if !splitting.split(number, rest, 1, 0, must_differ, &mut add) {
                    return if limits.stop_asked() {
                        Err(Stopped)
                    } else {
                        Ok(None)
                    };
                }
            }
        }
        Ok(Some(found.into_moves()))
    }

    /// What can be taken from a heap by any of the rules, ascending.
    fn takes(&self, heap: u64) -> Vec<u64> {
        let rules = self.rules.iter().filter(|rule| rule.heaps.contain(heap));
        let mut takes: Vec<u64> = Vec::new();
        for rule in rules {
            match &rule.take {
                Amounts::Listed(amounts) => {
                    takes.extend(amounts.iter().take_while(|take| **take <= heap));
                }
                // Such a game has no period, so the heap is one of a table.
                Amounts::From(least) => takes.extend(*least..=heap),
            }
        }
        takes.sort_unstable();
        takes.dedup();
        takes
    }
}

/// Splits a rest in all ways.
struct Splitting<'a> {
    worth: u64,
    values: &'a HeapValues,
    meter: Meter<'a>,
    /// The parts that have been made, ascending.
    parts: Vec<u64>,
}

impl Splitting<'_> {
    /// Adds the splits of a rest into so many further parts, none of them smaller than `least`, that make what is there
    /// worth what is wanted; what is there is worth `so_far`. `false` when the work has to end.
    fn split(
        &mut self,
        number: u32,
        rest: u64,
        least: u64,
        so_far: u64,
        must_differ: MustDiffer,
        add: &mut impl FnMut(&[u64]),
    ) -> bool {
        if number == 1 {
            if !self.meter.visit() {
                return false;
            }
            if rest >= least && self.values.get(rest) == Some(self.worth ^ so_far) {
                self.parts.push(rest);
                add(&self.parts);
                self.parts.pop();
            }
            return true;
        }
        for part in least..=rest / u64::from(number) {
            let Some(value) = self.values.get(part) else {
                return true;
            };
            self.parts.push(part);
            let next = part + u64::from(must_differ.0);
            let goes_on = self.split(
                number - 1,
                rest - part,
                next,
                so_far ^ value,
                must_differ,
                add,
            );
            self.parts.pop();
            if !goes_on {
                return false;
            }
        }
        true
    }
}
