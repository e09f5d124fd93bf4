//! Numbers written in binary below one another, with what is counted in every column.

use serde::Serialize;
use utoipa::ToSchema;

use crate::operations::integer::Integer;
use crate::operations::limit::Limit;

/// An explanation shows this many rows at most, whatever the limit: it is for people.
const MOST_ROWS: usize = 1_000;

/// Numbers written in binary below one another, with the count of ones in every column.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BinaryColumns {
    /// By what the counts of ones are divided: 2 for a nim-sum.
    modulus: u64,
    /// The columns, the highest first.
    columns: Vec<BinaryColumn>,
    /// What the highest column is worth whose remainder is not as it should be; `null` when all are.
    #[schema(required = true)]
    odd_column: Option<Integer>,
    /// The binary digits of the nim-sum; left out when ones are not counted by twos.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, pattern = "^[01]+$")]
    nim_sum: Option<String>,
    /// The numbers, by pile: as many as `limit` allows, and never more than 1,000.
    rows: Vec<BinaryRow>,
    /// How many numbers there are, shown or not.
    rows_total: usize,
    /// What the first winning move makes of its numbers; empty when there is none.
    changes: Vec<BinaryChange>,
}

/// A column of binary digits.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BinaryColumn {
    /// What a one is worth in it: a power of 2.
    worth: Integer,
    /// How many numbers have a one in it.
    ones: u64,
    /// What that count leaves when it is divided by the modulus: 0 in every column of a lost position.
    remainder: u64,
}

/// A number in binary.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BinaryRow {
    /// Whose number it is: a pile, counted from 0.
    pile: usize,
    /// The number.
    number: Integer,
    /// Its binary digits, the highest first.
    #[schema(pattern = "^[01]+$")]
    digits: String,
}

/// What becomes of a number.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BinaryChange {
    /// Whose number it is: a pile, counted from 0.
    pile: usize,
    /// Its binary digits before the move.
    #[schema(pattern = "^[01]+$")]
    before: String,
    /// Its binary digits after the move.
    #[schema(pattern = "^[01]+$")]
    after: String,
}

/// The number that stands for a pile.
#[derive(Clone, Copy, Debug)]
pub(in crate::operations::nim) struct Row {
    pub(in crate::operations::nim) pile: usize,
    pub(in crate::operations::nim) number: u128,
}

/// What a move makes of the number that stands for a pile.
#[derive(Clone, Copy, Debug)]
pub(in crate::operations::nim) struct Change {
    pub(in crate::operations::nim) pile: usize,
    pub(in crate::operations::nim) before: u128,
    pub(in crate::operations::nim) after: u128,
}

/// A column and how many ones are in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct OnesInColumn {
    pub(super) worth: u128,
    pub(super) ones: u64,
}

impl BinaryColumns {
    /// The columns of these numbers, with their ones already counted.
    pub(super) fn of(
        rows: impl Iterator<Item = Row> + Clone,
        counts: &[OnesInColumn],
        modulus: u64,
        changes: &[Change],
        limit: Limit,
    ) -> Self {
        let width = counts.len();
        let columns: Vec<BinaryColumn> = counts
            .iter()
            .rev()
            .map(|column| BinaryColumn {
                worth: column.worth.into(),
                ones: column.ones,
                remainder: column.ones % modulus,
            })
            .collect();
        let odd = columns.iter().find(|column| column.remainder > 0);
        let shown = limit.entries().min(MOST_ROWS);
        Self {
            modulus,
            odd_column: odd.map(|column| column.worth.clone()),
            nim_sum: (modulus == 2).then(|| {
                let digits = columns
                    .iter()
                    .map(|column| if column.remainder > 0 { '1' } else { '0' });
                digits.collect()
            }),
            rows: rows
                .clone()
                .take(shown)
                .map(|row| BinaryRow {
                    pile: row.pile,
                    number: row.number.into(),
                    digits: digits(row.number, width),
                })
                .collect(),
            rows_total: rows.count(),
            changes: changes
                .iter()
                .take(shown)
                .map(|change| BinaryChange {
                    pile: change.pile,
                    before: digits(change.before, width),
                    after: digits(change.after, width),
                })
                .collect(),
            columns,
        }
    }
}

/// The binary digits of a number, the highest first, at least so many.
pub(super) fn digits(number: u128, width: usize) -> String {
    format!("{number:0width$b}")
}

/// How many numbers have a one in each column, the lowest column first; one column at least.
pub(super) fn ones(numbers: impl Iterator<Item = u128>) -> Vec<OnesInColumn> {
    let mut planes: Vec<Plane> = Vec::new();
    for number in numbers {
        add(&mut planes, number);
    }
    let used = planes.iter().fold(1, |used, plane| {
        used | plane.digits | plane.waiting.unwrap_or(0)
    });
    let columns = u128::BITS - used.leading_zeros();
    let ones = |column: u32| {
        let digit = |digits: u128| (digits >> column & 1) as u64;
        planes.iter().rev().fold(0, |ones, plane| {
            ones * 2 + digit(plane.digits) + digit(plane.waiting.unwrap_or(0))
        })
    };
    (0..columns)
        .map(|column| OnesInColumn {
            worth: 1 << column,
            ones: ones(column),
        })
        .collect()
}

/// One binary digit of the count of every column.
struct Plane {
    digits: u128,
    /// What is still to be added: it waits for another, since three are added as easily as two.
    waiting: Option<u128>,
}

/// Counts the ones of a number in all columns at once.
fn add(planes: &mut Vec<Plane>, number: u128) {
    let mut carried = number;
    for plane in planes.iter_mut() {
        let Some(waiting) = plane.waiting.take() else {
            plane.waiting = Some(carried);
            return;
        };
        let either = plane.digits ^ waiting;
        let carry = (plane.digits & waiting) | (either & carried);
        plane.digits = either ^ carried;
        carried = carry;
    }
    planes.push(Plane {
        digits: 0,
        waiting: Some(carried),
    });
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn ones_are_counted_in_every_column(numbers in prop::collection::vec(0u128..1 << 66, 0..50)) {
            let counted = ones(numbers.iter().copied());
            for (column, found) in counted.iter().enumerate() {
                let ones = numbers.iter().filter(|number| *number >> column & 1 == 1).count();
                prop_assert_eq!(found.ones, ones as u64);
                prop_assert_eq!(found.worth, 1 << column);
            }
            prop_assert!(numbers.iter().all(|number| number >> counted.len() == 0));
        }
    }
}
