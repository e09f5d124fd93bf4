//! `/connect4/eval`: the window heuristic, and what every move is worth at a depth.

mod answer;
mod column;
mod depth;
mod explained;
mod operation;
mod question;
mod weights;

pub use answer::{
    ConnectFourComparison, ConnectFourCutoffs, ConnectFourEvaluation, ConnectFourMove,
    ConnectFourPerspective, ConnectFourSearch, ConnectFourStatistics, ConnectFourWindow,
};
pub use column::ConnectFourColumn;
pub use depth::ConnectFourDepth;
pub(in crate::operations) use explained::{ConnectFourConventions, explain};
pub use operation::Eval;
pub use question::ConnectFourQuestion;
pub use weights::{ConnectFourWeight, ConnectFourWeights};

#[cfg(test)]
mod tests;
