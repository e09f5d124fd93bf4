//! Wythoff's game: from two piles, a move takes one or more from one of them, or the same number from both (W. A.
//! Wythoff, "A modification of the game of Nim", 1907).
//!
//! The positions that are lost for the player to move are the pairs (⌊nφ⌋, ⌊nφ⌋ + n) with the golden ratio φ: every
//! difference n has one pair and every number stands in one. Partners are found by Fibonacci numbers, in whole numbers
//! throughout. Under the misère rule only the first pairs differ: (0, 1) and (2, 2) stand for (0, 0) and (1, 2).

use super::zeckendorf::{shifted_up, wythoff_partner};
use crate::impartial::Outcome;
use crate::impartial::nim::Rule;

/// A position of Wythoff's game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    piles: [u64; 2],
    rule: Rule,
}

/// A move, by what it takes from each pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take {
    /// How many are taken from each pile.
    pub take: [u64; 2],
    /// How many are left in each.
    pub leaves: [u64; 2],
}

/// The pair with this difference that is lost for the player to move, the smaller number first. `None` when its
/// numbers have more than 64 bits.
pub fn lost_pair(difference: u64, rule: Rule) -> Option<[u64; 2]> {
    let smaller = match (rule, difference) {
        (Rule::Normal, 0) | (Rule::Misere, 1) => 0,
        (Rule::Misere, 0) => 2,
        _ => shifted_up(difference - 1)?.checked_add(1)?,
    };
    Some([smaller, smaller.checked_add(difference)?])
}

/// The pile that makes a lost position together with this one; `None` when it has more than 64 bits.
pub fn partner(pile: u64, rule: Rule) -> Option<u64> {
    match (rule, pile) {
        (Rule::Misere, 0) => Some(1),
        (Rule::Misere, 1) => Some(0),
        (Rule::Misere, 2) => Some(2),
        _ => wythoff_partner(pile),
    }
}

impl Position {
    /// The position with these piles.
    pub const fn new(piles: [u64; 2], rule: Rule) -> Self {
        Self { piles, rule }
    }

    /// The piles.
    pub fn piles(&self) -> [u64; 2] {
        self.piles
    }

    /// The difference of the piles.
    pub fn difference(&self) -> u64 {
        self.piles[0].abs_diff(self.piles[1])
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        let [first, second] = self.piles;
        if partner(first, self.rule) == Some(second) {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    /// Every winning move: from the first pile, from the second, from both; one of each at most.
    pub fn winning_moves(&self) -> impl Iterator<Item = Take> + '_ {
        let [first, second] = self.piles;
        let smallest = first.min(second);
        let from_first = partner(second, self.rule).and_then(|wanted| first.checked_sub(wanted));
        let from_second = partner(first, self.rule).and_then(|wanted| second.checked_sub(wanted));
        let from_both = lost_pair(self.difference(), self.rule)
            .and_then(|[smaller, _]| smallest.checked_sub(smaller));
        let takes = [
            from_first.map(|take| [take, 0]),
            from_second.map(|take| [0, take]),
            from_both.map(|take| [take, take]),
        ];
        takes
            .into_iter()
            .flatten()
            .filter(|take| *take != [0, 0])
            .map(move |take| Take {
                take,
                leaves: [first - take[0], second - take[1]],
            })
    }
}

#[cfg(test)]
mod tests {
    use super::super::exhaustive::Exhaustive;
    use super::*;

    fn naive_moves([first, second]: [u64; 2]) -> Vec<Take> {
        let from_first = (1..=first).map(|take| [take, 0]);
        let from_second = (1..=second).map(|take| [0, take]);
        let from_both = (1..=first.min(second)).map(|take| [take, take]);
        from_first
            .chain(from_second)
            .chain(from_both)
            .map(|take| Take {
                take,
                leaves: [first - take[0], second - take[1]],
            })
            .collect()
    }

    #[test]
    fn outcomes_and_moves_are_those_of_an_exhaustive_search() {
        let mut naive = Exhaustive::new(|piles: &[u64; 2]| {
            let moves = naive_moves(*piles);
            moves.into_iter().map(|mv| mv.leaves).collect()
        });
        for rule in [Rule::Normal, Rule::Misere] {
            for first in 0..70 {
                for second in 0..70 {
                    let piles = [first, second];
                    let position = Position::new(piles, rule);
                    let what = format!("{piles:?} {rule:?}");
                    assert_eq!(position.outcome(), naive.outcome(&piles, rule), "{what}");
                    let winning: Vec<Take> = naive_moves(piles)
                        .into_iter()
                        .filter(|mv| naive.outcome(&mv.leaves, rule) == Outcome::P)
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
    fn the_pair_with_a_difference_of_102334155_is_exact() {
        let pair = lost_pair(102_334_155, Rule::Normal);
        assert_eq!(pair, Some([165_580_140, 267_914_295]));
    }

    #[test]
    fn the_largest_piles_do_not_overflow() {
        let position = Position::new([u64::MAX, u64::MAX], Rule::Normal);
        let takes: Vec<[u64; 2]> = position.winning_moves().map(|mv| mv.take).collect();
        assert_eq!(takes.last(), Some(&[u64::MAX, u64::MAX]));
        assert_eq!(lost_pair(u64::MAX, Rule::Normal), None);
        assert_eq!(
            Position::new([0, u64::MAX], Rule::Normal).outcome(),
            Outcome::N
        );
    }
}
