//! Positions of Nim.

use arborist_engine::impartial::Outcome;
use arborist_engine::impartial::nim::{Position, Rule};

use super::chance::{Chance, Span};
use super::count_range::CountRange;

/// What is wanted of a position.
#[derive(Clone, Copy, Debug)]
pub struct NimWishes {
    /// How many piles it has.
    pub piles: usize,
    /// How many a pile may have.
    pub sizes: Span,
    /// Who loses.
    pub rule: Rule,
    /// Who should win.
    pub outcome: Option<Outcome>,
    /// How many winning moves there should be.
    pub winning_moves: CountRange,
}

/// A position, if it is as wished.
pub fn draw(chance: &mut Chance, wishes: &NimWishes) -> Option<Position> {
    let piles = (0..wishes.piles)
        .map(|_| chance.number(wishes.sizes).unsigned_abs())
        .collect();
    let position = Position::new(piles, wishes.rule);
    let outcome = wishes
        .outcome
        .is_none_or(|wanted| position.outcome() == wanted);
    let moves = position.winning_moves().count() as u64;
    (outcome && wishes.winning_moves.allows(moves)).then_some(position)
}
