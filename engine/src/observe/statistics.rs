//! Counts what a search did.

use super::Observer;
use crate::game::Player;
use crate::search::{Bound, Window};

/// What a search did, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Nodes visited, the root included.
    pub nodes: u64,
    /// Evaluations: ends of the game, and nodes at the depth limit.
    pub leaves: u64,
    /// Cut-offs at nodes where MIN moves: alpha was reached.
    pub alpha_cutoffs: u64,
    /// Cut-offs at nodes where MAX moves: beta was reached.
    pub beta_cutoffs: u64,
    /// The ply of the deepest node visited.
    pub depth: u32,
}

impl<State: ?Sized, Move, Score> Observer<State, Move, Score> for Statistics {
    #[inline(always)]
    fn enter(&mut self, _state: &State, ply: u32, _window: Window<Score>) {
        self.nodes += 1;
        self.depth = self.depth.max(ply);
    }

    #[inline(always)]
    fn leaf(&mut self, _state: &State, _ply: u32, _value: Score) {
        self.leaves += 1;
    }

    #[inline(always)]
    fn cut(
        &mut self,
        _state: &State,
        _ply: u32,
        player: Player,
        _mv: Move,
        _window: Window<Score>,
    ) {
        match player {
            Player::Max => self.beta_cutoffs += 1,
            Player::Min => self.alpha_cutoffs += 1,
        }
    }

    #[inline(always)]
    fn leave(&mut self, _state: &State, _ply: u32, _value: Score, _bound: Bound) {}
}
