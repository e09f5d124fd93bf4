//! A book that is being written.

use super::slot::{SLOTS, Slot};
use super::{BYTES, Book, HEADER, Place, lowest_score};
use crate::connect4::size::BoardSize;
use crate::connect4::sized_board::SizedBoard;

/// A [`Book`] that is being written.
#[derive(Clone, Debug)]
pub struct BookDraft {
    scores: Vec<u8>,
}

impl BookDraft {
    /// A book without any score.
    pub fn empty() -> Self {
        Self {
            scores: vec![0; BYTES],
        }
    }

    /// How many places for positions with so many discs a book has.
    pub fn places(discs: usize) -> usize {
        SLOTS.get(discs).copied().unwrap_or_default()
    }

    /// The number of the place of a position among those with as many discs, if a book has one for it.
    pub fn place(board: &SizedBoard) -> Option<usize> {
        slot_of(board).map(|slot| slot.number)
    }

    /// Writes the score of a position; says whether there is a place for both that is still empty.
    #[must_use]
    pub fn insert(&mut self, board: &SizedBoard, score: i32) -> bool {
        slot_of(board).is_some_and(|slot| self.write(slot, score).is_some())
    }

    fn write(&mut self, slot: Slot, score: i32) -> Option<()> {
        let place = Place::of(slot)?;
        let code = u16::try_from(score - lowest_score(slot.ply) + 1).ok()?;
        let bytes = self.scores.get_mut(place.byte..)?.first_chunk_mut()?;
        let mask = ((1 << place.bits) - 1) << place.shift;
        let old = u16::from_le_bytes(*bytes);
        if code == 0 || code >> place.bits != 0 || old & mask != 0 {
            return None;
        }
        *bytes = (old | code << place.shift).to_le_bytes();
        Some(())
    }

    /// The book as it stands.
    pub fn book(&self) -> Book<'_> {
        Book {
            scores: &self.scores,
        }
    }

    /// The file of the book.
    pub fn file(&self) -> Vec<u8> {
        [
            HEADER.as_slice(),
            &self.book().checksum().to_le_bytes(),
            &self.scores,
        ]
        .concat()
    }
}

fn slot_of(board: &SizedBoard) -> Option<Slot> {
    if board.size() == BoardSize::STANDARD {
        Slot::of(board.mover() as u64, board.occupied() as u64)
    } else {
        None
    }
}
