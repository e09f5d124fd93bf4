//! A row of cells of Treblecross in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::heap_values::HeapValues;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::impartial::treblecross::{Stage, Treblecross};
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::ComponentMove;
use crate::messages::Message;
use crate::operations::grundy::treblecross::row_of;
use crate::operations::operation::Context;
use crate::problems::{Pointer, Problem, ProblemKind};

/// A row of cells, as for `/grundy/treblecross`, on which no three can be completed at once. Whoever completes three wins
/// the whole sum, so nobody marks a cell that gives the game away.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TreblecrossComponent {
    /// The row, cell by cell: `X` where one is marked, `.` where it is free (`-` and `_` too).
    #[schema(pattern = "^[Xx._-]+$", min_length = 3, max_length = 100_000)]
    row: String,
}

/// An open row, and what its stretches of safe cells are worth.
struct Prepared {
    row: Treblecross,
    worth: u64,
    values: HeapValues,
}

impl Told for TreblecrossComponent {
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let (row, values) = row_of(&self.row, context)?;
        let refused =
            |detail: Message| Problem::at(ProblemKind::OutOfRange, Pointer::key("row"), detail);
        match (row.stage(), row.grundy(&values)) {
            (Stage::Open, Some(worth)) => Ok(Box::new(Prepared { row, worth, values })),
            (Stage::Open, None) => Err(Problem::internal("a heap has no value")),
            (Stage::Threat, _) => Err(refused(Message::new("grundy-sum-treblecross-threat"))),
            (Stage::Over, _) => Err(refused(Message::new("grundy-sum-treblecross-over"))),
        }
    }
}

impl Component for Prepared {
    fn worth(&self) -> Worth {
        Worth::Finite(self.worth)
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        _limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let cells = self.row.moves_worth(worth, &self.values);
        Ok(Moves::told(cells, excerpt, ComponentMove::Cell))
    }
}
