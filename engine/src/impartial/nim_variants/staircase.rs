//! Staircase Nim: coins lie on stairs, and a move takes one or more from a stair and puts them on the next lower one,
//! from the lowest on the ground, where they stay (R. P. Sprague, "Bemerkungen über eine spezielle Abelsche Gruppe",
//! 1947).
//!
//! Only the stairs of odd number count, the lowest being 1: the Grundy value is their nim-sum. Whatever the opponent
//! moves from an even stair to an odd one is moved on to the next even stair.

use crate::impartial::Outcome;

/// A position of staircase Nim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    piles: Vec<u64>,
    nim_sum: u64,
}

/// A move: coins fall one stair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fall {
    /// From which stair, counted from 0: the pile that lies there.
    pub pile: usize,
    /// How many coins fall, at least 1.
    pub take: u64,
    /// How many are left on the stair.
    pub leaves: u64,
}

/// Whether the stair of a pile counts: its number, one more than its place, is odd.
pub const fn counts(pile: usize) -> bool {
    pile.is_multiple_of(2)
}

impl Position {
    /// The position with these piles, that of the lowest stair first.
    pub fn new(piles: Vec<u64>) -> Self {
        let nim_sum = piles.iter().step_by(2).fold(0, |sum, pile| sum ^ pile);
        Self { piles, nim_sum }
    }

    /// The piles, that of the lowest stair first.
    pub fn piles(&self) -> &[u64] {
        &self.piles
    }

    /// The exclusive or of the piles on odd stairs: the Grundy value.
    pub fn nim_sum(&self) -> u64 {
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

    /// Every winning move, by pile; a pile has at most one.
    pub fn winning_moves(&self) -> impl Iterator<Item = Fall> + '_ {
        self.moves_worth(0)
    }

    /// Every move that leaves the position worth `worth`, by pile; a pile has at most one.
    pub fn moves_worth(&self, worth: u64) -> impl Iterator<Item = Fall> + '_ {
        let change = self.nim_sum ^ worth;
        let mut below = None;
        self.piles
            .iter()
            .enumerate()
            .filter_map(move |(pile, &size)| {
                let lower = below.replace(size);
                let take = if counts(pile) {
                    size.checked_sub(size ^ change)
                } else {
                    lower.and_then(|lower| (lower ^ change).checked_sub(lower))
                };
                let take = take.filter(|take| (1..=size).contains(take))?;
                Some(Fall {
                    pile,
                    take,
                    leaves: size - take,
                })
            })
    }
}

#[cfg(test)]
mod tests {
    use super::super::exhaustive::Exhaustive;
    use super::*;
    use crate::impartial::nim::Rule;
    use crate::random::SplitMix64;

    fn naive_moves(piles: &[u64]) -> Vec<(Fall, Vec<u64>)> {
        let mut moves = Vec::new();
        for pile in 0..piles.len() {
            for take in 1..=piles[pile] {
                let mut left = piles.to_vec();
                left[pile] -= take;
                let leaves = left[pile];
                if pile > 0 {
                    left[pile - 1] += take;
                }
                moves.push((Fall { pile, take, leaves }, left));
            }
        }
        moves
    }

    #[test]
    fn values_and_moves_are_those_of_an_exhaustive_search() {
        let mut random = SplitMix64::new(2);
        let mut naive = Exhaustive::new(|piles: &Vec<u64>| {
            let moves = naive_moves(piles);
            moves.into_iter().map(|(_, left)| left).collect()
        });
        for _ in 0..3_000 {
            let piles: Vec<u64> = (0..random.next_u64() % 6)
                .map(|_| random.next_u64() % 5)
                .collect();
            let position = Position::new(piles.clone());
            assert_eq!(position.nim_sum(), naive.grundy(&piles), "{piles:?}");
            assert_eq!(position.outcome(), naive.outcome(&piles, Rule::Normal));
            let winning: Vec<Fall> = naive_moves(&piles)
                .into_iter()
                .filter(|(_, left)| naive.grundy(left) == 0)
                .map(|(mv, _)| mv)
                .collect();
            assert_eq!(
                position.winning_moves().collect::<Vec<_>>(),
                winning,
                "{piles:?}"
            );
        }
    }

    #[test]
    fn the_largest_piles_do_not_overflow() {
        let position = Position::new(vec![u64::MAX, u64::MAX, 0, u64::MAX]);
        assert_eq!(position.nim_sum(), u64::MAX);
        let moves: Vec<usize> = position.winning_moves().map(|mv| mv.pile).collect();
        assert_eq!(moves, [0, 3]);
    }
}
