//! What is on paper, submitted and graded.

use arborist_engine::game::{Player, Score as _};
use arborist_engine::search::{ChosenRules, CutWhen, Fail, Limits, Window};
use arborist_engine::tree::{Node, Number, Order, Tree};

use super::student::{INFINITY, Paper, Student};
use crate::course::grading::{Grade, Policy};
use crate::course::trees::{Claim, NodeNames, TreeExercise, TreePart, TreePartKind, grade};

/// An exercise and its nodes' names.
pub(super) struct Exercise<'t> {
    pub(super) asked: TreeExercise<'t>,
    names: NodeNames<'t>,
}

impl<'t> Exercise<'t> {
    /// The tree, to be searched as a student does who makes no mistake but has these conventions.
    pub(super) fn new(tree: &'t Tree, conventions: &Student) -> Self {
        Self {
            asked: TreeExercise {
                posted: tree,
                reordered: None,
                order: Order::Given,
                to_move: Player::Max,
                depth: None,
                window: Window::OPEN,
                rules: Some(ChosenRules {
                    cut_when: match conventions.strict {
                        true => CutWhen::Crossed,
                        false => CutWhen::Reached,
                    },
                    fail: match conventions.hard {
                        true => Fail::Hard,
                        false => Fail::Soft,
                    },
                    deep_cutoffs: true,
                }),
                limits: Limits::NONE,
            },
            names: NodeNames::new(tree),
        }
    }

    pub(super) fn node(&mut self, path: &str) -> Node {
        self.names.find(path).unwrap()
    }

    pub(super) fn nodes<'a>(&mut self, paths: impl IntoIterator<Item = &'a String>) -> Vec<Node> {
        paths.into_iter().map(|path| self.node(path)).collect()
    }

    /// All of a paper that does not depend on what nodes return beyond their windows.
    pub(super) fn steps(&mut self, paper: &Paper) -> Vec<TreePart> {
        let cuts = paper.cuts.iter().filter(|(.., prunes)| *prunes);
        vec![
            TreePart::LeavesRead(self.nodes(&paper.leaves_read)),
            TreePart::LeavesReadCount(paper.leaves_read.len() as u64),
            TreePart::Pruned(self.nodes(&paper.pruned)),
            TreePart::PrunedLeaves(self.nodes(&paper.pruned_leaves)),
            TreePart::PrunedLeavesCount(paper.pruned_leaves.len() as u64),
            TreePart::Cuts(self.nodes(cuts.map(|(node, ..)| node))),
            TreePart::Windows(
                paper
                    .windows
                    .iter()
                    .map(|(path, entry, _)| (self.node(path), Some(window(*entry))))
                    .collect(),
            ),
            TreePart::Visited(self.nodes(&paper.visited)),
            TreePart::VisitedCount(paper.visited.len() as u64),
        ]
    }

    /// All of a paper.
    pub(super) fn everything(&mut self, paper: &Paper) -> Vec<TreePart> {
        let mut parts = self.steps(paper);
        let best = paper.best.as_ref().map(|path| self.node(path));
        parts.push(TreePart::Value(Claim::plain(number(paper.value))));
        parts.push(TreePart::Move(best));
        let returned = paper.returned.iter();
        parts.push(TreePart::Returned(
            returned
                .map(|(path, value)| (self.node(path), Some(Claim::plain(number(*value)))))
                .collect(),
        ));
        parts
    }

    pub(super) fn grade(&self, parts: Vec<TreePart>) -> Grade {
        self.grade_by(parts, &Policy::default())
    }

    pub(super) fn grade_by(&self, parts: Vec<TreePart>, policy: &Policy) -> Grade {
        grade(&self.asked, TreePartKind::ALPHABETA, parts, policy).unwrap()
    }
}

/// The codes of a grade's diagnosis.
pub(super) fn codes(grade: &Grade) -> Vec<&'static str> {
    let findings = grade.diagnosis.iter();
    findings.map(|finding| finding.mistake.code()).collect()
}

pub(super) fn number(value: i64) -> Number {
    match value {
        INFINITY => Number::PLUS_INFINITY,
        value if value == -INFINITY => Number::MINUS_INFINITY,
        value => Number::integer(value),
    }
}

pub(super) fn window([alpha, beta]: [i64; 2]) -> Window<Number> {
    Window {
        alpha: number(alpha),
        beta: number(beta),
    }
}
