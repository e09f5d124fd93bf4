//! Positions of tic-tac-toe in the middle of a game.

use arborist_engine::observe::Unobserved;
use arborist_engine::search::{Limits, ToTheEnd, minimax};
use arborist_engine::tictactoe::{Board, Cell, Mark, Position, Scoring, Status, TicTacToe};

use super::chance::Chance;

/// What is wanted of a position.
#[derive(Clone, Copy, Debug)]
pub struct TicTacToeWishes {
    /// How many cells are empty.
    pub empty_cells: usize,
    /// Whether one move should be better than all others.
    pub unique_best_move: Option<bool>,
    /// How the end is scored.
    pub scoring: Scoring,
}

/// A position that a game has come to, if it is as wished. X has moved first.
pub fn draw(chance: &mut Chance, wishes: &TicTacToeWishes) -> Option<Position> {
    let mut position = Position::new(Board::default(), None).ok()?;
    while position.board().empty_cells().count() > wishes.empty_cells {
        let cells: Vec<Cell> = position.board().empty_cells().collect();
        position = after(position, chance.one_of(&cells)?)?;
        if position.status() != Status::Ongoing {
            return None;
        }
    }
    wishes
        .unique_best_move
        .is_none_or(|wished| wished == has_unique_best_move(position, wishes.scoring))
        .then_some(position)
}

fn after(position: Position, cell: Cell) -> Option<Position> {
    let board = position.board().with(cell, position.to_move());
    Position::new(board, Some(position.to_move().opponent())).ok()
}

/// Whether one move is better than all others.
pub fn has_unique_best_move(position: Position, scoring: Scoring) -> bool {
    let game = TicTacToe { scoring };
    let sign = match position.to_move() {
        Mark::X => 1,
        Mark::O => -1,
    };
    let mut values: Vec<i32> = position
        .board()
        .empty_cells()
        .filter_map(|cell| after(position, cell))
        .filter_map(|child| minimax(&game, &child, ToTheEnd, Limits::NONE, Unobserved).value)
        .map(|value| sign * value)
        .collect();
    values.sort_unstable();
    match values.as_slice() {
        [.., second, best] => best > second,
        _ => true,
    }
}
