//! A row of pins of Kayles in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::heap_values::HeapValues;
use arborist_engine::impartial::kayles_row::KaylesRow;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::ComponentMove;
use crate::operations::grundy::kayles_row::{KaylesMove, row_of};
use crate::operations::operation::Context;
use crate::problems::Problem;

/// A row of pins, as for `/grundy/kayles-row`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KaylesRowComponent {
    /// The row, place by place: `X` where a pin stands, `.` where none does (`-` and `_` too).
    #[schema(pattern = "^[Xx._-]*$", max_length = 1_000_000)]
    row: String,
}

/// A row of pins, and what its groups are worth.
struct Prepared {
    row: KaylesRow,
    values: HeapValues,
}

impl Told for KaylesRowComponent {
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let (row, values) = row_of(&self.row, context)?;
        Ok(Box::new(Prepared { row, values }))
    }
}

impl Component for Prepared {
    fn worth(&self) -> Worth {
        // The period of Kayles is proven by the first values, so every group has one.
        Worth::Finite(self.row.grundy(&self.values).unwrap_or(0))
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        _limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let throws = self.row.moves_worth(worth, &self.values);
        Ok(Moves::told(throws, excerpt, |throw| {
            ComponentMove::Throw(KaylesMove::from(throw))
        }))
    }
}
