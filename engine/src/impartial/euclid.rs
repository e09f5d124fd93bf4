//! The game of Euclid: a move subtracts a positive multiple of the smaller of two numbers from the larger (A. J. Cole
//! and A. J. T. Davie, "A game based on the Euclidean algorithm and a winning strategy for it", 1969).
//!
//! The moves from a pair lead down one stretch of Euclid's algorithm, to `r`, `r + y`, `r + 2y`, ... beside the
//! smaller number `y`. When the pair with the remainder `r` is worth `v`, the next of the stretch is worth the least
//! number that is not `v`, the next the least that is neither, and so on: the values are told stretch by stretch from
//! the last to the first, exactly and as fast as Euclid's algorithm. Where the game ends when the numbers are equal,
//! the value of x and y is the whole part of |y/x - x/y| (G. Nivasch, "The Sprague-Grundy function of the game Euclid",
//! 2006).

use thiserror::Error;

use super::Outcome;

/// When the game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum End {
    /// When one of the numbers is 0: whoever makes it 0 has won.
    #[default]
    Zero,
    /// When the numbers are equal: none may become 0.
    Equal,
}

/// Two numbers to play with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    numbers: [u64; 2],
    end: End,
}

/// Why two numbers are no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EuclidError {
    /// Nothing leads to it.
    #[error(
        "both numbers are 0, which no game reaches: the number that is subtracted stays as it is"
    )]
    BothZero,
    /// A number that the rule does not let become 0.
    #[error(
        "a number is 0, but in the game that ends when the numbers are equal both are at least 1"
    )]
    ZeroBeforeEqual {
        /// Which of the two numbers, counted from 0.
        index: usize,
    },
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which number becomes smaller, counted from 0.
    pub number: usize,
    /// How many times the other number is subtracted.
    pub times: u64,
    /// What is left of the number.
    pub leaves: u64,
}

/// A step of Euclid's algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The larger number.
    pub larger: u64,
    /// The smaller number.
    pub smaller: u64,
    /// How often the smaller goes into the larger.
    pub quotient: u64,
    /// The Grundy value of the pair.
    pub value: u64,
}

impl Position {
    /// The position of two numbers.
    ///
    /// # Errors
    /// When no game reaches it.
    pub fn new(numbers: [u64; 2], end: End) -> Result<Self, EuclidError> {
        if numbers == [0, 0] {
            return Err(EuclidError::BothZero);
        }
        match numbers.iter().position(|number| *number == 0) {
            Some(index) if end == End::Equal => Err(EuclidError::ZeroBeforeEqual { index }),
            _ => Ok(Self { numbers, end }),
        }
    }

    /// When the game is over.
    pub fn end(&self) -> End {
        self.end
    }

    /// The larger number and the smaller.
    pub fn larger_and_smaller(&self) -> (u64, u64) {
        let [first, second] = self.numbers;
        (first.max(second), first.min(second))
    }

    /// Whether the larger number is more than the golden ratio, (1 + sqrt 5) / 2, times the smaller. Exact: with x > y
    /// it is when x (x - y) > y y.
    pub fn exceeds_the_golden_ratio(&self) -> bool {
        let (larger, smaller) = self.larger_and_smaller();
        let (larger, smaller) = (u128::from(larger), u128::from(smaller));
        larger * (larger - smaller) > smaller * smaller
    }

    /// The steps of Euclid's algorithm from this pair on, with the values of the pairs; none when a number is 0.
    pub fn stretches(&self) -> Vec<Stretch> {
        let mut stretches = Vec::new();
        let (mut larger, mut smaller) = self.larger_and_smaller();
        while smaller > 0 {
            stretches.push(Stretch {
                larger,
                smaller,
                quotient: larger / smaller,
                value: 0,
            });
            (larger, smaller) = (smaller, larger % smaller);
        }
        let mut after = None;
        for stretch in stretches.iter_mut().rev() {
            stretch.value = self.value_on(after, stretch.quotient);
            after = Some(stretch.value);
        }
        stretches
    }

    /// The Grundy value.
    pub fn grundy(&self) -> u64 {
        self.stretches().first().map_or(0, |stretch| stretch.value)
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        match self.grundy() {
            0 => Outcome::P,
            _ => Outcome::N,
        }
    }

    /// The moves to a pair of this value. All moves lead to pairs of different values, so there is one at most, and
    /// two of it when the numbers are equal.
    pub fn moves_worth(&self, worth: u64) -> Vec<Move> {
        let stretches = self.stretches();
        let Some(stretch) = stretches.first() else {
            return Vec::new();
        };
        let after = stretches.get(1).map(|after| after.value);
        let left = match self.beyond_the_remainder(after) {
            None => worth.checked_add(1),
            Some(beyond) if worth == beyond => Some(0),
            Some(beyond) if worth < beyond => Some(worth + 1),
            Some(_) => Some(worth),
        };
        let Some(times) = left.and_then(|left| stretch.quotient.checked_sub(left)) else {
            return Vec::new();
        };
        let of_number = |number: usize| Move {
            number,
            times,
            leaves: stretch.larger - times * stretch.smaller,
        };
        let larger = (0..2).filter(|number| self.numbers.get(*number) == Some(&stretch.larger));
        larger.map(of_number).filter(|_| times > 0).collect()
    }

    /// The winning moves.
    pub fn winning_moves(&self) -> Vec<Move> {
        self.moves_worth(0)
    }

    /// The value of the pair in which the larger number has come down to the remainder, when that is a position: not
    /// when it is 0 in the game that ends before.
    fn beyond_the_remainder(&self, after: Option<u64>) -> Option<u64> {
        match self.end {
            End::Zero => Some(after.unwrap_or(0)),
            End::Equal => after,
        }
    }

    /// The value of the pair that is `multiples` of the smaller number above the remainder, at least 1.
    fn value_on(&self, after: Option<u64>, multiples: u64) -> u64 {
        match self.beyond_the_remainder(after) {
            Some(beyond) if multiples > beyond => multiples,
            _ => multiples - 1,
        }
    }
}

#[cfg(test)]
mod tests;
