//! Which moves from a heap leave heaps that are together worth so much, and how many there are: all of them can be
//! counted, and some of them listed, however large the heap is. Those that leave heaps worth 0 win.

use super::TakeAndBreak;
use super::heaps_left::{HeapsLeft, InTwo};
use super::pairs_worth::PairsWorth;
use crate::impartial::Excerpt;
use crate::impartial::heap_values::{HeapValues, Stopped};
use crate::search::Limits;

/// A move: how many are taken and what is left, the smallest heap first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Break {
    /// How many are taken.
    pub take: u64,
    /// The heaps that are left of the heap.
    pub leaves: Vec<u64>,
}

/// The moves from a heap that leave heaps worth so much together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MovesWorth {
    /// Some of them: those that take the least first, then by how many heaps are left, then by the smallest of these.
    pub listed: Vec<Break>,
    /// How many there are.
    pub total: u128,
}

/// The largest rest that is split in three to look for moves.
pub const LARGEST_SPLIT_IN_THREE: u64 = 4_096;

impl TakeAndBreak {
    /// The moves from a heap that leave heaps worth `worth` together. `None` when a rest that may be split in three is
    /// larger than [`LARGEST_SPLIT_IN_THREE`]: they are not counted then.
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
        let is_too_large =
            |(_, left, rest): (u64, HeapsLeft, u64)| left.three && rest > LARGEST_SPLIT_IN_THREE;
        if self.takes(heap).any(is_too_large) {
            return Ok(None);
        }
        let mut found = Found {
            worth,
            excerpt,
            moves: MovesWorth::default(),
        };
        for (take, left, rest) in self.takes(heap) {
            if limits.stop_asked() {
                return Err(Stopped);
            }
            if left.none && rest == 0 && worth == 0 {
                found.add(take, &[]);
            }
            if left.one && rest > 0 && values.get(rest) == Some(worth) {
                found.add(take, &[rest]);
            }
            if left.two != InTwo::Never {
                found.add_pairs(take, &PairsWorth::of(worth, rest, left, values));
            }
            if left.three {
                found.add_triples(take, rest, values, limits)?;
            }
        }
        Ok(Some(found.moves))
    }
}

struct Found {
    worth: u64,
    /// What is still to be skipped and listed.
    excerpt: Excerpt,
    moves: MovesWorth,
}

impl Found {
    fn add(&mut self, take: u64, leaves: &[u64]) {
        self.moves.total += 1;
        match self.excerpt.skip.checked_sub(1) {
            Some(skip) => self.excerpt.skip = skip,
            None => self.list(take, leaves),
        }
    }

    fn list(&mut self, take: u64, leaves: &[u64]) {
        if let Some(most) = self.excerpt.most.checked_sub(1) {
            self.excerpt.most = most;
            let leaves = leaves.to_vec();
            self.moves.listed.push(Break { take, leaves });
        }
    }

    fn add_pairs(&mut self, take: u64, pairs: &PairsWorth<'_>) {
        let total = pairs.total();
        self.moves.total += total;
        let skip = self.excerpt.skip;
        self.excerpt.skip = u64::try_from(u128::from(skip).saturating_sub(total)).unwrap_or(0);
        if self.excerpt.most > 0 && u128::from(skip) < total {
            for (first, second) in pairs.skip(skip).take(self.excerpt.most) {
                self.list(take, &[first, second]);
            }
        }
    }

    fn add_triples(
        &mut self,
        take: u64,
        rest: u64,
        values: &HeapValues,
        limits: &Limits<'_>,
    ) -> Result<(), Stopped> {
        for first in 1..=rest / 3 {
            if limits.stop_asked() {
                return Err(Stopped);
            }
            for second in first..=(rest - first) / 2 {
                let third = rest - first - second;
                let sum = |heaps: [u64; 3]| {
                    let values = heaps.map(|heap| values.get(heap));
                    values
                        .into_iter()
                        .try_fold(0, |sum, value| Some(sum ^ value?))
                };
                if sum([first, second, third]) == Some(self.worth) {
                    self.add(take, &[first, second, third]);
                }
            }
        }
        Ok(())
    }
}
