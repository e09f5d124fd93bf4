//! The best move as far as a search to a depth sees, on a board of any size.

use std::ops::ControlFlow;

use crate::connect4::color::Color;
use crate::connect4::heuristic::Weights;
use crate::connect4::sized_board::{SizedBoard, Standing};
use crate::game::{Evaluate, Game, Player, WIN};
use crate::observe::Statistics;
use crate::search::{DepthLimit, Limits, Standard, Window, alphabeta};

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    /// The best of the moves, of equal ones the first.
    pub(super) column: u8,
    /// Whether the search came to the depth that was asked for.
    pub(super) complete: bool,
}

/// The best of these moves, columns counted from 0, as far as alpha-beta sees to depth 1, 2, and so on up to `depth`;
/// `None` when there are none. When the search is stopped, the best at the last depth that was finished, or else the first.
pub(super) fn best_of(
    board: &SizedBoard,
    columns: &[u8],
    depth: u32,
    limits: Limits<'_>,
) -> Option<Found> {
    let mut best = *columns.first()?;
    let mut left = limits.nodes;
    for next_depth in 1..=depth.min(board.free_squares()) {
        let rest = Limits {
            nodes: left,
            ..limits
        };
        let Some((column, nodes)) = best_at(board, columns, next_depth, rest) else {
            return Some(Found {
                column: best,
                complete: false,
            });
        };
        best = column;
        left = left.saturating_sub(nodes);
    }
    Some(Found {
        column: best,
        complete: true,
    })
}

/// The best of these moves at one depth, and how many nodes that took; `None` when the search was stopped.
fn best_at(
    board: &SizedBoard,
    columns: &[u8],
    depth: u32,
    limits: Limits<'_>,
) -> Option<(u8, u64)> {
    let player = board.turn().player();
    let mut best = None;
    let mut window = Window::OPEN;
    let mut statistics = Statistics::default();
    for column in columns {
        let Some(child) = board.after(*column) else {
            continue;
        };
        let found = alphabeta(
            &AnySize::default(),
            &child,
            window,
            DepthLimit(depth - 1),
            Standard,
            Limits {
                nodes: limits.nodes.saturating_sub(statistics.nodes),
                ..limits
            },
            &mut statistics,
        );
        let value = found.value.filter(|_| found.complete)?;
        // A later move has to be better and not only as good, so its value is of interest beyond the best alone.
        let bound = match player {
            Player::Max => &mut window.alpha,
            Player::Min => &mut window.beta,
        };
        if best.is_none() || player.prefers(value, *bound) {
            best = Some(*column);
            *bound = value;
        }
    }
    best.map(|column| (column, statistics.nodes))
}

/// The game on a board of any size. Red is MAX; moves are columns counted from 0. The weights are the default ones, with
/// which estimates stay far from wins and losses on the largest board too.
#[derive(Clone, Copy, Debug, Default)]
struct AnySize {
    weights: Weights,
}

impl Game for AnySize {
    type State = SizedBoard;
    type Move = u8;
    type Score = i32;

    fn to_move(&self, board: &SizedBoard) -> Player {
        board.turn().player()
    }

    fn ended(&self, board: &SizedBoard, ply: u32) -> Option<i32> {
        match board.standing() {
            Standing::Ongoing => None,
            Standing::Won(Color::Red) => Some(WIN - ply as i32),
            Standing::Won(Color::Blue) => Some(ply as i32 - WIN),
            Standing::Draw => Some(0),
        }
    }

    fn moves<B>(
        &self,
        board: &SizedBoard,
        mut visit: impl FnMut(u8) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for column in board.size().center_first() {
            if board.has_room(column) {
                visit(column)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn with_child<R>(
        &self,
        board: &SizedBoard,
        column: u8,
        visit: impl FnOnce(&SizedBoard) -> R,
    ) -> R {
        // There is room wherever `moves` has been.
        visit(&board.after(column).unwrap_or(*board))
    }

    /// A board without moves is full, and that is a draw.
    fn stuck(&self, _board: &SizedBoard, _ply: u32) -> i32 {
        0
    }
}

impl Evaluate for AnySize {
    fn evaluate(&self, board: &SizedBoard) -> i32 {
        self.weights.evaluate_sized(board)
    }
}
