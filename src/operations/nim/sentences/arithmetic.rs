//! What is said of nim-products and what is made of them.

use arborist_engine::impartial::nimber;

use crate::messages::Message;

/// How two numbers are multiplied, by the largest Fermat power that is not larger than both.
pub(in crate::operations::nim) fn product(first: u64, second: u64) -> Message {
    let product = nimber::product(first, second);
    if first < 2 || second < 2 {
        return Message::new("reason-product-plain")
            .with("first", first)
            .with("second", second)
            .with("product", product);
    }
    let larger = first.max(second);
    // F = 2^(2^n) has one more digit than a power of 2.
    let digits = 1 << larger.ilog2().ilog2();
    let fermat = 1u64 << digits;
    let parts = |number: u64| (number >> digits, number & (fermat - 1));
    let ((a, b), (c, d)) = (parts(first), parts(second));
    let (high, low) = parts(product);
    Message::new("reason-product-by-parts")
        .with("first", first)
        .with("second", second)
        .with("fermat", fermat)
        .with("a", a)
        .with("b", b)
        .with("c", c)
        .with("d", d)
        .with("high", high)
        .with("low", low)
        .with("half", fermat / 2)
        .with("product", product)
}

/// No numbers make 1.
pub(in crate::operations::nim) fn product_of_none() -> Message {
    Message::new("reason-product-of-none")
}

/// What a single number makes.
pub(in crate::operations::nim) fn product_of_one(number: u64) -> Message {
    Message::new("reason-product-of-one").with("number", number)
}

/// Which number is the inverse.
pub(in crate::operations::nim) fn inverse(number: u64, inverse: u64) -> Message {
    Message::new("reason-inverse")
        .with("number", number)
        .with("inverse", inverse)
}

/// The power with exponent 0.
pub(in crate::operations::nim) fn no_factors(base: u64) -> Message {
    Message::new("reason-power-no-factors").with("base", base)
}

/// By which powers another is made.
pub(in crate::operations::nim) fn exponent(base: u64, exponent: u64) -> Message {
    let powers = (0..u64::BITS)
        .filter(|bit| exponent >> bit & 1 == 1)
        .map(|bit| (1u64 << bit).to_string());
    Message::new("reason-power-exponent")
        .with("base", base)
        .with("exponent", exponent)
        .with("powers", powers.collect::<Vec<String>>())
}

/// A power whose exponent is a power of 2: the square of the one before.
pub(in crate::operations::nim) fn square(exponent: u64, root: u64, square: u64) -> Message {
    Message::new("reason-power-square")
        .with("exponent", exponent)
        .with("root", root)
        .with("square", square)
}

/// What the powers make together.
pub(in crate::operations::nim) fn power(
    base: u64,
    exponent: u64,
    factors: Vec<String>,
    power: u64,
) -> Message {
    Message::new("reason-power-result")
        .with("base", base)
        .with("exponent", exponent)
        .with("factors", factors)
        .with("power", power)
}
