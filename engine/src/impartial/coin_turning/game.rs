//! The coin-turning games that have names.

use super::turning::{Coins, Turning};

/// A coin-turning game. The rightmost coin of a move goes from heads to tails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CoinGame {
    /// One or two coins are turned.
    TurningTurtles,
    /// Two coins are turned.
    Twins,
    /// One, two or three coins are turned.
    MockTurtles,
    /// Three coins are turned.
    Triplets,
    /// One to nine coins are turned.
    Moidores,
    /// Any number of neighbouring coins are turned.
    Ruler,
    /// Up to five neighbouring coins are turned.
    RulerFives,
    /// One, two or three among five neighbouring coins are turned.
    MockTurtleFives,
    /// Three among five neighbouring coins are turned.
    TripletFives,
    /// Three coins at equal distances are turned.
    Turnips,
    /// Four coins are turned that lie symmetrically, the leftmost of the row among them.
    Grunt,
}

impl CoinGame {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::TurningTurtles,
        Self::Twins,
        Self::MockTurtles,
        Self::Triplets,
        Self::Moidores,
        Self::Ruler,
        Self::RulerFives,
        Self::MockTurtleFives,
        Self::TripletFives,
        Self::Turnips,
        Self::Grunt,
    ];

    /// The most coins of a row that is solved. Where nine coins may be turned, the values grow like powers of 2.
    pub const fn longest_row(self) -> usize {
        match self {
            Self::Moidores => 24,
            _ => 4_096,
        }
    }

    pub(super) const fn turning(self) -> Turning {
        const FIVE: usize = 5;
        match self {
            Self::TurningTurtles => any(1, 2, None),
            Self::Twins => any(2, 2, None),
            Self::MockTurtles => any(1, 3, None),
            Self::Triplets => any(3, 3, None),
            Self::Moidores => any(1, 9, None),
            Self::Ruler => Turning::Neighbours { most: usize::MAX },
            Self::RulerFives => Turning::Neighbours { most: FIVE },
            Self::MockTurtleFives => any(1, 3, Some(FIVE)),
            Self::TripletFives => any(3, 3, Some(FIVE)),
            Self::Turnips => Turning::ThreeAtEqualDistances,
            Self::Grunt => Turning::FourSymmetricallyWithTheFirst,
        }
    }
}

const fn any(least: usize, most: usize, within: Option<usize>) -> Turning {
    let coins = Coins { least, most };
    Turning::Any { coins, within }
}
