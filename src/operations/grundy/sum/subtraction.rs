//! Heaps of a subtraction game in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::heap_values::{HeapValues, Stopped};
use arborist_engine::impartial::subtraction::SubtractionGame;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::{AmountMove, ComponentMove};
use crate::operations::grundy::heap_value::{heap_values, out_of_time};
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

struct Prepared {
    game: SubtractionGame,
    heaps: Vec<u64>,
    heap_values: Vec<u64>,
    values: HeapValues,
}

impl Told for SubtractionComponent {
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let game = game(self.set.as_deref(), self.all_but.as_deref())?;
        let rule = HeapRule::Subtraction(game.clone());
        let (values, heap_values) = heap_values(&rule, &self.heaps, context)?;
        Ok(Box::new(Prepared {
            game,
            heaps: self.heaps,
            heap_values,
            values,
        }))
    }
}

impl Component for Prepared {
    fn worth(&self) -> Worth {
        Worth::Finite(self.heap_values.iter().fold(0, |sum, value| sum ^ value))
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        Moves::in_heaps(&self.heap_values, worth, excerpt, |heap, worth, excerpt| {
            if limits.stop_asked() {
                return Err(out_of_time(Stopped));
            }
            let size = self.heaps.get(heap).copied().unwrap_or(0);
            let takes = self.game.takes_worth(worth, size, &self.values);
            let moves = takes.iter().map(|take| {
                let mv = HeapMove::from(size, *take);
                ComponentMove::Amount(AmountMove { heap, mv })
            });
            Ok(Moves::of(moves, excerpt))
        })
    }
}
