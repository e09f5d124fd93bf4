//! A position of Connect Four as it is asked about.

use arborist_engine::connect4::{Board, BoardSize, NotStandard, SizedBoard, Weights};
use serde::Deserialize;
use utoipa::ToSchema;

use super::depth::ConnectFourDepth;
use super::weights::ConnectFourWeights;
use crate::messages::Message;
use crate::operations::connect4::board::{ConnectFourBoard, ConnectFourStandardBoard};
use crate::operations::connect4::color::ConnectFourColor;
use crate::operations::connect4::moves::{ConnectFourMoves, ConnectFourStandardMoves};
use crate::operations::connect4::position::PostedPosition;
use crate::operations::limit::Limit;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::problems::{Pointer, Problem, ProblemKind};

/// A position of Connect Four, given by either `moves` or `board`, and how to judge it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConnectFourQuestion {
    /// The moves that led to the position.
    #[serde(default)]
    #[schema(value_type = Option<ConnectFourStandardMoves>)]
    pub(super) moves: Option<ConnectFourMoves>,
    /// The position as a board, in place of `moves`.
    #[serde(default)]
    #[schema(value_type = Option<ConnectFourStandardBoard>)]
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
    /// Whether to solve the position too, and to compare.
    #[serde(default)]
    #[schema(default = false)]
    pub(super) exact: bool,
    /// How many windows to list.
    #[serde(default)]
    pub(super) limit: Limit,
}

impl ConnectFourQuestion {
    pub(super) const QUERY: &'static [QueryParameter] = &[
        PostedPosition::MOVES,
        PostedPosition::BOARD,
        PostedPosition::TO_MOVE,
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
        QueryParameter {
            name: "exact",
            kind: QueryKind::Boolean,
            description: "Whether to solve the position too, and to compare",
            example: "false",
            required: false,
        },
        Limit::PARAMETER,
    ];

    /// What the window heuristic counts.
    pub(in crate::operations) fn counted(&self) -> Weights {
        self.weights.into()
    }

    /// The position that is asked about, as the window heuristic takes it.
    pub(in crate::operations) fn standard_board(&self) -> Result<Board, Problem> {
        standard(self.position()?)
    }

    /// The position that is asked about.
    pub(super) fn position(&self) -> Result<SizedBoard, Problem> {
        PostedPosition {
            moves: self.moves.as_ref(),
            board: self.board.as_ref(),
            to_move: self.to_move,
            size: BoardSize::STANDARD,
        }
        .read()
    }
}

/// A position of a board of the standard size as the window heuristic takes it.
pub(super) fn standard(position: SizedBoard) -> Result<Board, Problem> {
    Board::try_from(position).map_err(|error| {
        Problem::at(
            ProblemKind::ImpossiblePosition,
            Pointer::root(),
            not_standard(error),
        )
    })
}

fn not_standard(NotStandard(size): NotStandard) -> Message {
    Message::new("connect4-not-standard")
        .with("width", size.width())
        .with("height", size.height())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_board_of_another_size_is_refused_in_english_as_the_engine_refuses_it() {
        let error = NotStandard(BoardSize::new(5, 4).unwrap());
        assert_eq!(
            not_standard(error).in_language(Language::English),
            error.to_string()
        );
    }
}
