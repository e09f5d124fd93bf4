//! The value of each move at the root.

use super::board::Cell;
use super::position::Position;
use crate::observe::Observer;
use crate::search::Bound;

/// Keeps what each child of the root returned, in the order of the moves.
#[derive(Clone, Debug, Default)]
pub struct RootValues(
    /// The values.
    pub Vec<i32>,
);

impl Observer<Position, Cell, i32> for RootValues {
    #[inline(always)]
    fn leave(&mut self, _state: &Position, ply: u32, value: i32, _bound: Bound) {
        if ply == 1 {
            self.0.push(value);
        }
    }
}
