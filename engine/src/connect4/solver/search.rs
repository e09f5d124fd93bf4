//! Proof that a score is above a number, or not: negamax with a window of one.
//!
//! Only moves that do not lose at once are tried; where there is one of them it is played without a node of its own.
//! Before any child is searched, the table is asked about all of them: their entries are read one after the other,
//! so that the processor waits for the memory once and not for each.

use arrayvec::ArrayVec;

use super::bounds::Bounds;
use super::claim_even;
use super::layout::Layout;
use super::opening::Opening;
use super::position::Position;
use super::rank::rank;
use super::score;
use super::table::{Entries, Table};
use crate::connect4::book::Book;
use crate::connect4::word::Word;
use crate::search::{Limits, Meter};

/// A search of one position or of several in a row.
pub(super) struct Search<'a, W, const WIDTH: usize, const HEIGHT: u32> {
    table: &'a Table,
    opening: Opening<'a>,
    meter: Meter<'a>,
    salt: W,
    /// Positions with so many free squares or fewer are not looked up.
    not_kept: u32,
}

/// A position one move on.
struct Child<W, const WIDTH: usize, const HEIGHT: u32> {
    position: Position<W, WIDTH, HEIGHT>,
    /// The moves there that do not lose at once.
    replies: W,
    number: u64,
    entries: Entries,
}

/// With fewer discs than this a position and its mirror image share an entry. Later they rarely meet in one search.
const MIRRORED_BELOW: u32 = 12;

/// From here to the end of the game is so near that the memory would take longer to answer than the search.
const SHORT_GAME: u32 = 14;
/// Then positions with at most so many free squares are not looked up.
const NOT_KEPT_IN_SHORT_GAME: u32 = 10;

impl<'a, W: Word, const WIDTH: usize, const HEIGHT: u32> Search<'a, W, WIDTH, HEIGHT> {
    /// A search of positions with at most so many free squares.
    pub(super) fn new(table: &'a Table, limits: Limits<'a>, free: u32) -> Self {
        // No key of a standard board reaches these bits.
        let size = (WIDTH as u128 - 3) << 3 | (HEIGHT as u128 - 3);
        Self {
            table,
            opening: Opening::NONE,
            meter: Meter::new(limits),
            salt: W::from_bits(size << 57),
            not_kept: if free <= SHORT_GAME {
                NOT_KEPT_IN_SHORT_GAME
            } else {
                0
            },
        }
    }

    /// The same search beside a book, if it is one of boards of this size.
    pub(super) fn with_book(self, book: Option<Book<'a>>) -> Self {
        Self {
            opening: Opening::on(book, Layout::<W, WIDTH, HEIGHT>::NEW),
            ..self
        }
    }

    /// What the book tells.
    pub(super) fn opening(&self) -> Opening<'a> {
        self.opening
    }

    /// How many nodes were visited.
    pub(super) fn nodes(&self) -> u64 {
        self.meter.visited()
    }

    /// Whether a limit has ended the search.
    pub(super) fn stopped(&self) -> bool {
        self.meter.stopped()
    }

    /// The number of a position in the table.
    #[inline(always)]
    fn number(&self, position: &Position<W, WIDTH, HEIGHT>) -> u64 {
        let mut key = position.key();
        if Layout::<W, WIDTH, HEIGHT>::SQUARES - position.free < MIRRORED_BELOW {
            let mirrored = position.mirrored().key();
            if mirrored.bits() < key.bits() {
                key = mirrored;
            }
        }
        (key ^ self.salt).mixed()
    }

    #[inline(always)]
    fn entries(&self, number: u64, free: u32) -> Entries {
        if free > self.not_kept {
            self.table.entries(number, free)
        } else {
            Entries::NONE
        }
    }

    /// A bound of the value of a position in which the side to move cannot win at once: a lower one if it is above
    /// `alpha`, an upper one if not. Means nothing once the meter has stopped.
    pub(super) fn bound(&mut self, position: &Position<W, WIDTH, HEIGHT>, alpha: i32) -> i32 {
        let moves = position.safe_moves();
        if moves.is_none() {
            return score::loss_next(position.free);
        }
        self.bound_of_moves(*position, moves, alpha)
    }

    /// [`Search::bound`] with the safe moves, of which there is one at least.
    fn bound_of_moves(
        &mut self,
        mut position: Position<W, WIDTH, HEIGHT>,
        mut moves: W,
        mut alpha: i32,
    ) -> i32 {
        // Single moves are played without a node of their own; `sign` tells whose view `alpha` is in.
        let mut sign = 1;
        loop {
            if position.free <= 2 {
                return 0;
            }
            if let Some(score) = self.opening.score(&position) {
                return sign * score;
            }
            let worst = score::worst_after_safe(position.free);
            if worst > alpha {
                return sign * worst;
            }
            let best = score::win_after_next(position.free);
            if best <= alpha {
                return sign * best;
            }
            if moves.has_several() {
                break;
            }
            position = position.after(moves);
            moves = position.safe_moves();
            sign = -sign;
            alpha = -alpha - 1;
            if moves.is_none() {
                return sign * score::loss_next(position.free);
            }
        }
        sign * self.bound_of_branches(&position, moves, alpha)
    }

    /// [`Search::bound`] where there are at least two safe moves.
    fn bound_of_branches(
        &mut self,
        position: &Position<W, WIDTH, HEIGHT>,
        moves: W,
        alpha: i32,
    ) -> i32 {
        if !self.meter.visit() {
            return 0;
        }
        let first_node = self.meter.visited();
        let number = self.number(position);
        let mut known = self.entries(number, position.free).bounds(number);
        if known.lower > alpha {
            return known.lower;
        }
        if known.upper <= alpha {
            return known.upper;
        }
        if let Some(bound) = claim_even::bound(position, alpha) {
            return bound;
        }
        let mut children = ArrayVec::<_, WIDTH>::new();
        for column in Layout::<W, WIDTH, HEIGHT>::CENTER_FIRST {
            let square = moves & Layout::<W, WIDTH, HEIGHT>::column(column);
            if square.is_none() {
                continue;
            }
            let child = position.after(square);
            let replies = child.safe_moves();
            if replies.is_none() {
                return score::win_after_next(position.free);
            }
            let number = self.number(&child);
            children.push(Child {
                position: child,
                replies,
                number,
                entries: self.entries(number, child.free),
            });
        }
        let mut best = -Bounds::UNKNOWN.upper;
        let mut order = ArrayVec::<u32, WIDTH>::new();
        for (index, child) in children.iter().enumerate() {
            let bounds = child.entries.bounds(child.number);
            if -bounds.upper > alpha {
                return -bounds.upper;
            }
            if -bounds.lower <= alpha {
                best = best.max(-bounds.lower);
                continue;
            }
            let rank = (rank(&child.position, alpha) << 4) | (15 - index as u32);
            let place = order.iter().take_while(|other| **other > rank).count();
            order.insert(place, rank);
        }
        for rank in order {
            let Some(child) = children.get(15 - (rank & 15) as usize) else {
                continue;
            };
            let value = -self.bound_of_moves(child.position, child.replies, -alpha - 1);
            if self.meter.stopped() {
                return 0;
            }
            best = best.max(value);
            if best > alpha {
                break;
            }
        }
        if best > alpha {
            known.lower = best;
        } else {
            known.upper = best;
        }
        if position.free > self.not_kept {
            let nodes = self.meter.visited() - first_node;
            self.table.keep(number, position.free, known, nodes);
        }
        best
    }
}
