//! A position, valid by construction.

use thiserror::Error;

use super::color::Color;
use super::column::Column;
use super::layout::{ALL_SQUARES, BOTTOM_ROW, SQUARES, WIDTH, bottom_of, squares_of, top_of};
use super::line::{ALL_LINES, has_four};
use super::square::Square;

/// A position that gravity and the counts of discs allow, and in which nobody has played on after the end.
///
/// ```
/// use arborist_engine::connect4::{Board, Color, Outcome};
///
/// let board = Board::after_move_text("4455667")?;
/// assert_eq!(board.disc_count(), 7);
/// assert!(matches!(board.outcome(), Outcome::Won { winner: Color::Red, .. }));
/// # Ok::<(), arborist_engine::connect4::MoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The discs of the side whose turn it is.
    mover: u64,
    /// The discs of both sides.
    occupied: u64,
}

/// How a position stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// There are moves to play.
    Ongoing,
    /// One side has made four in a line.
    Won {
        /// Who has won.
        winner: Color,
        /// The first such line, the squares from the lowest up, or from left to right.
        line: [Square; 4],
    },
    /// The board is full and nobody has four in a line.
    Draw,
}

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum IllegalMove {
    /// The board has no column of this number.
    #[error("there is no column {number}; columns are 1 to {width}")]
    NoSuchColumn {
        /// The number.
        number: i64,
        /// How many columns there are.
        width: u8,
    },
    /// The text of the moves holds something else than a digit.
    #[error("{character:?} is not a column; a move is {}", columns_in_text(*.width))]
    NotAColumn {
        /// What stands there.
        character: char,
        /// How many columns there are.
        width: u8,
    },
    /// The column has no free square.
    #[error("column {0} is full; play another")]
    ColumnFull(u8),
    /// The game had been won.
    #[error(
        "the game was over: {winner} had won with move {winning_move}; leave out what comes after it"
    )]
    AfterWin {
        /// Who had won.
        winner: Color,
        /// The number of the last move, from 1.
        winning_move: u32,
    },
    /// The board was full.
    #[error("the game was over: move {last_move} had filled the board, a draw")]
    AfterDraw {
        /// The number of the last move, from 1.
        last_move: u32,
    },
}

fn columns_in_text(width: u8) -> String {
    if width < 10 {
        format!("a digit from 1 to {width}")
    } else {
        "a digit from 1 to 9, or a for column 10".to_owned()
    }
}

/// A move of a game that cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("move {}: {reason}", .index + 1)]
pub struct MoveError {
    /// Which move, from 0.
    pub index: usize,
    /// Why not.
    pub reason: IllegalMove,
}

/// The side said to move is not the one whose turn the numbers of discs say it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{} cannot be to move: red moves first and players alternate, so it is the turn of {} (discs on the board: {discs})", .turn.opponent(), .turn)]
pub struct WrongTurn {
    /// How many discs there are.
    pub discs: u32,
    /// Whose turn it is.
    pub turn: Color,
}

impl Board {
    /// The board before the first move.
    pub const EMPTY: Self = Self {
        mover: 0,
        occupied: 0,
    };

    /// The position after moves written as one digit each, `"465344"`.
    ///
    /// # Errors
    /// The first character that is not a legal move, and why.
    pub fn after_move_text(text: &str) -> Result<Self, MoveError> {
        text.chars().try_fold(Self::EMPTY, |board, digit| {
            let number = digit.to_digit(10);
            let number = number.ok_or(board.refuse(IllegalMove::NotAColumn {
                character: digit,
                width: WIDTH as u8,
            }))?;
            board.play_number(number.into())
        })
    }

    /// The position after one more move of a game, into the column with this number.
    ///
    /// # Errors
    /// Which move of the game it is that is not legal, and why.
    pub fn play_number(self, number: i64) -> Result<Self, MoveError> {
        Column::from_number(number)
            .ok_or(IllegalMove::NoSuchColumn {
                number,
                width: WIDTH as u8,
            })
            .and_then(|column| self.play(column))
            .map_err(|reason| self.refuse(reason))
    }

    fn refuse(self, reason: IllegalMove) -> MoveError {
        MoveError {
            index: self.disc_count() as usize,
            reason,
        }
    }

    /// The position with these discs, on squares that gravity allows and in numbers that alternating play allows.
    pub(super) fn of_discs(red: u64, blue: u64) -> Self {
        let occupied = red | blue;
        let mover = match turn_after(occupied.count_ones()) {
            Color::Red => red,
            Color::Blue => blue,
        };
        Self { mover, occupied }
    }

    /// The position after one more move.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn play(self, column: Column) -> Result<Self, IllegalMove> {
        match self.outcome() {
            Outcome::Won { winner, .. } => Err(IllegalMove::AfterWin {
                winner,
                winning_move: self.disc_count(),
            }),
            Outcome::Draw => Err(IllegalMove::AfterDraw {
                last_move: self.disc_count(),
            }),
            Outcome::Ongoing if !self.has_room(column) => {
                Err(IllegalMove::ColumnFull(column.number()))
            }
            Outcome::Ongoing => Ok(self.drop_disc(column)),
        }
    }

    /// Whether the column has a free square.
    #[inline(always)]
    pub const fn has_room(&self, column: Column) -> bool {
        self.occupied & top_of(column) == 0
    }

    /// The position after a move into a column that has room, in a game that is not over.
    #[inline(always)]
    pub(super) const fn drop_disc(&self, column: Column) -> Self {
        Self {
            mover: self.mover ^ self.occupied,
            occupied: self.occupied | (self.occupied + bottom_of(column)),
        }
    }

    /// How many discs there are: the number of the last move.
    pub const fn disc_count(&self) -> u32 {
        self.occupied.count_ones()
    }

    /// How many squares are free: the most plies until the end.
    pub const fn free_squares(&self) -> u32 {
        SQUARES - self.disc_count()
    }

    /// Whose turn it is, or would be if the game were not over.
    #[inline(always)]
    pub const fn turn(&self) -> Color {
        turn_after(self.occupied.count_ones())
    }

    /// Checks whose turn somebody says it is.
    ///
    /// # Errors
    /// When it is the other side's.
    pub fn expect_turn(&self, claimed: Color) -> Result<(), WrongTurn> {
        let (discs, turn) = (self.disc_count(), self.turn());
        if claimed == turn {
            Ok(())
        } else {
            Err(WrongTurn { discs, turn })
        }
    }

    /// How the position stands.
    pub fn outcome(&self) -> Outcome {
        let last = self.last_mover();
        if let Some(line) = ALL_LINES
            .iter()
            .find(|line| last & line.squares == line.squares)
        {
            return Outcome::Won {
                winner: self.turn().opponent(),
                line: line.cells,
            };
        }
        if self.is_full() {
            Outcome::Draw
        } else {
            Outcome::Ongoing
        }
    }

    /// Whether the side that moved last has won. The other side cannot have.
    #[inline(always)]
    pub fn is_won(&self) -> bool {
        has_four(self.last_mover())
    }

    /// Whether no square is free.
    #[inline(always)]
    pub const fn is_full(&self) -> bool {
        self.occupied == ALL_SQUARES
    }

    /// The colour of the disc on a square; `None` when it is free or not on the board.
    pub fn disc(&self, square: Square) -> Option<Color> {
        let column = Column::from_number(square.column.into())?;
        let row = u32::from(square.row).checked_sub(1)?;
        let place = squares_of(column) & bottom_of(column).checked_shl(row)?;
        [Color::Red, Color::Blue]
            .into_iter()
            .find(|color| self.discs(*color) & place != 0)
    }

    /// The discs of the side whose turn it is.
    #[inline(always)]
    pub(super) const fn mover(&self) -> u64 {
        self.mover
    }

    /// The discs of the side that moved last.
    #[inline(always)]
    pub(super) const fn last_mover(&self) -> u64 {
        self.mover ^ self.occupied
    }

    /// The discs of one side.
    pub(super) const fn discs(&self, color: Color) -> u64 {
        match (self.turn(), color) {
            (Color::Red, Color::Red) | (Color::Blue, Color::Blue) => self.mover,
            _ => self.last_mover(),
        }
    }

    /// The squares without a disc.
    #[inline(always)]
    pub(super) const fn free(&self) -> u64 {
        ALL_SQUARES ^ self.occupied
    }

    /// The squares on which the next disc can land.
    #[inline(always)]
    pub(super) const fn landing_squares(&self) -> u64 {
        (self.occupied + BOTTOM_ROW) & ALL_SQUARES
    }
}

/// Whose turn it is after so many moves.
#[inline(always)]
pub(super) const fn turn_after(moves: u32) -> Color {
    if moves & 1 == 0 {
        Color::Red
    } else {
        Color::Blue
    }
}
