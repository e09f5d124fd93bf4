//! A search told call by call.

use arrayvec::ArrayVec;

use super::board::{Board, Cell, Mark};
use super::position::{Position, Status};
use crate::game::Player;
use crate::observe::Observer;
use crate::search::{Bound, Window};

/// One call of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The board.
    pub board: Board,
    /// Who moves there; `None` at the end of a game.
    pub player: Option<Player>,
    /// The move that led there; `None` at the root.
    pub cell: Option<Cell>,
    /// What the call returned.
    pub value: i32,
}

/// Keeps the calls of a search in their order, up to a number of them, and counts all.
#[derive(Clone, Debug)]
pub struct Walk {
    limit: usize,
    visits: Vec<Visit>,
    total: u64,
    /// The nodes on the way from the root to the one that was entered last, and where their visits are kept.
    open: ArrayVec<(Board, Option<usize>), 10>,
}

impl Walk {
    /// A walk that keeps `limit` calls.
    pub fn new(limit: usize) -> Self {
        Self {
            limit,
            visits: Vec::new(),
            total: 0,
            open: ArrayVec::new(),
        }
    }

    /// The first calls.
    pub fn visits(&self) -> &[Visit] {
        &self.visits
    }

    /// How many calls there were.
    pub fn total(&self) -> u64 {
        self.total
    }
}

impl Observer<Position, Cell, i32> for Walk {
    fn enter(&mut self, state: &Position, ply: u32, _window: Window<i32>) {
        self.total += 1;
        self.open.truncate(ply as usize);
        let board = state.board();
        let kept = (self.visits.len() < self.limit).then(|| {
            let parent = self.open.last().map(|(parent, _)| *parent);
            self.visits.push(Visit {
                board,
                player: match (state.status(), state.to_move()) {
                    (Status::Won { .. } | Status::Draw, _) => None,
                    (Status::Ongoing, Mark::X) => Some(Player::Max),
                    (Status::Ongoing, Mark::O) => Some(Player::Min),
                },
                cell: parent
                    .and_then(|parent| Cell::all().find(|&cell| parent.at(cell) != board.at(cell))),
                value: 0,
            });
            self.visits.len() - 1
        });
        self.open.push((board, kept));
    }

    fn leave(&mut self, _state: &Position, ply: u32, value: i32, _bound: Bound) {
        let kept = self.open.get(ply as usize).and_then(|(_, kept)| *kept);
        if let Some(visit) = kept.and_then(|place| self.visits.get_mut(place)) {
            visit.value = value;
        }
    }
}
