//! Submissions on trees are graded by what a naive student works out by hand.

mod credit;
mod drawn;
mod mistakes_in_telling;
mod mistakes_in_work;
mod student;
mod submitted;
