//! The sizes of boards on which exact play is known.

use std::fmt;

use thiserror::Error;

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

    /// How many bits a column takes in a word: its squares and a spare one.
    pub(super) const fn column_bits(self) -> u32 {
        self.height as u32 + 1
    }

    /// The bottom square of a column, counted from 0.
    pub(super) const fn bottom_of(self, column: u8) -> u128 {
        1 << (column as u32 * self.column_bits())
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
