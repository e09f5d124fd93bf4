//! Positions as rows of text, the top row first: `R` is a red disc, `B` or `Y` the other colour, `.` a free square.

use thiserror::Error;

use super::board::Board;
use super::color::Color;
use super::layout::{BOTTOM_ROW, COLUMN_BITS, HEIGHT, WIDTH, bit};
use super::line::has_four;
use super::square::Square;

/// Why rows of text are not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RowsError {
    /// There are not six rows.
    #[error("the board has 6 rows, top row first; found {0}")]
    RowCount(usize),
    /// A row does not have seven squares.
    #[error("row {} has {found} squares; every row has 7", row_number(*index))]
    RowLength {
        /// Which of the texts, from 0.
        index: usize,
        /// How many characters it has.
        found: usize,
    },
    /// A character that is no square.
    #[error("{found:?} in {square} is not a disc; use R, B (or Y), and . for a free square")]
    BadCharacter {
        /// Where.
        square: Square,
        /// What stands there.
        found: char,
    },
    /// A disc above a free square.
    #[error(
        "the disc in {square} floats: the square below it is free, and discs fall to the lowest free square"
    )]
    FloatingDisc {
        /// Where, `[column, row]`, the lowest one.
        square: Square,
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
            Self::RowLength { index, .. } => Some(*index),
            Self::BadCharacter { square, .. } | Self::FloatingDisc { square } => {
                Some((HEIGHT as usize).saturating_sub(square.row.into()))
            }
            _ => None,
        }
    }

    /// Whether the texts are rows of squares, and what is wrong is the position that they show.
    pub fn is_about_position(&self) -> bool {
        !matches!(
            self,
            Self::RowCount(_) | Self::RowLength { .. } | Self::BadCharacter { .. }
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
        if rows.len() != HEIGHT as usize {
            return Err(RowsError::RowCount(rows.len()));
        }
        let mut red = 0;
        let mut blue = 0;
        for (index, text) in rows.iter().enumerate() {
            let found = text.as_ref().chars().count();
            if found != WIDTH as usize {
                return Err(RowsError::RowLength { index, found });
            }
            for (column, found) in text.as_ref().chars().enumerate() {
                let place = bit(column as u32, u32::from(row_number(index)) - 1);
                match found {
                    'R' => red |= place,
                    'B' | 'Y' => blue |= place,
                    '.' => {}
                    _ => {
                        return Err(RowsError::BadCharacter {
                            square: square_of(place),
                            found,
                        });
                    }
                }
            }
        }
        check_discs(red, blue)?;
        Ok(Self::of_discs(red, blue))
    }

    /// The position as six rows, the top row first.
    pub fn rows(&self) -> [String; HEIGHT as usize] {
        std::array::from_fn(|index| {
            (1..=WIDTH as u8)
                .map(|column| {
                    let row = row_number(index);
                    match self.disc(Square { column, row }) {
                        Some(Color::Red) => 'R',
                        Some(Color::Blue) => 'B',
                        None => '.',
                    }
                })
                .collect()
        })
    }
}

/// Says which rule of the game the discs break.
fn check_discs(red: u64, blue: u64) -> Result<(), RowsError> {
    let occupied = red | blue;
    let floating = occupied & !(occupied << 1) & !BOTTOM_ROW;
    let lowest = bits_of(floating)
        .map(square_of)
        .min_by_key(|square| square.row);
    if let Some(square) = lowest {
        return Err(RowsError::FloatingDisc { square });
    }
    let (red_count, blue_count) = (red.count_ones(), blue.count_ones());
    if red_count != blue_count && red_count != blue_count + 1 {
        return Err(RowsError::ImpossibleCounts {
            red: red_count,
            blue: blue_count,
        });
    }
    let board = Board::of_discs(red, blue);
    match (has_four(board.mover()), has_four(board.last_mover())) {
        (true, true) => Err(RowsError::TwoWinners),
        (true, false) => Err(RowsError::PlayedOn {
            winner: board.turn(),
        }),
        (false, true) if !has_winning_move(&board) => Err(RowsError::NoWinningMove {
            winner: board.turn().opponent(),
        }),
        _ => Ok(()),
    }
}

/// Whether the last disc can have been one without which nobody had four in a line.
fn has_winning_move(board: &Board) -> bool {
    let winner = board.last_mover();
    bits_of(winner & board.topmost_discs()).any(|disc| !has_four(winner ^ disc))
}

fn bits_of(set: u64) -> impl Iterator<Item = u64> {
    (0..u64::BITS)
        .map(|index| 1 << index)
        .filter(move |bit| set & bit != 0)
}

/// The number, from the bottom, of the row that the text with this index shows.
const fn row_number(index: usize) -> u8 {
    (HEIGHT as usize).saturating_sub(index) as u8
}

fn square_of(place: u64) -> Square {
    let index = place.trailing_zeros();
    Square {
        column: (index / COLUMN_BITS) as u8 + 1,
        row: (index % COLUMN_BITS) as u8 + 1,
    }
}
