//! Coins on the stairs of staircase Nim in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::nim_variants::staircase::Position;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::ComponentMove;
use crate::operations::operation::Context;
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// Coins on stairs, as for `/nim/staircase`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StaircaseNimComponent {
    /// How many coins lie on each stair, the lowest first.
    #[schema(value_type = Vec<WholeNumber>)]
    piles: Vec<u64>,
}

impl Told for StaircaseNimComponent {
    fn prepare(self, _context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        Ok(Box::new(Position::new(self.piles)))
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
        let falls = self.moves_worth(worth);
        Ok(Moves::told(falls, excerpt, |fall| {
            ComponentMove::Fall(fall.into())
        }))
    }
}
