//! Connect Four as a [`Game`].

use std::ops::ControlFlow;

use super::board::Board;
use super::color::Color;
use super::column::Column;
use super::heuristic::Weights;
use crate::game::{Evaluate, Game, Player, WIN};

/// The game, with the weights by which its positions are estimated. Red is MAX.
///
/// Moves come in the order [`Column::CENTER_FIRST`]. A win of Red after `n` plies scores `WIN - n`, one of Blue
/// `n - WIN`, a full board 0; estimates lie strictly between all wins and losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ConnectFour {
    /// What the estimates count.
    pub weights: Weights,
}

impl Game for ConnectFour {
    type State = Board;
    type Move = Column;
    type Score = i32;

    #[inline(always)]
    fn to_move(&self, board: &Board) -> Player {
        board.turn().player()
    }

    #[inline(always)]
    fn ended(&self, board: &Board, ply: u32) -> Option<i32> {
        if board.is_won() {
            let score = WIN - ply as i32;
            return Some(match board.turn() {
                Color::Red => -score,
                Color::Blue => score,
            });
        }
        board.is_full().then_some(0)
    }

    #[inline(always)]
    fn moves<B>(
        &self,
        board: &Board,
        mut visit: impl FnMut(Column) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for column in Column::CENTER_FIRST {
            if board.has_room(column) {
                visit(column)?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn with_child<R>(&self, board: &Board, column: Column, visit: impl FnOnce(&Board) -> R) -> R {
        visit(&board.drop_disc(column))
    }

    /// A board without moves is full, and that is a draw.
    fn stuck(&self, _board: &Board, _ply: u32) -> i32 {
        0
    }
}

impl Evaluate for ConnectFour {
    #[inline(always)]
    fn evaluate(&self, board: &Board) -> i32 {
        self.weights.evaluate(board)
    }
}
