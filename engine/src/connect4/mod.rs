//! Connect Four on the board of 7 columns and 6 rows.
//!
//! - [`Board`] is a position, valid by construction, made from moves or from rows of text.
//! - [`Weights`] judge a position without search: the window heuristic.
//! - [`ConnectFour`] is the game that the searches of [`crate::search`] play; Red is MAX.
//! - [`ForcedReplies`] is the same game for quiescence search: threats are met at once.
//! - [`analyse`] tells what every move is worth at a depth.
//!
//! On boards of other sizes there are [`SizedBoard`], exact play ([`solver`]) and somebody to play against
//! ([`opponent`]).

mod board;
pub mod book;
mod color;
mod column;
mod forced_replies;
mod game;
mod heuristic;
mod layout;
mod line;
pub mod opponent;
mod rows;
mod search;
mod size;
mod sized_board;
pub mod solver;
mod square;
mod word;

pub use board::{Board, IllegalMove, MoveError, Outcome, WrongTurn};
pub use color::Color;
pub use column::Column;
pub use forced_replies::ForcedReplies;
pub use game::ConnectFour;
pub use heuristic::{MAX_WEIGHT, ScoringWindow, Weight, WeightOutOfRange, Weights};
pub use layout::{HEIGHT, SQUARES, WIDTH};
pub use rows::RowsError;
pub use search::{Analysis, MoveAnalysis, ProvenEnd, analyse};
pub use size::{BoardSize, SizeOutOfRange};
pub use sized_board::{NotStandard, SizedBoard, Standing};
pub use square::Square;
