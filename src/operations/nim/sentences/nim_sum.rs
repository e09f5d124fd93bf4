//! What is said of numbers that are added column by column.

use super::{counted, listed};

/// What the numbers are that are added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::operations::nim) enum Added {
    Piles,
    Remainders,
    OddStairs,
    Values,
    Numbers,
}

impl Added {
    const fn name(self) -> &'static str {
        match self {
            Self::Piles => "piles",
            Self::Remainders => "remainders",
            Self::OddStairs => "piles on odd stairs",
            Self::Values => "values of the piles",
            Self::Numbers => "numbers",
        }
    }
}

/// A number with its binary digits.
pub(in crate::operations::nim) struct InBinary {
    pub(in crate::operations::nim) number: u128,
    pub(in crate::operations::nim) digits: String,
}

impl InBinary {
    fn told(&self) -> String {
        format!("{} ({})", self.digits, self.number)
    }
}

/// What the nim-sum is. All numbers are told when they are few.
pub(in crate::operations::nim) fn sum(
    numbers: Added,
    told: Option<&[InBinary]>,
    total: usize,
    sum: &InBinary,
) -> String {
    let (name, sum) = (numbers.name(), sum.told());
    match told {
        _ if total == 0 => format!("There are no {name}, so their nim-sum is 0."),
        Some(told) => {
            let told: Vec<String> = told.iter().map(InBinary::told).collect();
            format!(
                "In binary the {name} are {}; their nim-sum, column by column without carrying, is {sum}.",
                listed(&told)
            )
        }
        None => format!(
            "The nim-sum of the {total} {name}, column by column without carrying, is {sum}."
        ),
    }
}

/// All columns are even: a lost position.
pub(in crate::operations::nim) fn all_even() -> String {
    "Every column has an even number of ones. Any move makes some column odd, and the opponent can make all of them even \
     again, so whoever is to move loses."
        .to_owned()
}

/// The highest odd column.
pub(in crate::operations::nim) fn odd_column(worth: u128, ones: u64) -> String {
    format!(
        "The highest column with an odd number of ones is that of {worth}: it has {}.",
        counted(ones, "one")
    )
}

/// A winning move of Nim.
pub(in crate::operations::nim) fn pile_becomes(
    pile: usize,
    take: u64,
    before: &InBinary,
    after: &InBinary,
) -> String {
    format!(
        "Pile {pile} has a one there: take {take} of it, so that {} becomes {} and every column is even.",
        before.told(),
        after.told()
    )
}
