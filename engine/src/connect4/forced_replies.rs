//! Connect Four in which threats are met at once, for quiescence search.

use std::ops::ControlFlow;

use super::board::Board;
use super::column::Column;
use super::game::ConnectFour;
use super::layout::squares_of;
use super::line::winning_squares;
use crate::game::{Evaluate, Game, Noisy, Player};

/// The same game, but whoever can win at once does, and whoever would lose at once otherwise blocks.
///
/// That leaves out only moves that are never better: to miss a win at once, or to allow one. So a search that does not
/// estimate noisy positions ([`Quiescence`](crate::search::Quiescence)) finds the same values as in [`ConnectFour`],
/// and beyond its depth follows a chain of forced moves, where it would drown in the ways to leave a threat standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ForcedReplies(
    /// The game as it is.
    pub ConnectFour,
);

/// The squares on which a disc wins at once; else those on which the opponent would; else none.
#[inline(always)]
fn forced_squares(board: &Board) -> u64 {
    let landing = board.landing_squares();
    let wins = winning_squares(board.mover()) & landing;
    if wins != 0 {
        return wins;
    }
    winning_squares(board.last_mover()) & landing
}

impl Game for ForcedReplies {
    type State = Board;
    type Move = Column;
    type Score = i32;

    #[inline(always)]
    fn to_move(&self, board: &Board) -> Player {
        self.0.to_move(board)
    }

    #[inline(always)]
    fn ended(&self, board: &Board, ply: u32) -> Option<i32> {
        self.0.ended(board, ply)
    }

    #[inline(always)]
    fn moves<B>(
        &self,
        board: &Board,
        mut visit: impl FnMut(Column) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let forced = forced_squares(board);
        self.0.moves(board, |column| {
            if forced == 0 || forced & squares_of(column) != 0 {
                visit(column)?;
            }
            ControlFlow::Continue(())
        })
    }

    #[inline(always)]
    fn with_child<R>(&self, board: &Board, column: Column, visit: impl FnOnce(&Board) -> R) -> R {
        self.0.with_child(board, column, visit)
    }

    fn stuck(&self, board: &Board, ply: u32) -> i32 {
        self.0.stuck(board, ply)
    }
}

impl Evaluate for ForcedReplies {
    #[inline(always)]
    fn evaluate(&self, board: &Board) -> i32 {
        self.0.evaluate(board)
    }
}

impl Noisy for ForcedReplies {
    /// A position is noisy while either side could make four in a line with its very next disc.
    #[inline(always)]
    fn is_noisy(&self, board: &Board) -> bool {
        forced_squares(board) != 0
    }
}
