//! What tells a position from all others in the table, those on boards of other sizes included.
//!
//! Nothing of a key is lost, so two positions never share an entry. In a board of at most 56 bits (each column takes
//! its height and one) there is room for its size beside the discs; the 62 bits are multiplied by an odd number, which
//! mixes them and keeps them apart, and two bits tell the kind of position. On larger boards the bits that have no room
//! are kept in a word of their own.

use super::layout::Layout;
use super::position::Position;
use crate::connect4::word::Word;

/// Positions with at most so many free squares are by far the most, and cheap to search again. They share a part
/// of the table that stays in the processor's cache, which makes the search three times as fast as entries all
/// over the memory would.
const NEAR_END: u32 = 28;

/// With fewer discs than this a position and its mirror image share a key. Later they rarely meet in one search.
const MIRRORED_BELOW: u32 = 12;

/// How many bits are mixed.
const MIXED_BITS: u32 = 62;
/// The number of the board's size takes so many of them.
const SIZE_BITS: u32 = 6;

/// So many bits of the discs on the largest board, 10 x 8, have no room.
const REST_BITS: u32 = 90 - MIXED_BITS;

/// An odd number without a pattern: 2^64 divided by the golden ratio.
const MIXER: u64 = 0x9e37_79b9_7f4a_7c15;

/// Marks keys of which a part stands in `rest`.
pub(super) const WIDE: u64 = 1;
/// Marks positions far from the end of the game.
pub(super) const FAR: u64 = 2;

/// The key of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableKey {
    /// All of it on most boards. The upper bits are well mixed.
    pub(super) number: u64,
    /// What has no room there: at most 34 bits, 0 on most boards.
    pub(super) rest: u64,
}

impl TableKey {
    /// Whether the keys of boards of this size have a rest.
    pub(super) const fn is_wide<W: Word, const WIDTH: usize, const HEIGHT: u32>() -> bool {
        WIDTH as u32 * (HEIGHT + 1) + SIZE_BITS > MIXED_BITS
    }

    /// The key of a position.
    #[inline(always)]
    pub(super) fn of<W: Word, const WIDTH: usize, const HEIGHT: u32>(
        position: &Position<W, WIDTH, HEIGHT>,
    ) -> Self {
        let mut key = position.key();
        if Layout::<W, WIDTH, HEIGHT>::SQUARES - position.free < MIRRORED_BELOW {
            let mirrored = position.mirrored().key();
            if mirrored.bits() < key.bits() {
                key = mirrored;
            }
        }
        let size = (WIDTH as u64 - 3) << 3 | (u64::from(HEIGHT) - 3);
        let distance = if position.free > NEAR_END { FAR } else { 0 };
        if Self::is_wide::<W, WIDTH, HEIGHT>() {
            let rest = (key.bits() >> MIXED_BITS) as u64 | size << REST_BITS;
            let mixed = (key.bits() as u64).wrapping_add(rest.wrapping_mul(MIXER) >> 2);
            Self {
                number: mixed.wrapping_mul(MIXER) << 2 | distance | WIDE,
                rest,
            }
        } else {
            let sized = key.bits() as u64 | size << (MIXED_BITS - SIZE_BITS);
            Self {
                number: sized.wrapping_mul(MIXER) << 2 | distance,
                rest: 0,
            }
        }
    }
}
