//! Nimbers of 64 bits: the field in which sums of games are added and products of games multiplied (J. H. Conway, "On
//! Numbers and Games", 1976, chapter 6).
//!
//! The nim-sum is the exclusive or. The nim-product is told by two rules: a Fermat power `F = 2^(2^n)` times a smaller
//! number is the ordinary product, and `F` times itself is the ordinary `3/2 F`. So a number of 2h bits is
//! `high * F + low` with `F = 2^h`, and a product of two such numbers is made of three products of h bits, as A.
//! Karatsuba multiplies integers, and one more by `F / 2`. The numbers of 8 bits have tables of logarithms.

mod bytes;

/// The nim-sum: the exclusive or.
pub const fn sum(left: u64, right: u64) -> u64 {
    left ^ right
}

/// The nim-product.
pub const fn product(left: u64, right: u64) -> u64 {
    product_of_width(left, right, u64::BITS)
}

/// The nim-product of two numbers of `width` bits, a power of 2 that is at least 8.
const fn product_of_width(left: u64, right: u64, width: u32) -> u64 {
    if width == bytes::WIDTH {
        return bytes::product(left as u8, right as u8) as u64;
    }
    let half = width / 2;
    let (left_high, left_low) = split(left, half);
    let (right_high, right_low) = split(right, half);
    let low = product_of_width(left_low, right_low, half);
    let high = product_of_width(left_high, right_high, half);
    let crossed = product_of_width(left_high ^ left_low, right_high ^ right_low, half);
    // F times F is F and F / 2.
    let rest = low ^ product_of_width(high, half_power(half), half);
    ((crossed ^ low) << half) | rest
}

/// The number that is multiplied by the given one to make 1; `None` for 0, which has none.
pub const fn inverse(number: u64) -> Option<u64> {
    if number == 0 {
        return None;
    }
    Some(inverse_of_width(number, u64::BITS))
}

/// The inverse of a number of `width` bits that is not 0.
///
/// `high * F + low` times its conjugate `high * F + (high + low)` has no `F` in it: it is a number of half the width.
const fn inverse_of_width(number: u64, width: u32) -> u64 {
    if width == bytes::WIDTH {
        return bytes::inverse(number as u8) as u64;
    }
    let half = width / 2;
    let (high, low) = split(number, half);
    let conjugate = high ^ low;
    let square = product_of_width(high, high, half);
    let norm =
        product_of_width(low, conjugate, half) ^ product_of_width(square, half_power(half), half);
    let inverse = inverse_of_width(norm, half);
    let high = product_of_width(high, inverse, half);
    (high << half) | product_of_width(conjugate, inverse, half)
}

/// The product of so many equal factors; of none it is 1, also for 0.
pub const fn power(base: u64, exponent: u64) -> u64 {
    let (mut result, mut square, mut left) = (1, base, exponent);
    while left > 0 {
        if left & 1 == 1 {
            result = product(result, square);
        }
        square = product(square, square);
        left >>= 1;
    }
    result
}

/// The high and the low half of a number of twice so many bits.
const fn split(number: u64, half: u32) -> (u64, u64) {
    (number >> half, number & ((1 << half) - 1))
}

/// `F / 2` for the Fermat power `F = 2^half`.
const fn half_power(half: u32) -> u64 {
    1 << (half - 1)
}

#[cfg(test)]
mod tests;
