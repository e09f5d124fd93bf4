//! Lasker's Nim: a move takes one or more from a pile, or splits a pile into two, neither of them empty (Edward Lasker
//! in E. R. Berlekamp, J. H. Conway and R. K. Guy, "Winning Ways", chapter 4).
//!
//! A pile is worth its size, except that 4k + 3 is worth 4k + 4 and the other way round; the values of piles are added
//! by their nim-sum. No two piles have the same value, so every pile has at most one winning move that takes; but it
//! may have very many that split.

mod splits;

use self::splits::Splits;
use crate::impartial::Outcome;
use crate::impartial::nim::Move;

/// The value of a pile: up to 2^64, which is the value of a pile of 2^64 - 1.
pub const fn value(pile: u64) -> u128 {
    match pile % 4 {
        _ if pile == 0 => 0,
        3 => pile as u128 + 1,
        0 => pile as u128 - 1,
        _ => pile as u128,
    }
}

/// The pile that is worth so much; `None` when it has more than 64 bits.
fn pile_worth(value: u128) -> Option<u64> {
    let pile = match value % 4 {
        _ if value == 0 => 0,
        3 => value + 1,
        0 => value - 1,
        _ => value,
    };
    u64::try_from(pile).ok()
}

/// A position of Lasker's Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    piles: Vec<u64>,
    nim_sum: u128,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LaskerMove {
    /// Some are taken from a pile.
    Take(Move),
    /// A pile is split.
    Split {
        /// Which pile, counted from 0.
        pile: usize,
        /// The two piles that it becomes, the smaller first.
        into: [u64; 2],
    },
}

impl Position {
    /// The position with these piles.
    pub fn new(piles: Vec<u64>) -> Self {
        let nim_sum = piles.iter().fold(0, |sum, &pile| sum ^ value(pile));
        Self { piles, nim_sum }
    }

    /// The piles.
    pub fn piles(&self) -> &[u64] {
        &self.piles
    }

    /// The exclusive or of the piles' values: the Grundy value.
    pub fn nim_sum(&self) -> u128 {
        self.nim_sum
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        if self.nim_sum == 0 {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    /// How many winning moves there are.
    pub fn winning_moves_total(&self) -> u128 {
        self.moves_worth_total(0)
    }

    /// The winning moves after the first `skipped`: by pile, the one that takes before those that split.
    pub fn winning_moves(&self, skipped: u128) -> impl Iterator<Item = LaskerMove> + '_ {
        self.moves_worth(0, skipped)
    }

    /// How many moves leave the position worth `worth`.
    pub fn moves_worth_total(&self, worth: u128) -> u128 {
        let counts = (0..self.piles.len()).map(|pile| {
            let takes = u128::from(self.take_worth(pile, worth).is_some());
            takes + self.splits_worth(pile, worth).total()
        });
        counts.sum()
    }

    /// The moves that leave the position worth `worth` after the first `skipped`: by pile, the one that takes before
    /// those that split.
    pub fn moves_worth(&self, worth: u128, skipped: u128) -> impl Iterator<Item = LaskerMove> + '_ {
        let mut skipped = skipped;
        (0..self.piles.len()).flat_map(move |pile| {
            let take = self.take_worth(pile, worth);
            let take = take.filter(|_| match skipped.checked_sub(1) {
                Some(fewer) => {
                    skipped = fewer;
                    false
                }
                None => true,
            });
            let splits = self.splits_worth(pile, worth);
            let skipped_splits = skipped.min(splits.total());
            skipped -= skipped_splits;
            let splits = splits.after(skipped_splits);
            let splits = splits.map(move |into| LaskerMove::Split { pile, into });
            take.map(LaskerMove::Take).into_iter().chain(splits)
        })
    }

    fn take_worth(&self, pile: usize, worth: u128) -> Option<Move> {
        let size = *self.piles.get(pile)?;
        let leaves = pile_worth(value(size) ^ self.nim_sum ^ worth)?;
        (leaves < size).then(|| Move {
            pile,
            take: size - leaves,
            leaves,
        })
    }

    fn splits_worth(&self, pile: usize, worth: u128) -> Splits {
        let size = self.piles.get(pile).copied().unwrap_or(0);
        Splits::of(size, value(size) ^ self.nim_sum ^ worth)
    }
}

#[cfg(test)]
mod tests;
