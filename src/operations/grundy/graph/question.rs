//! A graph as it is posted.

use std::borrow::Cow;

use arborist_engine::impartial::graph::{Graph, MOST_EDGES, NamedGraph, UndefinedNode};
use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    AdditionalProperties, ArrayBuilder, ObjectBuilder, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use crate::messages::Message;
use crate::operations::limit::Limit;
use crate::operations::offset::Offset;
use crate::operations::operation::Context;
use crate::problems::{Pointer, Problem, ProblemKind};

/// A game as the graph of its positions.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GraphQuestion {
    /// For every position those that a move leads to: `{"a": ["b", "c"], "b": ["c"], "c": []}`. Either this or
    /// `edges` is told.
    #[serde(default)]
    pub(super) graph: Option<FollowerLists>,
    /// Every move as the two positions from which and to which it leads: `[["a", "b"], ["b", "c"]]`.
    #[serde(default)]
    pub(super) edges: Option<EdgeList>,
    /// The position that is to be told by itself, besides all of them.
    #[serde(default)]
    pub(super) start: Option<String>,
    /// How many nodes, and how many winning moves of each, to list.
    #[serde(default)]
    pub(super) limit: Limit,
    /// How many nodes to leave out before the first that is listed.
    #[serde(default)]
    pub(super) offset: Offset,
}

/// Lists of followers by name.
#[derive(Debug)]
pub(in crate::operations::grundy) struct FollowerLists(pub(super) NamedGraph);

/// Pairs of names.
#[derive(Debug)]
pub(in crate::operations::grundy) struct EdgeList(pub(in crate::operations::grundy) NamedGraph);

impl GraphQuestion {
    /// The names and the graph.
    ///
    /// # Errors
    /// When there is no such graph, or no such start.
    pub(in crate::operations) fn into_graph(
        self,
        context: &Context<'_>,
    ) -> Result<(NamedGraph, Graph), Problem> {
        let (names, graph) = graph_of(self.graph, self.edges, context)?;
        if let Some(start) = &self.start {
            node_of(&names, start)?;
        }
        Ok((names, graph))
    }

    /// How many nodes and edges there are, about.
    pub(super) fn size(&self) -> usize {
        let graphs = self.graph.iter().map(|lists| &lists.0);
        let graphs = graphs.chain(self.edges.iter().map(|edges| &edges.0));
        graphs.map(|graph| graph.nodes() + graph.edges()).sum()
    }
}

/// The names and the graph that are told in one of the two notations.
pub(in crate::operations::grundy) fn graph_of(
    graph: Option<FollowerLists>,
    edges: Option<EdgeList>,
    context: &Context<'_>,
) -> Result<(NamedGraph, Graph), Problem> {
    let (key, named) = match (graph, edges) {
        (Some(FollowerLists(named)), None) => ("graph", named),
        (None, Some(EdgeList(named))) => ("edges", named),
        (None, None) => {
            return Err(Problem::at(
                ProblemKind::MissingKey,
                Pointer::root(),
                Message::new("grundy-graph-missing"),
            ));
        }
        (Some(_), Some(_)) => {
            return Err(Problem::at(
                ProblemKind::InvalidGraph,
                Pointer::key("edges"),
                Message::new("grundy-two-notations")
                    .with("one", "graph")
                    .with("other", "edges"),
            ));
        }
    };
    let most = context.sizes.tree_nodes;
    if named.nodes() > most || named.edges() > MOST_EDGES {
        return Err(Problem::at(
            ProblemKind::OverTheLimit,
            Pointer::key(key),
            Message::new("grundy-graph-too-large")
                .with("nodes", named.nodes())
                .with("edges", named.edges())
                .with("most_nodes", most)
                .with("most_edges", MOST_EDGES),
        ));
    }
    // Edges define the nodes that they name.
    if key == "graph"
        && let Some(undefined) = named.undefined()
    {
        return Err(refused(undefined).under_key(key));
    }
    let graph = named.graph();
    Ok((named, graph))
}

/// The problem with a move, seen from the graph.
fn refused(undefined: UndefinedNode) -> Problem {
    let UndefinedNode { from, to, index } = undefined;
    let detail = Message::new("grundy-graph-undefined")
        .with("from", from.as_str())
        .with("to", to);
    let place = Pointer::key(from).then_index(index);
    Problem::at(ProblemKind::InvalidGraph, place, detail)
}

/// The node that `start` names.
pub(in crate::operations::grundy) fn node_of(
    names: &NamedGraph,
    start: &str,
) -> Result<u32, Problem> {
    names.find(start).ok_or_else(|| {
        Problem::at(
            ProblemKind::InvalidGraph,
            Pointer::key("start"),
            Message::new("grundy-graph-no-start"),
        )
    })
}

fn name_schema() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(SchemaType::new(Type::String))
}

impl PartialSchema for FollowerLists {
    fn schema() -> RefOr<Schema> {
        let list = ArrayBuilder::new().items(name_schema()).build();
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::Object))
            .additional_properties(Some(AdditionalProperties::RefOr(RefOr::T(list.into()))))
            .description(Some(
                "For every node the list of its followers. Each follower has a list of its own; without moves it is [].",
            ))
            .into()
    }
}

impl ToSchema for FollowerLists {
    fn name() -> Cow<'static, str> {
        "FollowerLists".into()
    }
}

impl PartialSchema for EdgeList {
    fn schema() -> RefOr<Schema> {
        let edge = ArrayBuilder::new()
            .items(name_schema())
            .min_items(Some(2))
            .max_items(Some(2));
        ArrayBuilder::new()
            .items(edge)
            .description(Some("Edges, each from its first node to its second."))
            .into()
    }
}

impl ToSchema for EdgeList {
    fn name() -> Cow<'static, str> {
        "EdgeList".into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_move_to_nowhere_is_told_in_english_as_the_engine_tells_it() {
        let undefined = UndefinedNode {
            from: "a/b".to_owned(),
            to: "c".to_owned(),
            index: 3,
        };
        let problem = refused(undefined.clone());
        assert_eq!(
            problem.detail.in_language(Language::English),
            undefined.to_string()
        );
        assert_eq!(problem.errors[0].pointer.to_string(), "/a~1b/3");
    }
}
