//! The colours of the discs.

use std::fmt;

use crate::game::Player;

/// The two sides. Red moves first and is [`Player::Max`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// The first player.
    Red,
    /// The second player; some sets have yellow discs in its place.
    Blue,
}

impl Color {
    /// The other side.
    pub const fn opponent(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }

    /// The side as a player of a search.
    pub const fn player(self) -> Player {
        match self {
            Self::Red => Player::Max,
            Self::Blue => Player::Min,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "red",
            Self::Blue => "blue",
        })
    }
}
