//! Taking and breaking games: a move takes some from one heap and leaves the rest as so many heaps as the rule allows
//! for that number (R. K. Guy and C. A. B. Smith, "The G-values of various games", 1956).

mod code;
mod equal_pairs;
mod heaps_left;
mod options;
mod period;
mod sparse_space;
mod split_in_three;
mod split_in_two;
mod winning_moves;

pub use code::{Base, CodeError};
pub use heaps_left::{HeapsLeft, InTwo};
pub use winning_moves::{Break, LARGEST_SPLIT_IN_THREE, WinningMoves};

use self::period::RepeatingWindow;
use self::split_in_three::SplitInThree;
use self::split_in_two::SplitInTwo;
use super::heap_values::{HeapValues, Stopped};
use crate::search::Limits;

/// The rule of a taking and breaking game.
#[derive(Clone, Debug, PartialEq, Eq)]
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

    /// The Grundy values of its heaps, that of `heap` among them if there is a way to it.
    ///
    /// # Errors
    /// When the work was stopped.
    pub fn values(&self, heap: u64, limits: &Limits<'_>) -> Result<HeapValues, Stopped> {
        let longest = if self.most_heaps() > 2 {
            MOST_VALUES_IN_THREE
        } else {
            let asked = usize::try_from(heap).map_or(MOST_VALUES, |heap| heap.saturating_add(1));
            asked.clamp(FEW_VALUES, MOST_VALUES)
        };
        self.values_within(longest, limits)
    }

    /// The values that are known when a period is looked for among so many at most.
    fn values_within(&self, longest: usize, limits: &Limits<'_>) -> Result<HeapValues, Stopped> {
        let window = RepeatingWindow::of(self);
        if self.most_heaps() > 2 {
            let rule = SplitInThree::new(&self.after_taking, window);
            HeapValues::of(rule, longest, 1, limits)
        } else {
            let rule = SplitInTwo::new(&self.after_taking, window);
            HeapValues::of(rule, longest, 1, limits)
        }
    }

    /// What can be taken from a heap: the number taken, as how many heaps the rest may be left, and the rest.
    fn takes(&self, heap: u64) -> impl Iterator<Item = (u64, HeapsLeft, u64)> + '_ {
        let rests = (0..).zip(&self.after_taking);
        rests.map_while(move |(take, left)| Some((take, *left, heap.checked_sub(take)?)))
    }
}

#[cfg(test)]
mod tests;
