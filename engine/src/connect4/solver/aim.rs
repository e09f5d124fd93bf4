//! What a search is to find out.

/// What to find out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Aim {
    /// The score.
    #[default]
    Exact,
    /// Only whether it is a win, a draw or a loss, which takes less time.
    Weak,
}
