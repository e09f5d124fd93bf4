//! Heaps of a taking and breaking game in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::take_and_break::TakeAndBreak;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::heaps::{self, Heap, HeapMoves};
use crate::operations::grundy::heap_value::out_of_time;
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

impl Told for OctalComponent {
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let game = game(&self.code, self.base)?;
        heaps::prepare(game, HeapRule::TakeAndBreak, self.heaps, context)
    }
}

impl HeapMoves for TakeAndBreak {
    fn moves_worth(
        &self,
        worth: u64,
        from: Heap<'_>,
        excerpt: Excerpt,
        limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let found = self.moves_worth(worth, from.size, from.values, excerpt, limits);
        found
            .map(|moves| Moves::of_breaks(from.place, moves))
            .map_err(out_of_time)
    }
}
