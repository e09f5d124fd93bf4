//! In which order moves are tried. The weights were found by counting nodes on published positions.

use std::ops::RangeInclusive;

use super::layout::Layout;
use super::position::Position;
use crate::connect4::word::Word;

/// A side that has to prove no worse than a near loss lives by threats that must be answered at once.
const FAR_BEHIND: i32 = -3;
/// One that has to prove no more than a far win had better keep its threats.
const FAR_WIN: i32 = 4;

/// Near a draw, games are decided by who has to move when only the squares below threats are left (`follow_up.rs`).
const NEAR: RangeInclusive<i32> = -5..=2;

/// How promising the move is that leads to `child`, when the score is to be proven above `alpha`.
#[inline(always)]
pub(super) fn rank<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    child: &Position<W, WIDTH, HEIGHT>,
    alpha: i32,
) -> u32 {
    let threats = child.threats;
    let mut rank = 2 * threats.count();
    if !(threats & (threats >> 1)).is_none() {
        // Two squares one above the other: whoever answers the lower one gives away the upper one.
        rank += 2;
    }
    if !(threats & child.landing()).is_none() {
        if alpha < FAR_BEHIND {
            rank += 3;
        } else if (0..FAR_WIN).contains(&alpha) {
            rank = rank.saturating_sub(1);
        }
    }
    // The first player has moved when an odd number of squares is free.
    let even = Layout::<W, WIDTH, HEIGHT>::even_rows();
    let follow_up = if child.free.is_multiple_of(2) {
        even
    } else {
        !even
    };
    let sure = threats & follow_up & !child.landing();
    if NEAR.contains(&alpha) && !sure.is_none() {
        rank += 3;
    }
    rank
}
