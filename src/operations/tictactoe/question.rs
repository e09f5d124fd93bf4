//! A position of tic-tac-toe as it is asked about.

use arborist_engine::tictactoe::{Position, Scoring};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::MarkLetter;
use super::board_text::BoardText;
use crate::operations::limit::Limit;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::problems::{Pointer, Problem, ProblemKind};

/// A position of tic-tac-toe.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TicTacToeQuestion {
    /// The board.
    pub(super) board: BoardText,
    /// Whose turn it is. Left out, it is the turn of the player with fewer marks; with equal counts that of the loser
    /// if the game is won, else that of X.
    #[serde(default)]
    pub(super) to_move: Option<MarkLetter>,
    /// What the end of a game is worth.
    #[serde(default)]
    #[schema(default = "win_loss")]
    pub(super) scoring: TicTacToeScoring,
    /// Whether to tell the whole search.
    #[serde(default)]
    #[schema(default = "summary")]
    pub(super) detail: TicTacToeDetail,
    /// How many calls of the search to list.
    #[serde(default)]
    pub(super) limit: Limit,
}

/// `win_loss`: 1 when X wins, -1 when O wins, 0 for a draw. `depth`: 10 - d when X wins and d - 10 when O wins, d plies
/// from the posted position, 0 for a draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TicTacToeScoring {
    /// Wins are all worth the same.
    #[default]
    WinLoss,
    /// Near wins are worth more.
    Depth,
}

impl From<TicTacToeScoring> for Scoring {
    fn from(scoring: TicTacToeScoring) -> Self {
        match scoring {
            TicTacToeScoring::WinLoss => Self::WinLoss,
            TicTacToeScoring::Depth => Self::Depth,
        }
    }
}

/// `summary`: values and counts. `walk`: also every call of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TicTacToeDetail {
    /// Values and counts.
    #[default]
    Summary,
    /// Also every call of the search.
    Walk,
}

impl TicTacToeQuestion {
    /// What the end of a game is worth.
    pub(in crate::operations) fn scoring(&self) -> Scoring {
        self.scoring.into()
    }

    pub(super) const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "board",
            kind: QueryKind::Text,
            description: "The nine cells row by row, X, O or . for an empty one; / may separate the rows",
            example: "XXOO.....",
            required: true,
        },
        QueryParameter {
            name: "to_move",
            kind: QueryKind::Text,
            description: "Whose turn it is, X or O; left out, that of the player with fewer marks, X when equal",
            example: "X",
            required: false,
        },
        QueryParameter {
            name: "scoring",
            kind: QueryKind::Text,
            description: "What the end of a game is worth: win_loss or depth",
            example: "depth",
            required: false,
        },
        QueryParameter {
            name: "detail",
            kind: QueryKind::Text,
            description: "summary, or walk for every call of the search",
            example: "summary",
            required: false,
        },
        Limit::PARAMETER,
    ];

    /// The position that is asked about.
    pub(in crate::operations) fn position(&self) -> Result<Position, Problem> {
        Position::new(self.board.0, self.to_move.map(Into::into)).map_err(|error| {
            let place = if error.is_about_the_turn() && self.to_move.is_some() {
                "to_move"
            } else {
                "board"
            };
            Problem::at(
                ProblemKind::ImpossibleBoard,
                Pointer::key(place),
                error.to_string(),
            )
        })
    }
}
