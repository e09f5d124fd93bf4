//! Fibonacci Nim: one pile, from which the first player takes any number but not all, and after that whoever is to
//! move at most twice what was just taken (M. J. Whinihan, "Fibonacci Nim", 1963).
//!
//! A number is the sum of Fibonacci numbers no two of which are neighbours. The player to move wins exactly when the
//! least of them may be taken: the opponent can then not take the next one. Under the misère rule the last one is
//! poison, and the game is that of the pile without it.

use super::zeckendorf::zeckendorf;
use crate::impartial::Outcome;
use crate::impartial::nim::Rule;

/// A position of Fibonacci Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pile: u64,
    most: u64,
    rule: Rule,
}

impl Position {
    /// The position in which at most `most` may be taken from the pile; `None` at the start of a game: all but one.
    pub fn new(pile: u64, most: Option<u64>, rule: Rule) -> Self {
        let at_start = pile.saturating_sub(1);
        let most = most.map_or(at_start, |most| most.min(pile));
        Self { pile, most, rule }
    }

    /// The size of the pile.
    pub fn pile(&self) -> u64 {
        self.pile
    }

    /// The most that may be taken.
    pub fn most(&self) -> u64 {
        self.most
    }

    /// The size of the pile in the game under the normal rule that has the same winning moves; `None` when a misère
    /// game is over and won.
    pub fn normal_pile(&self) -> Option<u64> {
        match self.rule {
            Rule::Normal => Some(self.pile),
            Rule::Misere => self.pile.checked_sub(1),
        }
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        match self.normal_pile() {
            None => Outcome::N,
            // Who cannot move has not taken the last one, which is still there.
            Some(_) if self.most == 0 && self.rule == Rule::Misere => Outcome::N,
            Some(pile)
                if zeckendorf(pile)
                    .first()
                    .is_some_and(|least| *least <= self.most) =>
            {
                Outcome::N
            }
            Some(_) => Outcome::P,
        }
    }

    /// How many to take to win, in rising order: sums of the least Fibonacci numbers, such that twice the sum is less
    /// than the next one.
    pub fn winning_takes(&self) -> Vec<u64> {
        let parts = zeckendorf(self.normal_pile().unwrap_or(0));
        let mut winning = Vec::new();
        let mut sum = 0;
        for (place, part) in parts.iter().enumerate() {
            sum += part;
            let leaves_nothing_to_take = parts
                .get(place + 1)
                .is_none_or(|next| sum < next.div_ceil(2));
            if sum <= self.most && leaves_nothing_to_take {
                winning.push(sum);
            }
        }
        winning
    }
}

#[cfg(test)]
mod tests {
    use super::super::exhaustive::Exhaustive;
    use super::*;

    fn options((pile, most): &(u64, u64)) -> Vec<(u64, u64)> {
        (1..=*most.min(pile))
            .map(|take| (pile - take, 2 * take))
            .collect()
    }

    #[test]
    fn outcomes_and_moves_are_those_of_an_exhaustive_search() {
        let mut naive = Exhaustive::new(options);
        for rule in [Rule::Normal, Rule::Misere] {
            for pile in 0..120u64 {
                for most in (0..=pile.min(60)).map(Some).chain([None]) {
                    let position = Position::new(pile, most, rule);
                    let key = (pile, position.most());
                    let what = format!("{pile} {most:?} {rule:?}");
                    assert_eq!(position.outcome(), naive.outcome(&key, rule), "{what}");
                    let winning: Vec<u64> = (1..=position.most())
                        .filter(|take| naive.outcome(&(pile - take, 2 * take), rule) == Outcome::P)
                        .collect();
                    assert_eq!(position.winning_takes(), winning, "{what}");
                }
            }
        }
    }

    #[test]
    fn a_pile_of_a_fibonacci_number_is_lost_at_the_start_however_large() {
        let largest = 12_200_160_415_121_876_738;
        for (pile, outcome) in [(largest, Outcome::P), (u64::MAX, Outcome::N)] {
            let position = Position::new(pile, None, Rule::Normal);
            assert_eq!(position.outcome(), outcome);
        }
    }
}
