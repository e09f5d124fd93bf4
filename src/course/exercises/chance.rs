//! Draws from a seed.

use std::num::NonZeroU64;

use arborist_engine::random::SplitMix64;

/// The whole numbers from one to another, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    least: i64,
    most: i64,
}

impl Span {
    /// The numbers from `least` to `most`. Nothing if there are none, or more than a seed can choose from evenly.
    pub fn new(least: i64, most: i64) -> Option<Self> {
        let count = most.checked_sub(least)?;
        (0..=Self::WIDEST)
            .contains(&count)
            .then_some(Self { least, most })
    }

    /// The largest difference of the two ends.
    pub const WIDEST: i64 = 1 << 40;

    /// The smallest number.
    pub fn least(self) -> i64 {
        self.least
    }

    /// The largest number.
    pub fn most(self) -> i64 {
        self.most
    }

    /// How many numbers there are.
    pub fn count(self) -> u64 {
        self.least.abs_diff(self.most) + 1
    }
}

/// Draws that are the same for the same seed everywhere.
#[derive(Clone, Debug)]
pub struct Chance(SplitMix64);

impl Chance {
    /// The draws of a seed.
    pub fn of_seed(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    /// A number of the span.
    pub fn number(&mut self, span: Span) -> i64 {
        let count = NonZeroU64::new(span.count()).unwrap_or(NonZeroU64::MIN);
        span.least.saturating_add_unsigned(self.0.below(count))
    }

    /// Different numbers of the span; fewer than wanted if it has no more.
    pub fn different_numbers(&mut self, span: Span, wanted: usize) -> Vec<i64> {
        let wanted = usize::try_from(span.count()).map_or(wanted, |count| count.min(wanted));
        if span.count() <= 4 * wanted as u64 {
            let mut all: Vec<i64> = (span.least..=span.most).collect();
            self.0.shuffle(&mut all);
            all.truncate(wanted);
            return all;
        }
        let mut numbers: Vec<i64> = Vec::with_capacity(wanted);
        let mut seen = std::collections::BTreeSet::new();
        while numbers.len() < wanted {
            let number = self.number(span);
            if seen.insert(number) {
                numbers.push(number);
            }
        }
        numbers
    }

    /// One of the elements; nothing of an empty list.
    pub fn one_of<T: Copy>(&mut self, elements: &[T]) -> Option<T> {
        let count = NonZeroU64::new(elements.len() as u64)?;
        elements.get(self.0.below(count) as usize).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_has_both_its_ends_and_nothing_else() {
        let span = Span::new(-3, 2).unwrap();
        assert_eq!(span.count(), 6);
        let mut chance = Chance::of_seed(7);
        let drawn: std::collections::BTreeSet<i64> =
            (0..200).map(|_| chance.number(span)).collect();
        assert_eq!(drawn.into_iter().collect::<Vec<_>>(), [-3, -2, -1, 0, 1, 2]);
        assert_eq!(Span::new(2, 1), None);
        assert_eq!(Span::new(i64::MIN, i64::MAX), None);
    }

    #[test]
    fn different_numbers_are_different() {
        for (least, most, wanted, found) in [(0, 9, 10, 10), (0, 9, 20, 10), (0, 1 << 40, 20, 20)] {
            let span = Span::new(least, most).unwrap();
            let mut numbers = Chance::of_seed(1).different_numbers(span, wanted);
            numbers.sort_unstable();
            numbers.dedup();
            assert_eq!(numbers.len(), found);
        }
    }
}
