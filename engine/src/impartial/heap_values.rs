//! The Grundy values of heaps, from 0 up, and the period that is proven from them.

use std::sync::Arc;

use thiserror::Error;

use super::period::Period;
use crate::search::Limits;

/// A game of heaps whose Grundy values are found from 0 up.
pub trait HeapGame {
    /// How many values are looked at, at most, to answer for a heap of this size.
    fn longest(&self, heap: u64) -> usize;

    /// The values of the heaps until they prove a period, or until there are `longest` of them. `known` is a shorter
    /// table of the same game, from which to go on.
    ///
    /// # Errors
    /// When the work was stopped.
    fn table(
        &self,
        longest: usize,
        known: Option<&HeapTable>,
        limits: &Limits<'_>,
    ) -> Result<HeapTable, Stopped>;

    /// About how many bytes the rule takes.
    fn bytes(&self) -> usize;

    /// The Grundy values of the heaps, that of `heap` among them if there is a way to it.
    ///
    /// # Errors
    /// When the work was stopped.
    fn values(&self, heap: u64, limits: &Limits<'_>) -> Result<HeapValues, Stopped> {
        let longest = self.longest(heap);
        let table = self.table(longest, None, limits)?;
        Ok(HeapValues::seen(Arc::new(table), longest))
    }
}

/// How the value of a heap follows from the values of smaller heaps.
pub(super) trait HeapRule {
    /// Adds the values of further heaps until there are `length`.
    fn extend(
        &mut self,
        values: &mut Vec<u32>,
        length: usize,
        limits: &Limits<'_>,
    ) -> Result<(), Stopped>;

    /// The period that these values prove, if they prove one.
    fn prove_period(&self, values: &[u32]) -> Option<Period>;
}

/// The work was stopped from outside before there was a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the work was stopped before it was done")]
pub struct Stopped;

/// The first values of one game.
#[derive(Clone, Debug)]
pub struct HeapTable {
    /// When there is a period, no more than were needed to prove it.
    values: Vec<u32>,
    period: Option<Period>,
    /// A heap is worth what is known of the heap that many times smaller.
    divisor: u64,
}

/// The first stretch of values in which a period is looked for.
const FIRST_STRETCH: usize = 128;

impl HeapTable {
    /// Goes on from the values in `known`, by a rule that knows them already. A heap is worth what the rule says of a
    /// heap `divisor` times smaller.
    pub(super) fn grown(
        mut rule: impl HeapRule,
        known: Option<&Self>,
        longest: usize,
        divisor: u64,
        limits: &Limits<'_>,
    ) -> Result<Self, Stopped> {
        let mut values = known.map_or_else(Vec::new, |known| known.values.clone());
        let mut period = known.and_then(|known| known.period);
        let stretches =
            std::iter::successors(Some(FIRST_STRETCH), |length| Some(next_stretch(*length)));
        let known = values.len();
        for stretch in stretches.skip_while(|length| *length <= known) {
            if period.is_some() || values.len() >= longest {
                break;
            }
            rule.extend(&mut values, stretch.min(longest), limits)?;
            if values.len() == stretch {
                period = rule.prove_period(&values);
            }
        }
        values.shrink_to_fit();
        Ok(Self {
            values,
            period,
            divisor,
        })
    }

    /// The values by themselves, for a rule that goes on from them.
    pub(super) fn known(table: Option<&Self>) -> &[u32] {
        table.map_or(&[], |table| &table.values)
    }

    /// Whether nothing is to be added to answer a question for which `longest` values are looked at.
    pub fn suffices(&self, longest: usize) -> bool {
        self.period.is_some() || self.values.len() >= longest
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + size_of_val(self.values.as_slice())
    }
}

/// The next length at which a period is looked for. It is looked for at these lengths only, not wherever a table ends,
/// so that a question is told the same of a table that goes on as of one made for it. Powers of two are among them.
fn next_stretch(length: usize) -> usize {
    if length.is_power_of_two() {
        length / 2 * 3
    } else {
        length / 3 * 4
    }
}

/// The Grundy values of the heaps of one game, as far as somebody looks at them.
#[derive(Clone, Debug)]
pub struct HeapValues {
    table: Arc<HeapTable>,
    /// How many values of the table are looked at.
    seen: usize,
}

impl HeapValues {
    /// What is known when `longest` values are looked at, which is the same however long the table is beyond that.
    pub fn seen(table: Arc<HeapTable>, longest: usize) -> Self {
        Self {
            seen: longest.min(table.values.len()),
            table,
        }
    }

    /// Whether both look at the same table, not at two that are equal.
    pub fn shares_with(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.table, &other.table)
    }

    fn values(&self) -> &[u32] {
        self.table.values.get(..self.seen).unwrap_or_default()
    }

    /// The period of the values in the table, which need not be those of the heaps.
    fn period_of_table(&self) -> Option<Period> {
        let is_all_seen = self.seen == self.table.values.len();
        self.table.period.filter(|_| is_all_seen)
    }

    /// The Grundy value of a heap; `None` when neither a table nor a proven period reaches it.
    #[inline]
    pub fn get(&self, heap: u64) -> Option<u64> {
        let place = match self.table.divisor {
            1 => heap,
            divisor => heap / divisor,
        };
        let value = |place: u64| self.values().get(usize::try_from(place).ok()?);
        if let Some(&value) = value(place) {
            return Some(value.into());
        }
        let (place, added) = self.period_of_table()?.fold(place);
        Some(u64::from(*value(place)?) + added)
    }

    /// The heaps that are worth so much, ascending: those whose values are looked at and, when these grow with a
    /// saltus, those beyond.
    pub(super) fn heaps_worth(&self, worth: u64) -> Vec<u64> {
        let period = self.period_of_table();
        let first = period.map_or(self.seen as u64, |period| period.preperiod + period.length);
        let table = (0..first).zip(self.values());
        let mut heaps: Vec<u64> = table
            .filter_map(|(place, &value)| {
                let grown = worth.checked_sub(value.into())?;
                if grown == 0 {
                    return Some(place);
                }
                let period = period.filter(|period| place >= period.preperiod)?;
                let rounds = grown.checked_div(period.saltus)?;
                let grows_to_it = grown.is_multiple_of(period.saltus);
                grows_to_it.then_some(place.checked_add(rounds.checked_mul(period.length)?)?)
            })
            .collect();
        heaps.sort_unstable();
        heaps
    }

    /// The proven period; `None` when the values that were looked at prove none. The length is minimal.
    pub fn period(&self) -> Option<Period> {
        let period = self.period_of_table()?;
        // A divisor stretches every value; the value changes only where a stretch ends.
        Some(Period {
            preperiod: period.preperiod.saturating_mul(self.table.divisor),
            length: period.length.saturating_mul(self.table.divisor),
            saltus: period.saltus,
        })
    }

    /// How many heaps, from 0 on, were looked at for a period; without one these are all that have values.
    pub fn examined(&self) -> u64 {
        (self.seen as u64).saturating_mul(self.table.divisor)
    }
}
