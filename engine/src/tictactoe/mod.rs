//! Tic-tac-toe on the 3x3 board. X is MAX; either side may move first.

mod board;
mod game;

mod position;
mod root_values;
mod tactics;
mod walk;

pub use board::{Board, BoardError, Cell, Line, Mark, Row};
pub use game::{Scoring, TicTacToe};

pub use position::{ImpossiblePosition, Position, Status};
pub use root_values::RootValues;
pub use tactics::{Fork, Threat, forks, threats, winning_forks};
pub use walk::{Visit, Walk};
