//! Which moves from a heap leave a position that is worth 0, and how many there are: all of them can be counted, and
//! the first of them listed, however large the heap is.

use super::TakeAndBreak;
use super::equal_pairs::EqualPairs;
use super::heaps_left::{HeapsLeft, InTwo};
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

/// The winning moves from a heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinningMoves {
    /// The first of them: those that take the least first, then by the smallest heap that is left.
    pub first: Vec<Break>,
    /// How many there are.
    pub total: u128,
}

/// The largest rest that is split in three to look for winning moves.
pub const LARGEST_SPLIT_IN_THREE: u64 = 4_096;

impl TakeAndBreak {
    /// The winning moves from a heap, up to `most` of them listed. `None` when a rest that may be split in three is
    /// larger than [`LARGEST_SPLIT_IN_THREE`]: they are not counted then.
    ///
    /// # Errors
    /// When the work was stopped.
    pub fn winning_moves(
        &self,
        heap: u64,
        values: &HeapValues,
        most: usize,
        limits: &Limits<'_>,
    ) -> Result<Option<WinningMoves>, Stopped> {
        let is_too_large =
            |(_, left, rest): (u64, HeapsLeft, u64)| left.three && rest > LARGEST_SPLIT_IN_THREE;
        if self.takes(heap).any(is_too_large) {
            return Ok(None);
        }
        let mut found = Found {
            most,
            moves: WinningMoves {
                first: Vec::new(),
                total: 0,
            },
        };
        for (take, left, rest) in self.takes(heap) {
            if limits.stop_asked() {
                return Err(Stopped);
            }
            if left.none && rest == 0 {
                found.add(take, &[]);
            }
            if left.one && rest > 0 && values.get(rest) == Some(0) {
                found.add(take, &[rest]);
            }
            if left.two != InTwo::Never {
                found.add_pairs(take, &EqualPairs::of(rest, left, values));
            }
            if left.three {
                found.add_triples(take, rest, values, limits)?;
            }
        }
        Ok(Some(found.moves))
    }
}

struct Found {
    most: usize,
    moves: WinningMoves,
}

impl Found {
    fn has_room(&self) -> bool {
        self.moves.first.len() < self.most
    }

    fn add(&mut self, take: u64, leaves: &[u64]) {
        self.moves.total += 1;
        self.list(take, leaves);
    }

    fn list(&mut self, take: u64, leaves: &[u64]) {
        if self.has_room() {
            let leaves = leaves.to_vec();
            self.moves.first.push(Break { take, leaves });
        }
    }

    fn add_pairs(&mut self, take: u64, pairs: &EqualPairs<'_>) {
        self.moves.total += pairs.total();
        if self.has_room() {
            let room = self.most - self.moves.first.len();
            for (first, second) in pairs.iter().take(room) {
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
                if sum([first, second, third]) == Some(0) {
                    self.add(take, &[first, second, third]);
                }
            }
        }
        Ok(())
    }
}
