//! A square of the board, as people name it.

use std::fmt;

/// A square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square {
    /// The column, 1 to 7 from left to right.
    pub column: u8,
    /// The row, 1 to 6 from the bottom.
    pub row: u8,
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}, row {}", self.column, self.row)
    }
}
