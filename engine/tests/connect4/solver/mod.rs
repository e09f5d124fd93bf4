//! Exact play against published scores, against a naive solver, and against itself.

mod book;
mod cells;
mod every_size;
mod limits;
pub(crate) mod naive;
mod published;
mod random_positions;
mod threads;

use arborist_engine::connect4::solver::{Aim, Solver, Table};
use arborist_engine::connect4::{BoardSize, SizedBoard};
use arborist_engine::search::Limits;

pub(crate) fn size(width: usize, height: usize) -> BoardSize {
    BoardSize::new(width as i64, height as i64).unwrap()
}

pub(crate) fn board(size: BoardSize, moves: &str) -> SizedBoard {
    SizedBoard::after_move_text(size, moves).unwrap()
}

pub(crate) fn standard(moves: &str) -> SizedBoard {
    board(BoardSize::STANDARD, moves)
}

fn exact(table: &Table, board: &SizedBoard) -> i32 {
    let (score, _) = Solver::new(table).solve(board, Aim::Exact, Limits::NONE);
    score.value().unwrap()
}

/// A table that holds everything that a test proves.
pub(crate) fn table() -> Table {
    Table::with_bytes(Table::MIN_BYTES)
}
