//! Heaps of a taking and breaking game in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::heap_values::HeapValues;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::impartial::take_and_break::TakeAndBreak;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::{BreakMove, ComponentMove};
use crate::operations::grundy::breaking::HeapBreak;
use crate::operations::grundy::heap_value::{heap_values, out_of_time};
use crate::operations::grundy::octal::{CodeBase, game};
use crate::operations::heap_tables::HeapRule;
use crate::operations::operation::Context;
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// Heaps of an octal or hexadecimal game.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OctalComponent {
    /// The code of the game, like `0.77`, or its name, as for `/grundy/octal`.
    #[schema(min_length = 1)]
    code: String,
    /// The base of the code's digits: 8 or 16.
    #[serde(default)]
    base: CodeBase,
    /// The sizes of the heaps.
    #[schema(value_type = Vec<WholeNumber>)]
    heaps: Vec<u64>,
}

struct Prepared {
    game: TakeAndBreak,
    heaps: Vec<u64>,
    heap_values: Vec<u64>,
    values: HeapValues,
}

impl Told for OctalComponent {
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let game = game(&self.code, self.base)?;
        let rule = HeapRule::TakeAndBreak(game.clone());
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
            let size = self.heaps.get(heap).copied().unwrap_or(0);
            let found = self
                .game
                .moves_worth(worth, size, &self.values, excerpt, limits)
                .map_err(out_of_time)?;
            let listed = found.iter().flat_map(|moves| &moves.listed);
            let listed = listed.map(|mv| {
                let mv = HeapBreak::from(mv);
                ComponentMove::Break(BreakMove { heap, mv })
            });
            Ok(Moves {
                listed: listed.collect(),
                total: found.as_ref().map(|moves| moves.total),
            })
        })
    }
}
