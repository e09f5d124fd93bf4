//! The window heuristic: what a position is worth at a glance.

use thiserror::Error;

use super::board::Board;
use super::color::Color;
use super::column::Column;
use super::layout::{HEIGHT, SQUARES, squares_of};
use super::line::{ALL_LINES, FALLING, HORIZONTAL, LINES, RISING, VERTICAL};
use super::sized_board::SizedBoard;
use super::square::Square;
use super::word::Word;
use crate::game::WIN;

/// The largest size of a weight.
pub const MAX_WEIGHT: i32 = 10_000;

/// No estimate is larger in size than this: every window and every disc in the centre counts at most one weight.
pub(super) const MAX_ESTIMATE: i32 = (LINES as i32 + HEIGHT as i32) * MAX_WEIGHT;

// Even the farthest win of the longest game is more than every estimate.
const _: () = assert!(MAX_ESTIMATE < WIN - SQUARES as i32);

/// What the window heuristic counts, and how much.
///
/// `E = sum over the 69 windows of four squares in a line + center x (red - blue discs in column 4)`. A window with
/// three discs of one colour and a free square counts `three`, one with two discs of one colour and two free squares
/// `two`: positive for Red, negative for Blue. All other windows count nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A window with three discs and a free square.
    pub three: Weight,
    /// A window with two discs and two free squares.
    pub two: Weight,
    /// A disc in the centre column.
    pub center: Weight,
}

impl Default for Weights {
    /// 5 for a three, 2 for a two, 3 for a disc in the centre.
    fn default() -> Self {
        Self {
            three: Weight(5),
            two: Weight(2),
            center: Weight(3),
        }
    }
}

/// How much something counts: at most [`MAX_WEIGHT`], for or against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weight(i32);

/// A weight that is too large, or too far below zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a weight is a whole number from -{MAX_WEIGHT} to {MAX_WEIGHT}, found {0}")]
pub struct WeightOutOfRange(pub i64);

impl Weight {
    /// A weight of this size.
    ///
    /// # Errors
    /// When it is larger in size than [`MAX_WEIGHT`].
    pub fn new(size: i64) -> Result<Self, WeightOutOfRange> {
        i32::try_from(size)
            .ok()
            .filter(|size| size.unsigned_abs() <= MAX_WEIGHT.unsigned_abs())
            .map(Self)
            .ok_or(WeightOutOfRange(size))
    }

    /// The size.
    #[inline(always)]
    pub const fn get(self) -> i32 {
        self.0
    }
}

/// A window that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoringWindow {
    /// Its squares from the lowest up, or from left to right where all are in one row.
    pub cells: [Square; 4],
    /// What it counts.
    pub score: i32,
}

impl Weights {
    /// The estimate `E` of a position, for Red. It looks at the discs alone and not at whether the game is over.
    #[inline]
    pub fn evaluate(&self, board: &Board) -> i32 {
        let mover = Threats::of(board.mover(), board.free());
        let last = Threats::of(board.last_mover(), board.free());
        let estimate = self.three.0 * (mover.threes() - last.threes())
            + self.two.0 * (mover.twos() - last.twos())
            + self.center.0 * (in_center(board.mover()) - in_center(board.last_mover()));
        match board.turn() {
            Color::Red => estimate,
            Color::Blue => -estimate,
        }
    }

    /// The estimate of a position on a board of any size, for Red. Where there are two columns in the middle, discs in
    /// both of them count.
    pub(super) fn evaluate_sized(&self, board: &SizedBoard) -> i32 {
        let size = board.size();
        let free = size.all_squares() ^ board.occupied();
        let center = size.squares_of((size.width() - 1) / 2) | size.squares_of(size.width() / 2);
        let column = size.column_bits();
        let of = |discs: u128| {
            let windows: i32 = [1, column, column - 1, column + 1]
                .into_iter()
                .map(|step| {
                    let [threes, twos] = windows_along(discs, free, step);
                    self.three.0 * threes.count() as i32 + self.two.0 * twos.count() as i32
                })
                .sum();
            windows + self.center.0 * (discs & center).count() as i32
        };
        of(board.discs(Color::Red)) - of(board.discs(Color::Blue))
    }

    /// The part of `E` that the centre column gives.
    pub fn center_score(&self, board: &Board) -> i32 {
        self.center.0 * (in_center(board.discs(Color::Red)) - in_center(board.discs(Color::Blue)))
    }

    /// The windows that do not count zero: horizontal ones, vertical ones, those that rise to the right, those that rise
    /// to the left; within each kind by the first square, row by row from the bottom, in a row from left to right.
    pub fn scoring_windows(&self, board: &Board) -> impl Iterator<Item = ScoringWindow> {
        let (red, blue) = (board.discs(Color::Red), board.discs(Color::Blue));
        ALL_LINES.iter().filter_map(move |line| {
            let of = |discs: u64| (discs & line.squares).count_ones();
            let score = match (of(red), of(blue)) {
                (3, 0) => self.three.0,
                (2, 0) => self.two.0,
                (0, 3) => -self.three.0,
                (0, 2) => -self.two.0,
                _ => 0,
            };
            (score != 0).then_some(ScoringWindow {
                cells: line.cells,
                score,
            })
        })
    }
}

/// How many discs stand in the centre column.
#[inline(always)]
fn in_center(discs: u64) -> i32 {
    const CENTER: u64 = squares_of(Column::CENTER_FIRST[0]);
    (discs & CENTER).count_ones() as i32
}

/// The windows in which one side has three or two discs and the other none, one bit each.
struct Threats {
    threes: Windows,
    twos: Windows,
}

/// A set of windows, each a bit at its first square.
#[derive(Clone, Copy)]
struct Windows {
    vertical: u64,
    /// Windows on diagonals start in the four columns on the left, the rising ones in the lower three rows and the
    /// falling ones in the upper three; the horizontal ones stand four columns further right, where there is room.
    others: u64,
}

impl Threats {
    #[inline(always)]
    fn of(discs: u64, free: u64) -> Self {
        let [vertical, horizontal, rising, falling] =
            [VERTICAL, HORIZONTAL, RISING, FALLING].map(|step| windows_along(discs, free, step));
        let together = |kind: usize| Windows {
            vertical: vertical[kind],
            others: rising[kind] | falling[kind] | horizontal[kind] << (4 * HORIZONTAL),
        };
        Self {
            threes: together(0),
            twos: together(1),
        }
    }

    #[inline(always)]
    fn threes(&self) -> i32 {
        self.threes.count()
    }

    #[inline(always)]
    fn twos(&self) -> i32 {
        self.twos.count()
    }
}

impl Windows {
    #[inline(always)]
    fn count(self) -> i32 {
        (self.vertical.count_ones() + self.others.count_ones()) as i32
    }
}

/// The first squares of the windows in one direction with three discs and a free square, and with two and two.
#[inline(always)]
fn windows_along<W: Word>(discs: W, free: W, step: u32) -> [W; 2] {
    // What the first and the second square of a window hold; two steps on, the third and the fourth.
    let both = discs & (discs >> step);
    let one = (discs & (free >> step)) | (free & (discs >> step));
    let none = free & (free >> step);
    let later = 2 * step;
    [
        (both & (one >> later)) | (one & (both >> later)),
        (both & (none >> later)) | (none & (both >> later)) | (one & (one >> later)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::connect4::size::BoardSize;
    use crate::connect4::sized_board::Standing;
    use crate::random::SplitMix64;

    /// The estimate, window by window.
    fn naive(weights: Weights, board: &SizedBoard) -> i32 {
        let rows: Vec<Vec<char>> = board
            .rows()
            .iter()
            .map(|row| row.chars().collect())
            .collect();
        let (width, height) = (rows[0].len(), rows.len());
        let mut sum = 0;
        for (row, column) in (0..height).flat_map(|row| (0..width).map(move |column| (row, column)))
        {
            for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                let window: Option<Vec<char>> = (0..4)
                    .map(|step| {
                        let row = rows.get(row.checked_add_signed(step * down)?)?;
                        row.get(column.checked_add_signed(step * right)?).copied()
                    })
                    .collect();
                let count = |disc| {
                    window
                        .iter()
                        .flatten()
                        .filter(|found| **found == disc)
                        .count()
                };
                sum += match (count('R'), count('B')) {
                    (3, 0) if window.is_some() => weights.three.0,
                    (2, 0) if window.is_some() => weights.two.0,
                    (0, 3) if window.is_some() => -weights.three.0,
                    (0, 2) if window.is_some() => -weights.two.0,
                    _ => 0,
                };
            }
            if column == (width - 1) / 2 || column == width / 2 {
                sum += match rows[row][column] {
                    'R' => weights.center.0,
                    'B' => -weights.center.0,
                    _ => 0,
                };
            }
        }
        sum
    }

    #[test]
    fn the_estimate_is_the_sum_of_the_windows_on_boards_of_every_size() {
        let mut random = SplitMix64::new(4);
        let weights = Weights::default();
        for size in BoardSize::all() {
            for _ in 0..20 {
                let mut board = SizedBoard::empty(size);
                while board.standing() == Standing::Ongoing {
                    assert_eq!(weights.evaluate_sized(&board), naive(weights, &board));
                    if let Ok(standard) = Board::try_from(board) {
                        assert_eq!(weights.evaluate_sized(&board), weights.evaluate(&standard));
                    }
                    let column = (random.next_u64() % u64::from(size.width())) as u8;
                    board = board.after(column).unwrap_or(board);
                }
            }
        }
    }
}
