//! Where the squares of the board stand in a word of 64 bits.
//!
//! Each column takes 7 bits, its bottom square in the lowest. The seventh bit is always clear, so that a line
//! never runs from the top of one column into the bottom of the next, and a disc dropped into a full column
//! would show there:
//!
//! ```text
//!  6 13 20 27 34 41 48   spare
//!  5 12 19 26 33 40 47   row 6
//!  4 11 18 25 32 39 46
//!  3 10 17 24 31 38 45
//!  2  9 16 23 30 37 44
//!  1  8 15 22 29 36 43
//!  0  7 14 21 28 35 42   row 1
//! ```

use super::column::Column;

/// How many columns the board has.
pub const WIDTH: u32 = 7;
/// How many rows the board has.
pub const HEIGHT: u32 = 6;
/// How many squares the board has: the most plies of a game.
pub const SQUARES: u32 = WIDTH * HEIGHT;

/// How many bits a column takes.
pub(super) const COLUMN_BITS: u32 = HEIGHT + 1;

/// The bottom square of every column.
pub(super) const BOTTOM_ROW: u64 = {
    let mut bits = 0;
    let mut column = 0;
    while column < WIDTH {
        bits |= 1 << (column * COLUMN_BITS);
        column += 1;
    }
    bits
};

/// Every square.
pub(super) const ALL_SQUARES: u64 = BOTTOM_ROW * ((1 << HEIGHT) - 1);

/// The bit of a square, both coordinates from 0.
pub(super) const fn bit(column: u32, row: u32) -> u64 {
    1 << (column * COLUMN_BITS + row)
}

/// The bottom square of a column.
#[inline(always)]
pub(super) const fn bottom_of(column: Column) -> u64 {
    1 << (column.index() * COLUMN_BITS)
}

/// The square of a column in row 6.
#[inline(always)]
pub(super) const fn top_of(column: Column) -> u64 {
    bottom_of(column) << (HEIGHT - 1)
}

/// The squares of a column.
pub(super) const fn squares_of(column: Column) -> u64 {
    bottom_of(column) * ((1 << HEIGHT) - 1)
}
