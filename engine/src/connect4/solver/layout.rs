//! Where the squares of a board of any size stand in a word.

use std::marker::PhantomData;

use crate::connect4::line::{completing, fours_along};
use crate::connect4::word::Word;

/// The board of a size, in words that hold it: each column takes `HEIGHT` bits from the bottom up and one spare
/// bit that stays clear, as on the board of seven columns and six rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout<W, const WIDTH: usize, const HEIGHT: u32>(PhantomData<W>);

impl<W: Word, const WIDTH: usize, const HEIGHT: u32> Layout<W, WIDTH, HEIGHT> {
    /// The board of this size.
    pub(super) const NEW: Self = Self(PhantomData);

    const COLUMN_BITS: u32 = HEIGHT + 1;

    /// How many squares the board has.
    pub(super) const SQUARES: u32 = WIDTH as u32 * HEIGHT;

    const BOTTOM_BITS: u128 = {
        let mut bits = 0;
        let mut column = 0;
        while column < WIDTH as u32 {
            bits |= 1 << (column * Self::COLUMN_BITS);
            column += 1;
        }
        bits
    };

    const BOARD_BITS: u128 = Self::BOTTOM_BITS * ((1 << HEIGHT) - 1);

    /// Rows 2, 4, 6, and so on.
    const EVEN_BITS: u128 = Self::BOTTOM_BITS * (((1 << HEIGHT) - 1) & 0b10_1010_1010);

    /// The bottom square of every column.
    #[inline(always)]
    pub(super) fn bottom_row() -> W {
        W::from_bits(Self::BOTTOM_BITS)
    }

    /// Every square.
    #[inline(always)]
    pub(super) fn board() -> W {
        W::from_bits(Self::BOARD_BITS)
    }

    /// The squares of rows 2, 4, 6, and so on.
    #[inline(always)]
    pub(super) fn even_rows() -> W {
        W::from_bits(Self::EVEN_BITS)
    }

    /// The squares of so many rows from the bottom up; none if the number is negative.
    #[inline(always)]
    pub(super) fn rows_up_to(rows: i32) -> W {
        // In each column 2^rows - 1; and a - b is the complement of what the complement of a makes with b.
        let above = Self::bottom_row() << rows.max(0) as u32;
        !(!above).plus(Self::bottom_row())
    }

    /// The squares of the column of a square.
    #[inline(always)]
    pub(super) fn column_of(square: W) -> W {
        Self::column((square.place() / Self::COLUMN_BITS) as usize)
    }

    /// The squares of a column, counted from 0.
    #[inline(always)]
    pub(super) fn column(index: usize) -> W {
        W::from_bits((1 << HEIGHT) - 1) << (index as u32 * Self::COLUMN_BITS)
    }

    /// The columns from the centre outwards, left before right.
    pub(super) const CENTER_FIRST: [usize; WIDTH] = {
        let mut order = [0; WIDTH];
        let mut place = 0;
        while place < WIDTH {
            let step = place.div_ceil(2);
            let middle = (WIDTH - 1) / 2;
            // An even width has two columns in the middle, of which the left comes first.
            let goes_right = (place % 2 == 1) == WIDTH.is_multiple_of(2);
            order[place] = if goes_right {
                middle + step
            } else {
                middle - step
            };
            place += 1;
        }
        order
    };

    /// The squares on which the next disc can land.
    #[inline(always)]
    pub(super) fn landing(occupied: W) -> W {
        occupied.plus(Self::bottom_row()) & Self::board()
    }

    /// The squares, on the board or off it, that would complete four neighbours in a line with three of `discs`; in a
    /// column only those above, since the others are not free.
    #[inline(always)]
    pub(super) fn completed_by(discs: W) -> W {
        let above = (discs << 1) & (discs << 2) & (discs << 3);
        above
            | completing(discs, Self::COLUMN_BITS)
            | completing(discs, Self::COLUMN_BITS - 1)
            | completing(discs, Self::COLUMN_BITS + 1)
    }

    /// Whether `discs` hold four neighbours in a line.
    #[inline(always)]
    pub(super) fn has_four(discs: W) -> bool {
        let fours = fours_along(discs, 1)
            | fours_along(discs, Self::COLUMN_BITS)
            | fours_along(discs, Self::COLUMN_BITS - 1)
            | fours_along(discs, Self::COLUMN_BITS + 1);
        !fours.is_none()
    }

    /// The same discs, left and right exchanged.
    pub(super) fn mirrored(discs: W) -> W {
        let mut mirrored = W::NONE;
        for index in 0..WIDTH {
            let from = index as u32 * Self::COLUMN_BITS;
            let to = (WIDTH - 1 - index) as u32 * Self::COLUMN_BITS;
            mirrored = mirrored | (((discs & Self::column(index)) >> from) << to);
        }
        mirrored
    }
}
