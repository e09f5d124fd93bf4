//! Minimax over any [`Game`]: the value of every line, none cut.

use super::Found;
use super::alphabeta::alphabeta;
use super::horizon::Horizon;
use super::limits::Limits;
use super::rules::Unpruned;
use super::window::Window;
use crate::game::Game;
use crate::observe::Observer;

/// Searches every line from `state` down to `horizon`.
///
/// It is the search of [`alphabeta`] under rules that never cut, so that both see a game in the same way.
pub fn minimax<G, H, O>(
    game: &G,
    state: &G::State,
    horizon: H,
    limits: Limits<'_>,
    observer: O,
) -> Found<G::Score>
where
    G: Game,
    H: Horizon<G>,
    O: Observer<G::State, G::Move, G::Score>,
{
    alphabeta(
        game,
        state,
        Window::OPEN,
        horizon,
        Unpruned,
        limits,
        observer,
    )
}
