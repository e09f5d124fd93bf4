//! Marks on a 3x3 board, with no word yet on whether a game can lead there.

use std::fmt;

use thiserror::Error;

/// A player's mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// X, who is MAX.
    X,
    /// O, who is MIN.
    O,
}

impl Mark {
    /// Both, X first.
    pub const BOTH: [Self; 2] = [Self::X, Self::O];

    /// The other player's mark.
    #[inline(always)]
    pub const fn opponent(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }

    /// Capital X or O.
    pub const fn letter(self) -> char {
        match self {
            Self::X => 'X',
            Self::O => 'O',
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A cell of the board; cells are counted row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// All cells, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..9).map(Self)
    }

    /// The row, counted from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / 3
    }

    /// The column, counted from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % 3
    }

    #[inline(always)]
    const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// Three cells in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line([Cell; 3]);

impl Line {
    /// All lines: rows from the top, columns from the left, the main diagonal, the other one.
    pub const ALL: [Self; 8] = [
        Self::through(0, 1, 2),
        Self::through(3, 4, 5),
        Self::through(6, 7, 8),
        Self::through(0, 3, 6),
        Self::through(1, 4, 7),
        Self::through(2, 5, 8),
        Self::through(0, 4, 8),
        Self::through(2, 4, 6),
    ];

    const fn through(first: u8, second: u8, third: u8) -> Self {
        Self([Cell(first), Cell(second), Cell(third)])
    }

    /// Its cells.
    pub const fn cells(self) -> [Cell; 3] {
        self.0
    }

    const fn bits(self) -> u16 {
        let [first, second, third] = self.0;
        first.bit() | second.bit() | third.bit()
    }
}

/// All nine cells as a set: a bit for each.
const FULL: u16 = 0x1ff;

/// For every set of cells, whether it holds a line.
static HOLDS_LINE: [bool; 512] = {
    let mut holds = [false; 512];
    let mut set = 0;
    while set < holds.len() {
        let mut line = 0;
        while line < Line::ALL.len() {
            let bits = Line::ALL[line].bits() as usize;
            holds[set] |= set & bits == bits;
            line += 1;
        }
        set += 1;
    }
    holds
};

/// Three cells side by side, as they are written down.
pub type Row = [Option<Mark>; 3];

/// Marks on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    x: u16,
    o: u16,
}

/// Why a text is no board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    /// It does not have nine cells.
    #[error(
        "a board has 9 cells, row by row, and rows may be separated by \"/\"; this one has {0}"
    )]
    Cells(usize),
    /// It is separated into rows, but not into three.
    #[error("a board has 3 rows, this one has {0}")]
    Rows(usize),
    /// A row does not have three cells.
    #[error("a row has 3 cells, this one has {0}")]
    RowCells(usize),
    /// A character is no cell.
    #[error(
        "{character:?} in column {column} is no cell: write X, O, or \".\" for an empty one; columns are counted from 0"
    )]
    Character {
        /// The character.
        character: char,
        /// The column, counted from 0.
        column: usize,
    },
    /// Something is wrong with one row of a board in one text.
    #[error("row {row}: {error}; rows are counted from 0")]
    InRow {
        /// The row, counted from 0.
        row: usize,
        /// What is wrong there.
        error: Box<BoardError>,
    },
}

impl Board {
    /// The board with these rows, from the top.
    pub fn from_rows(rows: [Row; 3]) -> Self {
        let mut board = Self::default();
        for (cell, mark) in Cell::all().zip(rows.into_iter().flatten()) {
            if let Some(mark) = mark {
                board = board.with(cell, mark);
            }
        }
        board
    }

    /// Reads a row: three of `X` and `O` in either case, and `.`, `-`, `_` or a space for an empty cell.
    ///
    /// # Errors
    /// The length or the character that is wrong.
    pub fn parse_row(text: &str) -> Result<Row, BoardError> {
        let mut row = Row::default();
        let mut cells = 0;
        for (column, character) in text.chars().enumerate() {
            let mark = match character {
                'X' | 'x' => Some(Mark::X),
                'O' | 'o' => Some(Mark::O),
                '.' | '-' | '_' | ' ' => None,
                _ => return Err(BoardError::Character { character, column }),
            };
            if let Some(slot) = row.get_mut(column) {
                *slot = mark;
            }
            cells = column + 1;
        }
        if cells == row.len() {
            Ok(row)
        } else {
            Err(BoardError::RowCells(cells))
        }
    }

    /// Reads a board from one text: nine cells, or three rows with `/` between them.
    ///
    /// # Errors
    /// The length, the row or the character that is wrong.
    pub fn parse(text: &str) -> Result<Self, BoardError> {
        let rows: Vec<String> = if text.contains('/') {
            text.split('/').map(str::to_owned).collect()
        } else {
            let cells: Vec<char> = text.chars().collect();
            if cells.len() != 9 {
                return Err(BoardError::Cells(cells.len()));
            }
            cells.chunks(3).map(String::from_iter).collect()
        };
        let [top, middle, bottom] =
            <[String; 3]>::try_from(rows).map_err(|rows| BoardError::Rows(rows.len()))?;
        let row = |row: usize, text: &str| {
            Self::parse_row(text).map_err(|error| BoardError::InRow {
                row,
                error: Box::new(error),
            })
        };
        Ok(Self::from_rows([
            row(0, &top)?,
            row(1, &middle)?,
            row(2, &bottom)?,
        ]))
    }

    /// The mark in a cell.
    pub const fn at(self, cell: Cell) -> Option<Mark> {
        if self.x & cell.bit() != 0 {
            Some(Mark::X)
        } else if self.o & cell.bit() != 0 {
            Some(Mark::O)
        } else {
            None
        }
    }

    /// The board with one more mark.
    #[inline(always)]
    pub const fn with(self, cell: Cell, mark: Mark) -> Self {
        match mark {
            Mark::X => Self {
                x: self.x | cell.bit(),
                ..self
            },
            Mark::O => Self {
                o: self.o | cell.bit(),
                ..self
            },
        }
    }

    /// How many marks a player has.
    pub const fn count(self, mark: Mark) -> u32 {
        self.marks(mark).count_ones()
    }

    /// The empty cells, row by row.
    #[inline(always)]
    pub fn empty_cells(self) -> impl Iterator<Item = Cell> {
        let mut empty = !(self.x | self.o) & FULL;
        std::iter::from_fn(move || {
            let cell = Cell(empty.trailing_zeros() as u8);
            let any = empty != 0;
            empty &= empty.wrapping_sub(1);
            any.then_some(cell)
        })
    }

    /// Whether no cell is empty.
    #[inline(always)]
    pub const fn is_full(self) -> bool {
        self.x | self.o == FULL
    }

    /// Whether a player has a line.
    #[inline(always)]
    pub fn has_line(self, mark: Mark) -> bool {
        HOLDS_LINE[usize::from(self.marks(mark) & FULL)]
    }

    /// The first line that a player has.
    pub fn line_of(self, mark: Mark) -> Option<Line> {
        Line::ALL
            .into_iter()
            .find(|line| self.marks(mark) & line.bits() == line.bits())
    }

    #[inline(always)]
    const fn marks(self, mark: Mark) -> u16 {
        match mark {
            Mark::X => self.x,
            Mark::O => self.o,
        }
    }
}

/// Three rows with `/` between them, `XXO/O../...`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all() {
            if cell.column() == 0 && cell.row() > 0 {
                f.write_str("/")?;
            }
            write!(f, "{}", self.at(cell).map_or('.', Mark::letter))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_may_be_written_in_several_ways() {
        for text in ["XXO/O../...", "XXOO.....", "xxo/o--/___", "xXoO   .-"] {
            assert_eq!(Board::parse(text).unwrap().to_string(), "XXO/O../...");
        }
    }

    #[test]
    fn a_text_that_is_no_board_is_told_why() {
        for (text, words) in [
            ("", "this one has 0"),
            ("XXOO....", "this one has 8"),
            ("XXOO......", "this one has 10"),
            ("XXO/O..", "3 rows, this one has 2"),
            ("XXO/O../.../...", "3 rows, this one has 4"),
            ("XXO/O./...", "row 1: a row has 3 cells, this one has 2"),
            ("XXO/O../....", "row 2: a row has 3 cells, this one has 4"),
            ("XXOO.0...", "row 1: '0' in column 2 is no cell"),
            ("❌.......", "this one has 8"),
            ("❌........", "row 0: '❌' in column 0 is no cell"),
        ] {
            let error = Board::parse(text).unwrap_err().to_string();
            assert!(error.contains(words), "{text}: {error}");
        }
    }
}
