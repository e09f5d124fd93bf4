//! Connect Four cell by cell, on a board of any size, and every move looked at to the end of the game: a second opinion
//! that shares nothing with the solver, neither its bits nor what it leaves out.

use std::collections::HashMap;

use crate::oracle::Random;

const MOST_COLUMNS: usize = 10;
const MOST_ROWS: usize = 8;

/// Who has a disc on a square: 1 the first player, 2 the second, 0 nobody.
type Squares = [[u8; MOST_ROWS]; MOST_COLUMNS];

/// A game in which nobody has won.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    width: usize,
    height: usize,
    squares: Squares,
    pub(crate) moves: Vec<usize>,
}

impl Cells {
    fn empty(width: usize, height: usize) -> Self {
        Self {
            width,
            height,
            squares: [[0; MOST_ROWS]; MOST_COLUMNS],
            moves: Vec::new(),
        }
    }

    /// A game of random moves that do not win, up to so many free squares. A careful player does not let the other win
    /// with the next disc either, as long as there is such a move. `None` where all moves would win.
    fn random(
        random: &mut Random,
        (width, height): (usize, usize),
        free: usize,
        careful: bool,
    ) -> Option<Self> {
        let mut game = Self::empty(width, height);
        while game.free() > free {
            let moves: Vec<_> = (0..width)
                .filter(|column| game.has_room(*column) && !game.wins(*column))
                .collect();
            let careful_moves: Vec<_> = moves
                .iter()
                .copied()
                .filter(|column| careful && !game.after(*column).can_win())
                .collect();
            let moves = if careful_moves.is_empty() {
                moves
            } else {
                careful_moves
            };
            if moves.is_empty() {
                return None;
            }
            game = game.after(moves[random.below(moves.len())]);
        }
        Some(game)
    }

    /// The same, however many games that takes.
    pub(crate) fn reached(
        random: &mut Random,
        size: (usize, usize),
        free: usize,
        careful: bool,
    ) -> Self {
        loop {
            if let Some(game) = Self::random(random, size, free, careful) {
                return game;
            }
        }
    }

    pub(crate) fn free(&self) -> usize {
        self.width * self.height - self.moves.len()
    }

    fn row(&self, column: usize) -> usize {
        let discs = self.squares[column].iter().filter(|square| **square != 0);
        discs.count()
    }

    pub(crate) fn has_room(&self, column: usize) -> bool {
        self.row(column) < self.height
    }

    fn mover(&self) -> u8 {
        1 + (self.moves.len() % 2) as u8
    }

    pub(crate) fn after(&self, column: usize) -> Self {
        let mut game = self.clone();
        game.squares[column][self.row(column)] = self.mover();
        game.moves.push(column);
        game
    }

    /// Whether a disc of the side to move in this column makes four in a line.
    pub(crate) fn wins(&self, column: usize) -> bool {
        let here = (column as isize, self.row(column) as isize);
        let owns = |(column, row): (isize, isize)| {
            (column, row) == here
                || (0..self.width as isize).contains(&column)
                    && (0..self.height as isize).contains(&row)
                    && self.squares[column as usize][row as usize] == self.mover()
        };
        [(1, 0), (0, 1), (1, 1), (1, -1)]
            .into_iter()
            .any(|(right, up)| {
                (-3..=0).any(|first| {
                    (first..first + 4).all(|step| owns((here.0 + step * right, here.1 + step * up)))
                })
            })
    }

    pub(crate) fn can_win(&self) -> bool {
        (0..self.width).any(|column| self.has_room(column) && self.wins(column))
    }

    /// The moves as a text.
    pub(crate) fn text(&self) -> String {
        let columns = self.moves.iter();
        columns
            .map(|column| char::from_digit(*column as u32 + 1, 11).unwrap())
            .collect()
    }

    /// The moves as a text, left and right exchanged.
    pub(crate) fn mirrored_text(&self) -> String {
        let columns = self.moves.iter();
        columns
            .map(|column| char::from_digit((self.width - column) as u32, 11).unwrap())
            .collect()
    }
}

/// The scores of positions of a game that were met.
#[derive(Debug, Default)]
pub(crate) struct Scores(HashMap<Squares, i32>);

impl Scores {
    /// The discs that the winner has left in hand after its last one, and one; 0 where nobody wins.
    pub(crate) fn of(&mut self, game: &Cells) -> i32 {
        if let Some(score) = self.0.get(&game.squares) {
            return *score;
        }
        let score = if game.can_win() {
            (game.free() as i32 + 1) / 2
        } else {
            let scores = self.of_columns(game).into_iter().flatten();
            scores.max().unwrap_or(0)
        };
        self.0.insert(game.squares, score);
        score
    }

    /// The score of a disc in each column, in the view of the side to move.
    pub(crate) fn of_columns(&mut self, game: &Cells) -> Vec<Option<i32>> {
        (0..game.width)
            .map(|column| {
                if !game.has_room(column) {
                    None
                } else if game.wins(column) {
                    Some((game.free() as i32 + 1) / 2)
                } else {
                    Some(-self.of(&game.after(column)))
                }
            })
            .collect()
    }
}
