//! The three columns at one side of the board.

use crate::connect4::layout::HEIGHT;

/// How many columns there are beside the middle one, at each side.
pub(super) const COLUMNS: usize = 3;

/// The heights of the columns at one side, the outermost first.
pub(super) type Half = [usize; COLUMNS];

/// How many heights a column can have.
const HEIGHTS: usize = HEIGHT as usize + 1;

/// The most discs at one side.
pub(super) const MAX_DISCS: usize = COLUMNS * HEIGHT as usize;

/// How many halves hold so many discs.
pub(super) const HALVES: [usize; MAX_DISCS + 1] = COUNTED.0;

/// The numbers of all halves, from 0 on among those that hold as many discs, in the order of their heights.
const NUMBERS: [[[u8; HEIGHTS]; HEIGHTS]; HEIGHTS] = COUNTED.1;

const COUNTED: ([usize; MAX_DISCS + 1], [[[u8; HEIGHTS]; HEIGHTS]; HEIGHTS]) = {
    let mut counts = [0; MAX_DISCS + 1];
    let mut numbers = [[[0; HEIGHTS]; HEIGHTS]; HEIGHTS];
    let mut code = 0;
    while code < HEIGHTS * HEIGHTS * HEIGHTS {
        let [outer, between, inner] = [
            code / (HEIGHTS * HEIGHTS),
            code / HEIGHTS % HEIGHTS,
            code % HEIGHTS,
        ];
        let discs = outer + between + inner;
        numbers[outer][between][inner] = counts[discs] as u8;
        counts[discs] += 1;
        code += 1;
    }
    (counts, numbers)
};

/// The number of a half among those that hold as many discs.
pub(super) fn number([outer, between, inner]: Half) -> Option<usize> {
    let number = NUMBERS.get(outer)?.get(between)?.get(inner)?;
    Some((*number).into())
}
