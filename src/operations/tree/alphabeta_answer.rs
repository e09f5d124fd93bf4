//! The answer of `/alphabeta`.

use arborist_engine::observe::Statistics;
use arborist_engine::search::{ChosenRules, Window};
use arborist_engine::tree::observe::{
    BestChildren, Capped, Cut, Cuts, Event, LeavesRead, NodeRecord, Nodes, RootMoves, Trace,
};
use arborist_engine::tree::{Node, Number, Task, evaluated, evaluations, minimal_leaves, search};
use serde::Serialize;
use utoipa::ToSchema;

use super::alphabeta::Conventions;
use super::answer::{
    MoveAnswer, NodeIdentifiers, Result as TreeResult, TreePerspective, line_of, moves_of,
    proven_by,
};
use super::conventions::{BoundWord, CutKind, JsonWindow, Mover, window_of};
use super::number::{JsonNumber, window_end};
use crate::operations::operation::Answer;
use crate::problems::Problem;

/// What the tree is worth, and how the search found out.
#[derive(Debug, Serialize, ToSchema)]
pub struct AlphaBetaAnswer {
    /// What the search returned for the root; when it was stopped, the best that is proven, or `null`.
    value: Option<JsonNumber>,
    /// How the value relates to the true one.
    bound: Option<BoundWord>,
    /// The least and the greatest value that the root can have; `null` is open.
    #[schema(value_type = [Option<JsonNumber>; 2])]
    proven: JsonWindow,
    perspective: TreePerspective,
    /// The first child of the root whose value is the root's; `null` when the root is a leaf.
    r#move: Option<String>,
    /// The root's children that were searched, each with its value and bound.
    moves: Vec<MoveAnswer>,
    moves_total: u64,
    /// The line that best play by both sides follows, the root first.
    principal_variation: Vec<String>,
    principal_variation_total: u64,
    /// The leaves (and nodes at the depth limit) that were read, in order.
    leaves_read: Vec<String>,
    leaves_read_total: u64,
    /// The cut-offs, in order.
    pruned: Vec<PrunedAnswer>,
    pruned_total: u64,
    statistics: AlphaBetaStatistics,
    conventions: Conventions,
    /// Whether the search ran to its end.
    complete: bool,
    /// Every node in the order in which it was entered, leaves included.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    nodes: Option<Vec<NodeAnswer>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    nodes_total: Option<u64>,
    /// Every step of the search.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    trace: Option<Vec<EventAnswer>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, nullable = false)]
    trace_total: Option<u64>,
}

impl Answer for AlphaBetaAnswer {
    fn is_complete(&self) -> bool {
        self.complete
    }
}

/// What the search did.
#[derive(Debug, Serialize, ToSchema)]
struct AlphaBetaStatistics {
    /// Nodes visited, the root included.
    nodes: u64,
    /// Evaluations: leaves of the tree and nodes at the depth limit.
    leaves: u64,
    /// The evaluations of plain minimax.
    leaves_total: u64,
    /// The evaluations that were saved; `null` when the search was stopped.
    leaves_pruned: Option<u64>,
    /// The fewest leaves that any order of children lets alpha-beta read; `null` when the search was stopped or leaves are not known.
    minimal_leaves: Option<u64>,
    cutoffs: CutoffCounts,
    /// The ply of the deepest node visited.
    depth: u32,
}

/// How many cut-offs there were, with those at the last child.
#[derive(Debug, Serialize, ToSchema)]
struct CutoffCounts {
    /// At MIN nodes.
    alpha: u64,
    /// At MAX nodes.
    beta: u64,
}

/// A cut-off.
#[derive(Debug, Serialize, ToSchema)]
struct PrunedAnswer {
    /// The node at which alpha and beta met.
    node: String,
    kind: CutKind,
    /// The window as it was then.
    #[schema(value_type = [Option<JsonNumber>; 2])]
    window: JsonWindow,
    /// The children that were not searched.
    children: Vec<String>,
    children_total: u64,
    /// The leaves below them.
    leaves: Vec<String>,
    leaves_total: u64,
}

/// A node that was visited.
#[derive(Debug, Serialize, ToSchema)]
struct NodeAnswer {
    id: String,
    /// Who moves there; `null` at a leaf of the tree.
    to_move: Option<Mover>,
    /// How many moves it is from the root.
    depth: u32,
    /// The window that it was entered with.
    #[schema(value_type = [Option<JsonNumber>; 2])]
    window: JsonWindow,
    /// What it returned; `null` when the search was stopped inside it.
    value: Option<JsonNumber>,
    bound: Option<BoundWord>,
    /// What was read of it implies that its true value is at least the first and at most the second.
    #[schema(value_type = [Option<JsonNumber>; 2])]
    proven: JsonWindow,
    cut: Option<CutAnswer>,
}

/// The cut-off of a node.
#[derive(Debug, Serialize, ToSchema)]
struct CutAnswer {
    kind: CutKind,
    #[schema(value_type = [Option<JsonNumber>; 2])]
    window: JsonWindow,
    /// The children that were not searched.
    pruned: Vec<String>,
    pruned_total: u64,
}

/// A step of the search.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
enum EventAnswer {
    /// An inner node is entered.
    Enter {
        node: String,
        #[schema(value_type = [Option<JsonNumber>; 2])]
        window: JsonWindow,
    },
    /// A leaf is read.
    Leaf {
        node: String,
        value: JsonNumber,
        #[schema(value_type = [Option<JsonNumber>; 2])]
        window: JsonWindow,
    },
    /// A child is the best so far; the window as that leaves it.
    Update {
        node: String,
        from: String,
        value: JsonNumber,
        #[schema(value_type = [Option<JsonNumber>; 2])]
        window: JsonWindow,
    },
    /// Alpha and beta have met.
    Cut {
        node: String,
        kind: CutKind,
        #[schema(value_type = [Option<JsonNumber>; 2])]
        window: JsonWindow,
        pruned: Vec<String>,
        pruned_total: u64,
    },
    /// An inner node returns.
    Return {
        node: String,
        value: JsonNumber,
        bound: BoundWord,
    },
}

/// A search that is about to be done.
pub(super) struct Searched<'a> {
    pub(super) task: Task<'a>,
    pub(super) window: Window<Number>,
    pub(super) rules: ChosenRules,
    pub(super) result: TreeResult<'a>,
    pub(super) limit: usize,
}

impl Searched<'_> {
    /// Does the search and tells what it found.
    pub(super) fn answer(
        &self,
        conventions: Conventions,
        mut nodes: Option<Nodes<'_>>,
        mut trace: Option<Trace>,
    ) -> Result<AlphaBetaAnswer, Problem> {
        let Self { task, limit, .. } = *self;
        let mut statistics = Statistics::default();
        let mut best = BestChildren::new(task.tree);
        let mut moves = RootMoves(Capped::new(limit));
        let mut leaves = LeavesRead(Capped::new(limit));
        let mut cuts = Cuts(Capped::new(limit));
        let watch = (
            (&mut statistics, &mut best),
            (&mut moves, (&mut leaves, &mut cuts)),
        );
        let found = match (&mut nodes, &mut trace) {
            (Some(nodes), Some(trace)) => {
                search(&task, self.window, self.rules, (watch, (nodes, trace)))
            }
            (Some(nodes), None) => search(&task, self.window, self.rules, (watch, nodes)),
            _ => search(&task, self.window, self.rules, watch),
        }
        .map_err(|unknown| self.result.unknown(unknown))?;

        let records = nodes.as_ref().map(Nodes::records);
        let events = trace.as_ref().map(Trace::events);
        let (line, line_total) = line_of(&best, limit);
        let move_node = best.best_child(Node::ROOT);
        let pruned = self.pruned(cuts.0.kept());
        let node_cuts = self.pruned_children(
            records
                .into_iter()
                .flat_map(Capped::kept)
                .filter_map(|record| record.cut),
        );
        let event_cuts = self.pruned_children(
            events
                .into_iter()
                .flat_map(Capped::kept)
                .filter_map(|event| match event {
                    Event::Cut(cut) => Some(*cut),
                    _ => None,
                }),
        );
        let identifiers = self.result.identifiers(
            line.iter()
                .copied()
                .chain(move_node)
                .chain(moves.0.kept().iter().map(|root_move| root_move.node))
                .chain(leaves.0.kept().iter().copied())
                .chain(pruned.iter().flat_map(Pruned::nodes))
                .chain(
                    records
                        .into_iter()
                        .flat_map(Capped::kept)
                        .map(|record| record.position.node),
                )
                .chain(
                    node_cuts
                        .iter()
                        .chain(&event_cuts)
                        .flat_map(|shown| shown.nodes.iter().copied()),
                )
                .chain(events.into_iter().flat_map(Capped::kept).flat_map(nodes_of)),
        );
        let leaves_total = evaluations(task.tree, task.depth);
        Ok(AlphaBetaAnswer {
            value: found.value.map(JsonNumber),
            bound: found.value.map(|_| found.bound.into()),
            proven: proven_by(&found),
            perspective: TreePerspective::Max,
            r#move: move_node.map(|node| identifiers.of(node)),
            moves: moves_of(&moves.0, &identifiers, true),
            moves_total: moves.0.total(),
            principal_variation: identifiers.of_all(&line),
            principal_variation_total: line_total,
            leaves_read: identifiers.of_all(leaves.0.kept()),
            leaves_read_total: leaves.0.total(),
            pruned: pruned
                .iter()
                .map(|pruned| pruned.answer(&identifiers))
                .collect(),
            pruned_total: cuts.0.total(),
            statistics: AlphaBetaStatistics {
                nodes: statistics.nodes,
                leaves: statistics.leaves,
                leaves_total,
                leaves_pruned: found.complete.then(|| leaves_total - statistics.leaves),
                minimal_leaves: match found.value {
                    Some(value) if found.complete => minimal_leaves(&task, self.window, value),
                    _ => None,
                },
                cutoffs: CutoffCounts {
                    alpha: statistics.alpha_cutoffs,
                    beta: statistics.beta_cutoffs,
                },
                depth: statistics.depth,
            },
            conventions,
            complete: found.complete,
            nodes: records
                .map(|records| self.node_answers(records.kept(), &node_cuts, &identifiers)),
            nodes_total: records.map(Capped::total),
            trace: events.map(|events| event_answers(events.kept(), &event_cuts, &identifiers)),
            trace_total: events.map(Capped::total),
        })
    }

    /// What each cut-off pruned. Together the lists show no more than the limit of children, and of leaves.
    fn pruned(&self, cuts: &[Cut]) -> Vec<Pruned> {
        let tree = self.task.tree;
        let mut children_left = self.limit;
        let mut leaves_left = self.limit;
        cuts.iter()
            .map(|cut| {
                let children = Shown::of(tree.children_after(cut.node, cut.by), &mut children_left);
                let below = self
                    .task
                    .depth
                    .map(|depth| depth.saturating_sub(cut.ply + 1));
                let leaves = tree
                    .children_after(cut.node, cut.by)
                    .flat_map(|child| evaluated(tree, child, below));
                Pruned {
                    cut: *cut,
                    children,
                    leaves: Shown::of(leaves, &mut leaves_left),
                }
            })
            .collect()
    }

    /// The children that each cut-off pruned, together no more than the limit.
    fn pruned_children(&self, cuts: impl Iterator<Item = Cut>) -> Vec<Shown> {
        let mut left = self.limit;
        cuts.map(|cut| Shown::of(self.task.tree.children_after(cut.node, cut.by), &mut left))
            .collect()
    }

    fn node_answers(
        &self,
        records: &[NodeRecord],
        cuts: &[Shown],
        identifiers: &NodeIdentifiers<'_>,
    ) -> Vec<NodeAnswer> {
        let mut cuts = cuts.iter();
        records
            .iter()
            .map(|record| {
                let node = record.position.node;
                NodeAnswer {
                    id: identifiers.of(node),
                    to_move: (!self.task.tree.is_leaf(node)).then(|| record.position.player.into()),
                    depth: record.ply,
                    window: window_of(record.window),
                    value: record.returned.map(|(value, _)| JsonNumber(value)),
                    bound: record.returned.map(|(_, bound)| bound.into()),
                    proven: (window_end(record.proven.0), window_end(record.proven.1)),
                    cut: record
                        .cut
                        .zip(cuts_if(record.cut.is_some(), &mut cuts))
                        .map(|(cut, shown)| CutAnswer {
                            kind: CutKind::at(cut.player),
                            window: window_of(cut.window),
                            pruned: identifiers.of_all(&shown.nodes),
                            pruned_total: shown.total,
                        }),
                }
            })
            .collect()
    }
}

/// The next of the lists that belong to cut-offs, for a record that has one.
fn cuts_if<'a>(has_cut: bool, cuts: &mut impl Iterator<Item = &'a Shown>) -> Option<&'a Shown> {
    if has_cut { cuts.next() } else { None }
}

/// The first nodes of a list, and how many it has.
struct Shown {
    nodes: Vec<Node>,
    total: u64,
}

impl Shown {
    /// Shows no more nodes than are left to show.
    fn of(nodes: impl Iterator<Item = Node>, left: &mut usize) -> Self {
        let mut shown = Capped::new(*left);
        for node in nodes {
            shown.push(node);
        }
        *left -= shown.kept().len();
        Self {
            nodes: shown.kept().to_vec(),
            total: shown.total(),
        }
    }
}

/// A cut-off and what it pruned.
struct Pruned {
    cut: Cut,
    children: Shown,
    leaves: Shown,
}

impl Pruned {
    fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        std::iter::once(self.cut.node)
            .chain(self.children.nodes.iter().copied())
            .chain(self.leaves.nodes.iter().copied())
    }

    fn answer(&self, identifiers: &NodeIdentifiers<'_>) -> PrunedAnswer {
        PrunedAnswer {
            node: identifiers.of(self.cut.node),
            kind: CutKind::at(self.cut.player),
            window: window_of(self.cut.window),
            children: identifiers.of_all(&self.children.nodes),
            children_total: self.children.total,
            leaves: identifiers.of_all(&self.leaves.nodes),
            leaves_total: self.leaves.total,
        }
    }
}

fn nodes_of(event: &Event) -> impl Iterator<Item = Node> + use<> {
    let (node, from) = match *event {
        Event::Enter { node, .. } | Event::Leaf { node, .. } | Event::Return { node, .. } => {
            (node, None)
        }
        Event::Update { node, from, .. } => (node, Some(from)),
        Event::Cut(cut) => (cut.node, None),
    };
    std::iter::once(node).chain(from)
}

fn event_answers(
    events: &[Event],
    cuts: &[Shown],
    identifiers: &NodeIdentifiers<'_>,
) -> Vec<EventAnswer> {
    let mut cuts = cuts.iter();
    events
        .iter()
        .map(|event| match *event {
            Event::Enter { node, window } => EventAnswer::Enter {
                node: identifiers.of(node),
                window: window_of(window),
            },
            Event::Leaf {
                node,
                value,
                window,
            } => EventAnswer::Leaf {
                node: identifiers.of(node),
                value: JsonNumber(value),
                window: window_of(window),
            },
            Event::Update {
                node,
                from,
                value,
                window,
            } => EventAnswer::Update {
                node: identifiers.of(node),
                from: identifiers.of(from),
                value: JsonNumber(value),
                window: window_of(window),
            },
            Event::Cut(cut) => {
                let shown = cuts.next();
                EventAnswer::Cut {
                    node: identifiers.of(cut.node),
                    kind: CutKind::at(cut.player),
                    window: window_of(cut.window),
                    pruned: shown
                        .map(|shown| identifiers.of_all(&shown.nodes))
                        .unwrap_or_default(),
                    pruned_total: shown.map_or(0, |shown| shown.total),
                }
            }
            Event::Return { node, value, bound } => EventAnswer::Return {
                node: identifiers.of(node),
                value: JsonNumber(value),
                bound: bound.into(),
            },
        })
        .collect()
}
