//! Scores: 0 is a draw, `k` a win of the side to move that leaves it `k - 1` discs in hand after the winning move, `-k` such a loss.
//! All functions take the number of free squares.

/// The side to move wins with its next disc.
#[inline(always)]
pub(super) const fn win_now(free: u32) -> i32 {
    free.div_ceil(2) as i32
}

/// The side to move wins with the disc after its next: the best score where it cannot win at once.
#[inline(always)]
pub(super) const fn win_after_next(free: u32) -> i32 {
    free.saturating_sub(1) as i32 / 2
}

/// The other side wins with its next disc: the worst score.
#[inline(always)]
pub(super) const fn loss_next(free: u32) -> i32 {
    -(free as i32 / 2)
}

/// The worst score where the other side cannot win with its next disc.
#[inline(always)]
pub(super) const fn worst_after_safe(free: u32) -> i32 {
    -(free.saturating_sub(2) as i32 / 2)
}

/// How many plies are left with best play, where the side to move has this score.
pub(super) const fn plies_to_end(free: u32, score: i32) -> u32 {
    if score == 0 {
        return free;
    }
    // The squares that are free when the winner plays its last disc are 2k - 1 or 2k.
    let most = 2 * score.unsigned_abs();
    let winner_is_to_move = score > 0;
    let even = free.is_multiple_of(2) == winner_is_to_move;
    let free_at_the_last = if even { most } else { most - 1 };
    free.saturating_sub(free_at_the_last) + 1
}
