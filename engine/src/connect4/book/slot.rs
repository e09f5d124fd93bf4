//! Which place a position has in the book.

use std::cmp::Ordering;

use super::half::{self, HALVES, Half};
use super::{LAST_PLY, PLIES};
use crate::connect4::layout::{COLUMN_BITS, HEIGHT, WIDTH};

const HEIGHTS: usize = HEIGHT as usize + 1;

/// Where the score of a position stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot {
    /// How many discs the position has.
    pub(super) ply: usize,
    /// Its number among the positions with so many discs.
    pub(super) number: usize,
}

/// How many numbers there are at each ply.
pub(super) const SLOTS: [usize; PLIES] = BLOCKS.0;

/// The first numbers of blocks of positions: by ply, the height of the middle column, and the number of discs in the
/// half that has fewer.
const FIRST: [[[usize; PLIES]; HEIGHTS]; PLIES] = BLOCKS.1;

const BLOCKS: ([usize; PLIES], [[[usize; PLIES]; HEIGHTS]; PLIES]) = {
    let mut slots = [0; PLIES];
    let mut first = [[[0; PLIES]; HEIGHTS]; PLIES];
    let mut ply = 0;
    while ply < PLIES {
        let mut middle = 0;
        while middle < HEIGHTS && middle <= ply {
            let mut fewer = 0;
            while 2 * fewer <= ply - middle {
                let more = ply - middle - fewer;
                first[ply][middle][fewer] = slots[ply];
                let shapes = if fewer < more {
                    HALVES[fewer] * HALVES[more]
                } else {
                    HALVES[more] * (HALVES[more] + 1) / 2
                };
                slots[ply] += shapes * COLORINGS[ply][ply / 2];
                fewer += 1;
            }
            middle += 1;
        }
        ply += 1;
    }
    (slots, first)
};

/// In how many ways some of so many discs can be chosen: Pascal's triangle.
const COLORINGS: [[usize; PLIES]; PLIES] = {
    let mut choices = [[0; PLIES]; PLIES];
    let mut discs = 0;
    while discs < PLIES {
        choices[discs][0] = 1;
        let mut chosen = 1;
        while chosen <= discs {
            choices[discs][chosen] = choices[discs - 1][chosen - 1] + choices[discs - 1][chosen];
            chosen += 1;
        }
        discs += 1;
    }
    choices
};

impl Slot {
    /// The place of the position with these discs of the side to move and these of both sides, if it has no more
    /// discs than the book goes to.
    pub(super) fn of(mover: u64, occupied: u64) -> Option<Self> {
        let ply = occupied.count_ones() as usize;
        if ply > LAST_PLY {
            return None;
        }
        let columns: [Column; WIDTH as usize] = std::array::from_fn(|index| {
            let squares = |discs: u64| discs >> (index as u32 * COLUMN_BITS) & COLUMN_MASK;
            Column {
                height: squares(occupied).count_ones() as usize,
                mover: squares(mover),
            }
        });
        let [first, second, third, middle, fifth, sixth, seventh] =
            columns.map(|column| column.height);
        let left = Side::of([first, second, third])?;
        let right = Side::of([seventh, sixth, fifth])?;
        let shown = || coloring(columns.into_iter());
        let mirrored = || coloring(columns.into_iter().rev());
        let (fewer, more, coloring) = match left.cmp(&right) {
            Ordering::Less => (left, right, shown()),
            Ordering::Equal => (left, right, shown().min(mirrored())),
            Ordering::Greater => (right, left, mirrored()),
        };
        let shape = if fewer.discs < more.discs {
            fewer.number * HALVES.get(more.discs)? + more.number
        } else {
            more.number * (more.number + 1) / 2 + fewer.number
        };
        let first = FIRST.get(ply)?.get(middle)?.get(fewer.discs)?;
        let colorings = COLORINGS.get(ply)?.get(ply / 2)?;
        Some(Self {
            ply,
            number: first + shape * colorings + coloring,
        })
    }
}

const COLUMN_MASK: u64 = (1 << HEIGHT) - 1;

#[derive(Clone, Copy, Debug)]
struct Column {
    height: usize,
    /// The discs of the side to move, from the bottom up.
    mover: u64,
}

/// One side of the board; of two that differ, the lesser one is put first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Side {
    discs: usize,
    number: usize,
}

impl Side {
    fn of(half: Half) -> Option<Self> {
        Some(Self {
            discs: half.iter().sum(),
            number: half::number(half)?,
        })
    }
}

/// The number of a choice of discs among all choices of as many: the sum of the binomial coefficients of the places
/// of the chosen ones over their counts (the combinatorial number system).
fn coloring(columns: impl Iterator<Item = Column>) -> usize {
    let mut place = 0;
    let mut chosen = 0;
    let mut number = 0;
    for column in columns {
        for row in 0..column.height {
            if column.mover >> row & 1 == 1 {
                chosen += 1;
                number += COLORINGS
                    .get(place)
                    .and_then(|choices| choices.get(chosen))
                    .copied()
                    .unwrap_or_default();
            }
            place += 1;
        }
    }
    number
}
