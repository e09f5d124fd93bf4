//! Heaps of one game in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::heap_values::HeapValues;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;

use super::component::{Component, Moves};
use crate::operations::grundy::heap_value::heap_values;
use crate::operations::heap_tables::HeapRule;
use crate::operations::operation::Context;
use crate::problems::Problem;

/// A game of heaps whose moves can be told.
pub(super) trait HeapMoves {
    /// The moves from a heap to heaps that are together worth `worth`.
    fn moves_worth(
        &self,
        worth: u64,
        from: Heap<'_>,
        excerpt: Excerpt,
        limits: &Limits<'_>,
    ) -> Result<Moves, Problem>;
}

/// A heap among others.
#[derive(Clone, Copy)]
pub(super) struct Heap<'a> {
    /// Its place among the heaps of the component.
    pub(super) place: usize,
    /// How large it is.
    pub(super) size: u64,
    /// What heaps of its game are worth.
    pub(super) values: &'a HeapValues,
}

/// Heaps of one game, when it is known what they are worth.
struct Heaps<G> {
    game: G,
    sizes: Vec<u64>,
    worths: Vec<u64>,
    values: HeapValues,
}

/// Finds out what the heaps of a game are worth.
///
/// # Errors
/// When a heap is too large for its value to be known, or the time is up.
pub(super) fn prepare<G: HeapMoves + Clone + 'static>(
    game: G,
    rule: impl FnOnce(G) -> HeapRule,
    sizes: Vec<u64>,
    context: &Context<'_>,
) -> Result<Box<dyn Component>, Problem> {
    let (values, worths) = heap_values(&rule(game.clone()), &sizes, context)?;
    Ok(Box::new(Heaps {
        game,
        sizes,
        worths,
        values,
    }))
}

impl<G: HeapMoves> Component for Heaps<G> {
    fn worth(&self) -> Worth {
        Worth::Finite(self.worths.iter().fold(0, |sum, worth| sum ^ worth))
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        Moves::in_heaps(&self.worths, worth, excerpt, |place, worth, excerpt| {
            let heap = Heap {
                place,
                size: self.sizes.get(place).copied().unwrap_or(0),
                values: &self.values,
            };
            self.game.moves_worth(worth, heap, excerpt, limits)
        })
    }
}
