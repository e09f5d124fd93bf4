//! Answers about posted trees as the course explains them.

use arborist_engine::search::Bound;
use serde::Serialize;
use utoipa::ToSchema;

use super::alphabeta::{AlphaBeta, AlphaBetaQuestion, Conventions};
use super::alphabeta_answer::{AlphaBetaAnswer, EventAnswer, NodeAnswer, PrunedAnswer};
use super::answer::RootAnswer;
use super::conventions::{Mover, window_from};
use super::minimax::{Minimax, MinimaxAnswer, MinimaxQuestion};
use super::node_id::NodeId;
use super::number::JsonNumber;
use crate::course::explain::alphabeta::Step;
use crate::course::explain::minimax::Visited;
use crate::course::explain::{Sentences, alphabeta, minimax, tree};
use crate::messages::Items;
use crate::operations::explained::Explained;
use crate::operations::limit::Limit;
use crate::operations::operation::{Context, Operation};
use crate::problems::Problem;

/// An answer knows at least so many nodes of its lists, however few sentences are shown.
const FEWEST_KNOWN: u32 = 100;
/// So many nodes of minimax are known, since a node with many children takes them all for a single sentence.
const FEWEST_NODES: u32 = 10_000;

/// The conventions that a minimax answer holds for.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(in crate::operations) struct MinimaxConventions {
    /// Who moves at the root; `null` when the root is a leaf.
    #[schema(required = true)]
    to_move: Option<Mover>,
    /// The ply at which nodes were estimated; `null` when the whole tree was searched.
    #[schema(required = true)]
    depth: Option<u32>,
}

/// Answers a question to `/alphabeta` and explains the answer.
pub(in crate::operations) fn explain_alphabeta(
    question: AlphaBetaQuestion,
    limit: Limit,
    context: &Context<'_>,
) -> Result<Explained<Option<JsonNumber>, Conventions>, Problem> {
    let answer = AlphaBeta::answer(question.traced(limit.at_least(FEWEST_KNOWN)), context)?;
    let mut sentences = Sentences::new(limit.entries());
    let nodes = answer.nodes.as_deref().unwrap_or_default();
    let root = nodes.first().map(|node| node.id.as_str());
    let leaves: Vec<String> = answer
        .pruned
        .iter()
        .flat_map(|pruned| names(&pruned.leaves))
        .collect();
    let search = alphabeta::Search {
        steps: steps(&answer, nodes),
        steps_total: answer.trace_total.unwrap_or_default(),
        cut_when: answer.conventions.cut_when.into(),
        leaves_read: answer.statistics.leaves,
        leaves_total: answer.statistics.leaves_total,
        never_read: Items {
            shown: leaves,
            total: answer.statistics.leaves_pruned.unwrap_or_default(),
        },
        result: result(&answer.root, root, answer.complete),
    };
    alphabeta::explain(&search, &mut sentences);
    Ok(Explained {
        sentences,
        value: answer.root.value,
        conventions: answer.conventions,
        complete: answer.complete,
    })
}

/// Answers a question to `/minimax` and explains the answer.
pub(in crate::operations) fn explain_minimax(
    question: MinimaxQuestion,
    limit: Limit,
    context: &Context<'_>,
) -> Result<Explained<Option<JsonNumber>, MinimaxConventions>, Problem> {
    let depth = question.depth();
    let answer = Minimax::answer(question.with_nodes(limit.at_least(FEWEST_NODES)), context)?;
    let mut sentences = Sentences::new(limit.entries());
    let MinimaxAnswer { root, nodes, .. } = &answer;
    let nodes = nodes.as_deref().unwrap_or_default();
    let first = nodes.first();
    let search = minimax::Search {
        nodes: nodes
            .iter()
            .map(|node| Visited {
                node: node.id.as_str().to_owned(),
                player: node.to_move.map(Into::into),
                ply: node.depth,
                value: node.value.map(|JsonNumber(value)| value),
            })
            .collect(),
        nodes_total: answer.nodes_total.unwrap_or_default(),
        evaluated: answer.statistics.leaves,
        depth,
        result: result(root, first.map(|node| node.id.as_str()), answer.complete),
    };
    minimax::explain(&search, &mut sentences);
    Ok(Explained {
        sentences,
        value: root.value,
        conventions: MinimaxConventions {
            to_move: first.and_then(|node| node.to_move),
            depth,
        },
        complete: answer.complete,
    })
}

fn result(root: &RootAnswer, name: Option<&str>, complete: bool) -> tree::Result {
    tree::Result {
        root: name.unwrap_or_default().to_owned(),
        value: root
            .value
            .map(|JsonNumber(value)| (value, root.bound.map_or(Bound::Exact, Into::into))),
        best_move: root.r#move.as_ref().map(|node| node.as_str().to_owned()),
        line: names(&root.principal_variation).collect(),
        complete,
    }
}

fn names(nodes: &[NodeId]) -> impl Iterator<Item = String> + '_ {
    nodes.iter().map(|node| node.as_str().to_owned())
}

/// The steps of the trace. Nodes and steps come in the same order, and so do cut-offs and what they pruned.
fn steps(answer: &AlphaBetaAnswer, nodes: &[NodeAnswer]) -> Vec<Step> {
    let mut entered = nodes.iter();
    let mut cuts = answer.pruned.iter();
    let events = answer.trace.as_deref().unwrap_or_default();
    events
        .iter()
        .map_while(|event| step(event, &mut entered, &mut cuts))
        .collect()
}

fn step<'a>(
    event: &EventAnswer,
    entered: &mut impl Iterator<Item = &'a NodeAnswer>,
    cuts: &mut impl Iterator<Item = &'a PrunedAnswer>,
) -> Option<Step> {
    let name = |node: &NodeId| node.as_str().to_owned();
    Some(match event {
        EventAnswer::Enter { node, window } => Step::Enter {
            node: name(node),
            player: entered.next()?.to_move?.into(),
            window: window_from(*window),
        },
        EventAnswer::Leaf {
            node,
            value: JsonNumber(value),
            ..
        } => Step::Evaluate {
            node: name(node),
            value: *value,
            is_estimate: entered.next()?.to_move.is_some(),
        },
        EventAnswer::Update {
            node,
            from,
            value: JsonNumber(value),
            window,
        } => Step::Update {
            node: name(node),
            from: name(from),
            value: *value,
            window: window_from(*window),
        },
        EventAnswer::Cut {
            node,
            kind,
            window,
            pruned,
            pruned_total,
        } => {
            let below = cuts.next()?;
            let are_leaves = names(&below.leaves).eq(names(&below.children))
                && below.leaves_total == below.children_total;
            Step::Cut {
                node: name(node),
                player: kind.player(),
                window: window_from(*window),
                children: Items {
                    shown: names(pruned).collect(),
                    total: *pruned_total,
                },
                leaves_below: (!are_leaves).then_some(below.leaves_total),
            }
        }
        EventAnswer::Return {
            node,
            value: JsonNumber(value),
            bound,
        } => Step::Return {
            node: name(node),
            value: *value,
            bound: (*bound).into(),
        },
    })
}
