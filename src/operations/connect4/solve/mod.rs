//! `/connect4/solve` and `/solve`: exact play.

mod answer;
mod mode;
mod operation;
mod question;
mod threads;
mod well_known;

pub use answer::{ConnectFourScoreBounds, ConnectFourSolution, ConnectFourSolveStatistics};
pub use mode::ConnectFourMode;
pub use operation::Solve;
pub use question::ConnectFourSolveQuestion;
pub use threads::ConnectFourThreads;
pub use well_known::{SolvePos, WellKnownQuestion, WellKnownScores};

#[cfg(test)]
mod tests;
