//! The position that a question is about: told by its moves or as a board, on a board of any size.

use arborist_engine::connect4::{BoardSize, MoveError, RowsError, SizedBoard};

use super::board::ConnectFourBoard;
use super::broken_rules::{move_detail, rows_detail, turn_detail};
use super::color::ConnectFourColor;
use super::moves::ConnectFourMoves;
use crate::messages::Message;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::problems::{Pointer, Problem, ProblemKind};

/// What a question tells of its position, not yet looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct PostedPosition<'a> {
    pub(super) moves: Option<&'a ConnectFourMoves>,
    pub(super) board: Option<&'a ConnectFourBoard>,
    pub(super) to_move: Option<ConnectFourColor>,
    pub(super) size: BoardSize,
}

impl PostedPosition<'_> {
    /// The moves as a parameter of a query string.
    pub(super) const MOVES: QueryParameter = QueryParameter {
        name: "moves",
        kind: QueryKind::Text,
        description: "The columns played from the empty board on, one character a move, Red first; column 10 is a",
        example: "465344",
        required: false,
    };

    /// The board as a parameter of a query string.
    pub(super) const BOARD: QueryParameter = QueryParameter {
        name: "board",
        kind: QueryKind::Text,
        description: "In place of moves: the rows from the top with / between them; R, B or Y, and . for a free square",
        example: "......./......./......./...B.../...R.../..BRRB.",
        required: false,
    };

    /// The side to move as a parameter of a query string.
    pub(super) const TO_MOVE: QueryParameter = QueryParameter {
        name: "to_move",
        kind: QueryKind::Text,
        description: "Whose turn it is, red or blue; it follows from the number of discs and is only checked",
        example: "red",
        required: false,
    };

    /// The position, if it makes sense.
    pub(super) fn read(&self) -> Result<SizedBoard, Problem> {
        let board = match (self.moves, self.board) {
            (Some(moves), None) => moves
                .played(self.size)
                .map_err(|error| illegal(&error, moves.is_array()))?,
            (None, Some(rows)) => {
                SizedBoard::from_rows(self.size, &rows.0).map_err(|error| impossible(&error))?
            }
            (None, None) => return Err(no_position()),
            (Some(_), Some(_)) => return Err(given_twice()),
        };
        if let Some(claimed) = self.to_move {
            board.expect_turn(claimed.into()).map_err(|error| {
                Problem::at(
                    ProblemKind::ImpossiblePosition,
                    Pointer::key("to_move"),
                    turn_detail(&error),
                )
            })?;
        }
        Ok(board)
    }
}

fn no_position() -> Problem {
    Problem::at(
        ProblemKind::MissingKey,
        Pointer::root(),
        Message::new("connect4-no-position"),
    )
}

fn given_twice() -> Problem {
    Problem::at(
        ProblemKind::OutOfRange,
        Pointer::key("board"),
        Message::new("connect4-position-twice"),
    )
}

fn illegal(error: &MoveError, in_array: bool) -> Problem {
    let moves = Pointer::key("moves");
    let place = match in_array {
        true => moves.then_index(error.index),
        false => moves,
    };
    Problem::at(ProblemKind::IllegalMove, place, move_detail(error))
}

fn impossible(error: &RowsError) -> Problem {
    let place = Pointer::key("board");
    Problem::at(
        ProblemKind::ImpossiblePosition,
        match error.row_index() {
            Some(index) => place.then_index(index),
            None => place,
        },
        rows_detail(error),
    )
}
