//! Piles of bounded Nim in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::nim::Rule;
use arborist_engine::impartial::nim_variants::bounded::Position;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::ComponentMove;
use crate::operations::operation::Context;
use crate::operations::positive_whole_number::PositiveWholeNumber;
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// Piles of bounded Nim, as for `/nim/bounded`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BoundedNimComponent {
    /// The sizes of the piles.
    #[schema(value_type = Vec<WholeNumber>)]
    piles: Vec<u64>,
    /// The most that a move takes from a pile.
    max_take: PositiveWholeNumber,
}

impl Told for BoundedNimComponent {
    fn prepare(self, _context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let position = Position::new(self.piles, self.max_take.get(), Rule::Normal);
        Ok(Box::new(position))
    }
}

impl Component for Position {
    fn worth(&self) -> Worth {
        Worth::Finite(self.nim_sum())
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        _limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let moves = self.moves_to_nim_sum(worth);
        Ok(Moves::told(moves, excerpt, |mv| {
            ComponentMove::Pile(mv.into())
        }))
    }
}
