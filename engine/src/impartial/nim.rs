//! Nim, normal and misère (C. L. Bouton, "Nim, a game with a complete mathematical theory", 1901).
//!
//! A move takes one or more from a single pile. A position is lost for the player to move exactly when its
//! nim-sum, the exclusive or of the piles, is the one to leave: 0, except at the end of a misère game, when at most
//! one pile is larger than 1; then it is 1, an odd number of piles of one. So every pile has at most one winning
//! move, to what the nim-sum of the others lacks.

use super::Outcome;

/// Who wins by taking the last one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rule {
    /// Whoever takes the last one wins.
    #[default]
    Normal,
    /// Whoever takes the last one loses.
    Misere,
}

/// A move: from one pile, some are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Which pile, counted from 0.
    pub pile: usize,
    /// How many are taken, at least 1.
    pub take: u64,
    /// How many are left in the pile.
    pub leaves: u64,
}

/// A position of Nim. No piles, and piles of nothing, are positions too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    piles: Vec<u64>,
    rule: Rule,
    nim_sum: u64,
    large_piles: usize,
}

impl Position {
    /// The position with these piles.
    pub fn new(piles: Vec<u64>, rule: Rule) -> Self {
        let (nim_sum, large_piles) = piles.iter().fold((0, 0), |(sum, large), pile| {
            (sum ^ pile, large + usize::from(*pile > 1))
        });
        Self {
            piles,
            rule,
            nim_sum,
            large_piles,
        }
    }

    /// The sizes of the piles, in the order in which they were given.
    pub fn piles(&self) -> &[u64] {
        &self.piles
    }

    /// The rule by which it is played.
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// The exclusive or of the piles.
    pub fn nim_sum(&self) -> u64 {
        self.nim_sum
    }

    /// How many piles are larger than 1: at most one at the end of a misère game.
    pub fn large_piles(&self) -> usize {
        self.large_piles
    }

    /// Who wins. Without a move to make, the player to move has lost a normal and won a misère game.
    pub fn outcome(&self) -> Outcome {
        outcome(self.nim_sum, self.large_piles, self.rule)
    }

    /// Every winning move, by pile; a pile has at most one. There is none in a [`P`](Outcome::P) position, nor in a
    /// misère game that is over and won.
    pub fn winning_moves(&self) -> impl Iterator<Item = Move> + '_ {
        let lacking = self.nim_sum ^ losing_nim_sum(self.large_piles, self.rule);
        self.piles
            .iter()
            .enumerate()
            .filter_map(move |(pile, &size)| {
                let leaves = size ^ lacking;
                (leaves < size).then(|| Move {
                    pile,
                    take: size - leaves,
                    leaves,
                })
            })
    }

    /// How many moves there are.
    pub fn moves_total(&self) -> u128 {
        self.piles.iter().map(|&size| u128::from(size)).sum()
    }

    /// Every move, pile by pile, the one that takes the least first.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.piles.iter().enumerate().flat_map(|(pile, &size)| {
            (1..=size).map(move |take| Move {
                pile,
                take,
                leaves: size - take,
            })
        })
    }

    /// Who wins after a move, for the player who is to move then.
    pub fn outcome_after(&self, mv: Move) -> Outcome {
        let size = mv.take + mv.leaves;
        let large_piles = self.large_piles + usize::from(mv.leaves > 1) - usize::from(size > 1);
        outcome(self.nim_sum ^ size ^ mv.leaves, large_piles, self.rule)
    }
}

/// The nim-sum that loses for the player to move.
fn losing_nim_sum(large_piles: usize, rule: Rule) -> u64 {
    u64::from(rule == Rule::Misere && large_piles <= 1)
}

fn outcome(nim_sum: u64, large_piles: usize, rule: Rule) -> Outcome {
    if nim_sum == losing_nim_sum(large_piles, rule) {
        Outcome::P
    } else {
        Outcome::N
    }
}

#[cfg(test)]
mod tests;
