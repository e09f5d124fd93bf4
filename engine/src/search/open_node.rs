//! The one place that says what alpha-beta does at a node: the recursive driver for games and the
//! explicit-stack driver for posted trees both step through it.

use super::rules::{CutWhen, Fail, Rules};
use super::window::{Bound, Window};
use crate::game::{Player, Score};

/// A node whose children are being searched.
#[derive(Clone, Copy, Debug)]
pub struct OpenNode<S> {
    /// The window that the node was entered with.
    pub entry: Window<S>,
    /// The window as the children seen so far have narrowed it; past a cut-off its ends have met or crossed.
    pub window: Window<S>,
    /// The best value so far; the mover's worst infinity before the first child.
    pub best: S,
}

/// What a child's value did to its parent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The child is better for the mover than every child before it.
    pub improved: bool,
    /// The window has closed: no further child needs to be searched.
    pub cut: bool,
}

impl<S: Score> OpenNode<S> {
    /// A node that was just entered with `entry` and in which `player` moves.
    #[inline(always)]
    pub fn enter(player: Player, entry: Window<S>) -> Self {
        Self {
            entry,
            window: entry,
            best: player.worst(),
        }
    }

    /// The window for the next child.
    #[inline(always)]
    pub fn child_window(&self, player: Player, rules: &impl Rules) -> Window<S> {
        if !rules.prunes() {
            return Window::OPEN;
        }
        if rules.deep_cutoffs() {
            return self.window;
        }
        match player {
            Player::Max => Window {
                alpha: self.window.alpha,
                beta: S::PLUS_INFINITY,
            },
            Player::Min => Window {
                alpha: S::MINUS_INFINITY,
                beta: self.window.beta,
            },
        }
    }

    /// Takes in the value that a child returned.
    #[inline(always)]
    pub fn take(&mut self, player: Player, value: S, rules: &impl Rules) -> Effect {
        let improved = player.prefers(value, self.best);
        if improved {
            self.best = value;
            match player {
                Player::Max => self.window.alpha = self.window.alpha.max(value),
                Player::Min => self.window.beta = self.window.beta.min(value),
            }
        }
        let cut = improved
            && rules.prunes()
            && match rules.cut_when() {
                CutWhen::Reached => self.window.alpha >= self.window.beta,
                CutWhen::Crossed => self.window.alpha > self.window.beta,
            };
        Effect { improved, cut }
    }

    /// What the node returns once its children are done, or cut off.
    #[inline(always)]
    pub fn value(&self, rules: &impl Rules) -> S {
        returned(self.best, self.entry, rules)
    }

    /// How [`value`](Self::value) relates to the true one.
    #[inline(always)]
    pub fn bound(&self, rules: &impl Rules) -> Bound {
        self.entry.bound_of(self.value(rules))
    }
}

/// What a search returns that found `value` and was asked with `window`.
#[inline(always)]
pub fn returned<S: Score>(value: S, window: Window<S>, rules: &impl Rules) -> S {
    match rules.fail() {
        Fail::Soft => value,
        Fail::Hard => window.clamp(value),
    }
}
