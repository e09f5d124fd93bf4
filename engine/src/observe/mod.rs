//! Who watches a search. A search tells its observer what happens; what is kept of it is the observer's affair.

mod principal_variation;
mod statistics;

pub use principal_variation::PrincipalVariation;
pub use statistics::Statistics;

use crate::game::Player;
use crate::search::{Bound, Window};

/// Watches a search. Every method does nothing unless it is overridden, so that an observer that does not
/// watch costs nothing. Events of one node are bracketed by [`enter`](Self::enter) and [`leave`](Self::leave);
/// `ply` counts moves from the root, which has ply 0.
pub trait Observer<State: ?Sized, Move, Score> {
    /// A node is visited with a window.
    #[inline(always)]
    fn enter(&mut self, _state: &State, _ply: u32, _window: Window<Score>) {}

    /// The node just entered was evaluated: it is the end of the game, or the depth limit.
    #[inline(always)]
    fn leaf(&mut self, _state: &State, _ply: u32, _value: Score) {}

    /// The child reached by `mv` returned the best value so far, which left `window` open.
    #[inline(always)]
    fn improve(
        &mut self,
        _state: &State,
        _ply: u32,
        _mv: Move,
        _value: Score,
        _window: Window<Score>,
    ) {
    }

    /// The child reached by `mv` closed the window of a node in which `player` moves:
    /// the children after it are not searched.
    #[inline(always)]
    fn cut(
        &mut self,
        _state: &State,
        _ply: u32,
        _player: Player,
        _mv: Move,
        _window: Window<Score>,
    ) {
    }

    /// A node returns a value.
    #[inline(always)]
    fn leave(&mut self, _state: &State, _ply: u32, _value: Score, _bound: Bound) {}
}

/// Watches nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unobserved;

impl<State: ?Sized, Move, Score> Observer<State, Move, Score> for Unobserved {}

/// Two observers side by side; the first is told first.
impl<State: ?Sized, Move: Copy, Score: Copy, A, B> Observer<State, Move, Score> for (A, B)
where
    A: Observer<State, Move, Score>,
    B: Observer<State, Move, Score>,
{
    #[inline(always)]
    fn enter(&mut self, state: &State, ply: u32, window: Window<Score>) {
        self.0.enter(state, ply, window);
        self.1.enter(state, ply, window);
    }

    #[inline(always)]
    fn leaf(&mut self, state: &State, ply: u32, value: Score) {
        self.0.leaf(state, ply, value);
        self.1.leaf(state, ply, value);
    }

    #[inline(always)]
    fn improve(&mut self, state: &State, ply: u32, mv: Move, value: Score, window: Window<Score>) {
        self.0.improve(state, ply, mv, value, window);
        self.1.improve(state, ply, mv, value, window);
    }

    #[inline(always)]
    fn cut(&mut self, state: &State, ply: u32, player: Player, mv: Move, window: Window<Score>) {
        self.0.cut(state, ply, player, mv, window);
        self.1.cut(state, ply, player, mv, window);
    }

    #[inline(always)]
    fn leave(&mut self, state: &State, ply: u32, value: Score, bound: Bound) {
        self.0.leave(state, ply, value, bound);
        self.1.leave(state, ply, value, bound);
    }
}

/// A borrowed observer, for a caller that wants to keep it.
impl<State: ?Sized, Move, Score, O> Observer<State, Move, Score> for &mut O
where
    O: Observer<State, Move, Score>,
{
    #[inline(always)]
    fn enter(&mut self, state: &State, ply: u32, window: Window<Score>) {
        (**self).enter(state, ply, window);
    }

    #[inline(always)]
    fn leaf(&mut self, state: &State, ply: u32, value: Score) {
        (**self).leaf(state, ply, value);
    }

    #[inline(always)]
    fn improve(&mut self, state: &State, ply: u32, mv: Move, value: Score, window: Window<Score>) {
        (**self).improve(state, ply, mv, value, window);
    }

    #[inline(always)]
    fn cut(&mut self, state: &State, ply: u32, player: Player, mv: Move, window: Window<Score>) {
        (**self).cut(state, ply, player, mv, window);
    }

    #[inline(always)]
    fn leave(&mut self, state: &State, ply: u32, value: Score, bound: Bound) {
        (**self).leave(state, ply, value, bound);
    }
}
