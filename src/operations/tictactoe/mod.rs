//! Tic-tac-toe: the value of every move, threats, forks, and the search call by call.

mod answer;
mod board_text;
mod cell;
mod eval;
mod explained;
mod question;

pub use answer::{
    MarkLetter, TicTacToeEvaluation, TicTacToeFork, TicTacToeMove, TicTacToeNode,
    TicTacToePerspective, TicTacToeReply, TicTacToeStatistics, TicTacToeStatus, TicTacToeThreat,
    TicTacToeVisit,
};
pub use board_text::BoardText;
pub use cell::CellPlace;
pub use eval::Eval;
pub(super) use explained::{TicTacToeConventions, explain};
pub use question::{TicTacToeDetail, TicTacToeQuestion, TicTacToeScoring};

#[cfg(test)]
mod tests;
