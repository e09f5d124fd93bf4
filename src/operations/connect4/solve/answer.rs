//! What is proven of a position of Connect Four.

use arborist_engine::connect4::solver::{Bounds, Solution, plies_to_end};
use arborist_engine::connect4::{Color, SizedBoard, Standing};
use serde::Serialize;
use utoipa::ToSchema;

use super::mode::ConnectFourMode;
use crate::operations::connect4::color::ConnectFourColor;
use crate::operations::connect4::status::{ConnectFourOutcome, ConnectFourStatus};
use crate::operations::operation::Answer;

/// What is proven of a position of Connect Four and of every move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ConnectFourSolution {
    /// The score of the position: 0 is a draw; k a win of the side to move that leaves it k - 1 discs in hand after the
    /// last one; -k such a loss. 1, 0 and -1 in the mode `weak`. `null` when it is not proven.
    #[schema(required = true)]
    value: Option<i32>,
    /// What is proven of `value`.
    bounds: ConnectFourScoreBounds,
    /// Whose view all scores are: that of the side to move.
    perspective: ToMove,
    /// How the game ends with best play; `null` when that is not proven.
    #[schema(required = true)]
    pub(in crate::operations::connect4) outcome: Option<ConnectFourOutcome>,
    /// How many plies are left with best play: the winner hurries, the loser resists. `null` when it is not known.
    #[schema(required = true, maximum = 80)]
    plies_to_end: Option<u32>,
    /// The score of a move into each column, from the left; `null` where no move can be played, and where the score is
    /// not proven.
    #[schema(required = true, min_items = 4, max_items = 10)]
    scores: Vec<Option<i32>>,
    /// What is proven of each of the scores; `null` where no move can be played.
    #[schema(required = true, min_items = 4, max_items = 10)]
    score_bounds: Vec<Option<ConnectFourScoreBounds>>,
    /// The columns of the moves whose score is `value`, from the left.
    #[schema(max_items = 10)]
    pub(in crate::operations::connect4) best_columns: Vec<u8>,
    /// Best play of both sides to the end of the game, as columns; of equal moves the one nearest to the centre. Empty in
    /// the mode `weak`.
    #[schema(max_items = 80)]
    principal_variation: Vec<u8>,
    /// Whose turn it is, or would be if the game were not over.
    to_move: ConnectFourColor,
    /// How the game stands.
    status: ConnectFourStatus,
    /// What was to be found out.
    mode: ConnectFourMode,
    /// How many columns the board has.
    #[schema(minimum = 4, maximum = 10)]
    width: u8,
    /// How many rows the board has.
    #[schema(minimum = 4, maximum = 8)]
    height: u8,
    /// What the search did, if `statistics` was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    statistics: Option<ConnectFourSolveStatistics>,
    /// Whether `value` was read in the opening book. It has every position of at most 12 discs on the board of 7 columns
    /// and 6 rows in which the side to move cannot win at once.
    book: bool,
    /// Whether all was found out before the time was up.
    pub(in crate::operations::connect4) complete: bool,
}

/// What a search did: not what the position costs, since what was proven for questions before is not searched again.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct ConnectFourSolveStatistics {
    /// How many positions were searched: those in which the side to move has at least two moves that do not lose at once,
    /// and in which neither the number of free squares nor follow-up (claim-even and odd threats) nor what was proven
    /// before tells what is asked.
    nodes: u64,
}

/// A score is at least `lower` and at most `upper`.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct ConnectFourScoreBounds {
    /// The least that the score can be.
    lower: i32,
    /// The most that the score can be.
    upper: i32,
}

/// Whose view a score is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ConnectFourScorePerspective)]
enum ToMove {
    /// That of the side to move.
    ToMove,
}

impl From<Bounds> for ConnectFourScoreBounds {
    fn from(Bounds { lower, upper }: Bounds) -> Self {
        Self { lower, upper }
    }
}

impl ConnectFourSolution {
    pub(in crate::operations::connect4) fn new(
        board: &SizedBoard,
        solution: Solution,
        mode: ConnectFourMode,
        with_statistics: bool,
    ) -> Self {
        let shown = |bounds: Bounds| match mode {
            ConnectFourMode::Exact => bounds,
            // How far a weak search narrows a score is chance; that it knows the sign is not.
            ConnectFourMode::Weak => bounds.signs(),
        };
        let bounds = shown(solution.score);
        let columns: Vec<_> = solution
            .columns
            .iter()
            .map(|score| score.map(shown))
            .collect();
        let scores: Vec<_> = columns
            .iter()
            .map(|score| score.and_then(Bounds::value))
            .collect();
        let value = bounds.value();
        let standing = board.standing();
        Self {
            value,
            bounds: bounds.into(),
            perspective: ToMove::ToMove,
            outcome: bounds
                .signs()
                .value()
                .map(|sign| outcome(board.turn(), sign)),
            plies_to_end: match mode {
                ConnectFourMode::Exact => value.map(|value| plies_to_end(board, value)),
                ConnectFourMode::Weak => (standing != Standing::Ongoing).then_some(0),
            },
            best_columns: (1..)
                .zip(&scores)
                .filter(|(_, score)| score.is_some() && **score == value)
                .map(|(column, _)| column)
                .collect(),
            scores,
            score_bounds: columns
                .into_iter()
                .map(|score| score.map(Into::into))
                .collect(),
            principal_variation: solution.principal_variation,
            to_move: board.turn().into(),
            status: standing.into(),
            mode,
            width: board.size().width(),
            height: board.size().height(),
            statistics: with_statistics.then_some(ConnectFourSolveStatistics {
                nodes: solution.nodes,
            }),
            book: solution.book,
            complete: solution.complete,
        }
    }
}

fn outcome(turn: Color, sign: i32) -> ConnectFourOutcome {
    match (sign, turn) {
        (0, _) => ConnectFourOutcome::Draw,
        (1, Color::Red) | (-1, Color::Blue) => ConnectFourOutcome::RedWins,
        _ => ConnectFourOutcome::BlueWins,
    }
}

impl Answer for ConnectFourSolution {
    fn is_complete(&self) -> bool {
        self.complete
    }

    fn depends_on_question_alone(&self) -> bool {
        self.complete && self.statistics.is_none()
    }
}
