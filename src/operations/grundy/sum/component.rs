//! What a sum asks of the games in it.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::impartial::take_and_break::MovesWorth;
use arborist_engine::search::Limits;

use super::moves::{BreakMove, ComponentMove};
use crate::operations::grundy::breaking::HeapBreak;
use crate::operations::operation::Context;
use crate::problems::Problem;

/// A game as it is told in a sum.
pub(super) trait Told {
    /// The game, when it is known what it is worth.
    ///
    /// # Errors
    /// What is wrong with it, with pointers into what was told; or the time ran out.
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem>;
}

/// A game of a sum.
pub(super) trait Component {
    /// What it is worth.
    fn worth(&self) -> Worth;

    /// The moves in it that leave it worth `worth`.
    ///
    /// # Errors
    /// When the time ran out.
    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        limits: &Limits<'_>,
    ) -> Result<Moves, Problem>;
}

/// Moves in one component.
#[derive(Debug)]
pub(super) struct Moves {
    /// Those that were wanted.
    pub(super) listed: Vec<ComponentMove>,
    /// How many there are; `None` when they are too many to be looked at.
    pub(super) total: Option<u128>,
}

impl Moves {
    /// Those of a list that can be walked through.
    pub(super) fn of(moves: impl Iterator<Item = ComponentMove> + Clone, excerpt: Excerpt) -> Self {
        Self {
            listed: excerpt.of(moves.clone()).collect(),
            total: Some(moves.count() as u128),
        }
    }

    /// Those of a list that is walked through once; only what is wanted is told.
    pub(super) fn told<M>(
        moves: impl Iterator<Item = M>,
        excerpt: Excerpt,
        tell: impl FnMut(M) -> ComponentMove,
    ) -> Self {
        let mut total = 0;
        let mut counted = moves.inspect(|_| total += 1);
        let listed = excerpt.of(counted.by_ref()).map(tell).collect();
        counted.for_each(drop);
        Self {
            listed,
            total: Some(total),
        }
    }

    /// Those of a heap that is broken; `None` when they are too many to be looked at.
    pub(super) fn of_breaks(heap: usize, found: Option<MovesWorth>) -> Self {
        let listed = found.iter().flat_map(|moves| &moves.listed);
        let listed = listed.map(|mv| {
            let mv = HeapBreak::from(mv);
            ComponentMove::Break(BreakMove { heap, mv })
        });
        Self {
            listed: listed.collect(),
            total: found.as_ref().map(|moves| moves.total),
        }
    }

    /// The moves in several heaps, each of which is worth so much and must become worth what the others lack.
    pub(super) fn in_heaps(
        heap_values: &[u64],
        worth: u64,
        mut excerpt: Excerpt,
        mut in_heap: impl FnMut(usize, u64, Excerpt) -> Result<Self, Problem>,
    ) -> Result<Self, Problem> {
        let lacking = heap_values.iter().fold(worth, |sum, value| sum ^ value);
        let mut all = Self {
            listed: Vec::new(),
            total: Some(0),
        };
        for (heap, value) in heap_values.iter().enumerate() {
            let moves = in_heap(heap, value ^ lacking, excerpt)?;
            excerpt = excerpt.after(moves.total.unwrap_or(0), moves.listed.len());
            all.total = all.total.zip(moves.total).map(|(all, more)| all + more);
            all.listed.extend(moves.listed);
        }
        Ok(all)
    }
}
