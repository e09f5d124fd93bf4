//! Where a search stops looking ahead and trusts an estimate.

use crate::game::{Evaluate, Game, Noisy};

/// Decides at each node that is not an end of the game whether to estimate it instead of searching on.
pub trait Horizon<G: Game> {
    /// The estimate to use, or `None` to search on. `ply` counts moves from the root.
    fn estimate(&self, game: &G, state: &G::State, ply: u32) -> Option<G::Score>;
}

/// Searches every line to the end of the game.
#[derive(Clone, Copy, Debug)]
pub struct ToTheEnd;

impl<G: Game> Horizon<G> for ToTheEnd {
    #[inline(always)]
    fn estimate(&self, _game: &G, _state: &G::State, _ply: u32) -> Option<G::Score> {
        None
    }
}

/// Estimates every node at one depth.
#[derive(Clone, Copy, Debug)]
pub struct DepthLimit(
    /// The depth in plies.
    pub u32,
);

impl<G: Evaluate> Horizon<G> for DepthLimit {
    #[inline(always)]
    fn estimate(&self, game: &G, state: &G::State, ply: u32) -> Option<G::Score> {
        (ply >= self.0).then(|| game.evaluate(state))
    }
}

/// Estimates the first quiet node at or below one depth: the remedy for the horizon effect.
#[derive(Clone, Copy, Debug)]
pub struct Quiescence(
    /// The depth in plies from which on quiet positions are estimated.
    pub u32,
);

impl<G: Noisy> Horizon<G> for Quiescence {
    #[inline(always)]
    fn estimate(&self, game: &G, state: &G::State, ply: u32) -> Option<G::Score> {
        (ply >= self.0 && !game.is_noisy(state)).then(|| game.evaluate(state))
    }
}
