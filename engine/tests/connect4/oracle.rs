//! Connect Four on a grid, as naive as can be: the second opinion on the engine's bitboards.

use std::sync::LazyLock;

use arborist_engine::connect4::{Board, Column};
use arborist_engine::game::WIN;

/// All windows of four, as `(column, row)` from 0.
static WINDOWS: LazyLock<Vec<[(usize, usize); 4]>> = LazyLock::new(|| {
    let mut windows = Vec::new();
    for column in 0..7 {
        for row in 0..6 {
            for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let squares = [0, 1, 2, 3].map(|step| (column + step * right, row + step * up));
                if squares
                    .iter()
                    .all(|(column, row)| (0..7).contains(column) && (0..6).contains(row))
                {
                    windows.push(squares.map(|(column, row)| (column as usize, row as usize)));
                }
            }
        }
    }
    windows
});

/// `cells[row][column]`, both from 0, row 0 at the bottom; `None` is free.
#[derive(Clone, Debug)]
pub(crate) struct Grid {
    pub(crate) cells: [[Option<char>; 7]; 6],
    pub(crate) moves: Vec<usize>,
}

impl Grid {
    pub(crate) fn empty() -> Self {
        Self {
            cells: [[None; 7]; 6],
            moves: Vec::new(),
        }
    }

    pub(crate) fn turn(&self) -> char {
        if self.moves.len().is_multiple_of(2) {
            'R'
        } else {
            'B'
        }
    }

    pub(crate) fn legal_columns(&self) -> Vec<usize> {
        (0..7)
            .filter(|column| self.cells[5][*column].is_none())
            .collect()
    }

    pub(crate) fn play(&mut self, column: usize) -> usize {
        let row = (0..6)
            .find(|row| self.cells[*row][column].is_none())
            .unwrap();
        self.cells[row][column] = Some(self.turn());
        self.moves.push(column);
        row
    }

    pub(crate) fn after(&self, column: usize) -> Self {
        let mut grid = self.clone();
        grid.play(column);
        grid
    }

    pub(crate) fn winner(&self) -> Option<char> {
        ['R', 'B'].into_iter().find(|color| {
            WINDOWS.iter().any(|window| {
                window
                    .iter()
                    .all(|(column, row)| self.cells[*row][*column] == Some(*color))
            })
        })
    }

    pub(crate) fn is_over(&self) -> bool {
        self.winner().is_some() || self.moves.len() == 42
    }

    /// The scores of all windows, in no order that means anything, and the centre's.
    pub(crate) fn scores(&self, three: i32, two: i32, center: i32) -> (Vec<i32>, i32) {
        let scores = WINDOWS
            .iter()
            .map(|window| {
                let count = |wanted: Option<char>| {
                    window
                        .iter()
                        .filter(|(column, row)| self.cells[*row][*column] == wanted)
                        .count()
                };
                match (count(Some('R')), count(Some('B')), count(None)) {
                    (3, 0, 1) => three,
                    (0, 3, 1) => -three,
                    (2, 0, 2) => two,
                    (0, 2, 2) => -two,
                    _ => 0,
                }
            })
            .collect();
        let discs = |color| {
            (0..6)
                .filter(|row| self.cells[*row][3] == Some(color))
                .count() as i32
        };
        (scores, center * (discs('R') - discs('B')))
    }

    pub(crate) fn estimate(&self) -> i32 {
        let (windows, center) = self.scores(5, 2, 3);
        windows.iter().sum::<i32>() + center
    }

    /// Whether either side, if it were its turn, could win at once.
    pub(crate) fn is_noisy(&self) -> bool {
        self.legal_columns().into_iter().any(|column| {
            let mut grid = self.clone();
            let row = grid.play(column);
            ['R', 'B'].into_iter().any(|color| {
                grid.cells[row][column] = Some(color);
                grid.winner().is_some()
            })
        })
    }

    /// Minimax in Red's view, `depth` plies deep and on while the position is noisy if `quiescence` is wanted.
    pub(crate) fn minimax(&self, depth: u32, ply: u32, quiescence: bool) -> i32 {
        match self.winner() {
            Some('R') => return WIN - ply as i32,
            Some(_) => return ply as i32 - WIN,
            None if self.moves.len() == 42 => return 0,
            None => {}
        }
        if ply >= depth && !(quiescence && self.is_noisy()) {
            return self.estimate();
        }
        let mut wins = self
            .legal_columns()
            .into_iter()
            .filter(|column| self.after(*column).winner().is_some());
        if wins.next().is_some() {
            // Nothing is better; what else there is need not be looked at.
            let win = WIN - (ply + 1) as i32;
            return if self.turn() == 'R' { win } else { -win };
        }
        let values = self
            .legal_columns()
            .into_iter()
            .map(|column| self.after(column).minimax(depth, ply + 1, quiescence));
        if self.turn() == 'R' {
            values.max().unwrap()
        } else {
            values.min().unwrap()
        }
    }

    pub(crate) fn mirrored(&self) -> Self {
        let mut grid = Self::empty();
        for column in &self.moves {
            grid.play(6 - column);
        }
        grid
    }

    pub(crate) fn rows(&self) -> Vec<String> {
        self.cells
            .iter()
            .rev()
            .map(|row| row.iter().map(|cell| cell.unwrap_or('.')).collect())
            .collect()
    }

    pub(crate) fn board(&self) -> Board {
        let mut moves = self.moves.iter().map(|column| column_of(*column));
        moves.try_fold(Board::EMPTY, Board::play).unwrap()
    }
}

pub(crate) fn column_of(index: usize) -> Column {
    Column::from_number(index as i64 + 1).unwrap()
}

/// splitmix64 (Steele, Lea and Flood 2014).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// A game of at most so many random moves, which may be over.
    pub(crate) fn game(&mut self, longest: usize) -> Grid {
        let mut grid = Grid::empty();
        let length = self.below(longest + 1);
        while grid.moves.len() < length && !grid.is_over() {
            let columns = grid.legal_columns();
            grid.play(columns[self.below(columns.len())]);
        }
        grid
    }
}
