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
        let mut found = Found::new(worth, excerpt);
        for (take, left, rest) in self.takes(heap) {
            if limits.stop_asked() {
                return Err(Stopped);
            }
            found.add_left(take, rest, left, values);
            if left.three {
                found.add_triples(take, rest, values, limits)?;
            }
        }
        Ok(Some(found.into_moves()))
    }
}

/// Collects moves.
pub(in crate::impartial) struct Found {
    worth: u64,
    /// What is still to be skipped and listed.
    excerpt: Excerpt,
    moves: MovesWorth,
}

impl Found {
    pub(in crate::impartial) fn new(worth: u64, excerpt: Excerpt) -> Self {
        Self {
            worth,
            excerpt,
            moves: MovesWorth::default(),
        }
    }

    pub(in crate::impartial) fn into_moves(self) -> MovesWorth {
        self.moves
    }

    /// Adds the moves that take so many and leave nothing, one heap or two.
    pub(in crate::impartial) fn add_left(
        &mut self,
        take: u64,
        rest: u64,
        left: HeapsLeft,
        values: &HeapValues,
    ) {
        if left.none && rest == 0 && self.worth == 0 {
            self.add(take, &[]);
        }
        if left.one && rest > 0 && values.get(rest) == Some(self.worth) {
            self.add(take, &[rest]);
        }
        if left.two != InTwo::Never {
            self.add_pairs(take, &PairsWorth::of(self.worth, rest, left, values));
        }
    }

    /// Adds a move that has the worth.
    pub(in crate::impartial) fn add(&mut self, take: u64, leaves: &[u64]) {
        self.add_all(1, self.excerpt.of([leaves.to_vec()].into_iter()), take);
    }

    fn add_pairs(&mut self, take: u64, pairs: &PairsWorth<'_>) {
        let total = pairs.total();
        let has_wanted = self.excerpt.most > 0 && u128::from(self.excerpt.skip) < total;
        let wanted = has_wanted.then(|| pairs.skip(self.excerpt.skip));
        let wanted = wanted.into_iter().flatten().take(self.excerpt.most);
        self.add_all(
            total,
            wanted.map(|(first, second)| vec![first, second]),
            take,
        );
    }

    /// Counts moves, of which those that are wanted are listed.
    fn add_all(&mut self, total: u128, wanted: impl Iterator<Item = Vec<u64>>, take: u64) {
        let before = self.moves.listed.len();
        self.moves
            .listed
            .extend(wanted.map(|leaves| Break { take, leaves }));
        self.moves.total += total;
        let listed = self.moves.listed.len() - before;
        self.excerpt = self.excerpt.after(total, listed);
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
