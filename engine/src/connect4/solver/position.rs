//! A position as the search sees it.

use super::layout::Layout;
use crate::connect4::word::Word;

/// The discs of a game that is not over, and where each side would complete a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position<W, const WIDTH: usize, const HEIGHT: u32> {
    /// The discs of the side to move.
    pub(super) mover: W,
    /// The discs of both sides.
    pub(super) occupied: W,
    /// The free squares on which the side to move would win.
    pub(super) wins: W,
    /// The free squares on which the other side would win.
    pub(super) threats: W,
    /// How many squares are free.
    pub(super) free: u32,
}

impl<W: Word, const WIDTH: usize, const HEIGHT: u32> Position<W, WIDTH, HEIGHT> {
    /// The position with these discs.
    pub(super) fn of_discs(mover: W, occupied: W) -> Self {
        let empty = Layout::<W, WIDTH, HEIGHT>::board() ^ occupied;
        Self {
            mover,
            occupied,
            wins: Layout::<W, WIDTH, HEIGHT>::completed_by(mover) & empty,
            threats: Layout::<W, WIDTH, HEIGHT>::completed_by(mover ^ occupied) & empty,
            free: empty.count(),
        }
    }

    /// The squares on which the next disc can land.
    #[inline(always)]
    pub(super) fn landing(&self) -> W {
        Layout::<W, WIDTH, HEIGHT>::landing(self.occupied)
    }

    /// Whether the side to move can complete a line at once.
    #[inline(always)]
    pub(super) fn can_win(&self) -> bool {
        !(self.landing() & self.wins).is_none()
    }

    /// The moves after which the other side cannot win at once.
    #[inline(always)]
    pub(super) fn safe_moves(&self) -> W {
        let landing = self.landing();
        let forced = landing & self.threats;
        let moves = if forced.is_none() {
            landing
        } else if forced.has_several() {
            return W::NONE;
        } else {
            forced
        };
        // Not below a square where the other side would win.
        moves & !(self.threats >> 1)
    }

    /// The position after a disc on a square where one can land, which does not complete a line.
    #[inline(always)]
    pub(super) fn after(&self, square: W) -> Self {
        let discs = self.mover | square;
        let occupied = self.occupied | square;
        let empty = Layout::<W, WIDTH, HEIGHT>::board() ^ occupied;
        Self {
            mover: self.mover ^ self.occupied,
            occupied,
            wins: self.threats & !square,
            threats: Layout::<W, WIDTH, HEIGHT>::completed_by(discs) & empty,
            free: self.free - 1,
        }
    }

    /// A number that tells the position from all others of this size.
    #[inline(always)]
    pub(super) fn key(&self) -> W {
        // Up to the topmost disc of a column the sum holds the mover's discs, and above it one bit that tells the height.
        self.mover
            .plus(self.occupied.plus(Layout::<W, WIDTH, HEIGHT>::bottom_row()))
    }

    /// The position with left and right exchanged.
    pub(super) fn mirrored(&self) -> Self {
        let mirrored = Layout::<W, WIDTH, HEIGHT>::mirrored;
        Self {
            mover: mirrored(self.mover),
            occupied: mirrored(self.occupied),
            wins: mirrored(self.wins),
            threats: mirrored(self.threats),
            free: self.free,
        }
    }
}
