//! How any game is searched.
//!
//! [`minimax()`] and [`alphabeta()`] recurse to the length of the game. What alpha-beta does at a node stands in
//! [`OpenNode`], which the explicit-stack search of posted trees ([`crate::tree::search`]) shares.

mod alphabeta;
mod horizon;
mod limits;
mod minimax;
mod open_node;
mod rules;
mod window;

pub use alphabeta::alphabeta;
pub use horizon::{DepthLimit, Horizon, Quiescence, ToTheEnd};
pub use limits::{Limits, Meter, NODES_BETWEEN_CHECKS};
pub use minimax::minimax;
pub use open_node::{Effect, OpenNode, returned};
pub use rules::{ChosenRules, CutWhen, Fail, Rules, Standard, Unpruned};
pub use window::{Bound, Window};

/// What a search found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found<Score> {
    /// The value of the root; when the search was stopped, the best of the root's children that were done,
    /// or `None` when not even the first was.
    pub value: Option<Score>,
    /// How the value relates to the true one.
    pub bound: Bound,
    /// Whether the search ran to its end.
    pub complete: bool,
}
