//! `/minimax`: the value of every node.

use arborist_engine::observe::Statistics;
use arborist_engine::search::{Unpruned, Window};
use arborist_engine::tree::observe::{Capped, NodeRecord, Nodes};
use arborist_engine::tree::{Order, Task, search};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::{RootAnswer, RootWatch, SearchedTree, effort_of};
use super::conventions::{Mover, mover_at_root};
use super::depth::Depth;
use super::exercise::PostedExercise;
use super::node_id::NodeId;
use super::number::JsonNumber;
use super::posted::ReadTree;
use crate::operations::family::Family;
use crate::operations::limit::Limit;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::problems::Problem;

/// Minimax of a posted tree.
pub struct Minimax;

/// A tree, and what to tell of it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MinimaxQuestion {
    tree: ReadTree,
    /// Who moves at the root: `max`, unless the root's own object says otherwise.
    #[serde(default)]
    to_move: Option<Mover>,
    /// The ply at which nodes are estimated by their heuristic values instead of being searched; the root has ply 0.
    /// Left out: the whole tree.
    #[serde(default)]
    depth: Option<Depth>,
    #[serde(default)]
    detail: MinimaxDetail,
    #[serde(default)]
    limit: Limit,
}

/// How much to tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum MinimaxDetail {
    /// The value, the moves and the best line.
    #[default]
    Summary,
    /// Also the value of every node.
    Nodes,
}

impl MinimaxQuestion {
    /// The question as an exercise. What is to be told does not matter there.
    ///
    /// # Errors
    /// What is wrong with the question.
    pub(in crate::operations) fn into_exercise(
        self,
        context: &Context<'_>,
    ) -> Result<PostedExercise, Problem> {
        let posted = self.tree.into_tree(context)?;
        Ok(PostedExercise {
            to_move: mover_at_root(self.to_move, &posted.tree)?,
            posted,
            depth: self.depth.map(Depth::get),
            window: Window::OPEN,
            rules: None,
            order: Order::Given,
        })
    }
}

/// What the tree is worth.
#[derive(Debug, Serialize, ToSchema)]
pub struct MinimaxAnswer {
    #[serde(flatten)]
    root: RootAnswer,
    statistics: MinimaxStatistics,
    /// Whether the search ran to its end.
    complete: bool,
    /// Every node in the order in which it was visited, leaves included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    nodes: Option<Vec<MinimaxNode>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    nodes_total: Option<u64>,
}

impl Answer for MinimaxAnswer {
    fn is_complete(&self) -> bool {
        self.complete
    }
}

/// What minimax did.
#[derive(Debug, Serialize, ToSchema)]
struct MinimaxStatistics {
    /// Nodes visited, the root included.
    nodes: u64,
    /// Evaluations: leaves of the tree and nodes at the depth limit.
    leaves: u64,
    /// The ply of the deepest node visited.
    depth: u32,
}

/// A node and its value.
#[derive(Debug, Serialize, ToSchema)]
struct MinimaxNode {
    id: NodeId,
    /// Who moves there; `null` at a leaf of the tree.
    to_move: Option<Mover>,
    /// How many moves it is from the root.
    depth: u32,
    /// Its value; `null` when the search was stopped inside it.
    value: Option<JsonNumber>,
}

impl Operation for Minimax {
    type Question = MinimaxQuestion;
    type Answer = MinimaxAnswer;

    const PATH: &'static str = "/minimax";
    const FAMILY: Family = Family::Trees;
    const TITLE: &'static str = "The minimax value of a tree, of every move and of every node";
    const DESCRIPTION: &'static str = "Searches a posted tree to its leaves, or to a depth at which the nodes' heuristic values are taken. \
        Values are told from MAX's view. Nodes are called by their posted name, else by the path from the nearest named ancestor (`B.0`) \
        or from the root (`r.0.1`), counting children from 0.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "three_layers",
            summary: "MAX, MIN and MAX above the leaves: the largest leaf is not reached",
            question: r#"{"tree": {"root": "A", "children": {"A": ["B", "C", "D"], "B": ["E", "F"], "C": ["G", "H"], "D": ["I", "J"], "E": [2, 8], "F": [5, 3], "G": [9, 1], "H": [4, 6], "I": [7, 2], "J": [3, 10]}}, "to_move": "max", "detail": "nodes"}"#,
        },
        Example {
            name: "nested_arrays",
            summary: "The same kind of tree in the shortest notation",
            question: r#"{"tree": [[3, 5, 6], [9, 1, 2], [0, -1, 7]]}"#,
        },
        Example {
            name: "horizon",
            summary: "At depth 2 the heuristic values mislead: B looks best, and loses at depth 3",
            question: r#"{"tree": {"children": {"A": ["B", "C"], "B": ["D", "E"], "C": ["F", "G"], "D": [-6, -8], "E": [8, 6], "F": [3, 1], "G": [5, 2]}, "values": {"D": 5, "E": 7, "F": 2, "G": 4}}, "depth": 2}"#,
        },
    ];

    fn effort(question: &MinimaxQuestion) -> Effort {
        effort_of(question.tree.nodes())
    }

    fn answer(question: MinimaxQuestion, context: &Context<'_>) -> Result<MinimaxAnswer, Problem> {
        let posted = question.tree.into_tree(context)?;
        let tree = &posted.tree;
        let task = Task {
            tree,
            to_move: mover_at_root(question.to_move, tree)?,
            depth: question.depth.map(Depth::get),
            limits: context.limits(),
        };
        let limit = question.limit.entries();
        let mut statistics = Statistics::default();
        let mut root = RootWatch::new(tree, limit);
        let mut nodes = (question.detail == MinimaxDetail::Nodes)
            .then(|| Nodes::new(tree, limit.min(context.sizes.trace_events)));
        let searched = SearchedTree::new(&posted, None);
        let watch = (&mut statistics, root.observer());
        let found = match &mut nodes {
            Some(nodes) => search(&task, Window::OPEN, Unpruned, (watch, nodes)),
            None => search(&task, Window::OPEN, Unpruned, watch),
        }
        .map_err(|unknown| searched.unknown(unknown))?;

        let records = nodes.as_ref().map(Nodes::records);
        let shown = records.into_iter().flat_map(Capped::kept);
        let identifiers =
            searched.identifiers(root.nodes().chain(shown.map(|record| record.position.node)));
        Ok(MinimaxAnswer {
            root: root.answer(&found, &identifiers, false),
            statistics: MinimaxStatistics {
                nodes: statistics.nodes,
                leaves: statistics.leaves,
                depth: statistics.depth,
            },
            complete: found.complete,
            nodes: records.map(|records| {
                let to_node = |record: &NodeRecord| MinimaxNode {
                    id: identifiers.of(record.position.node),
                    to_move: (!tree.is_leaf(record.position.node))
                        .then(|| record.position.player.into()),
                    depth: record.ply,
                    value: record.returned.map(|(value, _)| JsonNumber(value)),
                };
                records.kept().iter().map(to_node).collect()
            }),
            nodes_total: records.map(Capped::total),
        })
    }
}
