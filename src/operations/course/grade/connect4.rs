//! Submissions on the window heuristic of Connect Four: `/connect4/eval`.

use arborist_engine::connect4::{Board, HEIGHT, Square, WIDTH, Weights};
use serde::Deserialize;

use super::submission::FormatErrors;
use crate::course::connect4::{
    CONNECT_FOUR_PARTS, ConnectFourSubmission, CountedWindow, grade_connect4,
};
use crate::course::grading::{Grading, Policy};
use crate::json::RawJson;
use crate::messages::Message;
use crate::problems::Pointer;

/// A window as it is posted, its squares as `[column, row]`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PostedWindow {
    cells: [[i64; 2]; 4],
    score: i64,
}

/// The board has 69 windows; whoever tells so many more has not counted them.
const MOST_WINDOWS: usize = 1000;

/// Grades a submission.
pub(super) fn grade_estimate(
    board: &Board,
    weights: &Weights,
    submission: &RawJson,
    policy: &Policy,
) -> Grading {
    let mut errors = FormatErrors::default();
    let mut read = ConnectFourSubmission::default();
    for (part, json) in errors.parts(submission, CONNECT_FOUR_PARTS) {
        let place = Pointer::key(part);
        match part {
            "eval" => read.eval = errors.read(&place, &json),
            "center" => read.center = errors.read(&place, &json),
            _ => {
                let posted: Option<Vec<PostedWindow>> = errors.read(&place, &json);
                read.windows = posted.map(|posted| windows(posted, &place, &mut errors));
            }
        }
    }
    errors.grading(CONNECT_FOUR_PARTS, || {
        grade_connect4(board, weights, read, policy)
    })
}

/// Windows of squares of the board, of which none stands twice.
fn windows(
    posted: Vec<PostedWindow>,
    place: &Pointer,
    errors: &mut FormatErrors,
) -> Vec<CountedWindow> {
    let Some(posted) = errors.few(place, MOST_WINDOWS, posted) else {
        return Vec::new();
    };
    let mut windows: Vec<CountedWindow> = Vec::new();
    let mut seen = std::collections::HashSet::new();
    for (index, window) in posted.iter().enumerate() {
        let place = place.clone().then_index(index);
        let mut cells = window.cells;
        cells.sort_unstable();
        let [Some(first), Some(second), Some(third), Some(fourth)] = cells.map(square) else {
            errors.add(place, Message::new("format-no-square"));
            continue;
        };
        if !seen.insert(cells) {
            errors.add(place, Message::new("format-twice"));
            continue;
        }
        windows.push(([first, second, third, fourth], window.score));
    }
    windows
}

/// The square `[column, row]`, if the board has it.
fn square(posted: [i64; 2]) -> Option<Square> {
    let [column, row] = posted.map(|number| u8::try_from(number).unwrap_or(0));
    let is_on_the_board = (1..=WIDTH as u8).contains(&column) && (1..=HEIGHT as u8).contains(&row);
    is_on_the_board.then_some(Square { column, row })
}
