//! Chomp: a move eats a square of a bar of chocolate with all squares below it and to its right (F. Schuh, "Spel van
//! delers", 1952; D. Gale, "A curious Nim-type game", 1974). The square in the first row and column is poison.
//!
//! Nobody eats the poison here: whoever can eat nothing else has lost. That is Chomp as it is known, in which whoever
//! eats the poison loses, told as a game with the normal rule, so that its positions have Grundy values.
//!
//! No rule is known for the values, so those of all positions that can arise are computed, in lexicographic order of
//! the row lengths, in which every position stands after those that its moves lead to. A position is looked up by
//! its rank in that order.

use thiserror::Error;

use super::heap_values::Stopped;
use super::mex::Excluded;
use crate::search::Limits;

/// What is left of the bar: the lengths of its rows, none longer than the one above.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    rows: Vec<usize>,
}

/// Why numbers are not the lengths of the rows of a bar, or the bar is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BarError {
    /// Without a square there is no poison.
    #[error(
        "the bar has no rows; the poisonous square, in the first row and column, is never eaten"
    )]
    NoRows,
    /// A row without squares.
    #[error("the row is empty; leave it out, as all rows below it")]
    EmptyRow {
        /// Which row, counted from 0.
        row: usize,
    },
    /// A row that is longer than the one above it.
    #[error(
        "the row is longer than the one above it: a move eats everything below and to the right"
    )]
    LongerThanTheRowAbove {
        /// Which row, counted from 0.
        row: usize,
    },
    /// More work than is done.
    #[error(
        "Chomp is solved by looking at every position that can arise, and the number of these times that of the \
         squares of the bar may be up to {MOST_WORK}: 11 rows of 11 squares, 5 of 30, 2 of 500"
    )]
    TooLarge,
}

/// The largest product of the number of positions that can arise and of the squares.
pub const MOST_WORK: u64 = 200_000_000;
/// Each square is the corner of a rectangle that can arise.
const MOST_SQUARES: u64 = MOST_WORK.isqrt();

/// A move: the square that is eaten with all below it and to its right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bite {
    /// The row, counted from 0.
    pub row: usize,
    /// The column, counted from 0.
    pub column: usize,
}

impl Bar {
    /// The bar with rows of these lengths.
    ///
    /// # Errors
    /// When they are not those of a bar, or the bar is too large to be solved.
    pub fn new(rows: &[u64]) -> Result<Self, BarError> {
        if rows.is_empty() {
            return Err(BarError::NoRows);
        }
        let mut squares = 0u64;
        for (row, length) in rows.iter().enumerate() {
            if *length == 0 {
                return Err(BarError::EmptyRow { row });
            }
            let above = row.checked_sub(1).and_then(|above| rows.get(above));
            if above.is_some_and(|above| above < length) {
                return Err(BarError::LongerThanTheRowAbove { row });
            }
            squares = squares.saturating_add(*length);
        }
        if squares > MOST_SQUARES {
            return Err(BarError::TooLarge);
        }
        let bar = Self {
            rows: rows.iter().map(|length| *length as usize).collect(),
        };
        let positions = Ranks::of(&bar.rows).positions();
        match positions.saturating_mul(squares) > MOST_WORK {
            true => Err(BarError::TooLarge),
            false => Ok(bar),
        }
    }

    /// The rectangular bar.
    ///
    /// # Errors
    /// When it has no squares, or too many.
    pub fn rectangle(rows: u64, columns: u64) -> Result<Self, BarError> {
        // A row has a square at least, or is refused as empty.
        if rows.saturating_mul(columns.max(1)) > MOST_SQUARES {
            return Err(BarError::TooLarge);
        }
        Self::new(&vec![columns; rows as usize])
    }

    /// The lengths of the rows.
    pub fn rows(&self) -> &[usize] {
        &self.rows
    }

    /// Whether all rows are of the same length.
    pub fn is_rectangle(&self) -> bool {
        self.rows.first() == self.rows.last()
    }

    /// The values of all positions that can arise from it.
    ///
    /// # Errors
    /// When the work was stopped.
    pub fn solve(&self, limits: &Limits<'_>) -> Result<Solution, Stopped> {
        Solution::of(self, limits)
    }
}

/// The places of all positions of a bar in lexicographic order of their row lengths.
#[derive(Clone, Debug)]
struct Ranks {
    /// For each row and each length, how many ways there are for this row and those below it when this row is no
    /// longer.
    ways: Vec<Vec<u64>>,
}

impl Ranks {
    fn of(rows: &[usize]) -> Self {
        let mut ways: Vec<Vec<u64>> = Vec::with_capacity(rows.len());
        for length in rows.iter().rev() {
            let mut total = 0u64;
            let of_this = (0..=*length).map(|this| {
                let below = ways
                    .last()
                    .map_or(1, |below| below[this.min(below.len() - 1)]);
                total = total.saturating_add(below);
                total
            });
            let of_this = of_this.collect();
            ways.push(of_this);
        }
        ways.reverse();
        Self { ways }
    }

    /// How many positions there are, the one with no squares at all among them.
    fn positions(&self) -> u64 {
        let first = self.ways.first().and_then(|ways| ways.last());
        first.copied().unwrap_or(1)
    }

    /// What a row of this length adds to the rank.
    fn of_row(&self, row: usize, length: usize) -> u64 {
        match length {
            0 => 0,
            _ => self.ways[row][length - 1],
        }
    }

    fn rank(&self, rows: &[usize]) -> u64 {
        let of_rows = rows.iter().enumerate();
        of_rows.map(|(row, length)| self.of_row(row, *length)).sum()
    }

    /// Every move from a position, column by column from the lowest row up, and the rank of what it leaves.
    fn for_each_move(&self, rows: &[usize], mut found: impl FnMut(Bite, u64)) {
        let (mut above, mut below) = (self.rank(rows), 0);
        // The rows that reach the column, and the rank of those that do not.
        let mut reaching = rows.len();
        for column in 0..rows.first().copied().unwrap_or(0) {
            while reaching > 0 && rows[reaching - 1] <= column {
                reaching -= 1;
                let of_row = self.of_row(reaching, rows[reaching]);
                below += of_row;
                above -= of_row;
            }
            let (mut above, mut bitten) = (above, below);
            for row in (0..reaching).rev() {
                above -= self.of_row(row, rows[row]);
                bitten += self.of_row(row, column);
                if (row, column) != (0, 0) {
                    found(Bite { row, column }, above + bitten);
                }
            }
        }
    }
}

/// The Grundy values of a bar and of all positions that can arise from it.
#[derive(Clone, Debug)]
pub struct Solution {
    bar: Bar,
    ranks: Ranks,
    /// By rank.
    values: Vec<u16>,
}

impl Solution {
    fn of(bar: &Bar, limits: &Limits<'_>) -> Result<Self, Stopped> {
        /// How many positions are solved between two looks at the stop flag.
        const BETWEEN_CHECKS: usize = 256;

        let ranks = Ranks::of(&bar.rows);
        let positions = ranks.positions() as usize;
        // The position without squares is not one of the game; the one with the poison alone is lost.
        let mut values = Vec::with_capacity(positions);
        values.push(0);
        let mut rows = vec![0; bar.rows.len()];
        let mut excluded = Excluded::default();
        while values.len() < positions {
            if values.len() % BETWEEN_CHECKS == 1 && limits.stop_asked() {
                return Err(Stopped);
            }
            step(&mut rows, &bar.rows);
            excluded.clear();
            ranks.for_each_move(&rows, |_, rank| {
                excluded.insert(u32::from(values[rank as usize]));
            });
            // A value is at most the number of squares, which 16 bits hold.
            values.push(excluded.mex() as u16);
        }
        Ok(Self {
            bar: bar.clone(),
            ranks,
            values,
        })
    }

    /// How many positions can arise, the bar itself among them.
    pub fn positions(&self) -> usize {
        self.values.len() - 1
    }

    /// The Grundy value of the bar.
    pub fn grundy(&self) -> u64 {
        self.values.last().copied().unwrap_or(0).into()
    }

    /// The moves to positions of this value, by row and column.
    pub fn moves_worth(&self, worth: u64) -> Vec<Bite> {
        let mut moves = Vec::new();
        self.ranks.for_each_move(&self.bar.rows, |bite, rank| {
            if u64::from(self.values[rank as usize]) == worth {
                moves.push(bite);
            }
        });
        moves.sort_by_key(|bite| (bite.row, bite.column));
        moves
    }

    /// The winning moves, by row and column.
    pub fn winning_moves(&self) -> Vec<Bite> {
        self.moves_worth(0)
    }
}

/// The next position in lexicographic order.
fn step(rows: &mut [usize], largest: &[usize]) {
    for row in (0..rows.len()).rev() {
        let most = match row.checked_sub(1) {
            None => largest[row],
            Some(above) => largest[row].min(rows[above]),
        };
        if rows[row] < most {
            rows[row] += 1;
            return;
        }
        rows[row] = 0;
    }
}

#[cfg(test)]
mod tests;
