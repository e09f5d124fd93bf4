//! The perfect move, or the best that is proven when the time is up.

use super::choice::{Choice, Reason};
use super::look_ahead;
use crate::connect4::sized_board::SizedBoard;
use crate::connect4::solver::{Aim, Bounds, Solution, Solver};
use crate::search::Limits;

/// How far is looked ahead, and how many nodes that may take, where the time for a proof was too short.
const UNPROVEN_DEPTH: u32 = 9;
const UNPROVEN_NODES: u64 = 300_000;

/// Chooses among all the columns with room, counted from 0, from the centre outwards.
pub(super) fn choose(
    board: &SizedBoard,
    columns: &[u8],
    solver: &Solver<'_>,
    limits: Limits<'_>,
) -> Option<Choice> {
    if let [only] = columns {
        return Some(Choice::complete(*only, Reason::Perfect));
    }
    let solution = solver.solve_columns(board, Aim::Exact, limits);
    if let Some(column) = proven_best(&solution, columns) {
        return Some(Choice::complete(column, Reason::Perfect));
    }
    // The time is up; this takes some milliseconds more.
    let brief = Limits {
        nodes: UNPROVEN_NODES,
        stop: None,
    };
    let candidates = not_proven_worse(&solution, columns);
    let found = look_ahead::best_of(board, &candidates, UNPROVEN_DEPTH, brief)?;
    Some(Choice::incomplete(found.column, Reason::Unproven))
}

fn bounds_of(solution: &Solution, column: u8) -> Option<Bounds> {
    solution.columns.get(usize::from(column)).copied().flatten()
}

/// The first of the best columns, if it is proven to be that.
fn proven_best(solution: &Solution, columns: &[u8]) -> Option<u8> {
    let best = solution.score.value()?;
    columns
        .iter()
        .filter_map(|column| Some((*column, bounds_of(solution, *column)?)))
        .find(|(_, bounds)| bounds.upper >= best)
        .filter(|(_, bounds)| bounds.lower >= best)
        .map(|(column, _)| column)
}

/// The columns that are proven to win soonest, if any is proven to win; else those that no other is proven to surpass.
fn not_proven_worse(solution: &Solution, columns: &[u8]) -> Vec<u8> {
    let best = solution.score.lower;
    let keeps = |bounds: Bounds| match best {
        1.. => bounds.lower == best,
        _ => bounds.upper >= best,
    };
    columns
        .iter()
        .copied()
        .filter(|column| bounds_of(solution, *column).is_some_and(keeps))
        .collect()
}
