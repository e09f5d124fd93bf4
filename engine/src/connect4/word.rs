//! The words whose bits are the squares of a board.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// An unsigned integer of which each bit is a square: `u64`, or `u128` for boards that need more than 64 bits.
pub(super) trait Word:
    Copy
    + Debug
    + Eq
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No square at all.
    const NONE: Self;

    /// The lowest bits of `bits`, as many as there is room for.
    fn from_bits(bits: u128) -> Self;

    /// The bits as the widest word.
    fn bits(self) -> u128;

    /// The sum, modulo the size of the word.
    fn plus(self, other: Self) -> Self;

    /// How many squares there are.
    fn count(self) -> u32;

    /// Only the lowest square.
    fn lowest(self) -> Self;

    /// The place of the lowest bit that is set, counted from 0.
    fn place(self) -> u32;

    /// Whether there is no square.
    #[inline(always)]
    fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// Whether there are two squares or more.
    #[inline(always)]
    fn has_several(self) -> bool {
        self != self.lowest()
    }
}

impl Word for u64 {
    const NONE: Self = 0;

    #[inline(always)]
    fn from_bits(bits: u128) -> Self {
        bits as Self
    }

    #[inline(always)]
    fn bits(self) -> u128 {
        self.into()
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline(always)]
    fn lowest(self) -> Self {
        self & self.wrapping_neg()
    }

    #[inline(always)]
    fn place(self) -> u32 {
        self.trailing_zeros()
    }
}

impl Word for u128 {
    const NONE: Self = 0;

    #[inline(always)]
    fn from_bits(bits: u128) -> Self {
        bits
    }

    #[inline(always)]
    fn bits(self) -> u128 {
        self
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        self.wrapping_add(other)
    }

    #[inline(always)]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline(always)]
    fn lowest(self) -> Self {
        self & self.wrapping_neg()
    }

    #[inline(always)]
    fn place(self) -> u32 {
        self.trailing_zeros()
    }
}
