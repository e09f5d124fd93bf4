//! What is answered about a graph.

use arborist_engine::impartial::graph::{Graph, LoopyOutcome, NamedGraph, NimValue, NimValues};
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

use super::explanation::explanation;
use crate::operations::operation::Answer;

/// What the positions of a game are worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GraphAnswer {
    /// The position that was asked about by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) start: Option<GraphStart>,
    /// Whether the graph has no cycle, so that the game must end.
    pub(super) acyclic: bool,
    /// Every position by name, in the order in which they were first named, from `offset` on as many as `limit` allows.
    #[serde(serialize_with = "as_object")]
    #[schema(value_type = std::collections::HashMap<String, GraphNode>)]
    pub(super) nodes: Vec<(String, GraphNode)>,
    /// How many positions there are, listed or not.
    pub(super) nodes_total: usize,
    /// How many different moves there are.
    pub(super) edges_total: usize,
}

/// What the position that was asked about is worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GraphStart {
    /// Its name.
    pub(super) node: String,
    #[serde(flatten)]
    pub(super) worth: GraphNode,
}

/// What a position is worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GraphNode {
    /// Its Grundy value, or on a graph with cycles its nim value if that is finite; `null` if it is infinite.
    #[schema(required = true)]
    grundy: Option<u32>,
    /// Who wins.
    outcome: GraphOutcome,
    /// The positions to move to, since they are lost for the opponent, in the order in which they were told.
    winning_moves: Vec<String>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: usize,
    /// Of what kind the infinite value is; left out when it is finite.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    loopy: Option<Loopy>,
    /// Why: what the followers are worth, what follows from that, and who wins by it.
    explanation: String,
}

/// An infinite nim value.
#[derive(Clone, Debug, Serialize, ToSchema)]
struct Loopy {
    /// The finite values that a move leads to: beside a heap of Nim of one of these sizes the player to move wins,
    /// beside any other the game is a draw.
    infinity: Vec<u32>,
}

/// `P`: the previous player wins, so whoever is to move loses. `N`: the next player wins, whoever is to move. `D`: a
/// draw, since both can go on for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub enum GraphOutcome {
    /// The previous player wins.
    P,
    /// The next player wins.
    N,
    /// Nobody wins.
    D,
}

impl From<LoopyOutcome> for GraphOutcome {
    fn from(outcome: LoopyOutcome) -> Self {
        match outcome {
            LoopyOutcome::P => Self::P,
            LoopyOutcome::N => Self::N,
            LoopyOutcome::D => Self::D,
        }
    }
}

impl Answer for GraphAnswer {}

impl GraphNode {
    pub(super) fn of(
        node: u32,
        graph: &Graph,
        values: &NimValues<'_>,
        names: &NamedGraph,
        most: usize,
    ) -> Self {
        let (grundy, loopy) = match values.value(node) {
            NimValue::Finite(value) => (Some(value), None),
            NimValue::Infinite(infinity) => (None, Some(Loopy { infinity })),
        };
        let winning_moves = values.winning_moves(node).take(most);
        Self {
            grundy,
            outcome: values.outcome(node).into(),
            winning_moves: winning_moves.map(|to| names.text(to).to_owned()).collect(),
            winning_moves_total: values.winning_moves(node).count(),
            loopy,
            explanation: explanation(node, graph, values, names),
        }
    }
}

fn as_object<S: Serializer>(
    nodes: &[(String, GraphNode)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(nodes.iter().map(|(name, node)| (name, node)))
}
