//! What every move of a position is worth at a depth: alpha-beta, one depth after the other.

use std::cell::Cell;

use super::board::Board;
use super::color::Color;
use super::column::Column;
use super::forced_replies::ForcedReplies;
use super::game::ConnectFour;
use super::heuristic::MAX_ESTIMATE;
use crate::game::{Game, Player, WIN};
use crate::observe::{PrincipalVariation, Statistics};
use crate::search::{DepthLimit, Horizon, Limits, Quiescence, Standard, Window, alphabeta};

/// What is known of a position that is not over. Values are in Red's view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// How many plies were looked ahead. Less than was asked for when the search was stopped, and 0 when it was
    /// stopped before anything was known.
    pub depth: u32,
    /// What each legal move is worth, in the order of [`Column::CENTER_FIRST`].
    pub moves: Vec<MoveAnalysis>,
    /// What the search to this depth did. Each move is searched with an open window, so that its value is exact.
    pub statistics: Statistics,
    /// Whether the search came to the depth that was asked for.
    pub complete: bool,
}

/// What a move is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveAnalysis {
    /// The move.
    pub column: Column,
    /// The value of the position after it, told from before it: a win of Red `n` plies from there is `WIN - n`.
    pub value: i32,
    /// How the game ends after this move, when that is proven and the value is no estimate.
    pub end: Option<ProvenEnd>,
    /// The line that both sides would choose, this move first.
    pub principal_variation: Vec<Column>,
}

/// How a game ends under best play: the winner hurries and the loser holds out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProvenEnd {
    /// Who wins; nobody in a draw.
    pub winner: Option<Color>,
    /// In how many plies from the position that was searched.
    pub plies: u32,
}

impl Analysis {
    /// The first of the moves that are best for `player`.
    pub fn best(&self, player: Player) -> Option<&MoveAnalysis> {
        self.moves.iter().reduce(|best, next| {
            if player.prefers(next.value, best.value) {
                next
            } else {
                best
            }
        })
    }
}

/// Searches `board` to depth 1, 2, and so on up to `depth`, and tells what the last finished depth has shown.
///
/// With `quiescence`, lines are followed beyond the depth while a side threatens to win with its very next disc,
/// and only replies that meet such a threat are searched, see [`ForcedReplies`].
pub fn analyse(
    game: &ConnectFour,
    board: &Board,
    depth: u32,
    quiescence: bool,
    limits: Limits<'_>,
) -> Analysis {
    let mut analysis = Analysis {
        depth: 0,
        moves: Vec::new(),
        statistics: Statistics::default(),
        complete: depth == 0,
    };
    let mut spent = 0;
    for next_depth in 1..=depth {
        let rest = Limits {
            nodes: limits.nodes.saturating_sub(spent),
            ..limits
        };
        let found = if quiescence {
            to_depth(&ForcedReplies(*game), board, next_depth, Quiescence, rest)
        } else {
            to_depth(game, board, next_depth, DepthLimit, rest)
        };
        let Some(found) = found else {
            return analysis;
        };
        spent += found.statistics.nodes;
        analysis = found;
        if analysis.is_final() {
            analysis.depth = depth;
        }
        analysis.complete = analysis.depth == depth;
        if analysis.complete {
            break;
        }
    }
    analysis
}

impl Analysis {
    /// Whether a deeper search would find the same values.
    fn is_final(&self) -> bool {
        self.moves.iter().all(|mv| mv.end.is_some())
    }
}

/// Searches every move to one depth; `None` when a limit ended that.
fn to_depth<G, H>(
    game: &G,
    board: &Board,
    depth: u32,
    horizon: impl Fn(u32) -> H,
    limits: Limits<'_>,
) -> Option<Analysis>
where
    G: Game<State = Board, Move = Column, Score = i32>,
    H: Horizon<G>,
{
    // The root is a node, too.
    let mut statistics = Statistics {
        nodes: 1,
        ..Statistics::default()
    };
    let mut moves = Vec::new();
    for column in Column::CENTER_FIRST {
        let Ok(child) = board.play(column) else {
            continue;
        };
        let mut line = PrincipalVariation::default();
        let estimated = Cell::new(false);
        let found = alphabeta(
            game,
            &child,
            Window::OPEN,
            Noticed {
                horizon: horizon(depth - 1),
                estimated: &estimated,
            },
            Standard,
            Limits {
                nodes: limits.nodes.saturating_sub(statistics.nodes),
                ..limits
            },
            (&mut statistics, &mut line),
        );
        let value = one_ply_further(found.value.filter(|_| found.complete)?);
        moves.push(MoveAnalysis {
            column,
            value,
            end: won_end(value).or_else(|| drawn_end(board, estimated.get())),
            principal_variation: std::iter::once(column)
                .chain(line.line().iter().copied())
                .collect(),
        });
    }
    statistics.depth += 1;
    Some(Analysis {
        depth,
        moves,
        statistics,
        complete: false,
    })
}

/// The end that the value of a win or a loss proves.
fn won_end(value: i32) -> Option<ProvenEnd> {
    (value.abs() > MAX_ESTIMATE).then(|| ProvenEnd {
        winner: Some(if value > 0 { Color::Red } else { Color::Blue }),
        plies: (WIN - value.abs()).unsigned_abs(),
    })
}

/// The end of lines that nobody wins and that were all played out: the board is full.
fn drawn_end(board: &Board, estimated: bool) -> Option<ProvenEnd> {
    (!estimated).then(|| ProvenEnd {
        winner: None,
        plies: board.free_squares(),
    })
}

/// A horizon, and whether it has ever given an estimate.
struct Noticed<'a, H> {
    horizon: H,
    estimated: &'a Cell<bool>,
}

impl<G: Game, H: Horizon<G>> Horizon<G> for Noticed<'_, H> {
    #[inline(always)]
    fn estimate(&self, game: &G, state: &G::State, ply: u32) -> Option<G::Score> {
        let estimate = self.horizon.estimate(game, state, ply)?;
        self.estimated.set(true);
        Some(estimate)
    }
}

/// A value as it looks one ply earlier: wins and losses are a ply farther away.
fn one_ply_further(value: i32) -> i32 {
    if value.abs() > MAX_ESTIMATE {
        value - value.signum()
    } else {
        value
    }
}
