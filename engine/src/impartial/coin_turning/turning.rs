//! Which coins may be turned together.

/// How many coins are turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Coins {
    /// At least so many.
    pub(super) least: usize,
    /// At most so many.
    pub(super) most: usize,
}

/// Which coins may be turned together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turning {
    /// Any, within so many neighbours if that is told.
    Any { coins: Coins, within: Option<usize> },
    /// Neighbours, up to so many.
    Neighbours { most: usize },
    /// Three coins at equal distances.
    ThreeAtEqualDistances,
    /// Coin 1, the rightmost, and two between them that are as far from either.
    FourSymmetricallyWithTheFirst,
}

impl Turning {
    /// Tells every move with this rightmost coin, as the coins that are turned, ascending: those that turn the
    /// fewest first, then by the leftmost.
    pub(super) fn for_each_move(self, rightmost: usize, mut found: impl FnMut(&[usize])) {
        match self {
            Self::Any { coins, within } => {
                let first = within.map_or(1, |within| rightmost.saturating_sub(within - 1).max(1));
                for count in coins.least..=coins.most {
                    let mut turned = vec![rightmost];
                    choose(first, count - 1, &mut turned, &mut found);
                }
            }
            Self::Neighbours { most } => {
                let coins: Vec<usize> = (1..=rightmost).collect();
                for count in 1..=most.min(rightmost) {
                    found(&coins[rightmost - count..]);
                }
            }
            Self::ThreeAtEqualDistances => {
                for distance in (1..=(rightmost - 1) / 2).rev() {
                    found(&[rightmost - 2 * distance, rightmost - distance, rightmost]);
                }
            }
            Self::FourSymmetricallyWithTheFirst => {
                for second in 2..=rightmost / 2 {
                    found(&[1, second, rightmost + 1 - second, rightmost]);
                }
            }
        }
    }
}

/// Chooses so many more coins, from `first` on and ascending, to the left of the last of `turned`.
fn choose(first: usize, count: usize, turned: &mut Vec<usize>, found: &mut impl FnMut(&[usize])) {
    if count == 0 {
        found(turned);
        return;
    }
    let Some(&rightmost) = turned.last() else {
        return;
    };
    let place = turned.len() - 1;
    for coin in first..rightmost {
        turned.insert(place, coin);
        choose(coin + 1, count - 1, turned, found);
        turned.remove(place);
    }
}
