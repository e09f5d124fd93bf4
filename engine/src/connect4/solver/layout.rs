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

#[cfg(test)]
mod tests {
    use super::super::by_size::{ForEverySize, on_size};
    use super::*;
    use crate::connect4::size::BoardSize;
    use crate::random::SplitMix64;

    /// Squares as a list of columns of rows.
    type Grid = Vec<Vec<bool>>;

    fn grid<const WIDTH: usize, const HEIGHT: u32>(holds: impl Fn(usize, usize) -> bool) -> Grid {
        let column = |column| (0..HEIGHT as usize).map(|row| holds(column, row)).collect();
        (0..WIDTH).map(column).collect()
    }

    fn word<W: Word, const WIDTH: usize, const HEIGHT: u32>(grid: &Grid) -> W {
        let mut bits = 0;
        for (column, rows) in grid.iter().enumerate() {
            for (row, holds) in rows.iter().enumerate() {
                bits |= u128::from(*holds) << (column * (HEIGHT as usize + 1) + row);
            }
        }
        let word = W::from_bits(bits);
        assert_eq!(word.bits(), bits, "the word is too short");
        word
    }

    /// The squares of all lines of four, as columns and rows from 0.
    fn lines<const WIDTH: usize, const HEIGHT: u32>() -> Vec<[(usize, usize); 4]> {
        let mut lines = Vec::new();
        for column in 0..WIDTH as isize {
            for row in 0..HEIGHT as isize {
                for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                    let squares = [0, 1, 2, 3].map(|step| (column + step * right, row + step * up));
                    if squares.iter().all(|(column, row)| {
                        (0..WIDTH as isize).contains(column) && (0..HEIGHT as isize).contains(row)
                    }) {
                        lines.push(squares.map(|(column, row)| (column as usize, row as usize)));
                    }
                }
            }
        }
        lines
    }

    /// Compares words with grids on a board of this size.
    struct Compared;

    impl ForEverySize for Compared {
        type Answer = ();

        fn on<W: Word, const WIDTH: usize, const HEIGHT: u32>(self, _: Layout<W, WIDTH, HEIGHT>) {
            fixed_squares_stand_in_their_rows_and_columns::<W, WIDTH, HEIGHT>();
            let mut random = SplitMix64::new(4);
            for _ in 0..500 {
                lines_are_found::<W, WIDTH, HEIGHT>(&mut random);
                discs_land_on_discs::<W, WIDTH, HEIGHT>(&mut random);
            }
        }
    }

    fn fixed_squares_stand_in_their_rows_and_columns<
        W: Word,
        const WIDTH: usize,
        const HEIGHT: u32,
    >() {
        let word = |holds: &dyn Fn(usize, usize) -> bool| {
            word::<W, WIDTH, HEIGHT>(&grid::<WIDTH, HEIGHT>(holds))
        };
        assert_eq!(Layout::<W, WIDTH, HEIGHT>::board(), word(&|_, _| true));
        let bottom = word(&|_, row| row == 0);
        assert_eq!(Layout::<W, WIDTH, HEIGHT>::bottom_row(), bottom);
        let even = word(&|_, row| row % 2 == 1);
        assert_eq!(Layout::<W, WIDTH, HEIGHT>::even_rows(), even);
        for rows in -3..=HEIGHT as i32 {
            let up_to = word(&|_, row| (row as i32) < rows);
            assert_eq!(Layout::<W, WIDTH, HEIGHT>::rows_up_to(rows), up_to);
        }
        for index in 0..WIDTH {
            let squares = word(&|column, _| column == index);
            assert_eq!(Layout::<W, WIDTH, HEIGHT>::column(index), squares);
            for place in 0..HEIGHT as usize {
                let square = word(&|column, row| (column, row) == (index, place));
                let column = Layout::<W, WIDTH, HEIGHT>::column_of(square);
                assert_eq!(column, squares);
            }
        }
        let mut columns = Layout::<W, WIDTH, HEIGHT>::CENTER_FIRST;
        let distance = |column: &usize| (2 * column).abs_diff(WIDTH - 1);
        assert!(columns.is_sorted_by_key(distance));
        columns.sort_unstable();
        assert!((0..WIDTH).eq(columns));
    }

    fn lines_are_found<W: Word, const WIDTH: usize, const HEIGHT: u32>(random: &mut SplitMix64) {
        let mut discs = grid::<WIDTH, HEIGHT>(|_, _| false);
        let rarity = 1 + random.next_u64() % 6;
        discs
            .iter_mut()
            .flatten()
            .for_each(|holds| *holds = random.next_u64() % 8 < rarity);
        let lines = lines::<WIDTH, HEIGHT>();
        let missing = |line: &[(usize, usize); 4]| -> Vec<(usize, usize)> {
            let squares = line.iter().copied();
            squares
                .filter(|(column, row)| !discs[*column][*row])
                .collect()
        };
        let completing: Vec<_> = lines.iter().map(missing).collect();
        // No square below a disc is free, so in a column only the topmost can be.
        let can_be_free = |line: &[(usize, usize); 4], square| {
            let [(first, _), .., last] = *line;
            first != last.0 || square == last
        };
        let free = grid::<WIDTH, HEIGHT>(|column, row| {
            let square = (column, row);
            let mut completed = lines.iter().zip(&completing);
            completed.any(|(line, missing)| missing[..] == [square] && can_be_free(line, square))
        });
        let placed: W = word::<W, WIDTH, HEIGHT>(&discs);
        let completed = Layout::<W, WIDTH, HEIGHT>::completed_by(placed);
        assert_eq!(
            completed & Layout::<W, WIDTH, HEIGHT>::board() & !placed,
            word::<W, WIDTH, HEIGHT>(&free)
        );
        assert_eq!(
            Layout::<W, WIDTH, HEIGHT>::has_four(placed),
            completing.iter().any(Vec::is_empty)
        );
        let image: Grid = discs.iter().rev().cloned().collect();
        assert_eq!(
            Layout::<W, WIDTH, HEIGHT>::mirrored(placed),
            word::<W, WIDTH, HEIGHT>(&image)
        );
    }

    fn discs_land_on_discs<W: Word, const WIDTH: usize, const HEIGHT: u32>(
        random: &mut SplitMix64,
    ) {
        let heights: Vec<_> = (0..WIDTH)
            .map(|_| (random.next_u64() % u64::from(HEIGHT + 1)) as usize)
            .collect();
        let occupied = grid::<WIDTH, HEIGHT>(|column, row| row < heights[column]);
        let landing = grid::<WIDTH, HEIGHT>(|column, row| row == heights[column]);
        assert_eq!(
            Layout::<W, WIDTH, HEIGHT>::landing(word::<W, WIDTH, HEIGHT>(&occupied)),
            word::<W, WIDTH, HEIGHT>(&landing)
        );
    }

    #[test]
    fn words_hold_the_squares_of_boards_of_every_size() {
        for size in BoardSize::all() {
            on_size(size, Compared);
        }
    }
}
