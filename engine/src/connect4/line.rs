//! Lines of four: the 69 windows of the board, and whether discs fill one.

use super::layout::{COLUMN_BITS, HEIGHT, WIDTH, bit};
use super::square::Square;
use super::word::Word;

/// How far apart, in bits, neighbours stand in a column, in a row, and on the diagonals that fall and rise to the right.
pub(super) const VERTICAL: u32 = 1;
pub(super) const HORIZONTAL: u32 = COLUMN_BITS;
pub(super) const FALLING: u32 = COLUMN_BITS - 1;
pub(super) const RISING: u32 = COLUMN_BITS + 1;

/// Whether `discs` hold four neighbours in a line.
#[inline(always)]
pub(super) fn has_four(discs: u64) -> bool {
    has_four_along(discs, HORIZONTAL)
        || has_four_along(discs, FALLING)
        || has_four_along(discs, RISING)
        || has_four_along(discs, VERTICAL)
}

#[inline(always)]
fn has_four_along(discs: u64, step: u32) -> bool {
    fours_along(discs, step) != 0
}

/// The first squares of the fours along one direction, in which neighbours stand `step` bits apart.
#[inline(always)]
pub(super) fn fours_along<W: Word>(discs: W, step: u32) -> W {
    let pairs = discs & (discs >> step);
    pairs & (pairs >> (2 * step))
}

/// The squares, on the board or off it, that would complete four neighbours in a line with three of `discs`.
#[inline(always)]
pub(super) fn winning_squares(discs: u64) -> u64 {
    completing(discs, HORIZONTAL)
        | completing(discs, FALLING)
        | completing(discs, RISING)
        | completing(discs, VERTICAL)
}

/// The same along one direction, in which neighbours stand `step` bits apart.
#[inline(always)]
pub(super) fn completing<W: Word>(discs: W, step: u32) -> W {
    let pair_above = (discs >> step) & (discs >> (2 * step));
    let pair_below = (discs << step) & (discs << (2 * step));
    (pair_above & ((discs >> (3 * step)) | (discs << step)))
        | (pair_below & ((discs << (3 * step)) | (discs >> step)))
}

/// Four squares in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The squares as bits.
    pub(super) squares: u64,
    /// The squares from the lowest up, or from left to right where all are in one row.
    pub(super) cells: [Square; 4],
}

/// How many lines of four the board has: 24 horizontal, 21 vertical, 12 on each kind of diagonal.
pub(super) const LINES: usize = 69;

/// Every line, in the order in which they are listed: the horizontal ones, the vertical ones, those that rise to
/// the right, those that rise to the left; within each kind by the first square, row by row from the bottom,
/// in a row from left to right.
pub(super) const ALL_LINES: [Line; LINES] = {
    let nowhere = Line {
        squares: 0,
        cells: [Square { column: 0, row: 0 }; 4],
    };
    let mut lines = [nowhere; LINES];
    let mut count = 0;
    let directions = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let mut kind = 0;
    while kind < directions.len() {
        let (right, up) = directions[kind];
        let mut row = 0;
        while row < HEIGHT as i32 {
            let mut column = 0;
            while column < WIDTH as i32 {
                let (last_column, last_row) = (column + 3 * right, row + 3 * up);
                if 0 <= last_column && last_column < WIDTH as i32 && last_row < HEIGHT as i32 {
                    lines[count] = line(column, row, right, up);
                    count += 1;
                }
                column += 1;
            }
            row += 1;
        }
        kind += 1;
    }
    assert!(count == LINES);
    lines
};

const fn line(column: i32, row: i32, right: i32, up: i32) -> Line {
    let mut line = Line {
        squares: 0,
        cells: [Square { column: 0, row: 0 }; 4],
    };
    let mut step = 0;
    while step < 4 {
        let column = column + step * right;
        let row = row + step * up;
        line.squares |= bit(column as u32, row as u32);
        line.cells[step as usize] = Square {
            column: column as u8 + 1,
            row: row as u8 + 1,
        };
        step += 1;
    }
    line
}
