//! Why a position of Nim, or of a game that is added up like Nim, is won or lost.

mod columns;
mod moore;
mod nim;

use serde::Serialize;
use utoipa::ToSchema;

pub use columns::{BinaryChange, BinaryColumn, BinaryColumns, BinaryRow};
pub(super) use columns::{Change, Row};

use self::columns::{digits, ones};
use super::reason::Reason;
use super::sentences::nim_sum::{self, Added, InBinary};
use crate::messages::Message;
use crate::operations::limit::Limit;

/// Why a position is won or lost: sentences, and the numbers that they speak of in binary.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NimExplanation {
    /// The reason in a few sentences.
    #[schema(value_type = Vec<String>)]
    pub(super) sentences: Reason,
    /// The numbers in binary.
    pub(super) binary: BinaryColumns,
}

/// So many numbers are told in a sentence.
const FEW: usize = 6;

/// What is to be said of a nim-sum.
pub(super) struct NimSum {
    pub(super) binary: BinaryColumns,
    /// What the nim-sum is.
    pub(super) sum: Message,
    /// The highest odd column; `None` when all are even.
    pub(super) odd_column: Option<Message>,
    width: usize,
}

impl NimSum {
    /// What is to be said of the nim-sum of these numbers, and of the first winning move.
    pub(super) fn of(
        numbers: Added,
        rows: impl Iterator<Item = Row> + Clone,
        change: Option<Change>,
        limit: Limit,
    ) -> Self {
        let changes: Vec<Change> = change.into_iter().collect();
        let counts = ones(rows.clone().map(|row| row.number));
        let binary = BinaryColumns::of(rows.clone(), &counts, 2, &changes, limit);
        let (width, total) = (counts.len(), rows.clone().count());
        let few: Vec<InBinary> = rows
            .take(FEW)
            .map(|row| in_binary(row.number, width))
            .collect();
        let told = (total <= FEW).then_some(few.as_slice());
        let odd = || counts.iter().rev().filter(|column| column.ones % 2 == 1);
        let sum = odd().map(|column| column.worth).sum();
        let highest = odd().next();
        Self {
            sum: nim_sum::sum(numbers, told, total, &in_binary(sum, width)),
            odd_column: highest.map(|column| nim_sum::odd_column(column.worth, column.ones)),
            binary,
            width,
        }
    }

    /// A number with as many digits as the others.
    pub(super) fn in_binary(&self, number: u128) -> InBinary {
        in_binary(number, self.width)
    }
}

fn in_binary(number: u128, width: usize) -> InBinary {
    InBinary {
        number,
        digits: digits(number, width),
    }
}
