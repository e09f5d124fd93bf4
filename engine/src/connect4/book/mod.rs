//! The opening book of the board of 7 columns and 6 rows: the score of every position of at most 12 discs.
//!
//! The book holds no positions. A position's place follows from its discs, so that a look-up reads two bytes.
//!
//! ```text
//! byte 0    "C4BK"
//!      4    version of this layout: 1
//!      5    columns: 7
//!      6    rows: 6
//!      7    the most discs of a position: 12
//!      8    checksum of all bytes from 16 on: FNV-1a of 64 bits, lowest byte first
//!     16    scores of the position without discs, of those with 1, and so on up to 12, without gaps; one byte more
//! ```
//!
//! **Scores** are whole numbers of as few bits as every possible score needs: 5 bits with 11 and 12 discs, 6 with
//! fewer. Bits are counted from the lowest of a byte up. 0 says that the book has no score: the discs are none that a
//! game can show, the game is over, or the side to move can win at once. `k` is the score `k - 1 - f / 2`, where `f`
//! squares are free (`f / 2` rounded down), so that 1 is the score of one who loses at the next ply.
//!
//! **Places** of positions with `n` discs are counted so:
//!
//! - The *heights* of the three columns at each side, the outermost first, are numbered among all that sum to as many
//!   discs, in the order of the first height, then the second, then the third. Of two mirror images that one has a place
//!   whose left side has fewer discs, or as many and a number that is not above that of the right side; the other is
//!   exchanged left and right.
//! - Blocks follow one another by the height of the middle column, and in that by the discs at the side that has
//!   fewer. In a block the number of the heights is `fewer * count + more`, where `fewer` and `more` are the numbers of
//!   the sides and `count` is how many there are of the second; where both have as many discs,
//!   `more * (more + 1) / 2 + fewer`.
//! - Each of these has `C(n, n / 2)` places. Discs are read column by column from the left, from the bottom up. Where
//!   the mover's discs are numbers `a < b < c < ...` (from 0), the place is `C(a, 1) + C(b, 2) + C(c, 3) + ...`. Where the
//!   heights are those of their own mirror image, it is the lesser one of the two images.
//!
//! The scores are derived from the table of all positions of 12 discs by Markus Thill, Copyright (c) 2025, package
//! `bitbully-databases`, MIT licence; see `NOTICE`. The example `build_opening_book` writes the file and says how it is
//! checked.

mod draft;
mod half;
mod slot;

pub use draft::BookDraft;

#[cfg(test)]
mod tests;

use std::fmt;

use self::slot::{SLOTS, Slot};
use super::layout::SQUARES;
use super::size::BoardSize;
use super::sized_board::SizedBoard;

/// The most discs of a position in the book.
const LAST_PLY: usize = 12;
/// Of how many numbers of discs it has positions.
const PLIES: usize = LAST_PLY + 1;

const HEADER: [u8; 8] = *b"C4BK\x01\x07\x06\x0c";
/// Where the scores begin.
const SCORES_START: usize = 16;

/// The scores of every position of at most 12 discs on the board of 7 columns and 6 rows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Book<'a> {
    scores: &'a [u8],
}

impl<'a> Book<'a> {
    /// The most discs of a position in the book.
    pub const MAX_DISCS: u32 = LAST_PLY as u32;

    /// The book that is part of the program.
    pub const fn opening() -> Book<'static> {
        Book::of_file(include_bytes!("opening.book"))
    }

    /// The book that a file holds. One of another layout or length knows no score at all.
    pub const fn of_file(file: &'a [u8]) -> Self {
        match file.split_at_checked(SCORES_START) {
            Some((header, scores)) if scores.len() == BYTES && starts_with_header(header) => {
                Self { scores }
            }
            _ => Self { scores: &[] },
        }
    }

    /// Whether the book has the scores of any positions.
    pub const fn is_empty(&self) -> bool {
        self.scores.is_empty()
    }

    /// The checksum that stands in the file of these scores.
    pub fn checksum(&self) -> u64 {
        self.scores
            .iter()
            .fold(0xcbf2_9ce4_8422_2325, |checksum: u64, byte| {
                (checksum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
            })
    }

    /// The score of a position in the view of the side to move, if it is in the book: the board has 7 columns and 6
    /// rows and at most [`Book::MAX_DISCS`] discs, a game can show them, it is not over, and the side to move cannot
    /// win at once.
    pub fn score(&self, board: &SizedBoard) -> Option<i32> {
        if board.size() == BoardSize::STANDARD {
            self.score_of_discs(board.mover() as u64, board.occupied() as u64)
        } else {
            None
        }
    }

    /// The same by the discs of the side to move and those of both sides.
    pub(super) fn score_of_discs(&self, mover: u64, occupied: u64) -> Option<i32> {
        let slot = Slot::of(mover, occupied)?;
        let place = Place::of(slot)?;
        let bytes = self.scores.get(place.byte..)?.first_chunk()?;
        let code = u16::from_le_bytes(*bytes) >> place.shift & ((1 << place.bits) - 1);
        (code > 0).then(|| i32::from(code) - 1 + lowest_score(slot.ply))
    }
}

impl fmt::Debug for Book<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Book")
            .field("bytes", &self.scores.len())
            .finish()
    }
}

const fn starts_with_header(bytes: &[u8]) -> bool {
    let mut index = 0;
    while index < HEADER.len() {
        if bytes[index] != HEADER[index] {
            return false;
        }
        index += 1;
    }
    true
}

/// The bits of the two bytes from `byte` on that hold a score.
#[derive(Clone, Copy, Debug)]
struct Place {
    byte: usize,
    shift: usize,
    bits: usize,
}

impl Place {
    fn of(slot: Slot) -> Option<Self> {
        let bits = bits_per_score(slot.ply);
        let bit = FIRST_BITS.get(slot.ply)? + slot.number * bits;
        Some(Self {
            byte: bit / 8,
            shift: bit % 8,
            bits,
        })
    }
}

/// The score of one who loses at the next ply.
const fn lowest_score(ply: usize) -> i32 {
    -((SQUARES as i32 - ply as i32) / 2)
}

/// As many as the codes of all scores up to that of one who wins at the next ply but two, and 0, need.
const fn bits_per_score(ply: usize) -> usize {
    let highest = (SQUARES as i32 - ply as i32 - 1) / 2;
    let codes = highest - lowest_score(ply) + 2;
    (codes as u32).next_power_of_two().ilog2() as usize
}

/// Where the scores of each ply begin.
const FIRST_BITS: [usize; PLIES] = COUNTED.0;

/// How many bytes all scores take, and one more, since they are read by twos.
const BYTES: usize = COUNTED.1.div_ceil(8) + 1;

const COUNTED: ([usize; PLIES], usize) = {
    let mut first = [0; PLIES];
    let mut bits = 0;
    let mut ply = 0;
    while ply < PLIES {
        first[ply] = bits;
        bits += SLOTS[ply] * bits_per_score(ply);
        ply += 1;
    }
    (first, bits)
};
