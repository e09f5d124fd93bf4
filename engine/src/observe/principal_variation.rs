//! The line of play that both sides would choose.

use super::Observer;
use crate::search::Window;

/// Keeps the principal variation in a triangular table: the line of each ply is its best move
/// and the line of the ply below. Meant for games of bounded length; memory is the square of the depth.
#[derive(Clone, Debug)]
pub struct PrincipalVariation<Move> {
    lines: Vec<Vec<Move>>,
}

impl<Move> Default for PrincipalVariation<Move> {
    fn default() -> Self {
        Self { lines: Vec::new() }
    }
}

impl<Move: Copy> PrincipalVariation<Move> {
    /// The moves from the root, best play by both sides; empty when the root is an end.
    pub fn line(&self) -> &[Move] {
        self.lines.first().map_or(&[], Vec::as_slice)
    }
}

impl<State: ?Sized, Move: Copy, Score> Observer<State, Move, Score> for PrincipalVariation<Move> {
    #[inline]
    fn enter(&mut self, _state: &State, ply: u32, _window: Window<Score>) {
        let ply = ply as usize;
        if self.lines.len() <= ply {
            self.lines.resize_with(ply + 1, Vec::new);
        }
        self.lines[ply].clear();
    }

    #[inline]
    fn improve(
        &mut self,
        _state: &State,
        ply: u32,
        mv: Move,
        _value: Score,
        _window: Window<Score>,
    ) {
        let ply = ply as usize;
        let (above, below) = self.lines.split_at_mut(ply + 1);
        let line = &mut above[ply];
        line.clear();
        line.push(mv);
        if let Some(rest) = below.first() {
            line.extend_from_slice(rest);
        }
    }
}
