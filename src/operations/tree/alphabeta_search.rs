//! The search of `/alphabeta`, watched, and told as an answer.

use arborist_engine::observe::Statistics;
use arborist_engine::search::{ChosenRules, Window};
use arborist_engine::tree::observe::{
    Capped, Cut, Cuts, Event, LeavesRead, NodeRecord, Nodes, Trace,
};
use arborist_engine::tree::{Node, Number, Task, evaluated, evaluations, minimal_leaves, search};

use super::alphabeta::Conventions;
use super::alphabeta_answer::{
    AlphaBetaAnswer, AlphaBetaStatistics, CutAnswer, CutoffCounts, EventAnswer, NodeAnswer,
};
use super::answer::{RootWatch, SearchedTree};
use super::conventions::{CutKind, window_of};
use super::node_id::NodeIds;
use super::number::{JsonNumber, window_end};
use super::shown::{Pruned, Shown};
use crate::problems::Problem;

/// A search that is about to be done.
pub(super) struct AlphaBetaSearch<'a> {
    pub(super) task: Task<'a>,
    pub(super) window: Window<Number>,
    pub(super) rules: ChosenRules,
    pub(super) searched: SearchedTree<'a>,
    pub(super) limit: usize,
}

impl AlphaBetaSearch<'_> {
    /// Does the search and tells what it found.
    pub(super) fn answer(
        &self,
        conventions: Conventions,
        mut nodes: Option<Nodes<'_>>,
        mut trace: Option<Trace>,
    ) -> Result<AlphaBetaAnswer, Problem> {
        let Self { task, limit, .. } = *self;
        let mut statistics = Statistics::default();
        let mut root = RootWatch::new(task.tree, limit);
        let mut leaves = LeavesRead(Capped::new(limit));
        let mut cuts = Cuts(Capped::new(limit));
        let watch = ((&mut statistics, root.observer()), (&mut leaves, &mut cuts));
        let found = match (&mut nodes, &mut trace) {
            (Some(nodes), Some(trace)) => {
                search(&task, self.window, self.rules, (watch, (nodes, trace)))
            }
            (Some(nodes), None) => search(&task, self.window, self.rules, (watch, nodes)),
            _ => search(&task, self.window, self.rules, watch),
        }
        .map_err(|unknown| self.searched.unknown(unknown))?;

        let records = nodes.as_ref().map(Nodes::records);
        let events = trace.as_ref().map(Trace::events);
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
        let identifiers = self.searched.identifiers(
            root.nodes()
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
            root: root.answer(&found, &identifiers, true),
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
        identifiers: &NodeIds<'_>,
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

fn event_answers(events: &[Event], cuts: &[Shown], identifiers: &NodeIds<'_>) -> Vec<EventAnswer> {
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
