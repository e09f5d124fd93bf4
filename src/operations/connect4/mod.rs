//! Connect Four: the window heuristic, what every move is worth at a depth, exact play, and somebody to play against.

mod board;
mod broken_rules;
mod color;
pub mod eval;
mod exact_play;
mod moves;
pub mod play;
mod position;
mod size;
pub mod solve;
mod square;
mod status;

pub use board::{ConnectFourBoard, ConnectFourStandardBoard};
pub use color::ConnectFourColor;
pub(super) use eval::{ConnectFourConventions, explain};
pub use moves::{ConnectFourMoves, ConnectFourStandardMoves};
pub use size::{ConnectFourHeight, ConnectFourWidth};
pub use square::ConnectFourSquare;
pub use status::{ConnectFourOutcome, ConnectFourStatus};
