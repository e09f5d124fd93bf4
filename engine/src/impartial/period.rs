//! Sequences of Grundy values that repeat.

/// How a sequence repeats: from `preperiod` on, the value `length` further on is larger by `saltus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// How many values stand before the part that repeats.
    pub preperiod: u64,
    /// The least number of values after which they repeat.
    pub length: u64,
    /// By how much they have grown then; 0 when they are the same.
    pub saltus: u64,
}

impl Period {
    /// The place among the first `preperiod + length` values that decides the value at `place`, and how much is to be
    /// added to what stands there.
    pub fn fold(&self, place: u64) -> (u64, u64) {
        match place.checked_sub(self.preperiod) {
            None => (place, 0),
            Some(beyond) => {
                let rounds = beyond / self.length;
                // A Grundy value never exceeds the size of the heap, so this fits.
                let added = rounds.saturating_mul(self.saltus);
                (self.preperiod + beyond % self.length, added)
            }
        }
    }
}

/// The least length after which the end of `values` repeats what stands before it, from so far back that it `proves`
/// that the sequence goes on repeating. `proves(preperiod, length)` is asked whether the equality of
/// `values[n]` and `values[n + length]` for every `n` from `preperiod` to the end is enough. The preperiod is the
/// least possible.
pub(super) fn find_repetition<T: PartialEq>(
    values: &[T],
    proves: impl Fn(usize, usize) -> bool,
) -> Option<(usize, usize)> {
    let matches = suffix_matches(values);
    (1..values.len()).find_map(|length| {
        let preperiod = values.len() - length - matches[length] as usize;
        proves(preperiod, length).then_some((preperiod, length))
    })
}

/// For every shift, how many values in a row, back from the last, equal the values so far before them: the Z array of
/// the reversed sequence (D. Gusfield, "Algorithms on strings, trees and sequences", 1997, section 1.3).
fn suffix_matches<T: PartialEq>(values: &[T]) -> Vec<u32> {
    let count = values.len();
    let from_end = |place: usize| &values[count - 1 - place];
    let mut matches = vec![0u32; count];
    // The match that reaches furthest: where it starts and where it ends.
    let (mut start, mut end) = (0, 0);
    for shift in 1..count {
        let mut length = if shift < end {
            (matches[shift - start] as usize).min(end - shift)
        } else {
            0
        };
        while shift + length < count && from_end(length) == from_end(shift + length) {
            length += 1;
        }
        matches[shift] = length as u32;
        if shift + length > end {
            (start, end) = (shift, shift + length);
        }
    }
    matches
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_place_is_folded_into_the_first_round() {
        let period = Period {
            preperiod: 3,
            length: 4,
            saltus: 2,
        };
        assert_eq!(period.fold(2), (2, 0));
        assert_eq!(period.fold(3), (3, 0));
        assert_eq!(period.fold(6), (6, 0));
        assert_eq!(period.fold(16), (4, 6));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(10_000))]

        #[test]
        fn the_repetition_found_is_the_shortest_and_starts_as_early_as_it_can(
            values in prop::collection::vec(0u8..3, 0..24), window in 0usize..8,
        ) {
            let starts_at = |length: usize| (0..=values.len() - length)
                .find(|&start| (start..values.len() - length).all(|n| values[n] == values[n + length]));
            let naive = (1..values.len())
                .filter_map(|length| Some((starts_at(length)?, length)))
                .find(|(start, length)| values.len() - length - start >= window);
            let found = find_repetition(&values, |start, length| values.len() - length - start >= window);
            prop_assert_eq!(found, naive);
        }
    }
}
