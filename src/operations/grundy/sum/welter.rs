//! Coins of Welter's game in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::heap_values::Stopped;
use arborist_engine::impartial::nim_variants::welter::Position;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::ComponentMove;
use crate::operations::grundy::heap_value::out_of_time;
use crate::operations::nim::variants::{WelterSquares, position_of_welter};
use crate::operations::operation::Context;
use crate::problems::Problem;

/// Coins on a strip, as for `/nim/welter`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WelterComponent {
    /// The squares of the coins, counted from 0: all different.
    #[schema(value_type = WelterSquares)]
    coins: Vec<u64>,
}

impl Told for WelterComponent {
    fn prepare(self, _context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        Ok(Box::new(position_of_welter(self.coins)?))
    }
}

impl Component for Position {
    fn worth(&self) -> Worth {
        Worth::Finite(self.value())
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let mut advances = Vec::new();
        for coin in 0..self.coins().len() {
            if limits.stop_asked() {
                return Err(out_of_time(Stopped));
            }
            advances.extend(self.move_worth(coin, worth));
        }
        Ok(Moves::told(advances.into_iter(), excerpt, |advance| {
            ComponentMove::Advance(advance.into())
        }))
    }
}
