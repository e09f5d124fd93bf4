//! Taking and breaking games: a move takes some from one heap and leaves the rest as so many heaps as the rule allows
//! for that number (R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956).

mod code;
mod heaps_left;
mod moves;
mod moves_worth;
mod options;
mod pairs_worth;
mod period;
mod sparse_space;
mod split_in_three;
mod split_in_two;

pub use code::{Base, CodeError, MOST_DIGITS, NAMED_GAMES};
pub use heaps_left::{HeapsLeft, InTwo};
pub(super) use moves_worth::Found;
pub use moves_worth::{Break, LARGEST_SPLIT_IN_THREE, MovesWorth};

use self::period::RepeatingWindow;
use self::split_in_three::SplitInThree;
use self::split_in_two::SplitInTwo;
use super::heap_values::{HeapGame, HeapTable, Stopped};
use crate::search::Limits;

/// The rule of a taking and breaking game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TakeAndBreak {
    /// For each number taken, from 0 on, as how many heaps the rest may be left.
    after_taking: Vec<HeapsLeft>,
}

/// So many values are looked at for a period, whatever is asked.
const FEW_VALUES: usize = 1 << 13;
/// The most values of a game in which a heap is split in two at most.
const MOST_VALUES: usize = 1 << 20;
/// The most values of a game in which a heap may be split in three.
const MOST_VALUES_IN_THREE: usize = 1 << 12;

impl TakeAndBreak {
    /// P. M. Grundy's game: a heap is split into two that are not equal.
    pub fn grundys_game() -> Self {
        Self {
            after_taking: vec![HeapsLeft {
                two: InTwo::Unequal,
                ..HeapsLeft::NEVER
            }],
        }
    }

    /// The most heaps that a move leaves of one.
    pub fn most_heaps(&self) -> usize {
        let most = self.after_taking.iter().map(HeapsLeft::most);
        most.max().unwrap_or(0)
    }

    /// What can be taken from a heap: the number taken, as how many heaps the rest may be left, and the rest.
    fn takes(&self, heap: u64) -> impl Iterator<Item = (u64, HeapsLeft, u64)> + '_ {
        let rests = (0..).zip(&self.after_taking);
        rests.map_while(move |(take, left)| Some((take, *left, heap.checked_sub(take)?)))
    }
}

impl HeapGame for TakeAndBreak {
    /// The values up to that of the heap are looked at, but not too few of them, and not too many.
    fn longest(&self, heap: u64) -> usize {
        if self.most_heaps() > 2 {
            return MOST_VALUES_IN_THREE;
        }
        let asked = usize::try_from(heap).map_or(MOST_VALUES, |heap| heap.saturating_add(1));
        asked.clamp(FEW_VALUES, MOST_VALUES)
    }

    fn bytes(&self) -> usize {
        size_of_val(self.after_taking.as_slice())
    }

    fn table(
        &self,
        longest: usize,
        known: Option<&HeapTable>,
        limits: &Limits<'_>,
    ) -> Result<HeapTable, Stopped> {
        let window = RepeatingWindow::of(self);
        let values = HeapTable::known(known);
        if self.most_heaps() > 2 {
            let rule = SplitInThree::new(&self.after_taking, window, values);
            HeapTable::grown(rule, known, longest, 1, limits)
        } else {
            let rule = SplitInTwo::new(&self.after_taking, window, values);
            HeapTable::grown(rule, known, longest, 1, limits)
        }
    }
}

#[cfg(test)]
mod tests;
