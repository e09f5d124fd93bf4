//! The values of the heaps of a game by its rules.

use super::period::Window;
use super::splits::Splits;
use super::{Amounts, MustDiffer, Parts, TakeRules};
use crate::impartial::heap_values::{HeapRule, Stopped};
use crate::impartial::period::Period;
use crate::impartial::value_set::ValueSet;
use crate::search::Limits;

/// How the value of a heap follows from those of smaller heaps by the rules of a game.
pub(super) struct RuleValues<'g> {
    game: &'g TakeRules,
    window: Option<Window>,
    any: Splits,
    unequal: Splits,
    /// For each rule that takes any amount from a number on, the values of what it leaves of the present heap.
    without_bound: Vec<ValueSet>,
}

impl<'g> RuleValues<'g> {
    pub(super) fn new(game: &'g TakeRules) -> Self {
        Self {
            game,
            window: Window::of(game),
            any: Splits::default(),
            unequal: Splits::default(),
            without_bound: vec![ValueSet::default(); game.rules.len()],
        }
    }

    /// Makes room for the splits of rests below `length`.
    fn make_room(
        &mut self,
        known: &[u32],
        length: usize,
        limits: &Limits<'_>,
    ) -> Result<(), Stopped> {
        let rules = self.game.rules.iter();
        let any = rules.clone().map(|rule| rule.parts.any);
        let unequal = rules.map(|rule| rule.parts.unequal & !rule.parts.any);
        let most = |parts: u16| parts.checked_ilog2().unwrap_or(0);
        let (any, unequal) = (any.map(most).max(), unequal.map(most).max());
        self.any = Splits::new(any.unwrap_or(0), MustDiffer(false), length);
        self.unequal = Splits::new(unequal.unwrap_or(0), MustDiffer(true), length);
        for &value in known {
            self.add_part(value, limits)?;
        }
        Ok(())
    }

    fn add_part(&mut self, value: u32, limits: &Limits<'_>) -> Result<(), Stopped> {
        if limits.stop_asked() {
            return Err(Stopped);
        }
        self.any.add(value);
        self.unequal.add(value);
        Ok(())
    }

    fn value(&mut self, heap: usize, values: &[u32]) -> u32 {
        let mut options = ValueSet::default();
        let mut without_bound = std::mem::take(&mut self.without_bound);
        for (rule, left) in self.game.rules.iter().zip(&mut without_bound) {
            let is_about = rule.heaps.contain(heap as u64);
            match &rule.take {
                Amounts::From(least) => {
                    // A larger heap can be left with whatever a smaller one can.
                    if let Some(rest) = rest(heap, *least) {
                        self.add_rest(left, rule.parts, rest, values);
                    }
                    if is_about {
                        options.add_all(left, 0);
                    }
                }
                Amounts::Listed(amounts) if is_about => {
                    for rest in amounts.iter().map_while(|take| rest(heap, *take)) {
                        self.add_rest(&mut options, rule.parts, rest, values);
                    }
                }
                Amounts::Listed(_) => {}
            }
        }
        self.without_bound = without_bound;
        options.mex()
    }

    /// Adds what a rest is worth in all the numbers of parts in which it may be left.
    fn add_rest(&self, options: &mut ValueSet, parts: Parts, rest: usize, values: &[u32]) {
        for number in 0..=parts.most() {
            match (number, parts.allow(number)) {
                (_, None) => {}
                (0, _) if rest == 0 => options.insert(0),
                (0, _) => {}
                (1, _) if rest > 0 => {
                    if let Some(&value) = values.get(rest) {
                        options.insert(value);
                    }
                }
                (1, _) => {}
                (_, Some(MustDiffer(must_differ))) => {
                    let splits = if must_differ {
                        &self.unequal
                    } else {
                        &self.any
                    };
                    if let Some(split) = splits.of(number, rest) {
                        options.add_all(split, 0);
                    }
                }
            }
        }
    }
}

fn rest(heap: usize, take: u64) -> Option<usize> {
    heap.checked_sub(usize::try_from(take).ok()?)
}

impl HeapRule for RuleValues<'_> {
    fn extend(
        &mut self,
        values: &mut Vec<u32>,
        length: usize,
        limits: &Limits<'_>,
    ) -> Result<(), Stopped> {
        self.make_room(values, length, limits)?;
        for heap in values.len()..length {
            let value = self.value(heap, values);
            values.push(value);
            self.add_part(value, limits)?;
        }
        Ok(())
    }

    fn prove_period(&self, values: &[u32]) -> Option<Period> {
        self.window.as_ref()?.prove(values)
    }
}
