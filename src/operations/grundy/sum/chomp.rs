//! A bar of chocolate of Chomp in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::chomp::{Bar, Solution};
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

/// A bar, and the values of all positions that can arise from it.
struct Prepared {
    bar: Bar,
    solution: Solution,
}

impl Told for ChompComponent {
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let bar = bar_of(self.rows, self.columns, self.bar.as_deref())?;
        let solution = bar.solve(&context.limits()).map_err(out_of_time)?;
        Ok(Box::new(Prepared { bar, solution }))
    }
}

impl Component for Prepared {
    fn worth(&self) -> Worth {
        Worth::Finite(self.solution.grundy())
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        _limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let bites = self.solution.moves_worth(worth).into_iter();
        Ok(Moves::told(bites, excerpt, |bite| {
            ComponentMove::Bite(ChompMove::of(&self.bar, &bite))
        }))
    }
}
