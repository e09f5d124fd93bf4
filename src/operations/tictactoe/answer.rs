//! What is answered about a position of tic-tac-toe.

use arborist_engine::game::Player;
use arborist_engine::tictactoe::{Fork, Line, Mark, Threat, Visit};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::cell::CellPlace;
use super::question::TicTacToeScoring;
use crate::operations::operation::Answer;

/// What there is to know about a position of tic-tac-toe.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TicTacToeEvaluation {
    /// The value under best play, as `scoring` has it.
    pub(super) value: i32,
    /// Whose view all values are: that of X.
    pub(super) perspective: TicTacToePerspective,
    /// The board, three rows from the top.
    #[schema(min_items = 3, max_items = 3)]
    pub(super) board: Vec<String>,
    /// Whose turn it is, or would be if the game were not over.
    pub(super) to_move: MarkLetter,
    /// How the values were scored.
    pub(super) scoring: TicTacToeScoring,
    /// How far the game has come.
    pub(super) status: TicTacToeStatus,
    /// Who has won; `null` when nobody has.
    #[schema(required = true)]
    pub(super) winner: Option<MarkLetter>,
    /// The winner's three cells in a row; of two lines the first in the order rows, columns, diagonals.
    #[schema(required = true)]
    pub(super) winning_line: Option<Vec<CellPlace>>,
    /// For each cell, row by row, the value of a move there; `null` where none is possible.
    #[schema(min_items = 3, max_items = 3)]
    pub(super) cells: Vec<Vec<Option<i32>>>,
    /// The best move: among equal values the quickest win or the slowest loss, then the first row by row. `null` when
    /// the game is over.
    #[schema(required = true)]
    pub(super) r#move: Option<CellPlace>,
    /// Every move, row by row.
    pub(super) moves: Vec<TicTacToeMove>,
    /// How many moves there are.
    pub(super) moves_total: usize,
    /// The moves of best play from here on: the winner wins as soon as possible, the loser holds out.
    pub(super) principal_variation: Vec<CellPlace>,
    /// Lines with two marks of one player and an empty cell, those of X first.
    pub(super) threats: Vec<TicTacToeThreat>,
    /// Empty cells where a player's mark would make two threats or more at once, if it were that player's turn; those
    /// of X first.
    pub(super) forks: Vec<TicTacToeFork>,
    /// What the search did.
    pub(super) statistics: TicTacToeStatistics,
    /// Every call of the search, in order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) walk: Option<Vec<TicTacToeVisit>>,
    /// How many calls there were, listed or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) walk_total: Option<u64>,
}

impl Answer for TicTacToeEvaluation {}

/// Whose view a value of tic-tac-toe is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub enum TicTacToePerspective {
    /// That of X.
    X,
}

/// `X` or `O`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub enum MarkLetter {
    /// X, who is MAX.
    X,
    /// O, who is MIN.
    O,
}

impl From<MarkLetter> for Mark {
    fn from(letter: MarkLetter) -> Self {
        match letter {
            MarkLetter::X => Self::X,
            MarkLetter::O => Self::O,
        }
    }
}

impl From<Mark> for MarkLetter {
    fn from(mark: Mark) -> Self {
        match mark {
            Mark::X => Self::X,
            Mark::O => Self::O,
        }
    }
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TicTacToeStatus {
    /// It goes on.
    Ongoing,
    /// A player has won.
    Won,
    /// The board is full and nobody has won.
    Draw,
}

/// A move and what it leads to.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TicTacToeMove {
    /// Where the mark goes.
    pub(super) cell: CellPlace,
    /// The value after it.
    pub(super) value: i32,
    /// In how many plies the game is over, this move included, when the winner hurries and the loser holds out.
    #[schema(minimum = 1, maximum = 9)]
    pub(super) plies: u32,
    /// Who wins then; `null` for a draw.
    #[schema(required = true)]
    pub(super) winner: Option<MarkLetter>,
    /// The opponent's replies that win by a fork: they make two threats or more at once and leave the mover no line to
    /// complete.
    pub(super) opponent_forks: Vec<TicTacToeReply>,
}

/// A reply that makes a fork.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TicTacToeReply {
    /// Where the opponent's mark goes.
    cell: CellPlace,
    /// The cells that would then complete a line.
    threats_at: Vec<CellPlace>,
}

impl From<Fork> for TicTacToeReply {
    fn from(fork: Fork) -> Self {
        Self {
            cell: CellPlace(fork.cell),
            threats_at: completing_cells(&fork),
        }
    }
}

/// A line with two marks of one player and an empty cell.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TicTacToeThreat {
    /// Whose marks.
    player: MarkLetter,
    /// The empty cell.
    cell: CellPlace,
    /// The three cells of the line.
    line: Vec<CellPlace>,
}

impl From<Threat> for TicTacToeThreat {
    fn from(threat: Threat) -> Self {
        Self {
            player: threat.player.into(),
            cell: CellPlace(threat.cell),
            line: cells_of(threat.line),
        }
    }
}

/// An empty cell where a player's mark would make two threats or more at once.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TicTacToeFork {
    /// Whose mark.
    player: MarkLetter,
    /// Where it goes.
    cell: CellPlace,
    /// The cells that would then complete a line.
    threats_at: Vec<CellPlace>,
    /// The lines, in the order of `threats_at`.
    lines: Vec<Vec<CellPlace>>,
}

impl From<Fork> for TicTacToeFork {
    fn from(fork: Fork) -> Self {
        Self {
            player: fork.player.into(),
            cell: CellPlace(fork.cell),
            threats_at: completing_cells(&fork),
            lines: fork
                .threats
                .iter()
                .map(|threat| cells_of(threat.line))
                .collect(),
        }
    }
}

/// What the search did.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TicTacToeStatistics {
    /// Positions that minimax visits, the posted one included.
    pub(super) nodes: u64,
    /// Ends of games among them.
    pub(super) leaves: u64,
    /// The longest game from here, in plies.
    #[schema(minimum = 0, maximum = 9)]
    pub(super) depth: u32,
    /// Positions that alpha-beta visits, moves tried row by row.
    pub(super) alphabeta_nodes: u64,
    /// Ends of games among them.
    pub(super) alphabeta_leaves: u64,
}

/// One call of the search.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TicTacToeVisit {
    /// Who chooses there.
    node: TicTacToeNode,
    /// The board, rows between `/`.
    #[schema(pattern = "^[XO.]{3}/[XO.]{3}/[XO.]{3}$")]
    board: String,
    /// The move that led there; `null` at the root.
    #[schema(required = true)]
    cell: Option<CellPlace>,
    /// What the call returned.
    value: i32,
}

impl TicTacToeVisit {
    pub(super) fn of(visit: &Visit, value: i32) -> Self {
        Self {
            node: match visit.player {
                Some(Player::Max) => TicTacToeNode::Max,
                Some(Player::Min) => TicTacToeNode::Min,
                None => TicTacToeNode::End,
            },
            board: visit.board.to_string(),
            cell: visit.cell.map(CellPlace),
            value,
        }
    }
}

/// `MAX`: X chooses the highest value. `MIN`: O chooses the lowest. `END`: the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum TicTacToeNode {
    /// X chooses the highest value.
    Max,
    /// O chooses the lowest value.
    Min,
    /// The game is over.
    End,
}

pub(super) fn cells_of(line: Line) -> Vec<CellPlace> {
    line.cells().map(CellPlace).to_vec()
}

fn completing_cells(fork: &Fork) -> Vec<CellPlace> {
    fork.threats
        .iter()
        .map(|threat| CellPlace(threat.cell))
        .collect()
}
