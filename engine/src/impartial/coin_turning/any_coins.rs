//! Games in which any coins may be turned, so many of them: a short cut past trying all of their combinations.

use super::turning::Coins;
use crate::impartial::heap_values::Stopped;
use crate::impartial::value_set::ValueSet;
use crate::search::Limits;

/// What a head is worth alone at each place from 0 to `last`: the least number that is not the nim-sum of as many
/// values to its left as may be turned besides.
pub(super) fn values(coins: Coins, last: usize, limits: &Limits<'_>) -> Result<Vec<u32>, Stopped> {
    // The nim-sums of each number of values so far.
    let mut sums = vec![ValueSet::default(); coins.most];
    sums[0].insert(0);
    let mut values = vec![0];
    for _ in 1..=last {
        if limits.stop_asked() {
            return Err(Stopped);
        }
        let mut excluded = ValueSet::default();
        for sums in &sums[coins.least - 1..] {
            excluded.add_all(sums, 0);
        }
        let value = excluded.mex();
        values.push(value);
        for count in (1..coins.most).rev() {
            let (fewer, more) = sums.split_at_mut(count);
            if let (Some(fewer), Some(more)) = (fewer.last(), more.first_mut()) {
                more.add_all(fewer, value);
            }
        }
    }
    Ok(values)
}

/// The values of a row, to find coins by them.
pub(super) struct AnyCoins<'a> {
    coins: Coins,
    values: &'a [u32],
    /// The coins of each value, ascending.
    of_value: Vec<Vec<usize>>,
}

impl<'a> AnyCoins<'a> {
    pub(super) fn new(coins: Coins, values: &'a [u32]) -> Self {
        let largest = values.iter().max().map_or(0, |value| *value as usize);
        let mut of_value = vec![Vec::new(); largest + 1];
        for (coin, value) in values.iter().enumerate().skip(1) {
            of_value[*value as usize].push(coin);
        }
        Self {
            coins,
            values,
            of_value,
        }
    }

    /// Tells every move with this rightmost coin and others whose values have this nim-sum.
    pub(super) fn with(&self, rightmost: usize, needed: u32, found: &mut impl FnMut(&[usize])) {
        for count in self.coins.least..=self.coins.most {
            let mut turned = vec![rightmost];
            self.choose(1, count - 1, needed, &mut turned, found);
        }
    }

    /// Chooses so many more coins, from `first` on and ascending, to the left of the last of `turned`.
    fn choose(
        &self,
        first: usize,
        count: usize,
        needed: u32,
        turned: &mut Vec<usize>,
        found: &mut impl FnMut(&[usize]),
    ) {
        let Some(&rightmost) = turned.last() else {
            return;
        };
        let place = turned.len() - 1;
        match count {
            0 if needed == 0 => found(turned),
            0 => {}
            1 => {
                let fitting = self.of_value.get(needed as usize);
                let fitting = fitting.into_iter().flatten().copied();
                for coin in fitting.filter(|coin| (first..rightmost).contains(coin)) {
                    turned.insert(place, coin);
                    found(turned);
                    turned.remove(place);
                }
            }
            _ => {
                for coin in first..rightmost {
                    turned.insert(place, coin);
                    let needed = needed ^ self.values[coin];
                    self.choose(coin + 1, count - 1, needed, turned, found);
                    turned.remove(place);
                }
            }
        }
    }
}
