//! Alpha-beta over any [`Game`] (Knuth and Moore 1975), in the plain form with MAX and MIN nodes.

use std::marker::PhantomData;
use std::ops::ControlFlow;

use super::Found;
use super::horizon::Horizon;
use super::limits::{Limits, Meter};
use super::open_node::{OpenNode, returned};
use super::rules::Rules;
use super::window::{Bound, Window};
use crate::game::{Game, Player};
use crate::observe::Observer;

/// Searches `state` with `window` under `rules`, down to `horizon`, within `limits`, and tells `observer`.
///
/// Children are visited in the game's own order. The value is told from MAX's view.
pub fn alphabeta<G, H, R, O>(
    game: &G,
    state: &G::State,
    window: Window<G::Score>,
    horizon: H,
    rules: R,
    limits: Limits<'_>,
    observer: O,
) -> Found<G::Score>
where
    G: Game,
    H: Horizon<G>,
    R: Rules,
    O: Observer<G::State, G::Move, G::Score>,
{
    let mut search = Search {
        game,
        horizon,
        rules,
        meter: Meter::new(limits),
        observer,
    };
    let (player, value) = match game.to_move(state) {
        Player::Max => (Player::Max, search.visit::<MaxMoves>(state, 0, window)),
        Player::Min => (Player::Min, search.visit::<MinMoves>(state, 0, window)),
    };
    if !search.meter.stopped() {
        return Found {
            value: Some(value),
            bound: window.bound_of(value),
            complete: true,
        };
    }
    // Only a child's value inside the window says something about the root: below it, it is the child's upper bound.
    let (proves, bound) = match player {
        Player::Max => (value > window.alpha, Bound::Lower),
        Player::Min => (value < window.beta, Bound::Upper),
    };
    Found {
        value: proves.then_some(value),
        bound,
        complete: false,
    }
}

/// The side to move as a type, so that each side's code is compiled without asking which it is.
trait Side {
    const PLAYER: Player;
    type Opponent: Side<Opponent = Self>;
}

struct MaxMoves(PhantomData<()>);
struct MinMoves(PhantomData<()>);

impl Side for MaxMoves {
    const PLAYER: Player = Player::Max;
    type Opponent = MinMoves;
}

impl Side for MinMoves {
    const PLAYER: Player = Player::Min;
    type Opponent = MaxMoves;
}

struct Search<'a, G, H, R, O> {
    game: &'a G,
    horizon: H,
    rules: R,
    meter: Meter<'a>,
    observer: O,
}

impl<G, H, R, O> Search<'_, G, H, R, O>
where
    G: Game,
    H: Horizon<G>,
    R: Rules,
    O: Observer<G::State, G::Move, G::Score>,
{
    fn visit<S: Side>(&mut self, state: &G::State, ply: u32, window: Window<G::Score>) -> G::Score {
        if !self.meter.visit() {
            return S::PLAYER.worst();
        }
        self.observer.enter(state, ply, window);
        let game = self.game;
        let evaluation = match game.ended(state, ply) {
            Some(score) => Some(score),
            None => self.horizon.estimate(game, state, ply),
        };
        if let Some(score) = evaluation {
            return self.leaf(state, ply, score, window);
        }

        let mut node = OpenNode::enter(S::PLAYER, window);
        let mut has_moves = false;
        let _ = game.moves(state, |mv| {
            has_moves = true;
            let child_window = node.child_window(S::PLAYER, &self.rules);
            let value = game.with_child(state, mv, |child| {
                if G::ALTERNATES || game.to_move(child) != S::PLAYER {
                    self.visit::<S::Opponent>(child, ply + 1, child_window)
                } else {
                    self.visit::<S>(child, ply + 1, child_window)
                }
            });
            if self.meter.stopped() {
                return ControlFlow::Break(());
            }
            let effect = node.take(S::PLAYER, value, &self.rules);
            if effect.improved {
                self.observer.improve(state, ply, mv, value, node.window);
            }
            if effect.cut {
                self.observer.cut(state, ply, S::PLAYER, mv, node.window);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        if !has_moves {
            let score = game.stuck(state, ply);
            return self.leaf(state, ply, score, window);
        }
        let value = node.value(&self.rules);
        if !self.meter.stopped() {
            self.observer
                .leave(state, ply, value, node.bound(&self.rules));
        }
        value
    }

    #[inline(always)]
    fn leaf(
        &mut self,
        state: &G::State,
        ply: u32,
        score: G::Score,
        window: Window<G::Score>,
    ) -> G::Score {
        self.observer.leaf(state, ply, score);
        let value = returned(score, window, &self.rules);
        let bound = if value == score {
            Bound::Exact
        } else {
            window.bound_of(value)
        };
        self.observer.leave(state, ply, value, bound);
        value
    }
}
