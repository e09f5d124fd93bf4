//! Positions as rows of text, the top row first: `R` is a red disc, `B` or `Y` the other colour, `.` a free square.

use thiserror::Error;

use super::board::{Board, turn_after};
use super::color::Color;
use super::size::BoardSize;
use super::sized_board::{SizedBoard, has_four};
use super::square::Square;

/// Why rows of text are not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RowsError {
    /// There are not as many rows as the board has.
    #[error("the board has {height} rows, top row first; found {found}")]
    RowCount {
        /// How many rows there are.
        found: usize,
        /// How many rows the board has.
        height: u8,
    },
    /// A row does not have as many squares as the board has columns.
    #[error("row {} has {found} squares; every row has {}", row_number(*.size, *index), .size.width())]
    RowLength {
        /// Which of the texts, from 0.
        index: usize,
        /// How many characters it has.
        found: usize,
        /// How large the board is.
        size: BoardSize,
    },
    /// A character that is no square.
    #[error("{found:?} in {square} is not a disc; use R, B (or Y), and . for a free square")]
    BadCharacter {
        /// Where.
        square: Square,
        /// What stands there.
        found: char,
        /// Which of the texts it is, from 0.
        index: usize,
    },
    /// A disc above a free square.
    #[error(
        "the disc in {square} floats: the square below it is free, and discs fall to the lowest free square"
    )]
    FloatingDisc {
        /// Where, `[column, row]`, the lowest one.
        square: Square,
        /// Which of the texts it is, from 0.
        index: usize,
    },
    /// Numbers of discs that alternating play cannot give.
    #[error(
        "there are {red} red and {blue} blue discs; red moves first and players alternate, so red has as many as blue or one more"
    )]
    ImpossibleCounts {
        /// How many red discs.
        red: u32,
        /// How many of the other colour.
        blue: u32,
    },
    /// Both sides have four in a line.
    #[error("both sides have four in a line, but a game ends with the first")]
    TwoWinners,
    /// A side has won and the other moved last.
    #[error("{winner} has four in a line, but the counts of discs say that {} moved last: the game was over before", .winner.opponent())]
    PlayedOn {
        /// Who has four in a line.
        winner: Color,
    },
    /// A side has lines of four that no one last move can have made.
    #[error(
        "{winner} has four in a line that no last move can have made: whichever of its discs is taken off the top of a column, a line of four is left, so the game was over before"
    )]
    NoWinningMove {
        /// Who has four in a line.
        winner: Color,
    },
}

impl RowsError {
    /// Which of the texts is wrong, from 0, if it is one.
    pub fn row_index(&self) -> Option<usize> {
        match self {
            Self::RowLength { index, .. }
            | Self::BadCharacter { index, .. }
            | Self::FloatingDisc { index, .. } => Some(*index),
            _ => None,
        }
    }

    /// Whether the texts are rows of squares, and what is wrong is the position that they show.
    pub fn is_about_position(&self) -> bool {
        !matches!(
            self,
            Self::RowCount { .. } | Self::RowLength { .. } | Self::BadCharacter { .. }
        )
    }
}

impl Board {
    /// The position that six rows show, the top row first.
    ///
    /// Accepted is what gravity, the counts of discs and the end of the game allow; that the colours could have come in
    /// some order of play is not asked.
    ///
    /// # Errors
    /// The first rule that the rows break.
    ///
    /// ```
    /// use arborist_engine::connect4::{Board, Color, RowsError};
    ///
    /// let rows = [".......", ".......", ".......", ".......", "...R...", "..BR.B."];
    /// let board = Board::from_rows(&rows)?;
    /// assert_eq!(board.turn(), Color::Red);
    /// assert_eq!(board.rows(), rows);
    /// # Ok::<(), RowsError>(())
    /// ```
    pub fn from_rows(rows: &[impl AsRef<str>]) -> Result<Self, RowsError> {
        let (red, blue) = discs_of_rows(BoardSize::STANDARD, rows)?;
        // All squares of the board of this size stand in the lower half.
        Ok(Self::of_discs(red as u64, blue as u64))
    }

    /// The position as six rows, the top row first.
    pub fn rows(&self) -> Vec<String> {
        SizedBoard::from(*self).rows()
    }
}

impl SizedBoard {
    /// The position that rows show, the top row first.
    ///
    /// # Errors
    /// The first rule that the rows break, see [`Board::from_rows`].
    pub fn from_rows(size: BoardSize, rows: &[impl AsRef<str>]) -> Result<Self, RowsError> {
        let (red, blue) = discs_of_rows(size, rows)?;
        Ok(Self::of_discs(size, red, blue))
    }

    /// The position as rows, the top row first.
    pub fn rows(&self) -> Vec<String> {
        let size = self.size();
        let (red, blue) = (self.discs(Color::Red), self.discs(Color::Blue));
        (0..size.height().into())
            .map(|index| {
                (0..size.width())
                    .map(|column| {
                        let place = size.bit(column, row_number(size, index));
                        if red & place != 0 {
                            'R'
                        } else if blue & place != 0 {
                            'B'
                        } else {
                            '.'
                        }
                    })
                    .collect()
            })
            .collect()
    }
}

/// The red and the other discs that rows show, the top row first, on a board of this size.
///
/// # Errors
/// The first rule that the rows break.
pub(super) fn discs_of_rows(
    size: BoardSize,
    rows: &[impl AsRef<str>],
) -> Result<(u128, u128), RowsError> {
    if rows.len() != size.height().into() {
        return Err(RowsError::RowCount {
            found: rows.len(),
            height: size.height(),
        });
    }
    let mut red = 0;
    let mut blue = 0;
    for (index, text) in rows.iter().enumerate() {
        let found = text.as_ref().chars().count();
        if found != size.width().into() {
            return Err(RowsError::RowLength { index, found, size });
        }
        for (column, found) in text.as_ref().chars().enumerate() {
            let place = size.bit(column as u8, row_number(size, index));
            match found {
                'R' => red |= place,
                'B' | 'Y' => blue |= place,
                '.' => {}
                _ => {
                    return Err(RowsError::BadCharacter {
                        square: Square {
                            column: column as u8 + 1,
                            row: row_number(size, index),
                        },
                        found,
                        index,
                    });
                }
            }
        }
    }
    check_discs(size, red, blue)?;
    Ok((red, blue))
}

/// Says which rule of the game the discs break.
fn check_discs(size: BoardSize, red: u128, blue: u128) -> Result<(), RowsError> {
    let occupied = red | blue;
    let bottom_row = (0..size.width()).fold(0, |row, column| row | size.bottom_of(column));
    let floating = occupied & !(occupied << 1) & !bottom_row;
    let lowest = size.squares_in(floating).min_by_key(|square| square.row);
    if let Some(square) = lowest {
        return Err(RowsError::FloatingDisc {
            square,
            index: size.height().saturating_sub(square.row).into(),
        });
    }
    let (red_count, blue_count) = (red.count_ones(), blue.count_ones());
    if red_count != blue_count && red_count != blue_count + 1 {
        return Err(RowsError::ImpossibleCounts {
            red: red_count,
            blue: blue_count,
        });
    }
    let turn = turn_after(occupied.count_ones());
    let (mover, last_mover) = match turn {
        Color::Red => (red, blue),
        Color::Blue => (blue, red),
    };
    match (has_four(size, mover), has_four(size, last_mover)) {
        (true, true) => Err(RowsError::TwoWinners),
        (true, false) => Err(RowsError::PlayedOn { winner: turn }),
        (false, true) => {
            // One below where the next would land; in a full column it would land on the spare bit.
            let topmost = ((occupied + bottom_row) >> 1) & occupied;
            // The last disc must be one without which nobody had four in a line.
            if bits_of(last_mover & topmost).any(|disc| !has_four(size, last_mover ^ disc)) {
                Ok(())
            } else {
                Err(RowsError::NoWinningMove {
                    winner: turn.opponent(),
                })
            }
        }
        (false, false) => Ok(()),
    }
}

fn bits_of(set: u128) -> impl Iterator<Item = u128> {
    (0..u128::BITS)
        .map(|index| 1 << index)
        .filter(move |bit| set & bit != 0)
}

/// The number, from the bottom, of the row that the text with this index shows.
fn row_number(size: BoardSize, index: usize) -> u8 {
    size.height().saturating_sub(index as u8)
}
