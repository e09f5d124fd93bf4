//! `/connect4/solve` and `/solve`: exact play.

mod answer;
mod mode;
mod operation;
mod posted_moves;
mod posted_rows;
mod question;
mod size;
mod threads;
mod well_known;

pub use answer::{ConnectFourScoreBounds, ConnectFourSolution};
pub use mode::ConnectFourMode;
pub use operation::Solve;
pub use posted_moves::ConnectFourPostedMoves;
pub use posted_rows::ConnectFourPostedRows;
pub use question::ConnectFourSolveQuestion;
pub use size::{ConnectFourHeight, ConnectFourWidth};
pub use threads::ConnectFourThreads;
pub use well_known::{SolvePos, WellKnownQuestion, WellKnownScores};

#[cfg(test)]
mod tests;
