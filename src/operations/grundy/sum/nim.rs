//! Piles of Nim in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::nim::Move;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::ComponentMove;
use crate::operations::operation::Context;
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// Piles of Nim.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NimComponent {
    /// The sizes of the piles.
    #[schema(value_type = Vec<WholeNumber>)]
    piles: Vec<u64>,
}

impl Told for NimComponent {
    fn prepare(self, _context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        Ok(Box::new(self))
    }
}

impl Component for NimComponent {
    fn worth(&self) -> Worth {
        Worth::Finite(self.nim_sum())
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        _limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let lacking = self.nim_sum() ^ worth;
        let moves = self.piles.iter().enumerate();
        let moves = moves.filter_map(|(pile, size)| {
            let leaves = size ^ lacking;
            let take = size.checked_sub(leaves).filter(|take| *take > 0)?;
            let mv = Move { pile, take, leaves };
            Some(ComponentMove::Pile(mv.into()))
        });
        Ok(Moves::of(moves, excerpt))
    }
}

impl NimComponent {
    fn nim_sum(&self) -> u64 {
        self.piles.iter().fold(0, |sum, pile| sum ^ pile)
    }
}
