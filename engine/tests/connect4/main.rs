//! Connect Four: facts from courses, exact data, and a naive oracle.
#![allow(clippy::unwrap_used, clippy::panic, reason = "this is a test")]

mod facts;
mod heuristic;
mod opponent;
mod oracle;
mod positions;
mod search;
mod solver;
