//! Games of heaps by rules of one's own: a rule says, of which heaps, how many may be taken and into how many parts the
//! rest may be split. Octal games, subtraction games, Lasker's Nim and Grundy's game are some of them.

mod amounts;
mod heaps;
mod moves_worth;
mod options;
mod period;
mod splits;
mod values;

use thiserror::Error;

pub use amounts::Amounts;
pub use heaps::{Heaps, HeapsError};
pub use moves_worth::MOST_SPLITS;

use self::values::RuleValues;
use super::heap_values::{HeapGame, HeapTable, Stopped};
use crate::search::Limits;

/// The most parts into which a rest is split.
pub const MOST_PARTS: u32 = 8;
/// The most rules of a game.
pub const MOST_RULES: usize = 64;
/// The most amounts of all rules together, but for those from a number on.
pub const MOST_AMOUNTS: usize = 1_024;

/// The most values of a game that splits no heap and takes listed amounts.
pub const MOST_VALUES: usize = 1 << 20;
/// The most values of a game that splits no heap, with a rule that takes any amount from a number on.
pub const MOST_VALUES_FROM: usize = 1 << 16;
/// The most values of a game that splits heaps in two: for each heap all pairs are looked at.
pub const MOST_VALUES_IN_TWO: usize = 1 << 13;
/// The most values of a game that splits heaps in three or more.
pub const MOST_VALUES_IN_MORE: usize = 1 << 11;

/// A rule: a move takes one of some amounts from one of some heaps, and leaves the rest in one of some numbers of parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TakeRule {
    heaps: Heaps,
    take: Amounts,
    parts: Parts,
}

/// In how many parts a rest may be left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Parts {
    /// Bit `k` is about `k` parts, none of them empty.
    any: u16,
    /// The same for parts of which no two are equal. What stands in `any` stands here too.
    unequal: u16,
}

/// The rules of a game. Those that say the same are equal, in whatever order they were told.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TakeRules {
    /// Ascending, each once.
    rules: Vec<TakeRule>,
}

/// Why what is told makes no rule, or no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TakeError {
    /// A move that changes nothing.
    #[error(
        "taking none and leaving nothing or one heap changes nothing; a rule that takes 0 splits in 2 parts or more"
    )]
    MovesNothing,
    /// Too many parts.
    #[error("a rest is split in {MOST_PARTS} parts at most")]
    TooManyParts {
        /// Where that number of parts stands.
        index: usize,
    },
    /// Too many amounts.
    #[error(
        "the rules list more than {MOST_AMOUNTS} amounts together; {{\"from\": 1}} without \"to\" takes any amount from 1 on"
    )]
    TooManyAmounts,
    /// Too many rules.
    #[error("the game has {0} rules; {MOST_RULES} are the most")]
    TooManyRules(usize),
}

impl TakeRule {
    /// The rule by which one of the amounts is taken from a heap and the rest is left in one of these numbers of parts,
    /// none of them empty and, if they are `unequal`, no two of them of one size.
    ///
    /// # Errors
    /// When a move changes nothing or there are too many parts.
    pub fn new(
        heaps: Heaps,
        take: Amounts,
        parts: &[u32],
        unequal: bool,
    ) -> Result<Self, TakeError> {
        if let Some(index) = parts.iter().position(|parts| *parts > MOST_PARTS) {
            return Err(TakeError::TooManyParts { index });
        }
        let parts = parts.iter().fold(0u16, |all, parts| all | 1 << parts);
        if take.contains(0) && parts & 0b11 > 0 {
            return Err(TakeError::MovesNothing);
        }
        let any = if unequal { parts & 0b11 } else { parts };
        Ok(Self {
            heaps,
            take,
            parts: Parts {
                any,
                unequal: parts,
            },
        })
    }
}

impl TakeRules {
    /// The game with these rules.
    ///
    /// # Errors
    /// When there are too many rules, or amounts in them.
    pub fn new(mut rules: Vec<TakeRule>) -> Result<Self, TakeError> {
        if rules.len() > MOST_RULES {
            return Err(TakeError::TooManyRules(rules.len()));
        }
        rules.sort_unstable();
        rules.dedup();
        let game = Self { rules };
        let amounts = game.rules.iter().map(|rule| rule.take.listed().len());
        if amounts.sum::<usize>() > MOST_AMOUNTS {
            return Err(TakeError::TooManyAmounts);
        }
        Ok(game)
    }

    /// The most heaps that a move leaves of one.
    pub fn most_parts(&self) -> u32 {
        let most = self.rules.iter().map(|rule| rule.parts.most());
        most.max().unwrap_or(0)
    }

    /// Whether a rule takes any amount from a number on.
    fn takes_without_bound(&self) -> bool {
        self.rules
            .iter()
            .any(|rule| matches!(rule.take, Amounts::From(_)))
    }

    /// In how many parts the rest may be left when so many are taken from a heap.
    fn parts_after(&self, heap: u64, take: u64) -> Parts {
        let rules = self.rules.iter();
        rules
            .filter(|rule| rule.heaps.contain(heap) && rule.take.contains(take))
            .fold(Parts::default(), |all, rule| all.or(rule.parts))
    }
}

impl Parts {
    fn or(self, other: Self) -> Self {
        Self {
            any: self.any | other.any,
            unequal: self.unequal | other.unequal,
        }
    }

    /// The largest number of parts; 0 when there is none.
    fn most(self) -> u32 {
        self.unequal.checked_ilog2().unwrap_or(0)
    }

    /// Whether a rest may be left in so many parts, and if so, whether they must be unequal.
    fn allow(self, parts: u32) -> Option<MustDiffer> {
        if self.any >> parts & 1 > 0 {
            Some(MustDiffer(false))
        } else {
            (self.unequal >> parts & 1 > 0).then_some(MustDiffer(true))
        }
    }
}

/// Whether no two parts may be equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MustDiffer(bool);

impl HeapGame for TakeRules {
    fn longest(&self, _heap: u64) -> usize {
        match self.most_parts() {
            0 | 1 if self.takes_without_bound() => MOST_VALUES_FROM,
            0 | 1 => MOST_VALUES,
            2 => MOST_VALUES_IN_TWO,
            _ => MOST_VALUES_IN_MORE,
        }
    }

    fn bytes(&self) -> usize {
        let amounts = self.rules.iter().map(|rule| rule.take.listed());
        size_of_val(self.rules.as_slice()) + amounts.map(size_of_val).sum::<usize>()
    }

    /// It does not matter which heap is asked about, so there is one table only, and none that is shorter.
    fn table(
        &self,
        longest: usize,
        _known: Option<&HeapTable>,
        limits: &Limits<'_>,
    ) -> Result<HeapTable, Stopped> {
        HeapTable::grown(RuleValues::new(self), None, longest, 1, limits)
    }
}

#[cfg(test)]
mod tests;
