//! Bounds that need no search: follow-up.
//!
//! On a board of even height, a side that answers each move in the column in which it was made gets the even rows of
//! that column and leaves the odd rows to the other side. Columns whose next square is in an even row are *unpaired*:
//! a move in one is answered in another, so the other side gets some of these squares.
//!
//! - The second player can follow up to the end of the game. If the first can make no line of what that leaves to it, it
//!   does not win; and if the second has a threat in an even row, it wins when that row is reached, at the latest when
//!   all other columns are full (claim-even).
//! - The first player can if it has a threat in an odd row. In the column of the threat the second player then has to
//!   make the first move below it, gets the even rows up to it, and loses there, at the latest when all other columns
//!   are full. If that column's next square is in an odd row, it is unpaired.
//!
//! In a column in which the side that follows up has a threat in an even row, the game does not go on above it.
//!
//! Victor Allis, "A Knowledge-Based Approach of Connect-Four" (1988), on zugzwang, odd threats and claim-even.

use super::layout::Layout;
use super::position::Position;
use crate::connect4::word::Word;

/// A lower bound above `alpha` or an upper bound not above it, if follow-up proves one.
#[inline(always)]
pub(super) fn bound<W: Word, const WIDTH: usize, const HEIGHT: u32>(
    position: &Position<W, WIDTH, HEIGHT>,
    alpha: i32,
) -> Option<i32> {
    if HEIGHT % 2 == 1 {
        return None;
    }
    let mover = Keeper {
        rival: position.mover ^ position.occupied,
        threats: position.wins,
        moves: true,
        needed: (alpha + 1).max(0),
    };
    let other = Keeper {
        rival: position.mover,
        threats: position.threats,
        moves: false,
        needed: (-alpha).max(0),
    };
    if position.free.is_multiple_of(2) {
        if let Some(lower) = mover.claims_as_first(position) {
            return Some(lower);
        }
        Some(-other.claims_as_second(position)?)
    } else {
        if let Some(lower) = mover.claims_as_second(position) {
            return Some(lower);
        }
        Some(-other.claims_as_first(position)?)
    }
}

/// The side that follows up.
#[derive(Clone, Copy)]
struct Keeper<W> {
    /// The discs of the other side.
    rival: W,
    /// The free squares that complete a line.
    threats: W,
    /// Whether it is to move.
    moves: bool,
    /// What it has to show: 0 for no worse than a draw, `k` for a win with `k - 1` discs in hand or more.
    needed: i32,
}

impl<W: Word> Keeper<W> {
    #[inline(always)]
    fn claims_as_second<const WIDTH: usize, const HEIGHT: u32>(
        self,
        position: &Position<W, WIDTH, HEIGHT>,
    ) -> Option<i32> {
        let even = Layout::<W, WIDTH, HEIGHT>::even_rows();
        let empty = Layout::<W, WIDTH, HEIGHT>::board() ^ position.occupied;
        let unpaired = position.landing() & even;
        let sure = self.threats & even & !unpaired;
        if self.needed > 0 {
            // With so many discs in hand or more a line is completed up to this row.
            let highest = HEIGHT as i32 + 2 - 2 * self.needed;
            let in_time = sure & Layout::<W, WIDTH, HEIGHT>::rows_up_to(highest);
            if in_time.is_none() {
                let all = self.rival ^ position.occupied | (empty & even & !unpaired);
                if self.needed > 1 || !Layout::<W, WIDTH, HEIGHT>::has_four(all) {
                    return None;
                }
            }
        }
        let odd = empty & !even & !Self::odd_rows_above::<HEIGHT>(sure);
        self.holds::<WIDTH, HEIGHT>(self.rival | odd | unpaired, unpaired)
            .then_some(self.needed)
    }

    #[inline(always)]
    fn claims_as_first<const WIDTH: usize, const HEIGHT: u32>(
        self,
        position: &Position<W, WIDTH, HEIGHT>,
    ) -> Option<i32> {
        let even = Layout::<W, WIDTH, HEIGHT>::even_rows();
        let landing = position.landing();
        let needed = self.needed.max(1);
        let highest = HEIGHT as i32 + 1 - 2 * needed;
        let mut left =
            self.threats & !even & !landing & Layout::<W, WIDTH, HEIGHT>::rows_up_to(highest);
        while !left.is_none() {
            let threat = left.lowest();
            let column = Layout::<W, WIDTH, HEIGHT>::column_of(threat);
            left = left & !column;
            let empty = Layout::<W, WIDTH, HEIGHT>::board() ^ position.occupied;
            let next = landing & column;
            let unpaired = (landing & even & !column) | (next & !even);
            let sure = self.threats & even & !unpaired & !column;
            let odd = empty & !even & !column & !Self::odd_rows_above::<HEIGHT>(sure);
            let below = empty & even & column & threat.plus(!W::NONE);
            if self.holds::<WIDTH, HEIGHT>(self.rival | odd | below | unpaired, unpaired) {
                return Some(needed);
            }
        }
        None
    }

    /// Whether the other side can make no line of the squares within its reach.
    #[inline(always)]
    fn holds<const WIDTH: usize, const HEIGHT: u32>(self, within_reach: W, unpaired: W) -> bool {
        if !self.moves {
            return !Layout::<W, WIDTH, HEIGHT>::has_four(within_reach);
        }
        if Layout::<W, WIDTH, HEIGHT>::has_four(within_reach & !unpaired) {
            return false;
        }
        // The keeper takes one of the unpaired squares itself.
        let mut left = unpaired;
        while !left.is_none() {
            let taken = left.lowest();
            left = left ^ taken;
            if !Layout::<W, WIDTH, HEIGHT>::has_four(within_reach ^ taken) {
                return true;
            }
        }
        false
    }

    /// All squares of odd rows above squares of even rows. Columns take `HEIGHT + 1` bits, an odd number, and no step is
    /// as long as one, so what goes beyond the top of a column comes down in an even row of the next.
    #[inline(always)]
    fn odd_rows_above<const HEIGHT: u32>(squares: W) -> W {
        (1..=HEIGHT - 3)
            .step_by(2)
            .fold(W::NONE, |above, step| above | squares << step)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::super::score;
    use super::*;
    use crate::random::SplitMix64;

    /// The score by looking at every move to the end.
    fn exact<const WIDTH: usize, const HEIGHT: u32>(
        position: &Position<u64, WIDTH, HEIGHT>,
        seen: &mut HashMap<u64, i32>,
    ) -> i32 {
        if position.free == 0 {
            return 0;
        }
        if position.can_win() {
            return score::win_now(position.free);
        }
        if let Some(&known) = seen.get(&position.key()) {
            return known;
        }
        let best = squares(position.landing())
            .map(|square| -exact(&position.after(square), seen))
            .max()
            .unwrap();
        seen.insert(position.key(), best);
        best
    }

    fn squares(of: u64) -> impl Iterator<Item = u64> {
        (0..u64::BITS)
            .map(|bit| 1 << bit)
            .filter(move |square| of & square != 0)
    }

    /// A position that the search might ask about: nobody has won or must stop the other, and two moves are safe.
    fn quiet_position<const WIDTH: usize, const HEIGHT: u32>(
        random: &mut SplitMix64,
        free: u32,
    ) -> Option<Position<u64, WIDTH, HEIGHT>> {
        let mut position = Position::of_discs(0, 0);
        while position.free > free {
            let moves: Vec<_> = squares(position.safe_moves()).collect();
            if position.can_win() || moves.is_empty() {
                return None;
            }
            position = position.after(moves[random.next_u64() as usize % moves.len()]);
        }
        (!position.can_win() && position.safe_moves().has_several()).then_some(position)
    }

    fn claims_are_true<const WIDTH: usize, const HEIGHT: u32>() {
        let mut random = SplitMix64::new(6);
        // Of draws and wins, by who follows up.
        let mut claims = [[0; 2]; 2];
        let mut positions = 0;
        while positions < 6_000 {
            let free = 8 + random.next_u64() as u32 % 8;
            let Some(position) = quiet_position::<WIDTH, HEIGHT>(&mut random, free) else {
                continue;
            };
            positions += 1;
            let mut seen = HashMap::new();
            for alpha in -3..=3 {
                let Some(bound) = bound(&position, alpha) else {
                    continue;
                };
                let score = exact(&position, &mut seen);
                let is_lower = bound > alpha;
                assert!(
                    if is_lower {
                        score >= bound
                    } else {
                        score <= bound
                    },
                    "{position:?} is {score}; above {alpha} or not: {bound}"
                );
                let first_moves = position.free.is_multiple_of(2);
                claims[usize::from(first_moves == is_lower)][usize::from(bound != 0)] += 1;
            }
        }
        let [as_second, as_first] = claims;
        assert!(as_second[0] > 0 && as_second[1] > 0, "{claims:?}");
        // The first player follows up to win.
        assert!(as_first[0] == 0 && as_first[1] > 0, "{claims:?}");
    }

    #[test]
    fn what_follow_up_claims_is_true_on_boards_of_even_height() {
        claims_are_true::<7, 6>();
        claims_are_true::<5, 6>();
        claims_are_true::<7, 4>();
        claims_are_true::<6, 8>();
    }

    #[test]
    fn nothing_is_claimed_on_boards_of_odd_height() {
        let empty = Position::<u64, 7, 5>::of_discs(0, 0);
        assert_eq!(bound(&empty, 0), None);
        assert_eq!(bound(&empty, -1), None);
    }
}
