//! Numbers that look random and are the same for the same seed everywhere.

/// The generator splitmix64 (Steele, Lea and Flood 2014).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// The generator with this seed.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next number.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.state ^ (self.state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// The next number's remainder by `bound`: a number from 0 to `bound - 1`. The small ones are likelier by no more
    /// than `bound` in 2^64.
    #[inline]
    pub const fn below(&mut self, bound: std::num::NonZeroU64) -> u64 {
        self.next_u64() % bound.get()
    }

    /// Shuffles by Fisher and Yates's method, from the end: each element is swapped with one before it or itself.
    pub fn shuffle<T>(&mut self, elements: &mut [T]) {
        for last in (1..elements.len()).rev() {
            let other = self.next_u64() % (last as u64 + 1);
            elements.swap(last, other as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU64;

    use super::*;

    #[test]
    fn seed_one_starts_with_the_published_numbers() {
        let mut random = SplitMix64::new(1);
        assert_eq!(
            [(); 4].map(|()| random.next_u64()),
            [
                10_451_216_379_200_822_465,
                13_757_245_211_066_428_519,
                17_911_839_290_282_890_590,
                8_196_980_753_821_780_235
            ]
        );
    }

    #[test]
    fn seed_one_shuffles_eight_values_as_published() {
        let mut values = [0, 1, 2, 3, 4, 5, 6, 7];
        SplitMix64::new(1).shuffle(&mut values);
        assert_eq!(values, [4, 3, 2, 7, 5, 6, 0, 1]);
    }

    #[test]
    fn seed_one_draws_digits_as_published() {
        let mut random = SplitMix64::new(1);
        let ten = NonZeroU64::new(10).unwrap();
        assert_eq!(
            [(); 8].map(|()| random.below(ten)),
            [5, 9, 0, 5, 1, 8, 5, 3]
        );
    }

    #[test]
    fn nothing_and_a_single_value_stay_as_they_are() {
        SplitMix64::new(1).shuffle::<u8>(&mut []);
        let mut one = [7];
        SplitMix64::new(1).shuffle(&mut one);
        assert_eq!(one, [7]);
    }
}
