//! Credit, weights and the score that they make, in exact fractions.

use std::cmp::Ordering;

use num_bigint::BigUint;

/// How much of a check is right: an exact fraction from 0 to 1.
#[derive(Clone, Copy, Debug)]
pub struct Credit {
    numerator: u64,
    denominator: u64,
}

impl Credit {
    /// Nothing is right.
    pub const NONE: Self = Self::fraction(0, 1);
    /// Half of it is right.
    pub const HALF: Self = Self::fraction(1, 2);
    /// All of it is right.
    pub const FULL: Self = Self::fraction(1, 1);

    const fn fraction(numerator: u64, denominator: u64) -> Self {
        Self {
            numerator,
            denominator,
        }
    }

    /// All or nothing.
    pub const fn full_if(right: bool) -> Self {
        if right { Self::FULL } else { Self::NONE }
    }

    /// So many of so many. No more than all of them; of none at all, all of them.
    pub fn part(some: u64, of: u64) -> Self {
        if of == 0 {
            return Self::FULL;
        }
        Self::fraction(some.min(of), of)
    }

    /// The credit of a set: what is right in it less what is wrong, over all that belongs there. A set that should be
    /// empty is right when it is.
    pub fn of_set(right: u64, wrong: u64, of: u64) -> Self {
        if of == 0 {
            return Self::full_if(wrong == 0);
        }
        Self::part(right.saturating_sub(wrong), of)
    }

    /// Whether all of it is right.
    pub fn is_full(self) -> bool {
        self.numerator == self.denominator
    }

    /// As a decimal, rounded as the [`Score`] is.
    pub fn rounded(self) -> f64 {
        let (numerator, denominator) = (self.numerator.into(), self.denominator.into());
        Score::of(&numerator, &denominator).get()
    }
}

impl PartialEq for Credit {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Credit {}

impl PartialOrd for Credit {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Credit {
    fn cmp(&self, other: &Self) -> Ordering {
        let one = u128::from(self.numerator) * u128::from(other.denominator);
        let two = u128::from(other.numerator) * u128::from(self.denominator);
        one.cmp(&two)
    }
}

/// How much a part counts beside the others, in millionths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight(u64);

impl Weight {
    /// What a part counts of which nothing is said.
    pub const ONE: Self = Self(Self::UNIT);
    /// The largest weight.
    pub const LARGEST: f64 = 1e6;
    const UNIT: u64 = 1_000_000;

    /// The weight of a decimal from 0 to [`LARGEST`](Self::LARGEST), to six decimals.
    pub fn from_decimal(weight: f64) -> Option<Self> {
        let millionths = (weight * Self::UNIT as f64).round();
        ((0.0..=Self::LARGEST).contains(&weight)).then_some(Self(millionths as u64))
    }

    /// Whether it counts at all.
    pub fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// As a decimal.
    pub fn decimal(self) -> f64 {
        self.0 as f64 / Self::UNIT as f64
    }
}

/// How much of everything is right, from 0 to 1: rounded half up to four decimals, but only what is all right is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(u32);

impl Score {
    const ALL: u32 = 10_000;

    /// The score as a decimal.
    pub fn get(self) -> f64 {
        f64::from(self.0) / f64::from(Self::ALL)
    }

    /// Whether everything is right.
    pub fn is_full(self) -> bool {
        self.0 == Self::ALL
    }

    /// The mean of the parts by their weights; each part is the mean of its credits. `None` when nothing counts.
    pub fn mean<'a>(parts: impl Iterator<Item = (Weight, &'a [Credit])>) -> Option<Self> {
        let zero = || BigUint::from(0u32);
        let (mut numerator, mut denominator, mut weights) = (zero(), BigUint::from(1u32), zero());
        for (Weight(weight), credits) in parts {
            let (some, of) = sum(credits);
            let of = of * credits.len() as u64;
            numerator = numerator * &of + some * weight * &denominator;
            denominator *= of;
            weights += weight;
        }
        (weights > zero()).then(|| Self::of(&numerator, &(denominator * weights)))
    }

    fn of(numerator: &BigUint, denominator: &BigUint) -> Self {
        if numerator >= denominator {
            return Self(Self::ALL);
        }
        let doubled = numerator * (2 * Self::ALL) + denominator;
        let rounded = doubled / (denominator * 2u32);
        Self(u32::try_from(rounded).unwrap_or(0).min(Self::ALL - 1))
    }
}

/// The sum of credits as a fraction.
fn sum(credits: &[Credit]) -> (BigUint, BigUint) {
    // The credits of a part have few denominators, so that their product stays small.
    let mut denominators: Vec<u64> = credits.iter().map(|credit| credit.denominator).collect();
    denominators.sort_unstable();
    denominators.dedup();
    let of: BigUint = denominators.into_iter().map(BigUint::from).product();
    let some = credits
        .iter()
        .map(|credit| &of / credit.denominator * credit.numerator)
        .sum();
    (some, of)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(parts: &[(f64, &[Credit])]) -> Option<f64> {
        let parts = parts
            .iter()
            .map(|(weight, credits)| (Weight::from_decimal(*weight).unwrap(), *credits));
        Score::mean(parts).map(Score::get)
    }

    #[test]
    fn a_score_is_the_mean_of_the_parts_by_their_weights() {
        let (all, half, third) = (Credit::FULL, Credit::HALF, Credit::part(1, 3));
        assert_eq!(score(&[(1.0, &[all]), (1.0, &[half])]), Some(0.75));
        assert_eq!(score(&[(1.0, &[all]), (2.0, &[half])]), Some(0.6667));
        assert_eq!(score(&[(3.0, &[all, Credit::NONE])]), Some(0.5));
        assert_eq!(score(&[(0.1, &[third]), (0.2, &[third])]), Some(0.3333));
        assert_eq!(score(&[(0.0, &[all])]), None);
    }

    #[test]
    fn only_what_is_all_right_scores_one() {
        let nearly = Credit::part(999_999, 1_000_000);
        assert_eq!(score(&[(1.0, &[nearly])]), Some(0.9999));
        assert_eq!(nearly.rounded(), 0.9999);
        let tenths = [Credit::FULL; 10];
        assert_eq!(score(&[(0.1, &tenths), (0.7, &tenths)]), Some(1.0));
    }

    #[test]
    fn a_wrong_element_of_a_set_costs_as_much_as_a_right_one_earns() {
        assert_eq!(Credit::of_set(3, 1, 4), Credit::HALF);
        assert_eq!(Credit::of_set(1, 2, 4), Credit::NONE);
        assert_eq!(Credit::of_set(0, 0, 0), Credit::FULL);
        assert_eq!(Credit::of_set(0, 1, 0), Credit::NONE);
    }

    #[test]
    fn a_weight_is_neither_negative_nor_no_number() {
        for weight in [-0.1, f64::NAN, f64::INFINITY, 1e6 + 1.0] {
            assert_eq!(Weight::from_decimal(weight), None, "{weight}");
        }
        assert_eq!(Weight::from_decimal(0.25).map(Weight::decimal), Some(0.25));
    }
}
