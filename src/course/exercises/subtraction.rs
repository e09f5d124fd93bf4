//! Subtraction games of which the Grundy values are asked.

use arborist_engine::impartial::heap_values::HeapGame;
use arborist_engine::impartial::subtraction::SubtractionGame;
use arborist_engine::search::Limits;

use super::chance::{Chance, Span};
use super::count_range::CountRange;

/// What is wanted of a game.
#[derive(Clone, Copy, Debug)]
pub struct SubtractionWishes {
    /// How many amounts a move can choose from.
    pub amounts: usize,
    /// Which amounts there may be, from 1 on.
    pub between: Span,
    /// How long its period should be.
    pub period: CountRange,
    /// How many values should stand before the period.
    pub preperiod: CountRange,
}

/// What a move may take, ascending, if the game is as wished.
pub fn draw(chance: &mut Chance, wishes: &SubtractionWishes) -> Option<Vec<u64>> {
    let amounts = chance.different_numbers(wishes.between, wishes.amounts);
    let mut amounts: Vec<u64> = amounts.into_iter().map(i64::unsigned_abs).collect();
    amounts.sort_unstable();
    let game = SubtractionGame::of_set(&amounts).ok()?;
    let period = game.values(0, &Limits::NONE).ok()?.period()?;
    (wishes.period.allows(period.length) && wishes.preperiod.allows(period.preperiod))
        .then_some(amounts)
}
