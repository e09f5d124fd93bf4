//! Heaps of a subtraction game in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::heap_values::Stopped;
use arborist_engine::impartial::subtraction::SubtractionGame;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::heaps::{self, Heap, HeapMoves};
use super::moves::{AmountMove, ComponentMove};
use crate::operations::grundy::heap_value::out_of_time;
use crate::operations::grundy::subtraction::{HeapMove, game};
use crate::operations::heap_tables::HeapRule;
use crate::operations::operation::Context;
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// Heaps of a subtraction game.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SubtractionComponent {
    /// What a move may take from a heap, each at least 1. Either this or `all_but` is told.
    #[serde(default)]
    #[schema(value_type = Option<Vec<WholeNumber>>)]
    set: Option<Vec<u64>>,
    /// What a move may not take, each at least 1: anything else may be taken.
    #[serde(default)]
    #[schema(value_type = Option<Vec<WholeNumber>>)]
    all_but: Option<Vec<u64>>,
    /// The sizes of the heaps.
    #[schema(value_type = Vec<WholeNumber>)]
    heaps: Vec<u64>,
}

impl Told for SubtractionComponent {
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let game = game(self.set.as_deref(), self.all_but.as_deref())?;
        heaps::prepare(game, HeapRule::Subtraction, self.heaps, context)
    }
}

impl HeapMoves for SubtractionGame {
    fn moves_worth(
        &self,
        worth: u64,
        from: Heap<'_>,
        excerpt: Excerpt,
        limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        if limits.stop_asked() {
            return Err(out_of_time(Stopped));
        }
        let takes = self.takes_worth(worth, from.size, from.values);
        let moves = takes.iter().map(|take| {
            let mv = HeapMove::from(from.size, *take);
            ComponentMove::Amount(AmountMove {
                heap: from.place,
                mv,
            })
        });
        Ok(Moves::of(moves, excerpt))
    }
}
