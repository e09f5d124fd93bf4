//! Where a game goes before there is a choice.

use super::follow_up;
use super::opening::Opening;
use super::position::Position;
use super::score;
use crate::connect4::word::Word;

/// A position in which there are several moves that do not lose at once, and what is to be found out.
pub(super) struct Choice<W, const WIDTH: usize, const HEIGHT: u32> {
    pub(super) position: Position<W, WIDTH, HEIGHT>,
    /// The moves that do not lose at once.
    pub(super) moves: W,
    /// Whether the value is above this.
    pub(super) alpha: i32,
    /// 1 in the view of the side that moves where the forced moves begin, -1 in that of the other.
    pub(super) sign: i32,
}

/// Where forced moves lead.
pub(super) enum Ahead<W, const WIDTH: usize, const HEIGHT: u32> {
    /// To a bound of the value.
    Value(i32),
    /// To a choice.
    Choice(Choice<W, WIDTH, HEIGHT>),
}

impl<W: Word, const WIDTH: usize, const HEIGHT: u32> Ahead<W, WIDTH, HEIGHT> {
    /// What comes of a position with these moves that do not lose at once, of which there is one at least, when the
    /// question is whether its value is above `alpha`. A single move is played without a node of its own, and a position in the opening book is not played on.
    #[inline(always)]
    pub(super) fn of(
        opening: Opening<'_>,
        mut position: Position<W, WIDTH, HEIGHT>,
        mut moves: W,
        mut alpha: i32,
    ) -> Self {
        let mut sign = 1;
        loop {
            if position.free <= 2 {
                return Self::Value(0);
            }
            if let Some(score) = opening.score(&position) {
                return Self::Value(sign * score);
            }
            let worst = score::worst_after_safe(position.free);
            if worst > alpha {
                return Self::Value(sign * worst);
            }
            let best = score::win_after_next(position.free);
            if best <= alpha {
                return Self::Value(sign * best);
            }
            if moves.has_several() {
                if let Some(bound) = follow_up::bound(&position, alpha) {
                    return Self::Value(sign * bound);
                }
                return Self::Choice(Choice {
                    position,
                    moves,
                    alpha,
                    sign,
                });
            }
            position = position.after(moves);
            moves = position.safe_moves();
            sign = -sign;
            alpha = -alpha - 1;
            if moves.is_none() {
                return Self::Value(sign * score::loss_next(position.free));
            }
        }
    }
}
