//! A bound that needs no search: claim-even.
//!
//! On a board of even height the second player can always answer in the column in which the first has played,
//! and so gets all squares of the even rows that are free. Columns whose next square is in an even row are
//! answered in one another. If the first player cannot make four in a line with all that is left to it, it does
//! not win. Allis, "A Knowledge-Based Approach of Connect-Four" (1988), section 3.

use super::layout::Layout;
use super::position::Position;
use crate::connect4::word::Word;

/// A lower bound above `alpha` or an upper bound not above it, if claim-even proves one.
#[inline(always)]
pub(super) fn bound<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    position: &Position<W, WIDTH, HEIGHT>,
    alpha: i32,
) -> Option<i32> {
    if HEIGHT % 2 == 1 {
        return None;
    }
    let first_moves = position.free.is_multiple_of(2);
    if first_moves && alpha >= 0 {
        let even = Layout::<W, WIDTH, HEIGHT>::even_rows();
        let empty = Layout::<W, WIDTH, HEIGHT>::board() ^ position.occupied;
        let within_reach = position.mover | (empty & !even) | (position.landing() & even);
        (!Layout::<W, WIDTH, HEIGHT>::has_four(within_reach)).then_some(0)
    } else if !first_moves && alpha < 0 {
        let even = Layout::<W, WIDTH, HEIGHT>::even_rows();
        let empty = Layout::<W, WIDTH, HEIGHT>::board() ^ position.occupied;
        let first = position.mover ^ position.occupied;
        let unpaired = position.landing() & even;
        let within_reach = first | (empty & !even) | unpaired;
        // The second player takes one of the unpaired squares itself.
        let mut left = unpaired;
        while !left.is_none() {
            let taken = left.lowest();
            left = left ^ taken;
            if !Layout::<W, WIDTH, HEIGHT>::has_four(within_reach ^ taken) {
                return Some(0);
            }
        }
        None
    } else {
        None
    }
}
