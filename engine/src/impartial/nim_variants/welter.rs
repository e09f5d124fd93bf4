//! Welter's game: coins on the squares 0, 1, 2, ... of a strip, no two on a square. A move takes one coin to a lower
//! square that is free (C. P. Welter, "The theory of a class of games on a sequence of squares, in terms of the
//! advancing operation in a special group", 1954).
//!
//! The Grundy value is Welter's function: the nim-sum of the squares, and for every two coins of `d ^ (d - 1)`, where
//! `d` is the nim-sum of their squares (J. H. Conway, "On Numbers and Games", chapter 13, animating functions). That is
//! all ones up to the lowest bit in which the two differ. When the other coins stay, every value of the function has
//! exactly one square, so every coin has at most one winning move; its bits are found one after the other, the lowest
//! first.

use crate::impartial::Outcome;

/// A position of Welter's game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    coins: Vec<u64>,
    /// The squares with their bits in reverse, sorted: coins that agree in their lowest bits stand together.
    by_lowest_bits: Vec<u64>,
    value: u64,
}

/// A move: a coin goes to a lower square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Advance {
    /// Which coin, counted from 0.
    pub coin: usize,
    /// The square that it leaves.
    pub from: u64,
    /// The square that it goes to.
    pub to: u64,
}

/// Two coins on one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("two coins stand on square {square}")]
pub struct SharedSquare {
    /// The square.
    pub square: u64,
    /// Which coin stands there first.
    pub first: usize,
    /// Which stands there too.
    pub second: usize,
}

/// Two coins that the mating method pairs, or one that is left over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mated {
    /// Two coins and what they are worth: one less than the nim-sum of their squares.
    Pair([u64; 2], u64),
    /// The coin that is left over, worth its square.
    Spinster(u64),
}

impl Position {
    /// The position with coins on these squares.
    ///
    /// # Errors
    /// When two coins stand on one square.
    pub fn new(coins: Vec<u64>) -> Result<Self, SharedSquare> {
        let mut places: Vec<(u64, usize)> = coins
            .iter()
            .enumerate()
            .map(|(place, square)| (square.reverse_bits(), place))
            .collect();
        places.sort_unstable();
        let shared = places.windows(2).filter_map(|pair| match pair {
            &[(square, first), (other, second)] if square == other => Some(SharedSquare {
                square: square.reverse_bits(),
                first,
                second,
            }),
            _ => None,
        });
        if let Some(shared) = shared.min_by_key(|shared| (shared.second, shared.first)) {
            return Err(shared);
        }
        let mut position = Self {
            coins,
            by_lowest_bits: places.into_iter().map(|(square, _)| square).collect(),
            value: 0,
        };
        position.value = position.function();
        Ok(position)
    }

    /// The squares of the coins.
    pub fn coins(&self) -> &[u64] {
        &self.coins
    }

    /// The value of Welter's function: the Grundy value.
    pub fn value(&self) -> u64 {
        self.value
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        if self.value == 0 {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    /// The winning move of a coin, if it has one.
    pub fn winning_move(&self, coin: usize) -> Option<Advance> {
        self.move_worth(coin, 0)
    }

    /// The move of a coin that leaves the position worth `worth`, if it has one.
    pub fn move_worth(&self, coin: usize, worth: u64) -> Option<Advance> {
        if self.value == worth {
            return None;
        }
        let from = *self.coins.get(coin)?;
        // What the others are worth without this coin.
        let others = self.value ^ from ^ self.pairs_with(from);
        let to = self.square_for(others ^ worth, from)?;
        (to < from).then_some(Advance { coin, from, to })
    }

    /// The coins by the mating method: again and again the two coins are paired whose squares agree in the most of
    /// their lowest bits, whichever they are. The nim-sum of what pairs and spinster are worth is the value.
    pub fn mated(&self) -> Vec<Mated> {
        let mut mated = Vec::new();
        let mut waiting: Vec<u64> = Vec::new();
        for (place, &square) in self.by_lowest_bits.iter().enumerate() {
            waiting.push(square);
            // Whoever waits agrees with the next coin in so many bits; pairs that agree in more are made first.
            let next = self.by_lowest_bits.get(place + 1);
            let agreed = next.map(|next| (square ^ next).leading_zeros());
            while let [.., first, second] = waiting.as_slice() {
                let own = (first ^ second).leading_zeros();
                if agreed.is_some_and(|agreed| agreed >= own) {
                    break;
                }
                let pair = [first.reverse_bits(), second.reverse_bits()];
                mated.push(Mated::Pair(pair, (pair[0] ^ pair[1]) - 1));
                waiting.truncate(waiting.len() - 2);
            }
        }
        mated.extend(
            waiting
                .pop()
                .map(|left| Mated::Spinster(left.reverse_bits())),
        );
        mated
    }

    /// Bit `t` of the pairs' nim-sum is whether an odd number of them agree in all bits below `t`.
    fn function(&self) -> u64 {
        let mut sum = self.coins.iter().fold(0, |sum, coin| sum ^ coin);
        for bit in 0..u64::BITS {
            let agree = |one: &u64, other: &u64| (one ^ other).leading_zeros() >= bit;
            let groups = self.by_lowest_bits.chunk_by(agree);
            let pairs: usize = groups
                .map(|group| group.len() * (group.len() - 1) / 2)
                .sum();
            sum ^= (pairs as u64 & 1) << bit;
        }
        sum
    }

    /// The nim-sum over the pairs of a coin with the others.
    fn pairs_with(&self, coin: u64) -> u64 {
        let mut agreeing = self.by_lowest_bits.as_slice();
        let mut sum = 0;
        for bit in 0..u64::BITS {
            // The coin itself is among them.
            let others = agreeing.len() as u64 - 1;
            sum |= (others & 1) << bit;
            agreeing = with_bit(agreeing, bit, coin >> bit & 1 == 1);
        }
        sum
    }

    /// The square of a coin, instead of `without`, that is worth so much as the others: with them it makes the function 0.
    /// `None` when the square has more than 64 bits.
    fn square_for(&self, others: u64, without: u64) -> Option<u64> {
        let mut agreeing = self.by_lowest_bits.as_slice();
        let mut square = 0u64;
        for bit in 0..u64::BITS {
            let agrees = (square ^ without).trailing_zeros() >= bit;
            let count = (agreeing.len() - usize::from(agrees)) as u64;
            let is_set = (others >> bit ^ count) & 1 == 1;
            square |= u64::from(is_set) << bit;
            agreeing = with_bit(agreeing, bit, is_set);
        }
        let is_free = agreeing.iter().all(|other| other.reverse_bits() == without);
        is_free.then_some(square)
    }
}

/// Of coins that agree in all bits below this one, those that have it set, or not.
fn with_bit(agreeing: &[u64], bit: u32, is_set: bool) -> &[u64] {
    let reversed = 1 << (u64::BITS - 1 - bit);
    let unset = agreeing.partition_point(|coin| coin & reversed == 0);
    let (without, with) = agreeing.split_at(unset);
    if is_set { with } else { without }
}

#[cfg(test)]
mod tests;
