//! Treblecross: players mark a cell of a row in turn, both with the same mark, and whoever completes three marks in a
//! row wins (see E. R. Berlekamp, J. H. Conway and R. K. Guy, "Winning ways", chapter 4).
//!
//! A mark within two cells of another gives the game away, since the next player completes three. While nobody does
//! that, marking a cell takes it and two on either side out of the game, and whoever has no safe cell left has lost.
//! So `m` safe cells without a gap are a heap of `m + 2` of the octal game 0.007, in which a move takes three
//! neighbours: the cell and one on either side, of which the ends of the row lack one.

use thiserror::Error;

use super::Outcome;
use super::heap_values::HeapValues;
use super::take_and_break::TakeAndBreak;

/// A row of cells, some of them marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Treblecross {
    marked: Vec<bool>,
    stage: Stage,
    stretches: Vec<Stretch>,
}

/// How far the game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// No mark can be completed to three at once.
    Open,
    /// Three can be completed at once.
    Threat,
    /// There are three in a row: the previous player has won.
    Over,
}

/// Cells, without a gap between them, that can be marked without giving the game away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The first of them, counted from 0.
    pub first: usize,
    /// How many there are, at least 1.
    pub cells: usize,
}

/// Why cells are no row to play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "the row has {cells} cells; three marks in a row need at least 3, so nobody could win on a shorter one"
)]
pub struct TooShort {
    /// How many cells there are.
    pub cells: usize,
}

/// How far a mark reaches: a second one within so many cells can be completed to three.
const REACH: usize = 2;

impl Treblecross {
    /// The row with these cells marked.
    ///
    /// # Errors
    /// When it is too short for three marks.
    pub fn new(marked: Vec<bool>) -> Result<Self, TooShort> {
        if marked.len() <= REACH {
            return Err(TooShort {
                cells: marked.len(),
            });
        }
        let most = marked
            .windows(3)
            .map(|cells| cells.iter().filter(|marked| **marked).count())
            .max();
        let stage = match most {
            Some(3) => Stage::Over,
            Some(2) => Stage::Threat,
            _ => Stage::Open,
        };
        let stretches = match stage {
            Stage::Open => stretches(&marked),
            _ => Vec::new(),
        };
        Ok(Self {
            marked,
            stage,
            stretches,
        })
    }

    /// How far the game has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The cells that can be marked without giving the game away, while it is [`Open`](Stage::Open).
    pub fn stretches(&self) -> &[Stretch] {
        &self.stretches
    }

    /// The octal game whose heaps its stretches are.
    pub fn heap_game() -> TakeAndBreak {
        TakeAndBreak::of_digits([0, 0, 0, 7])
    }

    /// The largest heap of that game among its stretches.
    pub fn largest_heap(&self) -> u64 {
        let heaps = self.stretches.iter().map(|stretch| stretch.heap());
        heaps.max().unwrap_or(0)
    }

    /// The Grundy value of the game in which nobody marks an unsafe cell, while it is [`Open`](Stage::Open).
    pub fn grundy(&self, values: &HeapValues) -> Option<u64> {
        match self.stage {
            Stage::Open => self
                .stretches
                .iter()
                .try_fold(0, |sum, stretch| Some(sum ^ values.get(stretch.heap())?)),
            Stage::Threat | Stage::Over => None,
        }
    }

    /// Who wins. `None` when the value is not among the values.
    pub fn outcome(&self, values: &HeapValues) -> Option<Outcome> {
        match self.stage {
            Stage::Over => Some(Outcome::P),
            Stage::Threat => Some(Outcome::N),
            Stage::Open => self.grundy(values).map(|value| match value {
                0 => Outcome::P,
                _ => Outcome::N,
            }),
        }
    }

    /// The safe cells to mark that lead to a position of this value, ascending; none unless the game is
    /// [`Open`](Stage::Open).
    pub fn moves_worth<'a>(
        &'a self,
        worth: u64,
        values: &'a HeapValues,
    ) -> impl Iterator<Item = usize> + 'a {
        let total = self.grundy(values);
        self.stretches.iter().flat_map(move |stretch| {
            let leads_there = move |before: usize| {
                let behind = stretch.cells - 1 - before;
                let changed = [stretch.heap(), before as u64, behind as u64];
                let after = changed
                    .into_iter()
                    .try_fold(total?, |sum, heap| Some(sum ^ values.get(heap)?));
                (after? == worth).then_some(stretch.first + before)
            };
            (0..stretch.cells).filter_map(leads_there)
        })
    }

    /// The cells to mark that win, ascending: those that complete three where there are any.
    pub fn winning_moves<'a>(&'a self, values: &'a HeapValues) -> impl Iterator<Item = usize> + 'a {
        let completing = self.completing().filter(|_| self.stage == Stage::Threat);
        completing.chain(self.moves_worth(0, values))
    }

    /// The cells of which the mark makes three in a row.
    fn completing(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.marked.len()).filter(|cell| {
            let around = self.marked.windows(3).enumerate();
            let around = around
                .skip(cell.saturating_sub(REACH))
                .take_while(|(start, _)| start <= cell);
            self.marked.get(*cell) == Some(&false)
                && around
                    .into_iter()
                    .any(|(_, cells)| cells.iter().filter(|marked| **marked).count() == REACH)
        })
    }
}

impl Stretch {
    /// The size of the heap of 0.007 that it is.
    pub fn heap(&self) -> u64 {
        (self.cells + REACH) as u64
    }
}

/// The safe cells of a row without two marks within reach of each other.
fn stretches(marked: &[bool]) -> Vec<Stretch> {
    let mut stretches = Vec::new();
    let mut first = 0;
    let marks = (0..marked.len()).filter(|cell| marked.get(*cell) == Some(&true));
    // Beyond the end of the row nothing is in reach of its last cells.
    for mark in marks.chain([marked.len() + REACH]) {
        let end = mark.saturating_sub(REACH);
        if end > first {
            stretches.push(Stretch {
                first,
                cells: end - first,
            });
        }
        first = mark + REACH + 1;
    }
    stretches
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::impartial::heap_values::HeapGame;
    use crate::search::Limits;

    /// Whether the player to move wins, for every row of so many cells, by playing every move.
    fn naive(cells: u32) -> Vec<bool> {
        let rows = 1usize << cells;
        let mut wins = vec![false; rows];
        for row in (0..rows).rev() {
            let is_over = row & (row >> 1) & (row >> 2) > 0;
            wins[row] =
                !is_over && (0..cells).any(|cell| row >> cell & 1 == 0 && !wins[row | 1 << cell]);
        }
        wins
    }

    /// Of all stretches that a short row can have.
    fn values() -> HeapValues {
        Treblecross::heap_game().values(103, &Limits::NONE).unwrap()
    }

    fn row_of(row: usize, cells: u32) -> Treblecross {
        Treblecross::new((0..cells).map(|cell| row >> cell & 1 > 0).collect()).unwrap()
    }

    #[test]
    fn all_rows_of_up_to_twelve_cells_have_the_winner_and_the_moves_of_exhaustive_play() {
        let values = values();
        for cells in 3..=12 {
            let wins = naive(cells);
            for row in 0..1usize << cells {
                let game = row_of(row, cells);
                let won = game.outcome(&values) == Some(Outcome::N);
                assert_eq!(won, wins[row], "{row:b}");
                let expected: Vec<usize> = (0..cells as usize)
                    .filter(|cell| game.stage() != Stage::Over && row >> cell & 1 == 0)
                    .filter(|cell| !wins[row | 1 << cell])
                    .collect();
                let found: Vec<usize> = game.winning_moves(&values).collect();
                assert_eq!(found, expected, "{row:b}");
            }
        }
    }

    #[test]
    fn moves_to_any_value_lead_there_and_none_is_missing() {
        let values = values();
        for row in 0..1usize << 11 {
            let game = row_of(row, 11);
            for worth in 0..4 {
                let expected: Vec<usize> = (0..11)
                    .filter(|cell| game.stage() == Stage::Open && row >> cell & 1 == 0)
                    .filter(|cell| row_of(row | 1 << cell, 11).grundy(&values) == Some(worth))
                    .collect();
                let found: Vec<usize> = game.moves_worth(worth, &values).collect();
                assert_eq!(found, expected, "{row:b} {worth}");
            }
        }
    }

    #[test]
    fn the_middle_of_an_odd_row_wins_by_symmetry() {
        let game = Treblecross::new(vec![false; 101]).unwrap();
        let values = values();
        assert!(game.winning_moves(&values).any(|cell| cell == 50));
    }

    #[test]
    fn a_row_too_short_for_three_marks_is_refused() {
        assert_eq!(
            Treblecross::new(vec![true, false]),
            Err(TooShort { cells: 2 })
        );
    }
}
