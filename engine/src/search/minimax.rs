//! Minimax over any [`Game`]: the value of every line, none cut.

use std::ops::ControlFlow;

use super::Found;
use super::horizon::Horizon;
use super::limits::{Limits, Meter};
use super::window::{Bound, Window};
use crate::game::{Game, Player};
use crate::observe::Observer;

/// Searches every line from `state` down to `horizon`. Every node is told to `observer` with an open window.
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
    let mut search = Search {
        game,
        horizon,
        meter: Meter::new(limits),
        observer,
    };
    let value = search.visit(state, 0);
    if !search.meter.stopped() {
        return Found {
            value: Some(value),
            bound: Bound::Exact,
            complete: true,
        };
    }
    let player = game.to_move(state);
    Found {
        value: (value != player.worst()).then_some(value),
        bound: match player {
            Player::Max => Bound::Lower,
            Player::Min => Bound::Upper,
        },
        complete: false,
    }
}

struct Search<'a, G, H, O> {
    game: &'a G,
    horizon: H,
    meter: Meter<'a>,
    observer: O,
}

impl<G, H, O> Search<'_, G, H, O>
where
    G: Game,
    H: Horizon<G>,
    O: Observer<G::State, G::Move, G::Score>,
{
    fn visit(&mut self, state: &G::State, ply: u32) -> G::Score {
        let game = self.game;
        let player = game.to_move(state);
        if !self.meter.visit() {
            return player.worst();
        }
        self.observer.enter(state, ply, Window::OPEN);
        let evaluation = match game.ended(state, ply) {
            Some(score) => Some(score),
            None => self.horizon.estimate(game, state, ply),
        };
        if let Some(score) = evaluation {
            return self.leaf(state, ply, score);
        }
        let mut best = None;
        let _ = game.moves(state, |mv| {
            let value = game.with_child(state, mv, |child| self.visit(child, ply + 1));
            if self.meter.stopped() {
                return ControlFlow::Break(());
            }
            if best.is_none_or(|best| player.prefers(value, best)) {
                best = Some(value);
                self.observer.improve(state, ply, mv, value, Window::OPEN);
            }
            ControlFlow::Continue(())
        });
        match best {
            Some(value) => {
                if !self.meter.stopped() {
                    self.observer.leave(state, ply, value, Bound::Exact);
                }
                value
            }
            None if self.meter.stopped() => player.worst(),
            None => {
                let score = game.stuck(state, ply);
                self.leaf(state, ply, score)
            }
        }
    }

    fn leaf(&mut self, state: &G::State, ply: u32, score: G::Score) -> G::Score {
        self.observer.leaf(state, ply, score);
        self.observer.leave(state, ply, score, Bound::Exact);
        score
    }
}
