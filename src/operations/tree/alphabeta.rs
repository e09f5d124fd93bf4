//! `/alphabeta`: the value of a tree, what was read, what was pruned, and why.

use arborist_engine::tree::observe::{Nodes, Trace};
use arborist_engine::tree::{Reordered, Task};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::alphabeta_answer::AlphaBetaAnswer;
use super::alphabeta_search::AlphaBetaSearch;
use super::answer::{SearchedTree, effort_of};
use super::conventions::{
    CutRule, FailRule, JsonWindow, Mover, OrderRule, asked_window, mover_at_root, rules, window_of,
};
use super::depth::Depth;
use super::ends::deserialize_ends;
use super::exercise::{PostedExercise, reorder};
use super::number::JsonNumber;
use super::posted::ReadTree;
use crate::operations::family::Family;
use crate::operations::limit::Limit;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::problems::Problem;

/// Alpha-beta on a posted tree.
pub struct AlphaBeta;

/// A tree, the conventions to search it by, and what to tell of it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AlphaBetaQuestion {
    tree: ReadTree,
    /// Who moves at the root: `max`, unless the root's own object says otherwise.
    #[serde(default)]
    to_move: Option<Mover>,
    /// The ply at which nodes are estimated by their heuristic values instead of being searched; the root has ply 0.
    /// Left out: the whole tree.
    #[serde(default)]
    depth: Option<Depth>,
    #[serde(default)]
    cut_when: CutRule,
    #[serde(default)]
    fail: FailRule,
    /// `false` gives a child only its parent's bound, so that no cut-off goes back to a bound further up.
    #[serde(default = "yes")]
    #[schema(default = true)]
    deep_cutoffs: bool,
    #[serde(default)]
    order: OrderRule,
    /// The window `[alpha, beta]` of the root; `null` is an open end.
    #[serde(default, deserialize_with = "deserialize_ends")]
    #[schema(value_type = [Option<JsonNumber>; 2], min_items = 2, max_items = 2)]
    window: JsonWindow,
    #[serde(default)]
    detail: AlphaBetaDetail,
    #[serde(default)]
    limit: Limit,
}

impl AlphaBetaQuestion {
    /// The same question, asking for every step, of which the answer shows so many.
    pub(super) fn traced(self, limit: Limit) -> Self {
        Self {
            detail: AlphaBetaDetail::Trace,
            limit,
            ..self
        }
    }
}

const fn yes() -> bool {
    true
}

/// How much to tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum AlphaBetaDetail {
    /// The value, the moves, the leaves read and what was pruned.
    #[default]
    Summary,
    /// Also every node visited, with its window and bound.
    Nodes,
    /// Also every step of the search.
    Trace,
}

/// The conventions that the answer holds for.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(in crate::operations) struct Conventions {
    to_move: Mover,
    pub(super) cut_when: CutRule,
    fail: FailRule,
    deep_cutoffs: bool,
    order: OrderRule,
    #[schema(value_type = [Option<JsonNumber>; 2], min_items = 2, max_items = 2)]
    window: JsonWindow,
}

impl Operation for AlphaBeta {
    type Question = AlphaBetaQuestion;
    type Answer = AlphaBetaAnswer;

    const PATH: &'static str = "/alphabeta";
    const FAMILY: Family = Family::Trees;
    const TITLE: &'static str =
        "Alpha-beta on a tree: the value, the windows, the cuts and the leaves never read";
    const DESCRIPTION: &'static str = "Searches a posted tree with alpha-beta under the conventions that the question names; they change what is read, \
        and are told again in the answer. Values are told from MAX's view.\n\n\
        - `bound` follows the window that a node was entered with: `upper` when its value is at most alpha, `lower` when it is at least beta, else `exact`. A leaf is `exact`, unless fail-hard clamps it.\n\
        - `proven` is what the part that was read implies about a node's true value, `[least, greatest]`.\n\
        - `move` is the first child whose value is the root's; a later child that only ties by a bound is not its equal.\n\
        - `pruned` lists every cut-off, also those at the last child, which prune nothing. A cut-off at a MAX node is a `beta` cut-off, at a MIN node an `alpha` cut-off.\n\
        - `minimal_leaves` is the fewest leaves that any order of children lets alpha-beta read in this window, cutting when alpha >= beta and with deep cut-offs.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "by_hand",
            summary: "Two of seven leaves are never read",
            question: r#"{"tree": {"root": "A", "children": {"A": ["B", "C", "D"], "B": [5, 8], "C": [6, 2, 9], "D": [4, 8]}}, "to_move": "max"}"#,
        },
        Example {
            name: "windows",
            summary: "Which window reaches the node J? Every node with its window, value and bound",
            question: r#"{"tree": {"root": "A", "children": {"A": ["B", "C", "D"], "B": ["E", "F"], "C": ["G", "H"], "D": ["I", "J"], "E": [4, 7], "F": [9, 3], "G": [2, 5], "H": [1, 6], "I": [8, 6], "J": [9, 2]}}, "detail": "nodes"}"#,
        },
        Example {
            name: "min_at_the_root",
            summary: "MIN moves first",
            question: r#"{"tree": {"root": "A", "children": {"A": ["B", "C", "D"], "B": [3, 6], "C": [4, 7, 2], "D": [5, 1]}}, "to_move": "min"}"#,
        },
        Example {
            name: "cut_only_when_crossed",
            summary: "Cutting only when alpha > beta reads one leaf more",
            question: r#"{"tree": [[5, 7], [5, 9]], "cut_when": ">", "detail": "trace"}"#,
        },
    ];

    fn effort(question: &AlphaBetaQuestion) -> Effort {
        effort_of(question.tree.nodes())
    }

    fn answer(
        question: AlphaBetaQuestion,
        context: &Context<'_>,
    ) -> Result<AlphaBetaAnswer, Problem> {
        let window = asked_window(question.window)?;
        let posted = question.tree.into_tree(context)?;
        let task = Task {
            tree: &posted.tree,
            to_move: mover_at_root(question.to_move, &posted.tree)?,
            depth: question.depth.map(Depth::get),
            limits: context.limits(),
        };
        let conventions = Conventions {
            to_move: task.to_move.into(),
            cut_when: question.cut_when,
            fail: question.fail,
            deep_cutoffs: question.deep_cutoffs,
            order: question.order,
            window: window_of(window),
        };
        let reordered = reorder(&posted, &task, question.order.into())?;
        let task = Task {
            tree: reordered.as_ref().map_or(&posted.tree, Reordered::tree),
            ..task
        };
        answer(
            &AlphaBetaSearch {
                task,
                window,
                rules: rules(question.cut_when, question.fail, question.deep_cutoffs),
                searched: SearchedTree::new(&posted, reordered.as_ref()),
                limit: question.limit.entries(),
            },
            conventions,
            question.detail,
            context,
        )
    }
}

impl AlphaBetaQuestion {
    /// The question as an exercise. What is to be told does not matter there.
    ///
    /// # Errors
    /// What is wrong with the question.
    pub(in crate::operations) fn into_exercise(
        self,
        context: &Context<'_>,
    ) -> Result<PostedExercise, Problem> {
        let window = asked_window(self.window)?;
        let rules = rules(self.cut_when, self.fail, self.deep_cutoffs);
        let posted = self.tree.into_tree(context)?;
        Ok(PostedExercise {
            to_move: mover_at_root(self.to_move, &posted.tree)?,
            posted,
            depth: self.depth.map(Depth::get),
            window,
            rules: Some(rules),
            order: self.order.into(),
        })
    }
}

fn answer(
    search: &AlphaBetaSearch<'_>,
    conventions: Conventions,
    detail: AlphaBetaDetail,
    context: &Context<'_>,
) -> Result<AlphaBetaAnswer, Problem> {
    let most = search.limit.min(context.sizes.trace_events);
    match detail {
        AlphaBetaDetail::Summary => search.answer(conventions, None, None),
        AlphaBetaDetail::Nodes => {
            let nodes = Nodes::new(search.task.tree, most);
            search.answer(conventions, Some(nodes), None)
        }
        AlphaBetaDetail::Trace => {
            let nodes = Nodes::new(search.task.tree, most);
            let trace = Trace::new(most);
            search.answer(conventions, Some(nodes), Some(trace))
        }
    }
}
