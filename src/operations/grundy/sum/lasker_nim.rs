//! Piles of Lasker's Nim in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::nim_variants::lasker::{Position, value};
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::ComponentMove;
use crate::messages::Message;
use crate::operations::operation::Context;
use crate::operations::whole_number::WholeNumber;
use crate::problems::{Pointer, Problem, ProblemKind};

/// Piles of Lasker's Nim, as for `/nim/lasker`.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LaskerNimComponent {
    /// The sizes of the piles, below 2^64 - 1.
    #[schema(value_type = Vec<WholeNumber>)]
    piles: Vec<u64>,
}

struct Prepared {
    position: Position,
    nim_sum: u64,
}

impl Told for LaskerNimComponent {
    fn prepare(self, _context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let is_worth_too_much = |pile: &u64| u64::try_from(value(*pile)).is_err();
        if let Some(place) = self.piles.iter().position(is_worth_too_much) {
            return Err(Problem::at(
                ProblemKind::OverTheLimit,
                Pointer::key("piles").then_index(place),
                Message::new("sum-lasker-pile-too-large"),
            ));
        }
        let position = Position::new(self.piles);
        // No pile is worth more than 64 bits, so together they are not either.
        let nim_sum = position.nim_sum() as u64;
        Ok(Box::new(Prepared { position, nim_sum }))
    }
}

impl Component for Prepared {
    fn worth(&self) -> Worth {
        Worth::Finite(self.nim_sum)
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        _limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let moves = self.position.moves_worth(worth.into(), excerpt.skip.into());
        let listed = moves.take(excerpt.most);
        Ok(Moves {
            listed: listed.map(|mv| ComponentMove::Lasker(mv.into())).collect(),
            total: Some(self.position.moves_worth_total(worth.into())),
        })
    }
}
