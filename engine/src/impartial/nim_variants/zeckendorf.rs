//! Whole numbers as sums of Fibonacci numbers, no two of them neighbours (E. Zeckendorf 1972; C. G. Lekkerkerker
//! 1952): there is exactly one such sum.

/// The Fibonacci numbers 1, 2, 3, 5, ... up to the first beyond 64 bits, which stands last.
const FIBONACCI: [u128; 93] = {
    let mut numbers = [1; 93];
    numbers[1] = 2;
    let mut place = 2;
    while place < numbers.len() {
        numbers[place] = numbers[place - 1] + numbers[place - 2];
        place += 1;
    }
    numbers
};

/// The Fibonacci numbers of which a number is the sum, no two of them neighbours, the least first. None for 0.
pub fn zeckendorf(number: u64) -> Vec<u64> {
    let parts = places(number).map(|place| FIBONACCI[place] as u64);
    let mut parts: Vec<u64> = parts.collect();
    parts.reverse();
    parts
}

/// The places of those Fibonacci numbers, the greatest first.
fn places(number: u64) -> impl Iterator<Item = usize> {
    let mut rest = u128::from(number);
    let mut below = FIBONACCI.len();
    std::iter::from_fn(move || {
        below = FIBONACCI[..below].partition_point(|fibonacci| *fibonacci <= rest);
        let place = below.checked_sub(1)?;
        rest -= FIBONACCI[place];
        Some(place)
    })
}

/// The sum of the next greater Fibonacci numbers; `None` beyond 64 bits.
pub(super) fn shifted_up(number: u64) -> Option<u64> {
    let parts = places(number).map(|place| FIBONACCI.get(place + 1));
    let sum = parts.sum::<Option<u128>>()?;
    u64::try_from(sum).ok()
}

/// The sum of the next smaller Fibonacci numbers, when none of a number's is 1.
fn shifted_down(number: u64) -> Option<u64> {
    let parts = places(number).map(|place| FIBONACCI.get(place.checked_sub(1)?));
    let sum = parts.sum::<Option<u128>>()?;
    u64::try_from(sum).ok()
}

/// The partner of a number in its Wythoff pair: `None` beyond 64 bits.
///
/// The smaller numbers of the pairs are those whose least Fibonacci number stands at an even place (1, 3, 8, ...), and
/// the larger one of a pair has the next greater Fibonacci numbers (J. H. Silber, "Wythoff's Nim and Fibonacci
/// representations", 1977).
pub(super) fn wythoff_partner(number: u64) -> Option<u64> {
    match places(number).last() {
        Some(least) if least % 2 == 1 => shifted_down(number),
        _ => shifted_up(number),
    }
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_last_fibonacci_number_alone_is_beyond_64_bits() {
        let (last, others) = FIBONACCI.split_last().unwrap();
        assert!(*last > u128::from(u64::MAX));
        assert!(
            others
                .iter()
                .all(|fibonacci| *fibonacci <= u128::from(u64::MAX))
        );
    }

    #[test]
    fn a_hundred_is_89_and_8_and_3() {
        assert_eq!(zeckendorf(100), [3, 8, 89]);
        assert_eq!(zeckendorf(0), [0; 0]);
        assert_eq!(zeckendorf(1), [1]);
    }

    /// The pair of number n is (n times the golden ratio, rounded down; n more), by an exact square root.
    fn pair_by_square_root(n: u64) -> (BigUint, BigUint) {
        let n = BigUint::from(n);
        let smaller = (&n + (&n * &n * 5u32).sqrt()) / 2u32;
        let larger = &smaller + n;
        (smaller, larger)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(10_000))]

        #[test]
        fn the_sum_is_the_number_and_no_two_are_neighbours(number: u64) {
            let parts = zeckendorf(number);
            prop_assert_eq!(parts.iter().sum::<u64>(), number);
            let place = |part: &u64| FIBONACCI.iter().position(|fibonacci| *fibonacci == u128::from(*part));
            let places: Vec<usize> = parts.iter().filter_map(place).collect();
            prop_assert_eq!(places.len(), parts.len());
            prop_assert!(places.windows(2).all(|pair| pair[0] + 2 <= pair[1]));
        }

        #[test]
        fn partners_are_those_of_the_golden_ratio(n in prop_oneof![0u64..10_000, any::<u64>()]) {
            let (smaller, larger) = pair_by_square_root(n);
            if let Ok(smaller) = u64::try_from(&smaller) {
                prop_assert_eq!(wythoff_partner(smaller).map(BigUint::from), u64::try_from(&larger).ok().map(BigUint::from));
                if let Ok(larger) = u64::try_from(&larger) {
                    prop_assert_eq!(wythoff_partner(larger), Some(smaller));
                }
            }
        }
    }
}
