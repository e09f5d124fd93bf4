//! Who wins an impartial game.

/// The outcome class of a position of an impartial game under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The previous player wins: whoever is to move loses.
    P,
    /// The next player wins: whoever is to move.
    N,
}

impl Outcome {
    /// The value in the view of the player to move: 1 for a win, -1 for a loss.
    pub const fn value(self) -> i32 {
        match self {
            Self::P => -1,
            Self::N => 1,
        }
    }
}
