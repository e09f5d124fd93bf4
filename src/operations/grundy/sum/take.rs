//! Heaps of a game by rules of one's own, in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::take_rules::TakeRules;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::heaps::{self, Heap, HeapMoves};
use crate::operations::grundy::heap_value::out_of_time;
use crate::operations::grundy::take::{ToldRule, game};
use crate::operations::heap_tables::HeapRule;
use crate::operations::operation::Context;
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// Heaps of a game by rules of one's own.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeComponent {
    /// The rules, 64 at most. What any of them allows is a move.
    #[schema(max_items = 64)]
    rules: Vec<ToldRule>,
    /// The sizes of the heaps.
    #[schema(value_type = Vec<WholeNumber>)]
    heaps: Vec<u64>,
}

impl Told for TakeComponent {
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let game = game(self.rules)?;
        heaps::prepare(game, HeapRule::TakeRules, self.heaps, context)
    }
}

impl HeapMoves for TakeRules {
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
