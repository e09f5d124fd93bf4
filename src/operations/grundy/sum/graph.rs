//! A game that is told as a graph, in a sum.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::graph::{NimValue, NimValues};
use arborist_engine::impartial::sum::Worth;
use arborist_engine::search::Limits;
use serde::Deserialize;
use utoipa::ToSchema;

use super::component::{Component, Moves, Told};
use super::moves::ComponentMove;
use crate::operations::grundy::graph::{EdgeList, FollowerLists, graph_of, node_of};
use crate::operations::grundy::heap_value::out_of_time;
use crate::operations::operation::Context;
use crate::problems::Problem;

/// A game as the graph of its positions, and the one that is played from.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GraphComponent {
    /// For every position those that a move leads to, as for `/grundy/graph`. Either this or `edges` is told.
    #[serde(default)]
    graph: Option<FollowerLists>,
    /// Every move as the two positions from which and to which it leads.
    #[serde(default)]
    edges: Option<EdgeList>,
    /// The position in which the game stands.
    start: String,
}

/// A position and its followers.
struct Prepared {
    worth: Worth,
    /// By name, with what they are worth if that is finite.
    followers: Vec<(String, Option<u64>)>,
}

impl Told for GraphComponent {
    fn prepare(self, context: &Context<'_>) -> Result<Box<dyn Component>, Problem> {
        let (names, graph) = graph_of(self.graph, self.edges, context)?;
        let start = node_of(&names, &self.start)?;
        let values = NimValues::of(&graph, &context.limits()).map_err(out_of_time)?;
        let worth = match values.value(start) {
            NimValue::Finite(value) => Worth::Finite(value.into()),
            NimValue::Infinite(set) => Worth::Infinite(set.into_iter().map(u64::from).collect()),
        };
        let followers = graph.followers(start).iter().map(|to| {
            let value = values.finite_value(*to).map(u64::from);
            (names.text(*to).to_owned(), value)
        });
        Ok(Box::new(Prepared {
            worth,
            followers: followers.collect(),
        }))
    }
}

impl Component for Prepared {
    fn worth(&self) -> Worth {
        self.worth.clone()
    }

    fn moves_worth(
        &self,
        worth: u64,
        excerpt: Excerpt,
        _limits: &Limits<'_>,
    ) -> Result<Moves, Problem> {
        let leaving = self
            .followers
            .iter()
            .filter(|(_, value)| *value == Some(worth));
        let moves = leaving.map(|(name, _)| ComponentMove::Node(name.clone()));
        Ok(Moves::of(moves, excerpt))
    }
}
