//! A position of Connect Four as it is asked about.

use arborist_engine::connect4::{Board, MoveError, RowsError, Weights, WrongTurn};
use serde::Deserialize;
use utoipa::ToSchema;

use super::answer::ConnectFourColor;
use super::board::ConnectFourBoard;
use super::depth::ConnectFourDepth;
use super::moves::ConnectFourMoves;
use super::weights::ConnectFourWeights;
use crate::operations::limit::Limit;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::problems::{Pointer, Problem, ProblemKind};

/// A position of Connect Four, given by either `moves` or `board`, and how to judge it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConnectFourQuestion {
    /// The moves that led to the position.
    #[serde(default)]
    pub(super) moves: Option<ConnectFourMoves>,
    /// The position as a board, in place of `moves`.
    #[serde(default)]
    pub(super) board: Option<ConnectFourBoard>,
    /// Whose turn it is. It follows from the number of discs; given, it is checked.
    #[serde(default)]
    pub(super) to_move: Option<ConnectFourColor>,
    /// How many plies to look ahead.
    #[serde(default)]
    pub(super) depth: ConnectFourDepth,
    /// What the window heuristic counts.
    #[serde(default)]
    pub(super) weights: ConnectFourWeights,
    /// Whether to follow lines beyond the depth while a side threatens to win with its next disc.
    #[serde(default)]
    #[schema(default = false)]
    pub(super) quiescence: bool,
    /// How many windows to list.
    #[serde(default)]
    pub(super) limit: Limit,
}

impl ConnectFourQuestion {
    /// What the window heuristic counts.
    pub(in crate::operations) fn counted(self) -> Weights {
        self.weights.into()
    }

    pub(super) const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "moves",
            kind: QueryKind::Text,
            description: "The columns played from the empty board on, one digit a move, Red first",
            example: "465344",
            required: false,
        },
        QueryParameter {
            name: "board",
            kind: QueryKind::Text,
            description: "In place of moves: the six rows from the top with / between them; R, B or Y, and . for a free square",
            example: "......./......./......./...B.../...R.../..BRRB.",
            required: false,
        },
        QueryParameter {
            name: "to_move",
            kind: QueryKind::Text,
            description: "Whose turn it is, red or blue; it follows from the number of discs and is only checked",
            example: "red",
            required: false,
        },
        QueryParameter {
            name: "depth",
            kind: QueryKind::Integer,
            description: "How many plies to look ahead, 1 to 42; 6 unless given",
            example: "4",
            required: false,
        },
        QueryParameter {
            name: "quiescence",
            kind: QueryKind::Boolean,
            description: "Whether to follow lines beyond the depth while a side threatens to win with its next disc",
            example: "true",
            required: false,
        },
        Limit::PARAMETER,
    ];

    /// The position that is asked about.
    pub(in crate::operations) fn position(&self) -> Result<Board, Problem> {
        let board = match (&self.moves, &self.board) {
            (Some(moves), None) => moves
                .board
                .map_err(|error| illegal(&error, moves.is_array))?,
            (None, Some(board)) => {
                Board::from_rows(&board.0).map_err(|error| impossible(&error))?
            }
            (None, None) => return Err(no_position()),
            (Some(_), Some(_)) => return Err(given_twice()),
        };
        if let Some(claimed) = self.to_move {
            board
                .expect_turn(claimed.into())
                .map_err(|error| wrong_turn(&error))?;
        }
        Ok(board)
    }
}

pub(super) fn no_position() -> Problem {
    Problem::at(
        ProblemKind::MissingKey,
        Pointer::root(),
        "the key \"moves\" or the key \"board\" is missing; {\"moves\": \"\"} is the empty board",
    )
}

pub(super) fn given_twice() -> Problem {
    Problem::at(
        ProblemKind::OutOfRange,
        Pointer::key("board"),
        "the position is given twice, by \"moves\" and by \"board\"; leave one out",
    )
}

pub(super) fn wrong_turn(error: &WrongTurn) -> Problem {
    Problem::at(
        ProblemKind::ImpossiblePosition,
        Pointer::key("to_move"),
        error.to_string(),
    )
}

pub(super) fn illegal(error: &MoveError, in_array: bool) -> Problem {
    let moves = Pointer::key("moves");
    let place = match in_array {
        true => moves.then_index(error.index),
        false => moves,
    };
    Problem::at(ProblemKind::IllegalMove, place, error.to_string())
}

pub(super) fn impossible(error: &RowsError) -> Problem {
    let place = Pointer::key("board");
    Problem::at(
        ProblemKind::ImpossiblePosition,
        match error.row_index() {
            Some(index) => place.then_index(index),
            None => place,
        },
        error.to_string(),
    )
}
