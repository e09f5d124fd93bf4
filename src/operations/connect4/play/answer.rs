//! The move that an opponent plays, and what comes of it.

use arborist_engine::connect4::SizedBoard;
use arborist_engine::connect4::opponent::{Choice, Opponent, Reason};
use serde::Serialize;
use utoipa::ToSchema;

use crate::operations::connect4::color::ConnectFourColor;
use crate::operations::connect4::square::ConnectFourSquare;
use crate::operations::connect4::status::ConnectFourStatus;
use crate::operations::integer::Integer;
use crate::operations::operation::Answer;

/// The move that the opponent plays, and the position after it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ConnectFourPlay {
    /// The column that it plays, from 1 at the left; `null` when the game was over.
    #[schema(required = true, minimum = 1, maximum = 10)]
    column: Option<u8>,
    /// Why it plays there.
    reason: ConnectFourMoveReason,
    /// How strong it is.
    #[schema(minimum = 1, maximum = 10)]
    level: u8,
    /// What its slips depend on beside the position.
    seed: Integer,
    /// All moves up to this one, one character each, `a` for column 10; `null` when the position was given by `board`.
    #[schema(required = true, pattern = "^[1-9a]{0,80}$")]
    moves: Option<String>,
    /// The board after the move, its rows from the top.
    #[schema(min_items = 4, max_items = 8)]
    board: Vec<String>,
    /// Whose turn it is after the move, or would be if the game were not over.
    to_move: ConnectFourColor,
    /// How the game stands after the move.
    status: ConnectFourStatus,
    /// Who has won; `null` when nobody has.
    #[schema(required = true)]
    winner: Option<ConnectFourColor>,
    /// The winner's four squares in a line, from the lowest up, or from the left where all are in one row; `null` when
    /// nobody has won.
    #[schema(required = true, min_items = 4, max_items = 4)]
    winning_cells: Option<Vec<ConnectFourSquare>>,
    /// How many columns the board has.
    #[schema(minimum = 4, maximum = 10)]
    width: u8,
    /// How many rows the board has.
    #[schema(minimum = 4, maximum = 8)]
    height: u8,
    /// Whether there was time for all that the level does.
    complete: bool,
}

/// Why a move of Connect Four is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ConnectFourMoveReason {
    /// It makes four in a line.
    Wins,
    /// The other side would have made four in a line there with its next disc.
    Blocks,
    /// It is proven that no move is better: none wins sooner or loses later.
    Perfect,
    /// It is the best as far as the level looks ahead.
    LooksBest,
    /// It is not the best that the level sees; all levels but the two highest slip now and then.
    Slips,
    /// The time was too short for a proof; no move is proven to be better.
    Unproven,
    /// The game was over, so there is no move.
    GameOver,
}

impl From<Reason> for ConnectFourMoveReason {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::Wins => Self::Wins,
            Reason::Blocks => Self::Blocks,
            Reason::Perfect => Self::Perfect,
            Reason::LooksBest => Self::LooksBest,
            Reason::Slips => Self::Slips,
            Reason::Unproven => Self::Unproven,
        }
    }
}

impl ConnectFourPlay {
    /// The answer with the position `after` the choice, or as it was when the game was over, and the moves that lead
    /// there, if they are known.
    pub(super) fn new(
        opponent: Opponent,
        choice: Option<Choice>,
        after: &SizedBoard,
        moves: Option<String>,
    ) -> Self {
        let standing = after.standing();
        Self {
            column: choice.map(|choice| choice.column),
            reason: choice.map_or(ConnectFourMoveReason::GameOver, |choice| {
                choice.reason.into()
            }),
            level: opponent.level.number(),
            seed: opponent.seed.into(),
            moves,
            board: after.rows(),
            to_move: after.turn().into(),
            status: standing.into(),
            winner: standing.winner().map(Into::into),
            winning_cells: after
                .winning_line()
                .map(|line| line.map(ConnectFourSquare).to_vec()),
            width: after.size().width(),
            height: after.size().height(),
            complete: choice.is_none_or(|choice| choice.complete),
        }
    }
}

impl Answer for ConnectFourPlay {
    fn is_complete(&self) -> bool {
        self.complete
    }
}
