//! A position on a board of any size.

use thiserror::Error;

use super::board::{Board, IllegalMove, MoveError, WrongTurn, turn_after};
use super::color::Color;
use super::line::fours_along;
use super::size::BoardSize;
use super::square::Square;
use crate::random::SplitMix64;

/// A position on a board of any [`BoardSize`], valid as a [`Board`] is.
///
/// ```
/// use arborist_engine::connect4::{BoardSize, MoveError, SizedBoard};
///
/// let size = BoardSize::new(10, 6).unwrap_or_default();
/// let board = SizedBoard::after_move_text(size, "55a")?;
/// assert_eq!(board.disc_count(), 3);
/// # Ok::<(), MoveError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SizedBoard {
    size: BoardSize,
    /// The discs of the side whose turn it is.
    mover: u128,
    /// The discs of both sides.
    occupied: u128,
}

/// How a position stands, without the line that decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// There are moves to play.
    Ongoing,
    /// This side has four in a line.
    Won(Color),
    /// The board is full and nobody has four in a line.
    Draw,
}

impl Standing {
    /// Who has won, if somebody has.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Won(winner) => Some(winner),
            Self::Ongoing | Self::Draw => None,
        }
    }
}

impl SizedBoard {
    /// The board before the first move.
    pub const fn empty(size: BoardSize) -> Self {
        Self {
            size,
            mover: 0,
            occupied: 0,
        }
    }

    /// The position after moves written as one character each: a digit, and `a` for column 10 where there is one.
    ///
    /// # Errors
    /// The first character that is not a legal move, and why.
    pub fn after_move_text(size: BoardSize, text: &str) -> Result<Self, MoveError> {
        let radix = if size.width() < 10 { 10 } else { 11 };
        text.chars()
            .try_fold(Self::empty(size), |board, character| {
                let number = character.to_digit(radix);
                let number = number.ok_or(board.refuse(IllegalMove::NotAColumn {
                    character,
                    width: size.width(),
                }))?;
                board.play_number(number.into())
            })
    }

    /// The position with these discs, on squares that gravity allows and in numbers that alternating play allows.
    pub(super) fn of_discs(size: BoardSize, red: u128, blue: u128) -> Self {
        let occupied = red | blue;
        let mover = match turn_after(occupied.count_ones()) {
            Color::Red => red,
            Color::Blue => blue,
        };
        Self {
            size,
            mover,
            occupied,
        }
    }

    /// The position after one more move of a game, into the column with this number.
    ///
    /// # Errors
    /// Which move of the game it is that is not legal, and why.
    pub fn play_number(self, number: i64) -> Result<Self, MoveError> {
        let refuse = |reason| Err(self.refuse(reason));
        let width = self.size.width();
        let column = match u8::try_from(number) {
            Ok(number) if (1..=width).contains(&number) => number - 1,
            _ => return refuse(IllegalMove::NoSuchColumn { number, width }),
        };
        match self.standing() {
            Standing::Won(winner) => refuse(IllegalMove::AfterWin {
                winner,
                winning_move: self.disc_count(),
            }),
            Standing::Draw => refuse(IllegalMove::AfterDraw {
                last_move: self.disc_count(),
            }),
            Standing::Ongoing => self
                .after(column)
                .ok_or(self.refuse(IllegalMove::ColumnFull(column + 1))),
        }
    }

    fn refuse(self, reason: IllegalMove) -> MoveError {
        MoveError {
            index: self.disc_count() as usize,
            reason,
        }
    }

    /// The position after a disc in a column counted from 0, whether the game is over or not; `None` if it is full.
    pub(super) fn after(&self, column: u8) -> Option<Self> {
        self.has_room(column).then(|| Self {
            size: self.size,
            mover: self.mover ^ self.occupied,
            occupied: self.occupied | (self.occupied + self.size.bottom_of(column)),
        })
    }

    /// Whether a column counted from 0 has a free square.
    pub(super) fn has_room(&self, column: u8) -> bool {
        self.size.squares_of(column) & !self.occupied != 0
    }

    /// Whether a disc in a column counted from 0 makes four in a line.
    pub(super) fn wins_at(&self, column: u8) -> bool {
        self.after(column)
            .is_some_and(|after| matches!(after.standing(), Standing::Won(_)))
    }

    /// Whether a disc in a column counted from 0 lets the other side make four in a line on top of it.
    pub(super) fn gives_win_above(&self, column: u8) -> bool {
        self.after(column)
            .is_some_and(|after| after.wins_at(column))
    }

    /// The same discs with the other side to move, as if the side to move had passed.
    pub(super) const fn passed(&self) -> Self {
        Self {
            size: self.size,
            mover: self.mover ^ self.occupied,
            occupied: self.occupied,
        }
    }

    /// A well-mixed number of the position.
    pub(super) fn mixed(&self) -> u64 {
        [self.mover, self.occupied]
            .into_iter()
            .flat_map(|discs| [discs as u64, (discs >> 64) as u64])
            .fold(0, |mixed, half| SplitMix64::new(mixed ^ half).next_u64())
    }

    /// How large the board is.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// How many discs there are: the number of the last move.
    pub const fn disc_count(&self) -> u32 {
        self.occupied.count_ones()
    }

    /// How many squares are free: the most plies until the end.
    pub const fn free_squares(&self) -> u32 {
        self.size.squares() - self.disc_count()
    }

    /// Whose turn it is, or would be if the game were not over.
    pub const fn turn(&self) -> Color {
        turn_after(self.disc_count())
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
    pub fn standing(&self) -> Standing {
        if has_four(self.size, self.mover ^ self.occupied) {
            Standing::Won(self.turn().opponent())
        } else if self.free_squares() == 0 {
            Standing::Draw
        } else {
            Standing::Ongoing
        }
    }

    /// The line of four with which the side that moved last has won: its squares from the lowest up, or from left to
    /// right where all are in one row. Of several the first, in the order in which a [`Board`] lists its windows.
    pub fn winning_line(&self) -> Option<[Square; 4]> {
        let winner = self.mover ^ self.occupied;
        let column = self.size.column_bits();
        let directions = [
            (column, 1, 0),
            (1, 0, 1),
            (column + 1, 1, 1),
            (column - 1, -1, 1),
        ];
        directions.into_iter().find_map(|(step, right, up)| {
            // Along the diagonal that rises to the left the line's first square is the one with the highest bit.
            let firsts = match right {
                -1 => fours_along(winner, step) << (3 * step),
                _ => fours_along(winner, step),
            };
            let first = self
                .size
                .squares_in(firsts)
                .min_by_key(|square| (square.row, square.column))?;
            Some([0, 1, 2, 3].map(|place| Square {
                column: first.column.saturating_add_signed(place * right),
                row: first.row.saturating_add_signed(place * up),
            }))
        })
    }

    /// The discs of the side whose turn it is.
    pub(super) const fn mover(&self) -> u128 {
        self.mover
    }

    /// The discs of one side.
    pub(super) fn discs(&self, color: Color) -> u128 {
        if color == self.turn() {
            self.mover
        } else {
            self.mover ^ self.occupied
        }
    }

    /// The discs of both sides.
    pub(super) const fn occupied(&self) -> u128 {
        self.occupied
    }
}

impl From<Board> for SizedBoard {
    fn from(board: Board) -> Self {
        Self {
            size: BoardSize::STANDARD,
            mover: board.mover().into(),
            occupied: (board.mover() | board.last_mover()).into(),
        }
    }
}

/// The board has another size than the one of 7 columns and 6 rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the board has {} columns and {} rows, not 7 and 6", .0.width(), .0.height())]
pub struct NotStandard(pub BoardSize);

impl TryFrom<SizedBoard> for Board {
    type Error = NotStandard;

    fn try_from(board: SizedBoard) -> Result<Self, NotStandard> {
        if board.size != BoardSize::STANDARD {
            return Err(NotStandard(board.size));
        }
        // All squares of the board of this size stand in the lower half.
        let [mover, last_mover] =
            [board.mover, board.mover ^ board.occupied].map(|discs| discs as u64);
        Ok(match board.turn() {
            Color::Red => Self::of_discs(mover, last_mover),
            Color::Blue => Self::of_discs(last_mover, mover),
        })
    }
}

/// Whether `discs` hold four neighbours in a line on a board of this size.
pub(super) fn has_four(size: BoardSize, discs: u128) -> bool {
    let column = size.column_bits();
    [1, column, column - 1, column + 1]
        .into_iter()
        .any(|step| fours_along(discs, step) != 0)
}
