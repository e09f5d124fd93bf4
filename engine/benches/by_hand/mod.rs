//! Alpha-beta on Connect Four written by hand, with no thought for any other game: negamax on two words,
//! cut when alpha >= beta, fail-soft, columns 4, 3, 5, 2, 6, 1, 7.

const WIN: i32 = 1_000_000;
const BOTTOM: u64 = 0x0000_0408_1020_4081 | 1 << 28 | 1 << 35 | 1 << 42;
const BOARD: u64 = BOTTOM * 0b11_1111;
const ORDER: [u64; 7] = [1 << 21, 1 << 14, 1 << 28, 1 << 7, 1 << 35, 1, 1 << 42];

/// The value for Red of the position after `moves`, `depth` plies deep, and how many nodes that took.
/// `EVALUATED` judges the horizon by the window heuristic with weights 5, 2 and 3; otherwise it is a draw.
pub(crate) fn search<const EVALUATED: bool>(moves: &str, depth: u32) -> (i32, u64) {
    let (mut mover, mut occupied) = (0, 0);
    for digit in moves.bytes() {
        mover ^= occupied;
        occupied |= occupied + (1 << (u32::from(digit - b'1') * 7));
    }
    let mut search = Search { depth, nodes: 0 };
    let value = search.negamax::<EVALUATED>(mover, occupied, 0, -i32::MAX, i32::MAX);
    let value = if moves.len().is_multiple_of(2) {
        value
    } else {
        -value
    };
    (value, search.nodes)
}

struct Search {
    depth: u32,
    nodes: u64,
}

impl Search {
    fn negamax<const EVALUATED: bool>(
        &mut self,
        mover: u64,
        occupied: u64,
        ply: u32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        self.nodes += 1;
        if has_four(mover ^ occupied) {
            return ply as i32 - WIN;
        }
        if occupied == BOARD {
            return 0;
        }
        if ply >= self.depth {
            return if EVALUATED {
                estimate(mover, occupied)
            } else {
                0
            };
        }
        let mut best = -i32::MAX;
        for bottom in ORDER {
            if occupied & bottom << 5 != 0 {
                continue;
            }
            let next = occupied | (occupied + bottom);
            let value = -self.negamax::<EVALUATED>(mover ^ occupied, next, ply + 1, -beta, -alpha);
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    if alpha >= beta {
                        break;
                    }
                }
            }
        }
        best
    }
}

#[inline(always)]
fn has_four(discs: u64) -> bool {
    let pairs = discs & discs >> 7;
    if pairs & pairs >> 14 != 0 {
        return true;
    }
    let pairs = discs & discs >> 6;
    if pairs & pairs >> 12 != 0 {
        return true;
    }
    let pairs = discs & discs >> 8;
    if pairs & pairs >> 16 != 0 {
        return true;
    }
    let pairs = discs & discs >> 1;
    pairs & pairs >> 2 != 0
}

/// The window heuristic for the side to move.
#[inline(always)]
fn estimate(mover: u64, occupied: u64) -> i32 {
    const CENTER: u64 = 0b11_1111 << 21;
    let other = mover ^ occupied;
    let free = BOARD ^ occupied;
    let (my_threes, my_twos) = windows(mover, free);
    let (their_threes, their_twos) = windows(other, free);
    let center = (mover & CENTER).count_ones() as i32 - (other & CENTER).count_ones() as i32;
    5 * (my_threes - their_threes) + 2 * (my_twos - their_twos) + 3 * center
}

#[inline(always)]
fn windows(discs: u64, free: u64) -> (i32, i32) {
    let (vertical_threes, vertical_twos) = windows_along(discs, free, 1);
    let (horizontal_threes, horizontal_twos) = windows_along(discs, free, 7);
    let (falling_threes, falling_twos) = windows_along(discs, free, 6);
    let (rising_threes, rising_twos) = windows_along(discs, free, 8);
    let threes = falling_threes | rising_threes | horizontal_threes << 28;
    let twos = falling_twos | rising_twos | horizontal_twos << 28;
    (
        (vertical_threes.count_ones() + threes.count_ones()) as i32,
        (vertical_twos.count_ones() + twos.count_ones()) as i32,
    )
}

#[inline(always)]
fn windows_along(discs: u64, free: u64, step: u32) -> (u64, u64) {
    let both = discs & discs >> step;
    let one = discs & free >> step | free & discs >> step;
    let none = free & free >> step;
    let (both_later, one_later, none_later) =
        (both >> (2 * step), one >> (2 * step), none >> (2 * step));
    (
        both & one_later | one & both_later,
        both & none_later | none & both_later | one & one_later,
    )
}
