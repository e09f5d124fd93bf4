//! The minimal excludant: the least whole number that is not in a set (P. M. Grundy, "Mathematics and games", 1939;
//! R. P. Sprague, "Über mathematische Kampfspiele", 1935).

/// The least whole number that is not among these, which may repeat.
pub fn mex(values: &[u64]) -> u64 {
    // So many values leave one of the numbers up to their count out.
    let mut present = vec![false; values.len()];
    for &value in values {
        let slot = usize::try_from(value)
            .ok()
            .and_then(|value| present.get_mut(value));
        if let Some(slot) = slot {
            *slot = true;
        }
    }
    present.iter().take_while(|present| **present).count() as u64
}

/// A set of small numbers that is emptied again and again, and asked for its mex each time.
#[derive(Clone, Debug, Default)]
pub(super) struct Excluded {
    /// A number is in the set when this round is written at it.
    rounds: Vec<u32>,
    round: u32,
}

impl Excluded {
    /// Empties the set.
    pub(super) fn clear(&mut self) {
        self.round = match self.round.checked_add(1) {
            Some(round) => round,
            None => {
                self.rounds.fill(0);
                1
            }
        };
    }

    /// Puts a number into the set; whether it was not there before.
    #[inline]
    pub(super) fn insert(&mut self, value: u32) -> bool {
        let place = value as usize;
        if place >= self.rounds.len() {
            self.rounds.resize((place + 1).next_power_of_two(), 0);
        }
        let is_new = self.rounds[place] != self.round;
        self.rounds[place] = self.round;
        is_new
    }

    /// Whether a number is in the set.
    #[inline]
    pub(super) fn contains(&self, value: u32) -> bool {
        self.rounds.get(value as usize) == Some(&self.round)
    }

    /// The least number that is not in the set.
    #[inline]
    pub(super) fn mex(&self) -> u32 {
        let inside = self.rounds.iter().take_while(|round| **round == self.round);
        inside.count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_mex_of_nothing_is_zero_and_huge_numbers_do_not_matter() {
        assert_eq!(mex(&[]), 0);
        assert_eq!(mex(&[0, 1, 3]), 2);
        assert_eq!(mex(&[u64::MAX, 0, 0]), 1);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(10_000))]

        #[test]
        fn the_mex_is_the_first_number_that_is_not_there(
            sets in prop::collection::vec(prop::collection::vec(0u64..12, 0..20), 1..4),
        ) {
            let mut excluded = Excluded::default();
            for set in sets {
                let naive = (0..).find(|value| !set.contains(value));
                prop_assert_eq!(Some(mex(&set)), naive);
                excluded.clear();
                for &value in &set {
                    excluded.insert(value as u32);
                }
                prop_assert_eq!(Some(u64::from(excluded.mex())), naive);
                prop_assert!((0..12).all(|value| excluded.contains(value) == set.contains(&u64::from(value))));
            }
        }
    }
}
