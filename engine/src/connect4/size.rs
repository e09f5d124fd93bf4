//! The sizes of boards on which exact play is known.

use std::fmt;

use thiserror::Error;

use super::square::Square;

/// How many columns and rows a board has: 4 to 10 columns and 4 to 8 rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSize {
    width: u8,
    height: u8,
}

/// No board has so many columns or rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SizeOutOfRange {
    /// The number of columns is out of range.
    #[error("a board has 4 to 10 columns, not {0}")]
    Width(i64),
    /// The number of rows is out of range.
    #[error("a board has 4 to 8 rows, not {0}")]
    Height(i64),
}

impl BoardSize {
    /// Seven columns and six rows, the size of the shops.
    pub const STANDARD: Self = Self {
        width: 7,
        height: 6,
    };
    /// The fewest columns.
    pub const MIN_WIDTH: u8 = 4;
    /// The most columns.
    pub const MAX_WIDTH: u8 = 10;
    /// The fewest rows.
    pub const MIN_HEIGHT: u8 = 4;
    /// The most rows.
    pub const MAX_HEIGHT: u8 = 8;

    /// The size with so many columns and rows.
    ///
    /// # Errors
    /// Which of the two is out of range.
    pub fn new(width: i64, height: i64) -> Result<Self, SizeOutOfRange> {
        let within = |number: i64, least, most| {
            u8::try_from(number)
                .ok()
                .filter(|number| (least..=most).contains(number))
        };
        Ok(Self {
            width: within(width, Self::MIN_WIDTH, Self::MAX_WIDTH)
                .ok_or(SizeOutOfRange::Width(width))?,
            height: within(height, Self::MIN_HEIGHT, Self::MAX_HEIGHT)
                .ok_or(SizeOutOfRange::Height(height))?,
        })
    }

    /// All sizes, narrow ones first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::MIN_WIDTH..=Self::MAX_WIDTH).flat_map(|width| {
            (Self::MIN_HEIGHT..=Self::MAX_HEIGHT).map(move |height| Self { width, height })
        })
    }

    /// How many columns there are.
    pub const fn width(self) -> u8 {
        self.width
    }

    /// How many rows there are.
    pub const fn height(self) -> u8 {
        self.height
    }

    /// How many squares there are: the most plies of a game.
    pub const fn squares(self) -> u32 {
        self.width as u32 * self.height as u32
    }

    /// The columns, counted from 0, from the centre outwards, left before right: the order in which moves are tried.
    pub fn center_first(self) -> impl Iterator<Item = u8> {
        let middle = (self.width - 1) / 2;
        // An even width has two columns in the middle, of which the left comes first.
        let right_first = self.width.is_multiple_of(2);
        (0..self.width).map(move |place| {
            let step = place.div_ceil(2);
            if place.is_multiple_of(2) == right_first {
                middle - step
            } else {
                middle + step
            }
        })
    }

    /// How many bits a column takes in a word: its squares and a spare one.
    pub(super) const fn column_bits(self) -> u32 {
        self.height as u32 + 1
    }

    /// The bottom square of a column, counted from 0.
    pub(super) const fn bottom_of(self, column: u8) -> u128 {
        1 << (column as u32 * self.column_bits())
    }

    /// Every square.
    pub(super) fn all_squares(self) -> u128 {
        (0..self.width).fold(0, |all, column| all | self.squares_of(column))
    }

    /// The square of a row, by its number from the bottom, in a column counted from 0; squares above the board where
    /// there is no such row.
    pub(super) const fn bit(self, column: u8, row: u8) -> u128 {
        self.bottom_of(column) << row.saturating_sub(1)
    }

    /// The squares that a set of bits holds, column by column from the left.
    pub(super) fn squares_in(self, set: u128) -> impl Iterator<Item = Square> {
        (0..u128::BITS)
            .filter(move |index| set >> index & 1 != 0)
            .map(move |index| Square {
                column: (index / self.column_bits()) as u8 + 1,
                row: (index % self.column_bits()) as u8 + 1,
            })
    }

    /// The squares of a column, counted from 0.
    pub(super) const fn squares_of(self, column: u8) -> u128 {
        self.bottom_of(column) * ((1 << self.height) - 1)
    }
}

impl Default for BoardSize {
    fn default() -> Self {
        Self::STANDARD
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} x {}", self.width, self.height)
    }
}
