//! Moore's Nim_k: a move takes one or more from at least one and at most k piles, from each as many as it likes (E. H.
//! Moore, "A generalization of the game called Nim", 1910).
//!
//! A position is lost for the player to move exactly when in every binary column the number of piles that have a one
//! there is divisible by k + 1. Under the misère rule it is the same as long as a pile is larger than 1; when none is,
//! the number of piles of one is to leave the remainder 1. With k = 1 it is Nim.

mod moves;

use std::num::NonZeroU32;

use num_bigint::BigUint;

use self::moves::Moves;
pub use self::moves::Stopped;
use crate::impartial::Outcome;
use crate::impartial::nim::{Move, Rule};
use crate::search::Limits;

/// A position of Moore's Nim.
#[derive(Clone, Debug)]
pub struct Position {
    piles: Vec<u64>,
    most_piles: NonZeroU32,
    rule: Rule,
    ones: [usize; 64],
    large_piles: usize,
}

/// The part of a game's winning moves that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveList {
    /// Each move by the piles that it takes from.
    pub moves: Vec<Vec<Move>>,
    /// How many winning moves there are; `None` when that is too much work.
    pub total: Option<BigUint>,
}

impl Position {
    /// The position with these piles, of which a move changes at most `most_piles`.
    pub fn new(piles: Vec<u64>, most_piles: NonZeroU32, rule: Rule) -> Self {
        let mut ones = [0; 64];
        for pile in &piles {
            for (bit, ones) in ones.iter_mut().enumerate() {
                *ones += (pile >> bit & 1) as usize;
            }
        }
        let large_piles = piles.iter().filter(|pile| **pile > 1).count();
        Self {
            piles,
            most_piles,
            rule,
            ones,
            large_piles,
        }
    }

    /// The piles.
    pub fn piles(&self) -> &[u64] {
        &self.piles
    }

    /// The most piles that a move changes.
    pub fn most_piles(&self) -> u32 {
        self.most_piles.get()
    }

    /// By what the numbers of ones are divided.
    pub fn modulus(&self) -> u64 {
        u64::from(self.most_piles.get()) + 1
    }

    /// How many piles have a one in each binary column, the lowest first.
    pub fn ones(&self) -> &[usize; 64] {
        &self.ones
    }

    /// How many piles are larger than 1.
    pub fn large_piles(&self) -> usize {
        self.large_piles
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        let remainder = |ones: &usize| *ones as u64 % self.modulus();
        let end_of_misere = self.rule == Rule::Misere && self.large_piles == 0;
        let mut columns = self.ones.iter();
        let lowest = columns.next().map_or(0, remainder);
        if lowest == u64::from(end_of_misere) && columns.all(|ones| remainder(ones) == 0) {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    /// The Grundy value, where it is known: of a lost position, of Nim, and when all piles may be changed at once, so
    /// that it is as if they were one.
    pub fn grundy(&self) -> Option<u128> {
        if self.rule == Rule::Misere {
            return None;
        }
        if self.outcome() == Outcome::P {
            return Some(0);
        }
        if self.most_piles.get() == 1 {
            return Some(
                self.piles
                    .iter()
                    .fold(0, |sum, pile| sum ^ u128::from(*pile)),
            );
        }
        let piles = self.piles.iter().filter(|pile| **pile > 0);
        if piles.count() <= self.most_piles.get() as usize {
            return Some(self.piles.iter().map(|pile| u128::from(*pile)).sum());
        }
        None
    }

    /// The winning moves after the first `skipped`, at most `most` of them, and how many there are. They stand in the
    /// order of the columns: a move that takes the highest one from an earlier pile comes first.
    ///
    /// # Errors
    /// When the work was stopped.
    pub fn winning_moves(
        &self,
        skipped: usize,
        most: usize,
        limits: &Limits<'_>,
    ) -> Result<MoveList, Stopped> {
        let Some(moves) = self.moves() else {
            return Ok(MoveList {
                moves: Vec::new(),
                total: Some(BigUint::ZERO),
            });
        };
        Ok(MoveList {
            total: moves.count(limits)?,
            moves: moves.list(skipped, most, limits)?,
        })
    }

    /// The first winning move, by the piles that it takes from.
    ///
    /// # Errors
    /// When the work was stopped.
    pub fn first_winning_move(&self, limits: &Limits<'_>) -> Result<Option<Vec<Move>>, Stopped> {
        match self.moves() {
            None => Ok(None),
            Some(moves) => Ok(moves.list(0, 1, limits)?.pop()),
        }
    }

    /// The winning moves; `None` when there is none.
    fn moves(&self) -> Option<Moves<'_>> {
        if self.outcome() == Outcome::P || self.piles.iter().all(|pile| *pile == 0) {
            return None;
        }
        // With as few large piles as a move may change, a misère game is brought to its end.
        let most_piles = self.most_piles.get() as usize;
        let is_end = self.rule == Rule::Misere && self.large_piles <= most_piles;
        Some(Moves::new(&self.piles, most_piles, is_end))
    }
}

#[cfg(test)]
mod tests;
