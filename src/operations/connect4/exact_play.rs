//! The solver as operations use it.

use arborist_engine::connect4::SizedBoard;
use arborist_engine::connect4::solver::Solver;

use crate::operations::operation::{Context, Effort};

/// With no more free squares than this, all columns together take well under a millisecond.
const SMALL_SQUARES: u32 = 14;

/// How much work it is to solve a position.
pub(super) fn effort(board: &SizedBoard) -> Effort {
    if board.free_squares() > SMALL_SQUARES {
        Effort::Large
    } else {
        Effort::Small
    }
}

/// The solver, with all that it may lean on.
pub(super) fn solver<'a>(context: &Context<'a>) -> Solver<'a> {
    context.tables.connect_four_solver()
}
