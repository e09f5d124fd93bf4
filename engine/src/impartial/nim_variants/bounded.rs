//! Bounded Nim: a move takes from one pile, but only so many (C. L. Bouton 1901 for one pile; the sum of piles is a
//! sum of the subtraction games {1, ..., m}).
//!
//! A pile of `n` is worth the remainder of `n` by `m + 1`, and piles are added by their nim-sum. Under the misère rule
//! it is with the remainders as it is with the piles of Nim: the player to leave a nim-sum of 0 wins, except that 1
//! is to be left when every remainder is at most 1 (T. S. Ferguson, "On sums of graph games with last player losing",
//! 1974).

use std::num::NonZeroU64;

use crate::impartial::Outcome;
use crate::impartial::nim::{Move, Rule};

/// A position of bounded Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    piles: Vec<u64>,
    max_take: NonZeroU64,
    rule: Rule,
    nim_sum: u64,
    large_remainders: usize,
}

impl Position {
    /// The position with these piles, of which a move takes at most `max_take`.
    pub fn new(piles: Vec<u64>, max_take: NonZeroU64, rule: Rule) -> Self {
        let mut position = Self {
            piles,
            max_take,
            rule,
            nim_sum: 0,
            large_remainders: 0,
        };
        for place in 0..position.piles.len() {
            let remainder = position.remainder(position.piles[place]);
            position.nim_sum ^= remainder;
            position.large_remainders += usize::from(remainder > 1);
        }
        position
    }

    /// What a pile is worth: its remainder by one more than may be taken.
    pub fn remainder(&self, pile: u64) -> u64 {
        match self.max_take.get().checked_add(1) {
            Some(modulus) => pile % modulus,
            None => pile,
        }
    }

    /// The sizes of the piles.
    pub fn piles(&self) -> &[u64] {
        &self.piles
    }

    /// The most that a move takes.
    pub fn max_take(&self) -> u64 {
        self.max_take.get()
    }

    /// The exclusive or of the remainders; under the normal rule the Grundy value.
    pub fn nim_sum(&self) -> u64 {
        self.nim_sum
    }

    /// How many remainders are larger than 1: when none is, misère play ends otherwise than normal play.
    pub fn large_remainders(&self) -> usize {
        self.large_remainders
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        if self.nim_sum == self.nim_sum_to_leave(self.large_remainders) {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    /// Every winning move, by pile; a pile has at most one.
    pub fn winning_moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves(|size| self.winning_take(size))
    }

    /// Every move that leaves the nim-sum of the remainders at `nim_sum`, by pile; a pile has at most one. Under the
    /// normal rule these are the moves that leave the position worth so much.
    pub fn moves_to_nim_sum(&self, nim_sum: u64) -> impl Iterator<Item = Move> + '_ {
        let change = self.nim_sum ^ nim_sum;
        self.moves(move |size| self.take_to(size, self.remainder(size) ^ change))
    }

    /// The moves that `take` finds, by pile.
    fn moves(&self, take: impl Fn(u64) -> Option<u64>) -> impl Iterator<Item = Move> {
        self.piles
            .iter()
            .enumerate()
            .filter_map(move |(pile, &size)| {
                let take = take(size)?;
                Some(Move {
                    pile,
                    take,
                    leaves: size - take,
                })
            })
    }

    fn winning_take(&self, size: u64) -> Option<u64> {
        let remainder = self.remainder(size);
        let others = self.nim_sum ^ remainder;
        let large_others = self.large_remainders - usize::from(remainder > 1);
        let wanted = others ^ self.nim_sum_to_leave(large_others + usize::from(others > 1));
        self.take_to(size, wanted)
    }

    /// What to take from a pile so that this remainder is left.
    fn take_to(&self, size: u64, wanted: u64) -> Option<u64> {
        let remainder = self.remainder(size);
        if wanted > self.max_take.get() || wanted == remainder {
            return None;
        }
        // A larger remainder is what is left when the take goes round through 0.
        let take = match remainder.checked_sub(wanted) {
            Some(take) => take,
            None => self.max_take.get() - (wanted - remainder) + 1,
        };
        (take <= size).then_some(take)
    }

    /// The nim-sum that loses for the player to move, when so many remainders are larger than 1.
    fn nim_sum_to_leave(&self, large_remainders: usize) -> u64 {
        u64::from(self.rule == Rule::Misere && large_remainders == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::exhaustive::Exhaustive;
    use super::*;
    use crate::random::SplitMix64;

    fn naive_moves(piles: &[u64], max_take: u64) -> Vec<(Move, Vec<u64>)> {
        let mut moves = Vec::new();
        for pile in 0..piles.len() {
            for take in 1..=max_take.min(piles[pile]) {
                let mut left = piles.to_vec();
                left[pile] -= take;
                let leaves = left[pile];
                moves.push((Move { pile, take, leaves }, left));
            }
        }
        moves
    }

    #[test]
    fn values_outcomes_and_moves_are_those_of_an_exhaustive_search() {
        let mut random = SplitMix64::new(1);
        for max_take in 1..=6 {
            let most = NonZeroU64::new(max_take).unwrap();
            let mut naive = Exhaustive::new(|piles: &Vec<u64>| {
                let moves = naive_moves(piles, max_take);
                moves.into_iter().map(|(_, left)| left).collect()
            });
            for _ in 0..1_000 {
                let piles: Vec<u64> = (0..random.next_u64() % 4)
                    .map(|_| random.next_u64() % 15)
                    .collect();
                for rule in [Rule::Normal, Rule::Misere] {
                    let position = Position::new(piles.clone(), most, rule);
                    let what = format!("{piles:?} at most {max_take} {rule:?}");
                    assert_eq!(position.outcome(), naive.outcome(&piles, rule), "{what}");
                    assert_eq!(position.nim_sum(), naive.grundy(&piles), "{what}");
                    let winning: Vec<Move> = naive_moves(&piles, max_take)
                        .into_iter()
                        .filter(|(_, left)| naive.outcome(left, rule) == Outcome::P)
                        .map(|(mv, _)| mv)
                        .collect();
                    assert_eq!(
                        position.winning_moves().collect::<Vec<_>>(),
                        winning,
                        "{what}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_largest_numbers_do_not_overflow() {
        for max_take in [u64::MAX, u64::MAX - 1] {
            let most = NonZeroU64::new(max_take).unwrap();
            let position = Position::new(vec![u64::MAX, 5, u64::MAX], most, Rule::Normal);
            for mv in position.winning_moves() {
                assert_eq!(mv.take + mv.leaves, position.piles()[mv.pile]);
            }
            assert_eq!(position.outcome(), Outcome::N);
        }
    }
}
