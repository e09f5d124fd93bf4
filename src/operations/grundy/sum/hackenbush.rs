//! A picture of green Hackenbush in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::graph::NamedGraph;
use arborist_engine::impartial::hackenbush::Picture;
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::ComponentMove;
use crate::operations::grundy::graph::EdgeList;
use crate::operations::grundy::hackenbush::{picture_of, told_move, usual_ground};
use crate::operations::operation::Context;
use crate::problems::Problem;

/// A picture of edges, as for `/grundy/hackenbush`.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HackenbushComponent {
    /// The edges, each as the two vertices that it joins. They are numbered from 0 in this order.
    edges: EdgeList,
    /// The vertex that is the ground.
    #[serde(default = "usual_ground")]
    #[schema(default = "ground")]
    ground: String,
}

/// A picture, and the names of its vertices.
struct Prepared {
    names: NamedGraph,
    picture: Picture,
}

impl Told for HackenbushComponent {
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let (names, picture) = picture_of(self.edges, &self.ground, context)?;
        Ok(Box::new(Prepared { names, picture }))
    }
}

impl Component for Prepared {
    fn worth(&self) -> Worth {
        Worth::Finite(self.picture.grundy())
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        _limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let cuts = self.picture.moves_worth(worth);
        Ok(Moves::told(cuts, excerpt, |cut| {
            ComponentMove::Cut(told_move(cut, &self.picture, &self.names))
        }))
    }
}
