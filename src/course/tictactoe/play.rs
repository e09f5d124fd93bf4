//! Tic-tac-toe as it is played rightly, or with a mistake.

use std::collections::HashMap;
use std::ops::ControlFlow;

use arborist_engine::game::{Game, Player};
use arborist_engine::tictactoe::{Cell, Position, Scoring, TicTacToe};

/// How somebody judges positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playing {
    pub(super) scoring: Scoring,
    /// The opponent is thought to play for whoever moves at the root.
    pub(super) opponent_helps: bool,
    /// The depth is added to a win instead of taken off.
    pub(super) farther_is_more: bool,
}

impl Playing {
    pub(super) fn right(scoring: Scoring) -> Self {
        Self {
            scoring,
            opponent_helps: false,
            farther_is_more: false,
        }
    }
}

/// What positions are worth. A position tells by its marks how far it is from the root.
pub(super) struct Table {
    playing: Playing,
    root_player: Player,
    known: HashMap<Position, i32>,
}

impl Table {
    pub(super) fn new(playing: Playing, root_player: Player) -> Self {
        Self {
            playing,
            root_player,
            known: HashMap::new(),
        }
    }

    /// What a position `ply` plies from the root is worth, in the view of X.
    pub(super) fn value(&mut self, position: &Position, ply: u32) -> i32 {
        if let Some(&value) = self.known.get(position) {
            return value;
        }
        let game = self.game();
        let value = match game.ended(position, ply) {
            Some(score) if self.playing.farther_is_more => score + 2 * score.signum() * ply as i32,
            Some(score) => score,
            None => self.best(position, ply),
        };
        self.known.insert(*position, value);
        value
    }

    fn best(&mut self, position: &Position, ply: u32) -> i32 {
        let player = match self.playing.opponent_helps {
            true => self.root_player,
            false => self.game().to_move(position),
        };
        let mut best = player.worst();
        self.each_child(position, ply, |_, value| {
            if player.prefers(value, best) {
                best = value;
            }
        });
        best
    }

    /// Tells each move with its value, row by row.
    pub(super) fn each_child(
        &mut self,
        position: &Position,
        ply: u32,
        mut tell: impl FnMut(Cell, i32),
    ) {
        let game = self.game();
        if game.ended(position, ply).is_some() {
            return;
        }
        let _: ControlFlow<()> = game.moves(position, |cell| {
            let value = game.with_child(position, cell, |child| self.value(child, ply + 1));
            tell(cell, value);
            ControlFlow::Continue(())
        });
    }

    fn game(&self) -> TicTacToe {
        TicTacToe {
            scoring: self.playing.scoring,
        }
    }
}
