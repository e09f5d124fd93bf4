//! From proofs about one number each to the score: which number to ask about next.

use super::aim::Aim;
use super::bounds::Bounds;
use super::position::Position;
use super::score;
use super::search::Search;
use crate::connect4::word::Word;

/// What can be proven of the score of a position in which nobody has won: all that is aimed at, or as much of it
/// as the search's limits allow.
pub(super) fn narrow<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    search: &mut Search<'_, W, WIDTH, HEIGHT>,
    position: &Position<W, WIDTH, HEIGHT>,
    aim: Aim,
) -> Bounds {
    if position.free == 0 {
        return Bounds::exactly(0);
    }
    if position.can_win() {
        return Bounds::exactly(score::win_now(position.free));
    }
    let told = search.opening().bounds(position);
    let mut known = told.and(Bounds {
        lower: score::loss_next(position.free),
        upper: score::win_after_next(position.free),
    });
    // Just beyond the book, more than half of the positions are worth no more than it tells.
    let walks_up = told != Bounds::UNKNOWN;
    while let Some(alpha) = next_question(known, aim, walks_up) {
        let bound = search.bound(position, alpha);
        if search.stopped() {
            break;
        }
        if bound > alpha {
            known.lower = bound;
        } else {
            known.upper = bound;
        }
    }
    known
}

/// The number of which to ask whether the score is above it; `None` when all is known.
fn next_question(known: Bounds, aim: Aim, walks_up: bool) -> Option<i32> {
    match aim {
        Aim::Exact if known.lower == known.upper => None,
        Aim::Exact if walks_up => Some(known.lower),
        Aim::Exact => Some(near(known).unwrap_or_else(|| halving(known))),
        Aim::Weak if known.lower > 0 || known.upper < 0 => None,
        Aim::Weak if known.upper > 0 => Some(0),
        Aim::Weak if known.lower < 0 => Some(-1),
        Aim::Weak => None,
    }
}

/// Scores so near to 0 are proven one by one: quiet positions have them, and a proof of one of them is half of that of
/// the next.
const NEAR: i32 = 5;

/// The number nearest to 0 that is open, if no far score is possible any more.
fn near(known: Bounds) -> Option<i32> {
    let is_near = known.lower >= -NEAR && known.upper <= NEAR;
    is_near.then(|| 0.clamp(known.lower, known.upper - 1))
}

/// The middle, but nearer to 0 where it would be far: far scores are quickly proven or disproven.
fn halving(known: Bounds) -> i32 {
    let middle = known.lower + (known.upper - known.lower) / 2;
    if middle <= 0 && known.lower / 2 < middle {
        known.lower / 2
    } else if middle >= 0 && known.upper / 2 > middle {
        known.upper / 2
    } else {
        middle
    }
}
