//! A position of tic-tac-toe as it is asked about.

use arborist_engine::tictactoe::{ImpossiblePosition, Position, Scoring};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::MarkLetter;
use super::board_text::BoardText;
use crate::messages::Message;
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
                position_detail(error),
            )
        })
    }
}

/// Why no game reaches a position.
fn position_detail(error: ImpossiblePosition) -> Message {
    match error {
        ImpossiblePosition::Counts { x, o } => Message::new("tictactoe-impossible-counts")
            .with("x", x)
            .with("o", o),
        ImpossiblePosition::TwoWinners => Message::new("tictactoe-two-winners"),
        ImpossiblePosition::PlayAfterTheEnd { winner, loser } => {
            Message::new("tictactoe-played-on")
                .with("winner", winner.to_string())
                .with("loser", loser.to_string())
        }
        ImpossiblePosition::TurnAgainstCounts { more, to_move_is } => {
            Message::new("tictactoe-turn-against-counts")
                .with("more", more.to_string())
                .with("turn", to_move_is.to_string())
        }
        ImpossiblePosition::TurnOfTheWinner { winner, loser } => {
            Message::new("tictactoe-turn-of-the-winner")
                .with("winner", winner.to_string())
                .with("loser", loser.to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use arborist_engine::tictactoe::Mark;
    use rstest::rstest;

    use super::*;
    use crate::messages::Language;

    #[rstest]
    #[case::counts(ImpossiblePosition::Counts { x: 3, o: 0 })]
    #[case::two_winners(ImpossiblePosition::TwoWinners)]
    #[case::played_on(ImpossiblePosition::PlayAfterTheEnd { winner: Mark::X, loser: Mark::O })]
    #[case::turn(ImpossiblePosition::TurnAgainstCounts { more: Mark::O, to_move_is: Mark::X })]
    #[case::winner(ImpossiblePosition::TurnOfTheWinner { winner: Mark::O, loser: Mark::X })]
    fn an_error_is_told_in_english_as_the_engine_tells_it(#[case] error: ImpossiblePosition) {
        let told = position_detail(error).in_language(Language::English);
        assert_eq!(told, error.to_string());
    }
}
