//! Connect Four on a board of any size, as naive as can be: the second opinion on the solver.

use crate::oracle::Random;

/// Columns of discs from the bottom up; `true` is the first player's.
#[derive(Clone, Debug)]
pub(crate) struct Columns {
    height: usize,
    columns: Vec<Vec<bool>>,
    pub(crate) moves: Vec<usize>,
}

impl Columns {
    pub(crate) fn empty(width: usize, height: usize) -> Self {
        Self {
            height,
            columns: vec![Vec::new(); width],
            moves: Vec::new(),
        }
    }

    /// A game of so many random moves of which none wins, if chance finds one.
    pub(crate) fn random_game(
        random: &mut Random,
        width: usize,
        height: usize,
        length: usize,
    ) -> Option<Self> {
        let mut game = Self::empty(width, height);
        while game.moves.len() < length {
            let column = random.below(width);
            if game.has_room(column) {
                if game.wins(column) {
                    return None;
                }
                game.play(column);
            }
        }
        Some(game)
    }

    pub(crate) fn has_room(&self, column: usize) -> bool {
        self.columns[column].len() < self.height
    }

    pub(crate) fn play(&mut self, column: usize) {
        let first = self.moves.len().is_multiple_of(2);
        self.columns[column].push(first);
        self.moves.push(column);
    }

    pub(crate) fn take_back(&mut self) {
        let column = self.moves.pop().unwrap();
        self.columns[column].pop();
    }

    fn free(&self) -> usize {
        self.columns.len() * self.height - self.moves.len()
    }

    /// Whether a disc of the side to move in this column makes four in a line.
    pub(crate) fn wins(&self, column: usize) -> bool {
        let mover = self.moves.len().is_multiple_of(2);
        let row = self.columns[column].len();
        let owns = |right: isize, up: isize| {
            let neighbours = usize::try_from(column as isize + right)
                .ok()
                .and_then(|column| self.columns.get(column));
            let row = usize::try_from(row as isize + up).ok();
            neighbours
                .zip(row)
                .is_some_and(|(discs, row)| discs.get(row) == Some(&mover))
        };
        [(1, 0), (0, 1), (1, 1), (1, -1)]
            .into_iter()
            .any(|(right, up)| {
                let run = |sign: isize| {
                    (1..4)
                        .take_while(|step| owns(sign * step * right, sign * step * up))
                        .count()
                };
                run(1) + run(-1) >= 3
            })
    }

    /// The score: the discs that the winner has left in hand after its last one, and one.
    pub(crate) fn score(&mut self, alpha: i32, beta: i32) -> i32 {
        let free = self.free() as i32;
        let columns = 0..self.columns.len();
        if free == 0 {
            return 0;
        }
        if columns
            .clone()
            .any(|column| self.has_room(column) && self.wins(column))
        {
            return (free + 1) / 2;
        }
        let mut best = -100;
        for column in columns {
            if self.has_room(column) {
                self.play(column);
                best = best.max(-self.score(-beta, -alpha.max(best)));
                self.take_back();
                if best >= beta {
                    break;
                }
            }
        }
        best
    }

    /// The moves as a text.
    pub(crate) fn text(&self) -> String {
        self.moves
            .iter()
            .map(|column| char::from_digit(*column as u32 + 1, 11).unwrap())
            .collect()
    }

    /// The moves as a text, left and right exchanged.
    pub(crate) fn mirrored_text(&self) -> String {
        let width = self.columns.len();
        let mut mirrored = self.clone();
        for column in &mut mirrored.moves {
            *column = width - 1 - *column;
        }
        mirrored.text()
    }
}
