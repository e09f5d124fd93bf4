//! Subtraction games: a move takes a number from a heap that is one of a finite set, or any but those of a finite set.
//!
//! With a finite set the value of a heap follows from as many values before it as the largest number of the set, so
//! the values repeat as soon as so many in a row do (S. W. Golomb, "A mathematical investigation of games of
//! take-away", 1966).
//!
//! With all numbers but those of a finite set the values repeat with a saltus (see A. N. Siegel, "Combinatorial
//! game theory", 2013, on all-but subtraction games). Two heaps are worth the same only if they differ by one of the excluded numbers. So
//! at most one value more than the largest so far is ever reached, and a value is dead once the heap is larger than
//! the first that is worth it by more than the largest excluded number, m. What comes next follows from the last
//! 2m + 1 values, and when all of these repeat with a saltus, they go on doing so.

mod all_but;
mod finite_set;

use std::collections::BTreeSet;

use thiserror::Error;

use self::all_but::AllBut;
use self::finite_set::FiniteSet;
use super::heap_values::{HeapGame, HeapTable, HeapValues, Stopped};
use crate::search::Limits;

/// What a move may take from a heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SubtractionGame {
    kind: Kind,
    /// Ascending, each once.
    amounts: Vec<u64>,
}

/// Whether the amounts are those that may be taken or those that may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    FiniteSet,
    AllBut,
}

/// Why amounts make no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SubtractionError {
    /// A move that takes nothing would never end the game.
    #[error("a move takes at least 1, so 0 cannot be among the amounts")]
    TakesNothing {
        /// Where the 0 stands.
        index: usize,
    },
}

/// The most values in the table of a game.
const MOST_VALUES: usize = 1 << 22;
/// About as many heaps are looked up to fill a table.
const MOST_LOOKUPS: usize = 1 << 30;

impl SubtractionGame {
    /// The game in which a move takes one of these amounts. Without an amount there is no move.
    ///
    /// # Errors
    /// When one of them is 0.
    pub fn of_set(amounts: &[u64]) -> Result<Self, SubtractionError> {
        Self::of(Kind::FiniteSet, amounts)
    }

    /// The game in which a move takes any amount from 1 on but these. Without an amount it is Nim with one pile.
    ///
    /// # Errors
    /// When one of them is 0.
    pub fn of_all_but(amounts: &[u64]) -> Result<Self, SubtractionError> {
        Self::of(Kind::AllBut, amounts)
    }

    fn of(kind: Kind, amounts: &[u64]) -> Result<Self, SubtractionError> {
        if let Some(index) = amounts.iter().position(|amount| *amount == 0) {
            return Err(SubtractionError::TakesNothing { index });
        }
        let amounts: BTreeSet<u64> = amounts.iter().copied().collect();
        Ok(Self {
            kind,
            amounts: amounts.into_iter().collect(),
        })
    }

    /// The largest amount; 0 without one.
    pub fn largest_amount(&self) -> u64 {
        self.amounts.last().copied().unwrap_or(0)
    }

    /// Whether a move may take so many from a heap that has them.
    pub fn allows(&self, take: u64) -> bool {
        let listed = self.amounts.binary_search(&take).is_ok();
        match self.kind {
            Kind::FiniteSet => listed,
            Kind::AllBut => take > 0 && !listed,
        }
    }

    /// Whether there is a move from a heap.
    pub fn can_move(&self, heap: u64) -> bool {
        let fitting = self.amounts.partition_point(|amount| *amount <= heap) as u64;
        match self.kind {
            Kind::FiniteSet => fitting > 0,
            Kind::AllBut => fitting < heap,
        }
    }

    /// What the moves from a heap take that leave a heap of this worth, ascending. Those that leave one worth 0 win.
    pub fn takes_worth(&self, worth: u64, heap: u64, values: &HeapValues) -> Vec<u64> {
        match self.kind {
            Kind::FiniteSet => {
                let possible = self.amounts.iter().take_while(|take| **take <= heap);
                let takes = possible.filter(|take| values.get(heap - **take) == Some(worth));
                takes.copied().collect()
            }
            Kind::AllBut => {
                let left = values.heaps_worth(worth).into_iter();
                let takes = left.take_while(|left| *left < heap);
                let mut takes: Vec<u64> = takes
                    .map(|left| heap - left)
                    .filter(|take| self.allows(*take))
                    .collect();
                takes.reverse();
                takes
            }
        }
    }
}

impl HeapGame for SubtractionGame {
    fn longest(&self, _heap: u64) -> usize {
        (MOST_LOOKUPS / self.amounts.len().max(1)).clamp(1, MOST_VALUES)
    }

    fn bytes(&self) -> usize {
        size_of_val(self.amounts.as_slice())
    }

    /// It does not matter which heap is asked about, so there is one table only, and none that is shorter.
    fn table(
        &self,
        longest: usize,
        _known: Option<&HeapTable>,
        limits: &Limits<'_>,
    ) -> Result<HeapTable, Stopped> {
        match self.kind {
            Kind::FiniteSet => {
                let divisor = self.amounts.iter().copied().reduce(gcd).unwrap_or(1);
                let rule = FiniteSet::new(&self.amounts, divisor);
                HeapTable::grown(rule, None, longest, divisor, limits)
            }
            Kind::AllBut => HeapTable::grown(AllBut::new(&self.amounts), None, longest, 1, limits),
        }
    }
}

/// The greatest common divisor.
pub(super) fn gcd(mut larger: u64, mut smaller: u64) -> u64 {
    while smaller > 0 {
        (larger, smaller) = (smaller, larger % smaller);
    }
    larger
}

#[cfg(test)]
mod tests;
