//! Exact play on boards of 4 to 10 columns and 4 to 8 rows.
//!
//! - [`Solver::solve`] proves the score of a position, [`Solver::solve_columns`] that of every move too.
//! - A [`Table`] remembers what was proven, from one question to the next and for all threads.
//!
//! The search is negamax with a window of one (`search.rs`) over bitboards; which window comes next is decided in
//! `windows.rs`. It builds on Pascal Pons, "Solving Connect Four: how to build a perfect AI" (2015 to 2019), and
//! on the rules of follow-up of Victor Allis (1988).

mod ahead;
mod aim;
mod bounds;
mod by_size;
mod columns;
mod follow_up;
mod layout;
mod opening;
mod position;
mod rank;
mod score;
mod search;
mod solution;
mod table;
mod table_key;
mod team;
mod under_way;
mod variation;
mod windows;

pub use aim::Aim;
pub use bounds::Bounds;
pub use solution::{Solution, Solver, plies_to_end};
pub use table::Table;
