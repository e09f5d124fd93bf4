//! What is said of numbers that are added column by column.

use crate::messages::Message;

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
    /// What they are called.
    pub(super) fn name(self) -> Message {
        match self {
            Self::Piles => Message::new("added-piles"),
            Self::Remainders => Message::new("added-remainders"),
            Self::OddStairs => Message::new("added-odd-stairs"),
            Self::Values => Message::new("added-values"),
            Self::Numbers => Message::new("added-numbers"),
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
) -> Message {
    match told {
        _ if total == 0 => Message::new("reason-sum-of-none").with("numbers", numbers.name()),
        Some(told) => {
            let told: Vec<String> = told.iter().map(InBinary::told).collect();
            Message::new("reason-sum-of-few")
                .with("numbers", numbers.name())
                .with("told", told)
                .with("sum", sum.told())
        }
        None => Message::new("reason-sum-of-many")
            .with("numbers", numbers.name())
            .with("total", total)
            .with("sum", sum.told()),
    }
}

/// All columns are even: a lost position.
pub(in crate::operations::nim) fn all_even() -> Message {
    Message::new("reason-all-even")
}

/// The highest odd column.
pub(in crate::operations::nim) fn odd_column(worth: u128, ones: u64) -> Message {
    Message::new("reason-odd-column")
        .with("column", worth)
        .with("ones", ones)
}

/// A winning move of Nim.
pub(in crate::operations::nim) fn pile_becomes(
    pile: usize,
    take: u64,
    before: &InBinary,
    after: &InBinary,
) -> Message {
    Message::new("reason-pile-becomes")
        .with("pile", pile)
        .with("take", take)
        .with("before", before.told())
        .with("after", after.told())
}
