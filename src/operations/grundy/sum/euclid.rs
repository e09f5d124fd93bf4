//! The game of Euclid in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::euclid::Position;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;

use super::component::{Component, Moves, Told};
use super::moves::ComponentMove;
use crate::operations::grundy::euclid::{EuclidMove, EuclidQuestion};
use crate::operations::operation::Context;
use crate::problems::Problem;

impl Told for EuclidQuestion {
    fn prepare(self, _context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        Ok(Box::new(self.position()?))
    }
}

impl Component for Position {
    fn worth(&self) -> Worth {
        Worth::Finite(self.grundy())
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        _limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let moves = self.moves_worth(worth).into_iter();
        Ok(Moves::told(moves, excerpt, |mv| {
            ComponentMove::Subtract(EuclidMove::from(&mv))
        }))
    }
}
