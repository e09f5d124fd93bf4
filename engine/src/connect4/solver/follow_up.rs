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

    use super::super::by_size::{ForEverySize, on_size};
    use super::super::score;
    use super::*;
    use crate::connect4::size::BoardSize;
    use crate::random::SplitMix64;

    /// How many claims were true, of draws and of wins, by who follows up.
    type Claims = [[u32; 2]; 2];

    /// Looks at every move to the end of the game, and on the way at what is claimed of each position that the search
    /// might ask about.
    #[derive(Default)]
    struct Check {
        scores: HashMap<u128, i32>,
        claims: Claims,
    }

    impl Check {
        fn score<W: Word, const WIDTH: usize, const HEIGHT: u32>(
            &mut self,
            position: &Position<W, WIDTH, HEIGHT>,
        ) -> i32 {
            if position.free == 0 {
                return 0;
            }
            if position.can_win() {
                return score::win_now(position.free);
            }
            let key = position.key().bits();
            if let Some(&known) = self.scores.get(&key) {
                return known;
            }
            let best = squares(position.landing())
                .map(|square| -self.score(&position.after(square)))
                .max()
                .unwrap();
            self.scores.insert(key, best);
            let safe = position.safe_moves();
            if !safe.is_none() && safe.has_several() {
                self.claims_of(position, best);
            }
            best
        }

        fn claims_of<W: Word, const WIDTH: usize, const HEIGHT: u32>(
            &mut self,
            position: &Position<W, WIDTH, HEIGHT>,
            score: i32,
        ) {
            let farthest = score::win_now(position.free);
            for alpha in -farthest..=farthest {
                let Some(bound) = bound(position, alpha) else {
                    continue;
                };
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
                let by_first = usize::from(first_moves == is_lower);
                self.claims[by_first][usize::from(bound != 0)] += 1;
            }
        }
    }

    fn squares<W: Word>(of: W) -> impl Iterator<Item = W> {
        let mut left = of;
        std::iter::from_fn(move || {
            let lowest = left.lowest();
            left = left ^ lowest;
            (!lowest.is_none()).then_some(lowest)
        })
    }

    /// Random games in which nobody lets the other win, as far as they go, and what is claimed near their end.
    struct RandomGames {
        games: u32,
        most_free: u32,
    }

    impl ForEverySize for RandomGames {
        type Answer = Claims;

        fn on<W: Word, const WIDTH: usize, const HEIGHT: u32>(
            self,
            _: Layout<W, WIDTH, HEIGHT>,
        ) -> Claims {
            let mut random = SplitMix64::new(6);
            let mut claims = Claims::default();
            let mut games = 0;
            while games < self.games {
                let mut position = Position::<W, WIDTH, HEIGHT>::of_discs(W::NONE, W::NONE);
                while position.free > self.most_free {
                    let moves: Vec<_> = squares(position.safe_moves()).collect();
                    if moves.is_empty() {
                        break;
                    }
                    position = position.after(moves[random.next_u64() as usize % moves.len()]);
                }
                if position.free <= self.most_free {
                    let mut check = Check {
                        claims,
                        ..Check::default()
                    };
                    check.score(&position);
                    claims = check.claims;
                    games += 1;
                }
            }
            claims
        }
    }

    fn check_all_sizes(games: u32, most_free: u32) {
        for size in BoardSize::all() {
            let [as_second, as_first] = on_size(size, RandomGames { games, most_free });
            // The first player follows up to win, and nobody does on a board of odd height.
            let height_is_even = size.height().is_multiple_of(2);
            let made = [as_second[0], as_second[1], as_first[0], as_first[1]].map(|made| made > 0);
            let expected = [height_is_even, height_is_even, false, height_is_even];
            assert_eq!(made, expected, "{size}: {as_second:?}, {as_first:?}");
        }
    }

    #[test]
    fn what_follow_up_claims_is_true_on_boards_of_all_sizes() {
        check_all_sizes(25, 16);
    }

    #[test]
    #[ignore = "minutes"]
    fn so_are_many_more_claims_farther_from_the_end() {
        check_all_sizes(1_000, 16);
    }
}
