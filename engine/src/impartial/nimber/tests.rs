//! Nimbers against the definition by minimal excludants, and against the axioms of a field.

use proptest::prelude::*;

use super::*;
use crate::impartial::mex::mex;

/// `a * b` is the least number that is no `a' * b + a * b' + a' * b'` with smaller `a'` and `b'`.
fn products_by_definition(size: u64) -> Vec<Vec<u64>> {
    let mut table: Vec<Vec<u64>> = Vec::new();
    for left in 0..size {
        table.push(Vec::new());
        for right in 0..size {
            let mut excluded = Vec::new();
            for smaller in 0..left as usize {
                for other in 0..right as usize {
                    let crossed = table[smaller][right as usize] ^ table[left as usize][other];
                    excluded.push(crossed ^ table[smaller][other]);
                }
            }
            let value = mex(&excluded);
            table[left as usize].push(value);
        }
    }
    table
}

#[test]
fn the_product_is_the_least_number_that_the_definition_does_not_exclude() {
    for (left, row) in products_by_definition(64).iter().enumerate() {
        for (right, expected) in row.iter().enumerate() {
            assert_eq!(
                product(left as u64, right as u64),
                *expected,
                "{left} {right}"
            );
        }
    }
}

#[test]
fn fermat_powers_multiply_smaller_numbers_as_usual_and_their_squares_are_half_as_much_again() {
    for exponent in [1, 2, 4, 8, 16, 32] {
        let fermat = 1u64 << exponent;
        assert_eq!(product(fermat, fermat), fermat + fermat / 2);
        assert_eq!(product(fermat, fermat - 1), fermat * (fermat - 1));
    }
}

#[test]
fn zero_has_no_inverse_and_no_factors_make_one() {
    assert_eq!(inverse(0), None);
    assert_eq!(power(0, 0), 1);
    assert_eq!(power(0, 1), 0);
    assert_eq!(power(7, 0), 1);
    assert_eq!(power(7, 1), 7);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn numbers_of_64_bits_are_a_field(a: u64, b: u64, c: u64) {
        prop_assert_eq!(product(a, b), product(b, a));
        prop_assert_eq!(product(product(a, b), c), product(a, product(b, c)));
        prop_assert_eq!(product(a, sum(b, c)), sum(product(a, b), product(a, c)));
        prop_assert_eq!(product(a, 1), a);
        prop_assert_eq!(product(a, 0), 0);
        prop_assert_eq!(inverse(a).map(|inverse| product(a, inverse)), (a != 0).then_some(1));
    }

    #[test]
    fn powers_are_products_and_the_largest_exponent_leads_back_to_one(a in 1u64.., exponents in (0u64..200, 0u64..200)) {
        let (first, second) = exponents;
        prop_assert_eq!(product(power(a, first), power(a, second)), power(a, first + second));
        prop_assert_eq!((0..first).fold(1, |so_far, _| product(so_far, a)), power(a, first));
        prop_assert_eq!(power(a, u64::MAX), 1);
        prop_assert_eq!(Some(power(a, u64::MAX - 1)), inverse(a));
    }
}
