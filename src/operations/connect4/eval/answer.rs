//! What is answered about a position of Connect Four.

use arborist_engine::connect4::ScoringWindow;
use arborist_engine::observe::Statistics;
use serde::Serialize;
use utoipa::ToSchema;

use super::column::ConnectFourColumn;
use crate::operations::connect4::color::ConnectFourColor;
use crate::operations::connect4::solve::ConnectFourSolution;
use crate::operations::connect4::square::ConnectFourSquare;
use crate::operations::connect4::status::{ConnectFourOutcome, ConnectFourStatus};
use crate::operations::operation::Answer;

/// What there is to know about a position of Connect Four.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ConnectFourEvaluation {
    /// The estimate without search: the sum of the scores of all windows, and `center`. It looks at the discs alone
    /// and not at whether the game is over.
    pub(super) eval: i32,
    /// Whose view all values are: that of Red.
    pub(super) perspective: ConnectFourPerspective,
    /// What the discs in column 4 count.
    pub(super) center: i32,
    /// The windows of four that do not count 0: those along the rows, along the columns, rising to the right, rising to
    /// the left; within each kind by the first square, row by row from the bottom, in a row from the left.
    #[schema(max_items = 69)]
    pub(super) windows: Vec<ConnectFourWindow>,
    /// How many windows do not count 0, listed or not.
    #[schema(maximum = 69)]
    pub(super) windows_total: usize,
    /// Whose turn it is, or would be if the game were not over.
    pub(super) to_move: ConnectFourColor,
    /// How the game stands.
    pub(super) status: ConnectFourStatus,
    /// Who has won; `null` when nobody has.
    #[schema(required = true)]
    pub(super) winner: Option<ConnectFourColor>,
    /// The winner's four squares in a line, the first in the order of `windows` if there are several; `null` when nobody
    /// has won.
    #[schema(required = true, min_items = 4, max_items = 4)]
    pub(super) winning_cells: Option<Vec<ConnectFourSquare>>,
    /// The board, six rows from the top.
    #[schema(min_items = 6, max_items = 6)]
    pub(super) board: Vec<String>,
    /// What looking ahead shows; `null` when the game is over.
    #[schema(required = true)]
    pub(super) search: Option<ConnectFourSearch>,
    /// What is proven of the position, as `/connect4/solve` tells it, if `exact` was asked for. Its scores are in the view of
    /// the side to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    pub(super) exact: Option<ConnectFourSolution>,
    /// Whether estimate and search are right, if `exact` was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    pub(super) comparison: Option<ConnectFourComparison>,
}

/// Whether the estimate of a position and the search are right about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ConnectFourComparison {
    /// Whether the sign of `eval` names the winner under best play: more than 0 when Red wins, less when Blue does, 0 in a
    /// draw. `null` when the outcome is not proven.
    #[schema(required = true)]
    pub(super) eval_agrees: Option<bool>,
    /// Whether `search.move` is one of `exact.best_columns`; `null` when that is not proven, and where there is no move.
    #[schema(required = true)]
    pub(super) move_is_best: Option<bool>,
}

impl ConnectFourComparison {
    pub(super) fn new(
        eval: i32,
        search: Option<&ConnectFourSearch>,
        exact: &ConnectFourSolution,
    ) -> Self {
        let sign = exact.outcome.map(|outcome| match outcome {
            ConnectFourOutcome::RedWins => 1,
            ConnectFourOutcome::Draw => 0,
            ConnectFourOutcome::BlueWins => -1,
        });
        let found = search.and_then(|search| search.r#move);
        Self {
            eval_agrees: sign.map(|sign| sign == eval.signum()),
            move_is_best: found.and_then(|ConnectFourColumn(column)| {
                let is_best = exact.best_columns.contains(&column.number());
                (is_best || exact.complete).then_some(is_best)
            }),
        }
    }
}

impl Answer for ConnectFourEvaluation {
    fn is_complete(&self) -> bool {
        self.search.as_ref().is_none_or(|search| search.complete)
            && self.exact.as_ref().is_none_or(|exact| exact.complete)
    }
}

/// Whose view a value of Connect Four is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ConnectFourPerspective {
    /// That of Red.
    Red,
}

/// Four squares in a line that count.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ConnectFourWindow {
    /// The squares from the lowest up, or from the left where all are in one row.
    #[schema(min_items = 4, max_items = 4)]
    cells: Vec<ConnectFourSquare>,
    /// What they count: more than 0 for Red, less than 0 for Blue, when the weights are positive.
    #[schema(minimum = -10000, maximum = 10000)]
    score: i32,
}

impl From<ScoringWindow> for ConnectFourWindow {
    fn from(window: ScoringWindow) -> Self {
        Self {
            cells: window.cells.map(ConnectFourSquare).to_vec(),
            score: window.score,
        }
    }
}

/// What looking ahead shows.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ConnectFourSearch {
    /// How many plies were looked ahead: as many as were asked for when `complete`, else the last depth that was
    /// finished, and 0 when none was.
    #[schema(maximum = 42)]
    pub(super) depth: u32,
    /// Whether lines were followed beyond the depth while a side threatened to win with its next disc.
    pub(super) quiescence: bool,
    /// The value of the position: that of `move`. `null` when no depth was finished.
    #[schema(required = true)]
    pub(super) value: Option<i32>,
    /// What the value proves about the end of the game; `null` when it is an estimate.
    #[schema(required = true)]
    pub(super) outcome: Option<ConnectFourOutcome>,
    /// How many plies the game lasts from here, when its end is proven.
    #[schema(required = true, minimum = 1, maximum = 42)]
    pub(super) plies: Option<u32>,
    /// The best move, in the order of `moves` the first of several.
    #[schema(required = true)]
    pub(super) r#move: Option<ConnectFourColumn>,
    /// Every move, columns 4, 3, 5, 2, 6, 1, 7. All values are exact at this depth, none is a bound.
    #[schema(max_items = 7)]
    pub(super) moves: Vec<ConnectFourMove>,
    /// The line that both sides would choose, from `move` on.
    #[schema(max_items = 42)]
    pub(super) principal_variation: Vec<ConnectFourColumn>,
    /// What the search to this depth did.
    pub(super) statistics: ConnectFourStatistics,
    /// Whether the search came to the depth that was asked for.
    pub(super) complete: bool,
}

/// What a move is worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ConnectFourMove {
    /// The column.
    pub(super) column: ConnectFourColumn,
    /// The value after it.
    pub(super) value: i32,
    /// What the value proves about the end of the game; `null` when it is an estimate.
    #[schema(required = true)]
    pub(super) outcome: Option<ConnectFourOutcome>,
    /// How many plies the game lasts, this move included, when its end is proven.
    #[schema(required = true, minimum = 1, maximum = 42)]
    pub(super) plies: Option<u32>,
    /// The line that both sides would choose, this move first.
    #[schema(max_items = 42)]
    pub(super) principal_variation: Vec<ConnectFourColumn>,
}

/// What a search did.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ConnectFourStatistics {
    /// Positions visited, the one asked about included.
    nodes: u64,
    /// Positions evaluated among them: ends of the game, and estimates at the depth or beyond.
    leaves: u64,
    /// Cut-offs.
    cutoffs: ConnectFourCutoffs,
    /// The ply of the deepest position visited.
    #[schema(maximum = 42)]
    depth: u32,
}

/// How often a search did not look at the rest of a position's moves.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ConnectFourCutoffs {
    /// Where Blue, who is MIN, moves.
    alpha: u64,
    /// Where Red, who is MAX, moves.
    beta: u64,
}

impl From<Statistics> for ConnectFourStatistics {
    fn from(statistics: Statistics) -> Self {
        Self {
            nodes: statistics.nodes,
            leaves: statistics.leaves,
            cutoffs: ConnectFourCutoffs {
                alpha: statistics.alpha_cutoffs,
                beta: statistics.beta_cutoffs,
            },
            depth: statistics.depth,
        }
    }
}
