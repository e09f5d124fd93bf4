//! Which Grundy values of a game are rare.
//!
//! In the games whose values were computed far, some bits can be chosen so that values with an even number of them
//! are rare (Berlekamp, Conway and Guy, "Winning ways", chapter 4; A. Flammenkamp has computed octal games far with
//! this). The exclusive or of two values is even when both are of one kind and odd when they are not. So all
//! options with an odd value come from the few splits with one rare heap, and these alone tell which value a heap has
//! unless it is a rare one, which a search for the even values below it shows. The choice decides how fast that is;
//! whether it is right does not depend on it.

/// The bits that are counted, and the heaps whose values have an even number of them.
#[derive(Clone, Debug, Default)]
pub(super) struct SparseSpace {
    mask: u32,
    /// Ascending, without the heap of 0.
    rare: Vec<u32>,
}

impl SparseSpace {
    /// The choice that makes the fewest of these values rare.
    pub(super) fn of(values: &[u32]) -> Self {
        let mask = rarest_even(values);
        let mut space = Self {
            mask,
            rare: Vec::new(),
        };
        for (heap, &value) in (0..).zip(values).skip(1) {
            space.add(heap, value);
        }
        space
    }

    /// Learns the value of the next heap.
    pub(super) fn add(&mut self, heap: u32, value: u32) {
        if heap > 0 && !self.is_odd(value) {
            self.rare.push(heap);
        }
    }

    /// Whether no value is odd: then every heap is rare.
    pub(super) fn is_everything(&self) -> bool {
        self.mask == 0
    }

    /// Whether a value is one of the frequent ones.
    #[inline]
    pub(super) fn is_odd(&self, value: u32) -> bool {
        (value & self.mask).count_ones() % 2 == 1
    }

    /// The heaps with rare values below a size, ascending.
    pub(super) fn rare_below(&self, heap: usize) -> &[u32] {
        let count = self.rare.partition_point(|rare| (*rare as usize) < heap);
        self.rare.get(..count).unwrap_or_default()
    }
}

/// The bits of which the fewest values have an even number: the lowest point of the Walsh-Hadamard transform of how
/// often each value occurs.
fn rarest_even(values: &[u32]) -> u32 {
    let largest = values.iter().copied().max().unwrap_or(0) as usize;
    let mut counts = vec![0i64; (largest + 1).next_power_of_two()];
    for &value in values {
        counts[value as usize] += 1;
    }
    let mut half = 1;
    while half < counts.len() {
        for block in counts.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (low, high) in low.iter_mut().zip(high) {
                (*low, *high) = (*low + *high, *low - *high);
            }
        }
        half *= 2;
    }
    let least = (0u32..).zip(&counts).min_by_key(|(_, excess)| **excess);
    least.map_or(0, |(mask, _)| mask)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn no_other_bits_make_fewer_values_rare(values in prop::collection::vec(0u32..32, 1..60)) {
            let even = |mask: u32| values.iter().filter(|value| (**value & mask).count_ones().is_multiple_of(2)).count();
            let fewest = (0u32..32).map(even).min();
            prop_assert_eq!(Some(even(rarest_even(&values))), fewest);
        }
    }
}
