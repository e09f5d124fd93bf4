//! Coin-turning games: a move turns coins of a row, of which the rightmost goes from heads to tails; the game says which
//! others may, or must, be turned with it (H. W. Lenstra; E. R. Berlekamp, J. H. Conway and R. K. Guy, "Winning
//! ways", chapter 14).
//!
//! A row is worth the nim-sum of what each of its heads is worth alone: turning a coin that lies heads up already
//! is as good as adding a second head there, and two of them cancel.

mod any_coins;
mod game;
mod turning;

use thiserror::Error;

pub use game::CoinGame;

use self::any_coins::AnyCoins;
use self::turning::Turning;
use super::Outcome;
use super::heap_values::Stopped;
use super::mex::Excluded;
use crate::search::Limits;

/// A row of coins. They are numbered from 1, the leftmost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoinRow {
    game: CoinGame,
    /// The coins that lie heads up, ascending.
    heads: Vec<usize>,
    /// What a head is worth alone, for each coin up to the last head, that of coin 0, which is none, first.
    values: Vec<u32>,
}

/// Why numbers are not the heads of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CoinError {
    /// There is no such coin.
    #[error("coins are numbered from 1, the leftmost, so there is no coin 0")]
    NoSuchCoin {
        /// Where the number stands.
        index: usize,
    },
    /// A coin that is told again.
    #[error("coin {coin} stands in the list already; a coin lies heads up once")]
    ToldTwice {
        /// Where it stands again.
        index: usize,
        /// Which coin.
        coin: u64,
    },
    /// A row that is too long.
    #[error(
        "coin {coin} is too far to the right: of this game rows of up to {most} coins are solved"
    )]
    TooFar {
        /// Where the coin stands in the list.
        index: usize,
        /// Which coin.
        coin: u64,
        /// The last coin that is near enough.
        most: usize,
    },
}

impl CoinRow {
    /// The row in which these coins lie heads up, and all others tails up.
    ///
    /// # Errors
    /// When they are not heads of a row, or the work was stopped.
    pub fn new(
        game: CoinGame,
        heads: &[u64],
        limits: &Limits<'_>,
    ) -> Result<Result<Self, CoinError>, Stopped> {
        let most = game.longest_row();
        let mut lies_heads_up = vec![false; most + 1];
        for (index, &coin) in heads.iter().enumerate() {
            let place = usize::try_from(coin).ok();
            match place.and_then(|place| lies_heads_up.get_mut(place)) {
                _ if coin == 0 => return Ok(Err(CoinError::NoSuchCoin { index })),
                None => return Ok(Err(CoinError::TooFar { index, coin, most })),
                Some(true) => return Ok(Err(CoinError::ToldTwice { index, coin })),
                Some(is_up) => *is_up = true,
            }
        }
        let heads: Vec<usize> = (0..=most).filter(|coin| lies_heads_up[*coin]).collect();
        let last = heads.last().copied().unwrap_or(0);
        Ok(Ok(Self {
            game,
            heads,
            values: values(game.turning(), last, limits)?,
        }))
    }

    /// The game.
    pub fn game(&self) -> CoinGame {
        self.game
    }

    /// The heads, ascending, and what each is worth alone.
    pub fn heads(&self) -> impl ExactSizeIterator<Item = (usize, u64)> + '_ {
        self.heads
            .iter()
            .map(|coin| (*coin, u64::from(self.values[*coin])))
    }

    /// The Grundy value.
    pub fn grundy(&self) -> u64 {
        self.heads().fold(0, |sum, (_, value)| sum ^ value)
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        match self.grundy() {
            0 => Outcome::P,
            _ => Outcome::N,
        }
    }

    /// Tells every move to a row of this value, as the coins that are turned, ascending: by the rightmost of them,
    /// then those that turn the fewest, then by the leftmost.
    ///
    /// # Errors
    /// When the work was stopped.
    pub fn moves_worth(
        &self,
        worth: u64,
        limits: &Limits<'_>,
        mut found: impl FnMut(&[usize]),
    ) -> Result<(), Stopped> {
        let Ok(needed) = u32::try_from(self.grundy() ^ worth) else {
            return Ok(());
        };
        let turning = self.game.turning();
        let any_coins = match turning {
            Turning::Any {
                coins,
                within: None,
            } => Some(AnyCoins::new(coins, &self.values)),
            _ => None,
        };
        for &head in &self.heads {
            if limits.stop_asked() {
                return Err(Stopped);
            }
            let needed = needed ^ self.values[head];
            match &any_coins {
                Some(any_coins) => any_coins.with(head, needed, &mut found),
                None => turning.for_each_move(head, &self.values, |turned, others| {
                    if others == needed {
                        found(turned);
                    }
                }),
            }
        }
        Ok(())
    }
}

/// What a head is worth alone at each place from 0 to `last`.
fn values(turning: Turning, last: usize, limits: &Limits<'_>) -> Result<Vec<u32>, Stopped> {
    if let Turning::Any {
        coins,
        within: None,
    } = turning
    {
        return any_coins::values(coins, last, limits);
    }
    let mut values = vec![0];
    let mut excluded = Excluded::default();
    for coin in 1..=last {
        if limits.stop_asked() {
            return Err(Stopped);
        }
        excluded.clear();
        turning.for_each_move(coin, &values, |_, others| {
            excluded.insert(others);
        });
        values.push(excluded.mex());
    }
    Ok(values)
}

#[cfg(test)]
mod tests;
