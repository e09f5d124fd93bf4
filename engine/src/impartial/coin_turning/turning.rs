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
    /// Tells every move with this rightmost coin, as the coins that are turned, ascending, and the nim-sum of what
    /// those besides it are worth alone: those that turn the fewest first, then by the leftmost.
    pub(super) fn for_each_move(
        self,
        rightmost: usize,
        values: &[u32],
        mut found: impl FnMut(&[usize], u32),
    ) {
        let mut found_few = |turned: &[usize]| {
            let others = turned.iter().filter(|coin| **coin != rightmost);
            found(turned, others.fold(0, |sum, coin| sum ^ values[*coin]));
        };
        match self {
            Self::Any { coins, within } => {
                let first = within.map_or(1, |within| rightmost.saturating_sub(within - 1).max(1));
                for count in coins.least..=coins.most {
                    let mut turned = vec![rightmost];
                    choose(first, count - 1, &mut turned, &mut found_few);
                }
            }
            Self::Neighbours { most } => {
                let coins: Vec<usize> = (1..=rightmost).collect();
                // With each neighbour more the sum is that of before and of it: there may be thousands.
                let mut sum = 0;
                for count in 1..=most.min(rightmost) {
                    let turned = &coins[rightmost - count..];
                    if count > 1 {
                        sum ^= values[turned[0]];
                    }
                    found(turned, sum);
                }
            }
            Self::ThreeAtEqualDistances => {
                for distance in (1..=(rightmost - 1) / 2).rev() {
                    found_few(&[rightmost - 2 * distance, rightmost - distance, rightmost]);
                }
            }
            Self::FourSymmetricallyWithTheFirst => {
                for second in 2..=rightmost / 2 {
                    found_few(&[1, second, rightmost + 1 - second, rightmost]);
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
