//! A position of Connect Four that is to be solved.

use arborist_engine::connect4::{BoardSize, SizedBoard};
use serde::Deserialize;
use utoipa::ToSchema;

use super::mode::ConnectFourMode;
use super::posted_moves::ConnectFourPostedMoves;
use super::posted_rows::ConnectFourPostedRows;
use super::size::{ConnectFourHeight, ConnectFourWidth};
use super::threads::ConnectFourThreads;
use crate::operations::connect4::answer::ConnectFourColor;
use crate::operations::connect4::question::{
    given_twice, illegal, impossible, no_position, wrong_turn,
};
use crate::operations::query::{QueryKind, QueryParameter};
use crate::problems::{Pointer, Problem, ProblemKind};

/// A position of Connect Four, given by either `moves` or `board`, and what to find out about it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConnectFourSolveQuestion {
    /// The moves that led to the position.
    #[serde(default)]
    pub(super) moves: Option<ConnectFourPostedMoves>,
    /// The position as a board, in place of `moves`.
    #[serde(default)]
    pub(super) board: Option<ConnectFourPostedRows>,
    /// Whose turn it is. It follows from the number of discs; given, it is checked.
    #[serde(default)]
    pub(super) to_move: Option<ConnectFourColor>,
    /// How many columns the board has.
    #[serde(default)]
    pub(super) width: ConnectFourWidth,
    /// How many rows the board has.
    #[serde(default)]
    pub(super) height: ConnectFourHeight,
    /// On how many threads to search.
    #[serde(default)]
    pub(super) threads: ConnectFourThreads,
    /// What to find out.
    #[serde(default)]
    pub(super) mode: ConnectFourMode,
}

impl ConnectFourSolveQuestion {
    pub(super) const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "moves",
            kind: QueryKind::Text,
            description: "The columns played from the empty board on, one character a move, a for column 10, Red first",
            example: "32164625",
            required: false,
        },
        QueryParameter {
            name: "board",
            kind: QueryKind::Text,
            description: "In place of moves: the rows from the top with / between them; R, B or Y, and . for a free square",
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
            name: "width",
            kind: QueryKind::Integer,
            description: "How many columns the board has, 4 to 10; 7 unless given",
            example: "7",
            required: false,
        },
        QueryParameter {
            name: "height",
            kind: QueryKind::Integer,
            description: "How many rows the board has, 4 to 8; 6 unless given",
            example: "6",
            required: false,
        },
        QueryParameter {
            name: "threads",
            kind: QueryKind::Integer,
            description: "On how many threads to search, up to what the operator allows; 1 unless given",
            example: "1",
            required: false,
        },
        QueryParameter {
            name: "mode",
            kind: QueryKind::Text,
            description: "exact for scores, weak for win, draw or loss only",
            example: "exact",
            required: false,
        },
    ];

    /// The position that is asked about.
    pub(super) fn position(&self) -> Result<SizedBoard, Problem> {
        let size = BoardSize::new(self.width.0.into(), self.height.0.into()).map_err(|error| {
            Problem::at(ProblemKind::OutOfRange, Pointer::root(), error.to_string())
        })?;
        let board = match (&self.moves, &self.board) {
            (Some(moves), None) => moves
                .played(size)
                .map_err(|error| illegal(&error, moves.is_array()))?,
            (None, Some(rows)) => {
                SizedBoard::from_rows(size, &rows.0).map_err(|error| impossible(&error))?
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
