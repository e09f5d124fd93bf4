//! Leaf values as they were posted: integers stay integers, decimals are finite.

use std::cmp::Ordering;
use std::fmt;

use crate::game::Score;

/// A number, compared exactly: an integer of 64 bits is never rounded to be compared with a decimal.
#[derive(Clone, Copy)]
pub struct Number(Kind);

/// The two kinds of numbers.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Integer(i64),
    /// Never NaN. Infinite only in [`Score::MINUS_INFINITY`] and [`Score::PLUS_INFINITY`].
    Decimal(f64),
}

/// What a finite [`Number`] is, for those who print it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Posted {
    /// It was posted as an integer.
    Integer(i64),
    /// It was posted with a fraction or an exponent.
    Decimal(f64),
}

impl Number {
    /// An integer.
    #[inline(always)]
    pub const fn integer(value: i64) -> Self {
        Self(Kind::Integer(value))
    }

    /// A decimal; `None` unless it is finite.
    pub fn decimal(value: f64) -> Option<Self> {
        value.is_finite().then_some(Self(Kind::Decimal(value)))
    }

    /// What it was posted as; `None` for the two infinities.
    pub fn posted(self) -> Option<Posted> {
        match self.0 {
            Kind::Integer(value) => Some(Posted::Integer(value)),
            Kind::Decimal(value) => value.is_finite().then_some(Posted::Decimal(value)),
        }
    }
}

impl Score for Number {
    const MINUS_INFINITY: Self = Self(Kind::Decimal(f64::NEG_INFINITY));
    const PLUS_INFINITY: Self = Self(Kind::Decimal(f64::INFINITY));
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Kind::Integer(value) => write!(f, "{value}"),
            Kind::Decimal(value) => write!(f, "{value:?}"),
        }
    }
}

impl Ord for Number {
    #[inline(always)]
    fn cmp(&self, other: &Self) -> Ordering {
        match (self.0, other.0) {
            (Kind::Integer(one), Kind::Integer(two)) => one.cmp(&two),
            (Kind::Decimal(one), Kind::Decimal(two)) => compare_decimals(one, two),
            (Kind::Integer(one), Kind::Decimal(two)) => compare_mixed(one, two),
            (Kind::Decimal(one), Kind::Integer(two)) => compare_mixed(two, one).reverse(),
        }
    }
}

impl PartialOrd for Number {
    #[inline(always)]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Number {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Number {}

/// Decimals are never NaN, so they always compare; minus zero equals zero.
#[inline(always)]
fn compare_decimals(one: f64, two: f64) -> Ordering {
    one.partial_cmp(&two).unwrap_or(Ordering::Equal)
}

fn compare_mixed(integer: i64, decimal: f64) -> Ordering {
    /// 2^63: the first decimal above every integer of 64 bits.
    const ABOVE: f64 = 9_223_372_036_854_775_808.0;
    if decimal >= ABOVE {
        return Ordering::Less;
    }
    if decimal < -ABOVE {
        return Ordering::Greater;
    }
    let whole = decimal.trunc();
    integer
        .cmp(&(whole as i64))
        .then_with(|| compare_decimals(whole, decimal))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_and_decimals_compare_exactly() {
        let decimal = |value| Number::decimal(value).unwrap();
        let ascending = [
            Number::MINUS_INFINITY,
            decimal(-1e300),
            Number::integer(i64::MIN),
            decimal(-2.5),
            Number::integer(-2),
            decimal(-0.5),
            Number::integer(0),
            decimal(0.5),
            Number::integer(9_007_199_254_740_993),
            decimal(9_007_199_254_740_994.0),
            Number::integer(i64::MAX),
            decimal(9_223_372_036_854_775_808.0),
            Number::PLUS_INFINITY,
        ];
        for (place, one) in ascending.iter().enumerate() {
            for (other_place, other) in ascending.iter().enumerate() {
                assert_eq!(one.cmp(other), place.cmp(&other_place), "{one:?} {other:?}");
            }
        }
        assert_eq!(decimal(3.0), Number::integer(3));
        assert_eq!(decimal(-0.0), Number::integer(0));
        assert_eq!(Number::decimal(f64::NAN), None);
    }
}
