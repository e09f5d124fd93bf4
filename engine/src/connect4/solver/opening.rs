//! What the opening book tells a search.

use super::bounds::Bounds;
use super::layout::Layout;
use super::position::Position;
use crate::connect4::book::Book;
use crate::connect4::layout::{HEIGHT, SQUARES, WIDTH};
use crate::connect4::word::Word;

/// A book, or none, beside a search of positions on a board of one size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening<'a> {
    book: Option<Book<'a>>,
    /// The fewest free squares of a position in the book. More than any board has, where there is no book.
    fewest_free: u32,
}

impl<'a> Opening<'a> {
    /// No book.
    pub(super) const NONE: Self = Self {
        book: None,
        fewest_free: u32::MAX,
    };

    /// This book, if it is one of boards of this size.
    pub(super) fn on<W, const COLUMNS: usize, const ROWS: u32>(
        book: Option<Book<'a>>,
        _: Layout<W, COLUMNS, ROWS>,
    ) -> Self {
        if book.is_none() || (COLUMNS as u32, ROWS) != (WIDTH, HEIGHT) {
            return Self::NONE;
        }
        Self {
            book,
            fewest_free: SQUARES - Book::MAX_DISCS,
        }
    }

    /// The score of a position, if the book has it.
    #[inline(always)]
    pub(super) fn score<W: Word, const COLUMNS: usize, const ROWS: u32>(
        &self,
        position: &Position<W, COLUMNS, ROWS>,
    ) -> Option<i32> {
        if position.free < self.fewest_free {
            return None;
        }
        self.look_up(position.mover, position.occupied)
    }

    /// What the book proves of the score of a position. One that has a disc more than the positions of the book is
    /// worth to the side that has played it no more than each position is from which that disc led there.
    pub(super) fn bounds<W: Word, const COLUMNS: usize, const ROWS: u32>(
        &self,
        position: &Position<W, COLUMNS, ROWS>,
    ) -> Bounds {
        if let Some(score) = self.score(position) {
            return Bounds::exactly(score);
        }
        let mut known = Bounds::UNKNOWN;
        if position.free + 1 == self.fewest_free {
            let others = position.mover ^ position.occupied;
            let mut tops = others & !(position.occupied >> 1);
            while !tops.is_none() {
                let top = tops.lowest();
                tops = tops ^ top;
                if let Some(score) = self.look_up(others ^ top, position.occupied ^ top) {
                    known.lower = known.lower.max(-score);
                }
            }
        }
        known
    }

    #[cold]
    #[inline(never)]
    fn look_up<W: Word>(&self, mover: W, occupied: W) -> Option<i32> {
        self.book?
            .score_of_discs(mover.bits() as u64, occupied.bits() as u64)
    }
}
