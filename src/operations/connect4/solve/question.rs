//! A position of Connect Four that is to be solved.

use arborist_engine::connect4::SizedBoard;
use serde::Deserialize;
use utoipa::ToSchema;

use super::mode::ConnectFourMode;
use super::threads::ConnectFourThreads;
use crate::operations::connect4::board::ConnectFourBoard;
use crate::operations::connect4::color::ConnectFourColor;
use crate::operations::connect4::moves::ConnectFourMoves;
use crate::operations::connect4::position::PostedPosition;
use crate::operations::connect4::size::{ConnectFourHeight, ConnectFourWidth, board_size};
use crate::operations::query::{QueryKind, QueryParameter};
use crate::problems::Problem;

/// A position of Connect Four, given by either `moves` or `board`, and what to find out about it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConnectFourSolveQuestion {
    /// The moves that led to the position.
    #[serde(default)]
    pub(super) moves: Option<ConnectFourMoves>,
    /// The position as a board, in place of `moves`.
    #[serde(default)]
    pub(super) board: Option<ConnectFourBoard>,
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
    /// Whether to tell how much the search did. That depends on what was proven before, so that the same question need
    /// not have the same answer any more.
    #[serde(default)]
    #[schema(default = false)]
    pub(super) statistics: bool,
}

impl ConnectFourSolveQuestion {
    pub(super) const QUERY: &'static [QueryParameter] = &[
        PostedPosition::MOVES,
        PostedPosition::BOARD,
        PostedPosition::TO_MOVE,
        ConnectFourWidth::PARAMETER,
        ConnectFourHeight::PARAMETER,
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
        QueryParameter {
            name: "statistics",
            kind: QueryKind::Boolean,
            description: "Whether to tell how much the search did, which depends on what was proven before",
            example: "false",
            required: false,
        },
    ];

    /// The position that is asked about.
    pub(super) fn position(&self) -> Result<SizedBoard, Problem> {
        PostedPosition {
            moves: self.moves.as_ref(),
            board: self.board.as_ref(),
            to_move: self.to_move,
            size: board_size(self.width, self.height)?,
        }
        .read()
    }
}
