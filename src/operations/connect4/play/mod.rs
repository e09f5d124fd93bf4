//! `/connect4/play`: a move of an opponent of graded strength.

mod answer;
mod level;
mod operation;
mod question;

pub use answer::{ConnectFourMoveReason, ConnectFourPlay};
pub use level::ConnectFourLevel;
pub use operation::Play;
pub use question::ConnectFourPlayQuestion;

#[cfg(test)]
mod tests;
