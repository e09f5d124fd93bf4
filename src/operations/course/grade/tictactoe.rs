//! Submissions on tic-tac-toe: `/tictactoe/eval`.

use arborist_engine::tictactoe::{Cell, Position, Scoring};

use super::submission::FormatErrors;
use crate::course::grading::{Grading, Policy};
use crate::course::tictactoe::{TICTACTOE_PARTS, TicTacToeSubmission, grade_tictactoe};
use crate::json::RawJson;
use crate::messages::Message;
use crate::problems::Pointer;

/// The value of each cell, row by row; `null` where nothing is told.
type PostedCells = [[Option<i64>; 3]; 3];

/// Grades a submission.
pub(super) fn grade_position(
    position: &Position,
    scoring: Scoring,
    submission: &RawJson,
    policy: &Policy,
) -> Grading {
    let mut errors = FormatErrors::default();
    let mut read = TicTacToeSubmission::default();
    for (part, json) in errors.parts(submission, TICTACTOE_PARTS) {
        let place = Pointer::key(part);
        match part {
            "value" => read.value = errors.read(&place, &json),
            "move" => {
                let posted: Option<Option<[i64; 2]>> = errors.read(&place, &json);
                read.best = posted.map(|posted| posted.and_then(|at| cell(at, place, &mut errors)));
            }
            _ => {
                let posted: Option<PostedCells> = errors.read(&place, &json);
                let cells =
                    |rows: PostedCells| Cell::all().zip(rows.into_iter().flatten()).collect();
                read.cells = posted.map(cells);
            }
        }
    }
    errors.grading(TICTACTOE_PARTS, || {
        grade_tictactoe(position, scoring, read, policy)
    })
}

fn cell(at: [i64; 2], place: Pointer, errors: &mut FormatErrors) -> Option<Cell> {
    let cell = Cell::all().find(|cell| [cell.row(), cell.column()].map(i64::from) == at);
    if cell.is_none() {
        errors.add(place, Message::new("format-no-cell"));
    }
    cell
}
