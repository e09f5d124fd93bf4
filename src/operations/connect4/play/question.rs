//! A position of Connect Four in which somebody is to move.

use arborist_engine::connect4::SizedBoard;
use serde::Deserialize;
use utoipa::ToSchema;

use super::level::ConnectFourLevel;
use crate::operations::connect4::board::ConnectFourBoard;
use crate::operations::connect4::color::ConnectFourColor;
use crate::operations::connect4::moves::ConnectFourMoves;
use crate::operations::connect4::position::PostedPosition;
use crate::operations::connect4::size::{ConnectFourHeight, ConnectFourWidth, board_size};
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// A position of Connect Four, given by either `moves` or `board`, and who is to move in it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConnectFourPlayQuestion {
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
    /// How strong the opponent is.
    #[serde(default)]
    pub(super) level: ConnectFourLevel,
    /// Another seed lets the opponent slip at other moves.
    #[serde(default = "default_seed")]
    #[schema(value_type = WholeNumber, default = 1, required = false)]
    pub(super) seed: u64,
}

const fn default_seed() -> u64 {
    1
}

impl ConnectFourPlayQuestion {
    pub(super) const QUERY: &'static [QueryParameter] = &[
        PostedPosition::MOVES,
        PostedPosition::BOARD,
        PostedPosition::TO_MOVE,
        ConnectFourWidth::PARAMETER,
        ConnectFourHeight::PARAMETER,
        ConnectFourLevel::PARAMETER,
        QueryParameter {
            name: "seed",
            kind: QueryKind::Integer,
            description: "Another seed lets the opponent slip at other moves; 1 unless given",
            example: "7",
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
