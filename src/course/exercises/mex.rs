//! Sets of which the smallest missing number is asked.

use arborist_engine::impartial::mex::mex;

use super::chance::{Chance, Span};
use super::count_range::CountRange;

/// What is wanted of a set.
#[derive(Clone, Copy, Debug)]
pub struct MexWishes {
    /// How many numbers it has.
    pub numbers: usize,
    /// Which numbers may be in it, from 0 on.
    pub between: Span,
    /// What its mex should be.
    pub mex: CountRange,
}

/// A set in the order in which it was drawn, if it is as wished.
pub fn draw(chance: &mut Chance, wishes: &MexWishes) -> Option<Vec<u64>> {
    let numbers = chance.different_numbers(wishes.between, wishes.numbers);
    let numbers: Vec<u64> = numbers.into_iter().map(i64::unsigned_abs).collect();
    wishes.mex.allows(mex(&numbers)).then_some(numbers)
}
