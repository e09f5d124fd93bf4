//! An opponent of graded strength, on boards of every size.
//!
//! [`Opponent::choose`] gives a move. What each [`Level`] does stands in `level.rs`; the highest plays perfectly and
//! leans on the [`Solver`](super::solver::Solver).

mod choice;
mod level;
mod look_ahead;
mod perfect;

pub use choice::{Choice, Opponent, Reason};
pub use level::{Level, Skill};
