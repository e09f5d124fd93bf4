//! Tic-tac-toe as a game to search.

use std::ops::ControlFlow;

use super::board::{Cell, Mark};
use super::position::Position;
use crate::game::{Game, Player};

/// What the end of a game is worth, in the view of X.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// 1 when X wins, -1 when O wins, 0 for a draw.
    #[default]
    WinLoss,
    /// 10 - d when X wins, d - 10 when O wins, `d` plies from the root; 0 for a draw.
    Depth,
}

impl Scoring {
    /// The score of a game that ends `ply` plies from the root.
    #[inline(always)]
    pub const fn score(self, winner: Option<Mark>, ply: u32) -> i32 {
        let win = match self {
            Self::WinLoss => 1,
            Self::Depth => 10 - ply as i32,
        };
        match winner {
            Some(Mark::X) => win,
            Some(Mark::O) => -win,
            None => 0,
        }
    }
}

/// Tic-tac-toe: X is MAX; moves come row by row.
#[derive(Clone, Copy, Debug, Default)]
pub struct TicTacToe {
    /// What the end is worth.
    pub scoring: Scoring,
}

impl Game for TicTacToe {
    type State = Position;
    type Move = Cell;
    type Score = i32;

    #[inline(always)]
    fn to_move(&self, state: &Position) -> Player {
        match state.to_move() {
            Mark::X => Player::Max,
            Mark::O => Player::Min,
        }
    }

    #[inline(always)]
    fn ended(&self, state: &Position, ply: u32) -> Option<i32> {
        // Only the player who moved last can have a line.
        let last = state.to_move().opponent();
        if state.board().has_line(last) {
            Some(self.scoring.score(Some(last), ply))
        } else {
            state
                .board()
                .is_full()
                .then(|| self.scoring.score(None, ply))
        }
    }

    #[inline(always)]
    fn moves<B>(
        &self,
        state: &Position,
        mut visit: impl FnMut(Cell) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for cell in state.board().empty_cells() {
            visit(cell)?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn with_child<R>(&self, state: &Position, mv: Cell, visit: impl FnOnce(&Position) -> R) -> R {
        visit(&state.after(mv))
    }

    /// Never asked: a board without an empty cell has ended.
    fn stuck(&self, _state: &Position, ply: u32) -> i32 {
        self.scoring.score(None, ply)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::observe::{Statistics, Unobserved};
    use crate::search::{Limits, Standard, ToTheEnd, Window, alphabeta, minimax};
    use crate::tictactoe::Board;

    #[test]
    fn the_full_game_is_a_draw_of_549946_nodes_and_alpha_beta_visits_18297() {
        let game = TicTacToe::default();
        let empty = Position::new(Board::default(), None).unwrap();
        let mut full = Statistics::default();
        let value = minimax(&game, &empty, ToTheEnd, Limits::NONE, &mut full).value;
        assert_eq!(value, Some(0));
        assert_eq!((full.nodes, full.leaves, full.depth), (549_946, 255_168, 9));

        let mut cut = Statistics::default();
        let found = alphabeta(
            &game,
            &empty,
            Window::OPEN,
            ToTheEnd,
            Standard,
            Limits::NONE,
            &mut cut,
        );
        assert_eq!(found.value, Some(0));
        assert_eq!(cut.nodes, 18_297);
    }

    /// Negamax over lists of characters: another program's way to the depth score, in the mover's view.
    fn negamax(cells: &mut [Option<Mark>; 9], mover: Mark, ply: i32) -> i32 {
        const LINES: [[usize; 3]; 8] = [
            [0, 1, 2],
            [3, 4, 5],
            [6, 7, 8],
            [0, 3, 6],
            [1, 4, 7],
            [2, 5, 8],
            [0, 4, 8],
            [2, 4, 6],
        ];
        let lost = |line: &[usize; 3]| {
            line.iter()
                .all(|&place| cells[place] == Some(mover.opponent()))
        };
        if LINES.iter().any(lost) {
            return ply - 10;
        }
        let mut best = None;
        for place in 0..9 {
            if cells[place].is_none() {
                cells[place] = Some(mover);
                let value = -negamax(cells, mover.opponent(), ply + 1);
                cells[place] = None;
                best = best.max(Some(value));
            }
        }
        best.unwrap_or(0)
    }

    #[test]
    fn every_position_has_the_value_that_negamax_gives_it() {
        for number in 0..3usize.pow(9) {
            let text: String = (0..9)
                .map(|place| ['.', 'X', 'O'][number / 3usize.pow(place) % 3])
                .collect();
            let board = Board::parse(&text).unwrap();
            // The openings would take long and show nothing more.
            if board.empty_cells().count() > 6 {
                continue;
            }
            for mark in Mark::BOTH {
                let Ok(position) = Position::new(board, Some(mark)) else {
                    continue;
                };
                let mut cells = [None; 9];
                for (slot, cell) in cells.iter_mut().zip(Cell::all()) {
                    *slot = board.at(cell);
                }
                let sign = if mark == Mark::X { 1 } else { -1 };
                let expected = sign * negamax(&mut cells, mark, 0);
                for (scoring, expected) in [
                    (Scoring::Depth, expected),
                    (Scoring::WinLoss, expected.signum()),
                ] {
                    let game = TicTacToe { scoring };
                    let full = minimax(&game, &position, ToTheEnd, Limits::NONE, Unobserved);
                    assert_eq!(full.value, Some(expected), "{text} {mark}");
                    let cut = alphabeta(
                        &game,
                        &position,
                        Window::OPEN,
                        ToTheEnd,
                        Standard,
                        Limits::NONE,
                        Unobserved,
                    );
                    assert_eq!(cut.value, Some(expected), "{text} {mark}");
                }
            }
        }
    }
}
