//! What is right in a submission, compared with what happened.

use arborist_engine::search::{Bound, Window};
use arborist_engine::tree::{Node, Number, evaluated, evaluations};

use super::exercise::TreeExercise;
use super::facts::{Facts, NodeFact};
use super::part::{Claim, TreePart};
use super::told::{Told, TreeMark};
use crate::course::grading::Credit;

/// Facts, with what is looked up in them often.
#[derive(Debug)]
pub(super) struct Marking<'a> {
    exercise: &'a TreeExercise<'a>,
    pub(super) facts: Facts,
    /// The leaves read, ascending.
    read: Vec<Node>,
    /// The fewest leaves that can be read, if that was asked and is known.
    pub(super) minimal_leaves: Option<u64>,
}

/// How right a claim is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Judged {
    Right,
    Equivalent,
    Wrong,
}

impl<'a> Marking<'a> {
    pub(super) fn new(
        exercise: &'a TreeExercise<'a>,
        facts: Facts,
        minimal_leaves: Option<u64>,
    ) -> Self {
        let mut read = facts.leaves.clone();
        read.sort_unstable();
        Self {
            exercise,
            facts,
            read,
            minimal_leaves,
        }
    }

    /// Whether all of a part is right.
    pub(super) fn is_right(&self, part: &TreePart) -> bool {
        self.marks(part).iter().all(|mark| mark.credit.is_full())
    }

    /// The marks of a part.
    pub(super) fn marks(&self, part: &TreePart) -> Vec<TreeMark> {
        let facts = &self.facts;
        let mark = match part {
            TreePart::Value(claim) => claim_mark(None, Some(*claim), Some(&facts.root)),
            TreePart::Bound(bound) => one(
                Told::Bound(facts.root.bound),
                Told::Bound(*bound),
                Credit::full_if(*bound == facts.root.bound),
            ),
            TreePart::Move(node) => self.move_mark(*node),
            TreePart::PrincipalVariation(line) => sequence(&facts.line, line),
            TreePart::LeavesRead(nodes) => set_mark(
                nodes,
                facts.leaves.len(),
                Told::nodes(facts.leaves.iter().copied()),
                |node| self.is_read(node),
            ),
            TreePart::LeavesReadCount(count) => counts(facts.leaves.len() as u64, *count),
            TreePart::Pruned(nodes) => {
                let mut pruned = facts.pruned.clone();
                pruned.sort_unstable();
                set_mark(
                    nodes,
                    pruned.len(),
                    Told::nodes(facts.pruned.iter().copied()),
                    |node| pruned.binary_search(&node).is_ok(),
                )
            }
            TreePart::PrunedLeaves(nodes) => {
                let unread: Vec<Node> = self.unread().collect();
                let expected = Told::nodes(unread.iter().copied());
                set_mark(nodes, unread.len(), expected, |node| {
                    unread.binary_search(&node).is_ok()
                })
            }
            TreePart::PrunedLeavesCount(count) => counts(self.unread_total(), *count),
            TreePart::Cuts(nodes) => {
                let mut cuts: Vec<Node> = self.cuts_that_prune().collect();
                let expected = Told::nodes(cuts.iter().copied());
                cuts.sort_unstable();
                set_mark(nodes, cuts.len(), expected, |node| {
                    cuts.binary_search(&node).is_ok()
                })
            }
            TreePart::Windows(windows) => {
                let of = |(node, window): &(Node, Option<Window<Number>>)| {
                    window_mark(*node, *window, facts.node(*node))
                };
                return windows.iter().map(of).collect();
            }
            TreePart::Returned(claims) | TreePart::NodeValues(claims) => {
                let of = |(node, claim): &(Node, Option<Claim>)| {
                    claim_mark(Some(*node), *claim, facts.node(*node))
                };
                return claims.iter().map(of).collect();
            }
            TreePart::Visited(nodes) => sequence(&facts.visited, nodes),
            TreePart::VisitedCount(count) => counts(facts.visited_total, *count),
            TreePart::MinimalLeaves(count) => match self.minimal_leaves {
                Some(minimal) => counts(minimal, *count),
                None => one(Told::Nothing, Told::Whole(*count), Credit::NONE),
            },
        };
        vec![mark]
    }

    /// The nodes at which a cut-off prunes at least one child.
    pub(super) fn cuts_that_prune(&self) -> impl Iterator<Item = Node> + '_ {
        let cuts = self.facts.cuts.iter();
        cuts.filter(|cut| cut.prunes).map(|cut| cut.node)
    }

    /// The leaves that are never read.
    pub(super) fn unread(&self) -> impl Iterator<Item = Node> + '_ {
        let leaves = evaluated(self.exercise.posted, Node::ROOT, self.exercise.depth);
        leaves.filter(|leaf| !self.is_read(*leaf))
    }

    pub(super) fn unread_total(&self) -> u64 {
        let all = evaluations(self.exercise.posted, self.exercise.depth);
        all.saturating_sub(self.read.len() as u64)
    }

    fn is_read(&self, leaf: Node) -> bool {
        self.read.binary_search(&leaf).is_ok()
    }

    fn move_mark(&self, node: Option<Node>) -> TreeMark {
        let facts = &self.facts;
        let best = facts.best_move();
        // Another child is as good when its value is known to be the same.
        let ties = facts.moves.iter().any(|&(child, value, bound)| {
            Some(child) == node && value == facts.root.value && bound == Bound::Exact
        });
        TreeMark {
            equivalent: best != node,
            ..one(
                best.map_or(Told::Nothing, Told::Node),
                node.map_or(Told::Nothing, Told::Node),
                Credit::full_if(best == node || ties),
            )
        }
    }
}

/// The credit of a list of nodes of which the order does not matter.
fn set_mark(
    nodes: &[Node],
    total: usize,
    expected: Told,
    belongs: impl Fn(Node) -> bool,
) -> TreeMark {
    let right = nodes.iter().filter(|node| belongs(**node)).count() as u64;
    let wrong = nodes.len() as u64 - right;
    one(
        expected,
        Told::nodes(nodes.iter().copied()),
        Credit::of_set(right, wrong, total as u64),
    )
}

fn one(expected: Told, got: Told, credit: Credit) -> TreeMark {
    TreeMark {
        node: None,
        expected,
        got,
        credit,
        equivalent: false,
    }
}

fn counts(expected: u64, got: u64) -> TreeMark {
    let credit = Credit::full_if(expected == got);
    one(Told::Whole(expected), Told::Whole(got), credit)
}

/// A sequence earns what its right beginning is of the whole.
fn sequence(expected: &[Node], got: &[Node]) -> TreeMark {
    let pairs = expected.iter().zip(got);
    let right = pairs.take_while(|(one, two)| one == two).count() as u64;
    let longest = expected.len().max(got.len()) as u64;
    one(
        Told::nodes(expected.iter().copied()),
        Told::nodes(got.iter().copied()),
        Credit::part(right, longest),
    )
}

/// Each end of a window is half of it.
fn window_mark(node: Node, got: Option<Window<Number>>, fact: Option<&NodeFact>) -> TreeMark {
    let expected = fact.map(|fact| fact.entry);
    let credit = match (expected, got) {
        (Some(expected), Some(got)) => {
            let right =
                u64::from(expected.alpha == got.alpha) + u64::from(expected.beta == got.beta);
            Credit::part(right, 2)
        }
        (expected, got) => Credit::full_if(expected == got),
    };
    TreeMark {
        node: Some(node),
        ..one(
            expected.map_or(Told::Nothing, Told::Window),
            got.map_or(Told::Nothing, Told::Window),
            credit,
        )
    }
}

fn claim_mark(node: Option<Node>, got: Option<Claim>, fact: Option<&NodeFact>) -> TreeMark {
    let judged = match (got, fact) {
        (Some(claim), Some(fact)) => judge(claim, fact),
        (None, None) => Judged::Right,
        _ => Judged::Wrong,
    };
    let expected = fact.map(|fact| Claim {
        value: fact.value,
        bound: (fact.bound != Bound::Exact).then_some(fact.bound),
    });
    TreeMark {
        node,
        equivalent: judged == Judged::Equivalent,
        ..one(
            expected.map_or(Told::Nothing, Told::Claim),
            got.map_or(Told::Nothing, Told::Claim),
            Credit::full_if(judged != Judged::Wrong),
        )
    }
}

/// Whether a claim earns its credit.
pub(super) fn is_right(claim: Claim, fact: &NodeFact) -> bool {
    judge(claim, fact) != Judged::Wrong
}

/// A number is right when it is the search's, or lies with it beyond the same end of the window. A bound is right when
/// what was read proves it, and it says as much as the search needs: that the value lies beyond the window's end, or the
/// search's own value.
fn judge(claim: Claim, fact: &NodeFact) -> Judged {
    let Claim { value, bound } = claim;
    let Window { alpha, beta } = fact.entry;
    let (least, greatest) = fact.proven;
    let same = value == fact.value;
    let equivalent = match bound {
        None if same => return Judged::Right,
        None => (value <= alpha && fact.value <= alpha) || (value >= beta && fact.value >= beta),
        Some(said) if same && said == fact.bound => return Judged::Right,
        Some(Bound::Exact) => least == value && greatest == value,
        Some(Bound::Upper) => greatest <= value && (value <= alpha || same),
        Some(Bound::Lower) => least >= value && (value >= beta || same),
    };
    if equivalent {
        Judged::Equivalent
    } else {
        Judged::Wrong
    }
}
