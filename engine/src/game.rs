//! What a game is: states, moves, ends, players and scores.

use std::fmt::Debug;
use std::ops::ControlFlow;

/// The two players. Scores are always told from the view of [`Player::Max`] unless a type says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The player who wants the highest score.
    Max,
    /// The player who wants the lowest score.
    Min,
}

impl Player {
    /// The other player.
    #[inline(always)]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Max => Self::Min,
            Self::Min => Self::Max,
        }
    }

    /// Whether this player would rather have `candidate` than `current`.
    #[inline(always)]
    pub fn prefers<S: Score>(self, candidate: S, current: S) -> bool {
        match self {
            Self::Max => candidate > current,
            Self::Min => candidate < current,
        }
    }

    /// The score that this player likes least: where a maximum or minimum starts from.
    #[inline(always)]
    pub const fn worst<S: Score>(self) -> S {
        match self {
            Self::Max => S::MINUS_INFINITY,
            Self::Min => S::PLUS_INFINITY,
        }
    }
}

/// A totally ordered score with two ends that no position can reach.
pub trait Score: Copy + Ord + Debug {
    /// Below every score of a position: an open lower end of a window.
    const MINUS_INFINITY: Self;
    /// Above every score of a position: an open upper end of a window.
    const PLUS_INFINITY: Self;

    /// `Some(score)` unless it is one of the two infinities.
    #[inline]
    fn finite(self) -> Option<Self> {
        (self != Self::MINUS_INFINITY && self != Self::PLUS_INFINITY).then_some(self)
    }
}

impl Score for i32 {
    const MINUS_INFINITY: Self = i32::MIN;
    const PLUS_INFINITY: Self = i32::MAX;
}

/// The score of a game that [`Player::Max`] wins at once. A win `n` plies away scores `WIN - n`,
/// so that the nearest win is the best and the farthest loss the least bad.
pub const WIN: i32 = 1_000_000;

/// A two-player game of perfect information, of bounded length.
///
/// The searches in [`crate::search`] recurse to the length of the game; games without a bound on
/// their length (posted trees) have a driver of their own, [`crate::tree::search`].
pub trait Game {
    /// A position. Cheap to copy or to change and restore.
    type State;
    /// A move in a position.
    type Move: Copy + Debug + PartialEq;
    /// What the end of a game is worth.
    type Score: Score;

    /// Whether turns always alternate. When they do, the search need not ask whose turn it is below the root.
    const ALTERNATES: bool = true;

    /// Whose turn it is.
    fn to_move(&self, state: &Self::State) -> Player;

    /// The score of a position that a constant-time test shows to be the end (a line made, the board full),
    /// `ply` moves below the root of the search.
    fn ended(&self, state: &Self::State, ply: u32) -> Option<Self::Score>;

    /// Shows every legal move to `visit`, in the game's one documented order, until `visit` breaks.
    fn moves<B>(
        &self,
        state: &Self::State,
        visit: impl FnMut(Self::Move) -> ControlFlow<B>,
    ) -> ControlFlow<B>;

    /// Plays `mv` and hands the position after it to `visit`.
    fn with_child<R>(
        &self,
        state: &Self::State,
        mv: Self::Move,
        visit: impl FnOnce(&Self::State) -> R,
    ) -> R;

    /// The score of a position that has not [`ended`](Self::ended) but in which [`moves`](Self::moves) shows none.
    fn stuck(&self, state: &Self::State, ply: u32) -> Self::Score;
}

/// A game whose positions can be judged without search.
pub trait Evaluate: Game {
    /// An estimate of the position's score, strictly between the scores of a loss and a win.
    fn evaluate(&self, state: &Self::State) -> Self::Score;
}

/// A game that knows when an estimate is about to be overturned, for quiescence search.
pub trait Noisy: Evaluate {
    /// Whether the very next moves can change the estimate so much that it should not be trusted yet.
    fn is_noisy(&self, state: &Self::State) -> bool;
}
