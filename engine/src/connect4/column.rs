//! A column of the board, which is also a move.

use std::fmt;

use super::layout::WIDTH;

/// A column: where a disc is dropped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Column(u8);

impl Column {
    /// All columns from left to right.
    pub const ALL: [Self; WIDTH as usize] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
    ];

    /// All columns in the order in which a search tries them: the centre first, since most lines run through it,
    /// then outwards, left before right: 4, 3, 5, 2, 6, 1, 7.
    pub const CENTER_FIRST: [Self; WIDTH as usize] = [
        Self(3),
        Self(2),
        Self(4),
        Self(1),
        Self(5),
        Self(0),
        Self(6),
    ];

    /// The column with this number, 1 to 7 from left to right; `None` when there is none.
    pub fn from_number(number: i64) -> Option<Self> {
        let index = u8::try_from(number).ok()?.checked_sub(1)?;
        (u32::from(index) < WIDTH).then_some(Self(index))
    }

    /// The number, 1 to 7 from left to right.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The number, counted from 0.
    #[inline(always)]
    pub(super) const fn index(self) -> u32 {
        self.0 as u32
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Column({})", self.number())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_1_to_7_are_columns() {
        for number in [i64::MIN, -1, 0, 8, 257, i64::MAX] {
            assert_eq!(Column::from_number(number), None);
        }
        let numbers = (1..=7).map(|number| Column::from_number(number).map(Column::number));
        assert!(numbers.eq((1..=7).map(Some)));
    }
}
