//! Connect Four: the window heuristic, what every move is worth at a depth, and exact play.

mod answer;
mod board;
mod column;
mod depth;
mod eval;
mod explained;
mod moves;
mod question;
pub mod solve;
mod square;
mod weights;

pub use answer::{
    ConnectFourColor, ConnectFourCutoffs, ConnectFourEvaluation, ConnectFourMove,
    ConnectFourOutcome, ConnectFourPerspective, ConnectFourSearch, ConnectFourStatistics,
    ConnectFourStatus, ConnectFourWindow,
};
pub use board::ConnectFourBoard;
pub use column::ConnectFourColumn;
pub use depth::ConnectFourDepth;
pub use eval::Eval;
pub(super) use explained::{ConnectFourConventions, explain};
pub use moves::ConnectFourMoves;
pub use question::ConnectFourQuestion;
pub use square::ConnectFourSquare;
pub use weights::{ConnectFourWeight, ConnectFourWeights};

#[cfg(test)]
mod tests;
