//! A bar of chocolate of Chomp in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::chomp::Bar;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::ComponentMove;
use crate::operations::grundy::chomp::{ChompMove, bar_of};
use crate::operations::grundy::heap_value::out_of_time;
use crate::operations::operation::Context;
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// A bar of chocolate, as for `/grundy/chomp`: nobody eats the poison.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChompComponent {
    /// How many rows a rectangular bar has.
    #[serde(default)]
    #[schema(value_type = Option<WholeNumber>)]
    rows: Option<u64>,
    /// How many columns a rectangular bar has.
    #[serde(default)]
    #[schema(value_type = Option<WholeNumber>)]
    columns: Option<u64>,
    /// The lengths of the rows of any bar, from the top; none is longer than the one above. Either this or `rows` and
    /// `columns` are told.
    #[serde(default)]
    #[schema(value_type = Option<Vec<WholeNumber>>)]
    bar: Option<Vec<u64>>,
}

/// A bar and its value. The values of all positions that arise from it take megabytes, and a sum may have thousands of
/// bars: they are found again when the moves are asked for.
struct Prepared {
    bar: Bar,
    grundy: u64,
}

impl Told for ChompComponent {
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let bar = bar_of(self.rows, self.columns, self.bar.as_deref())?;
        let solution = bar.solve(&context.limits()).map_err(out_of_time)?;
        let grundy = solution.grundy();
        Ok(Box::new(Prepared { bar, grundy }))
    }
}

impl Component for Prepared {
    fn worth(&self) -> Worth {
        Worth::Finite(self.grundy)
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let solution = self.bar.solve(limits).map_err(out_of_time)?;
        let bites = solution.moves_worth(worth).into_iter();
        Ok(Moves::told(bites, excerpt, |bite| {
            ComponentMove::Bite(ChompMove::of(&self.bar, &bite))
        }))
    }
}
