//! Work that is done in one way and told in another: the mistakes of a single part.

use arborist_engine::game::{Player, Score as _};
use arborist_engine::search::{Bound, Window};
use arborist_engine::tree::{Node, Number, Posted, Tree, Worth};

use super::facts::{CutFact, NodeFact};
use super::marking::{Marking, is_right};
use super::part::{Claim, TreePart};
use crate::course::diagnosis::Mistake;

/// A mistake, and the node where it first matters.
pub(super) type Slip = (Mistake, Option<Node>);

/// Whether a window is what somebody tells of a node who makes one mistake.
type WindowTelling<'a> = &'a dyn Fn(Node, &NodeFact, Window<Number>) -> bool;
/// Whether a claim is what somebody tells of a node who makes one mistake.
type ClaimTelling<'a> = &'a dyn Fn(Node, &NodeFact, Claim) -> bool;

/// What the work is told beside.
#[derive(Clone, Copy, Debug)]
pub(super) struct Truth<'a> {
    /// The posted tree.
    pub(super) tree: &'a Tree,
    /// Its minimax values by place, if all are known.
    pub(super) values: Option<&'a [Number]>,
}

/// The mistakes with which the work comes out as the part says.
pub(super) fn misreported(truth: Truth<'_>, work: &Marking<'_>, part: &TreePart) -> Vec<Slip> {
    let facts = &work.facts;
    match part {
        TreePart::Value(claim) => {
            let root = [(Node::ROOT, Some(*claim))];
            of_claims(truth, work, &root)
        }
        TreePart::Bound(said) => of_bound(facts.root.bound, *said),
        TreePart::Move(node) => {
            let ties = facts.moves.iter().any(|&(child, value, bound)| {
                Some(child) == *node && value == facts.root.value && bound != Bound::Exact
            });
            let slip = (Mistake::RootTieOnBound, *node);
            slip_if(ties && facts.best_move() != *node, slip)
        }
        TreePart::Pruned(nodes) | TreePart::PrunedLeaves(nodes) => {
            let pruning = || facts.cuts.iter().filter(|cut| cut.prunes);
            let pruned: Vec<Node> = match part {
                TreePart::Pruned(_) => facts.pruned.clone(),
                _ => work.unread().collect(),
            };
            // In place of what is pruned, or beside it.
            let is_called = |others: &dyn Fn(&CutFact) -> Option<Node>| {
                let called = || pruning().filter_map(others);
                same_nodes(nodes, called())
                    || same_nodes(nodes, called().chain(pruned.iter().copied()))
            };
            let called = is_called(&|cut| Some(cut.node))
                || is_called(&|cut| Some(cut.by))
                || is_called(&|cut| cut.last_leaf);
            let first = pruning().next().map(|cut| cut.node);
            slip_if(
                called && !nodes.is_empty(),
                (Mistake::VisitedCalledPruned, first),
            )
        }
        TreePart::Cuts(nodes) => {
            let all = facts.cuts.iter().map(|cut| cut.node);
            let first = facts.cuts.iter().find(|cut| !cut.prunes);
            slip_if(
                same_nodes(nodes, all),
                (Mistake::EventWithoutBranch, first.map(|cut| cut.node)),
            )
        }
        TreePart::LeavesReadCount(count) => {
            let nodes = facts.visited_total;
            let inner = nodes - facts.leaves.len() as u64;
            counted(*count, &[nodes, nodes.saturating_sub(1), inner])
        }
        TreePart::PrunedLeavesCount(count) => {
            let below = facts.pruned.iter().map(|node| truth.tree.subtree(*node));
            let nodes = below.map(|nodes| nodes.len() as u64).sum();
            let branches = facts.pruned.len() as u64;
            let cuts = work.cuts_that_prune().count() as u64;
            counted(*count, &[nodes, branches, cuts])
        }
        TreePart::VisitedCount(count) => {
            let (nodes, leaves) = (facts.visited_total, facts.leaves.len() as u64);
            counted(*count, &[nodes.saturating_sub(1), leaves, nodes - leaves])
        }
        TreePart::MinimalLeaves(count) => of_minimal_leaves(truth.tree, *count),
        TreePart::Windows(windows) => of_windows(truth, work, windows),
        TreePart::Returned(claims) | TreePart::NodeValues(claims) => of_claims(truth, work, claims),
        TreePart::PrincipalVariation(_) | TreePart::LeavesRead(_) | TreePart::Visited(_) => {
            Vec::new()
        }
    }
}

fn slip_if(happened: bool, slip: Slip) -> Vec<Slip> {
    if happened { vec![slip] } else { Vec::new() }
}

fn same_nodes(nodes: &[Node], others: impl Iterator<Item = Node>) -> bool {
    let sorted = |mut nodes: Vec<Node>| {
        nodes.sort_unstable();
        nodes.dedup();
        nodes
    };
    sorted(nodes.to_vec()) == sorted(others.collect())
}

/// Something else was counted.
fn counted(count: u64, others: &[u64]) -> Vec<Slip> {
    let slip = (Mistake::CountConvention, None);
    slip_if(others.contains(&count), slip)
}

fn of_bound(right: Bound, said: Bound) -> Vec<Slip> {
    let mistake = match (right, said) {
        (Bound::Lower | Bound::Upper, Bound::Exact) => Mistake::BoundAsExact,
        (Bound::Lower, Bound::Upper) | (Bound::Upper, Bound::Lower) => Mistake::BoundWrongSide,
        _ => return Vec::new(),
    };
    vec![(mistake, Some(Node::ROOT))]
}

/// What goes wrong with the formula b^⌈d/2⌉ + b^⌊d/2⌋ - 1 of a uniform tree.
fn of_minimal_leaves(tree: &Tree, count: u64) -> Vec<Slip> {
    let slip = |(branching, depth)| {
        let slips = slips_of_knuth_moore(branching, depth);
        slip_if(slips.contains(&count), (Mistake::KnuthMoore, None))
    };
    uniform(tree).map_or_else(Vec::new, slip)
}

/// What comes out when one is not taken off or is added, or the half of the depth is rounded to the same side twice.
fn slips_of_knuth_moore(branching: u64, depth: u32) -> [u64; 4] {
    let power = |exponent| branching.saturating_pow(exponent);
    let (up, down) = (power(depth.div_ceil(2)), power(depth / 2));
    [
        up.saturating_add(down),
        up.saturating_add(down).saturating_add(1),
        down.saturating_add(down) - 1,
        up.saturating_add(up) - 1,
    ]
}

/// The branching factor and the depth of a tree in which they are the same everywhere.
fn uniform(tree: &Tree) -> Option<(u64, u32)> {
    let branching = tree.children(Node::ROOT).count();
    let inner = || tree.subtree(Node::ROOT).filter(|node| !tree.is_leaf(*node));
    let depth = tree.depth();
    let leaves = (branching as u64).checked_pow(depth)?;
    let same = inner().all(|node| tree.children(node).count() == branching);
    (same && leaves == tree.leaves()).then_some((branching as u64, depth))
}

fn of_windows(
    truth: Truth<'_>,
    work: &Marking<'_>,
    windows: &[(Node, Option<Window<Number>>)],
) -> Vec<Slip> {
    let told = |otherwise: WindowTelling<'_>| {
        let mut first = None;
        for (node, window) in windows {
            match (window, work.facts.node(*node)) {
                (Some(window), Some(fact)) if otherwise(*node, fact, *window) => {
                    if *window != fact.entry {
                        first = first.or(Some(*node));
                    }
                }
                (None, None) => {}
                _ => return None,
            }
        }
        first
    };
    let infinity = Infinity::of(truth.tree, windows);
    let mut closed: Vec<Node> = work.facts.cuts.iter().map(|cut| cut.node).collect();
    closed.sort_unstable();
    let ways: [(Mistake, WindowTelling<'_>); 5] = [
        (Mistake::WindowTiming, &|_, fact, window| {
            window == fact.last
        }),
        (Mistake::WindowTiming, &|_, fact, window| {
            window == fact.before_last
        }),
        (Mistake::WindowTiming, &|node, fact, window| {
            let cuts = closed.binary_search(&node).is_ok();
            window == if cuts { fact.last } else { fact.entry }
        }),
        (Mistake::Perspective, &|_, fact, window| {
            fact.player == Player::Max && window == fact.entry
                || fact.player == Player::Min && window == negated_window(fact.entry)
        }),
        (Mistake::Sentinel, &|_, fact, window| {
            infinity.is_meant(fact.entry, window)
        }),
    ];
    let mut slips: Vec<Slip> = Vec::new();
    for (mistake, otherwise) in ways {
        if let Some(node) = told(otherwise)
            && !slips.iter().any(|(known, _)| *known == mistake)
        {
            slips.push((mistake, Some(node)));
        }
    }
    slips
}

/// The numbers that stand in a submission for the infinities: the least and the greatest of all, if they lie beyond
/// every leaf.
struct Infinity {
    low: Option<Number>,
    high: Option<Number>,
}

impl Infinity {
    fn of(tree: &Tree, windows: &[(Node, Option<Window<Number>>)]) -> Self {
        let leaves = || {
            let nodes = tree.subtree(Node::ROOT);
            nodes.filter_map(|node| match tree.worth(node) {
                Worth::Known(value) => Some(value),
                _ => None,
            })
        };
        let told = || windows.iter().filter_map(|(_, window)| *window);
        let low = told().filter_map(|window| window.alpha.finite()).min();
        let high = told().filter_map(|window| window.beta.finite()).max();
        Self {
            low: low.filter(|low| leaves().all(|value| *low <= value)),
            high: high.filter(|high| leaves().all(|value| *high >= value)),
        }
    }

    fn is_meant(&self, entry: Window<Number>, told: Window<Number>) -> bool {
        let is_meant = |entry: Number, told: Number, infinity: Option<Number>| {
            told == entry || entry.finite().is_none() && Some(told) == infinity
        };
        is_meant(entry.alpha, told.alpha, self.low) && is_meant(entry.beta, told.beta, self.high)
    }
}

fn of_claims(truth: Truth<'_>, work: &Marking<'_>, claims: &[(Node, Option<Claim>)]) -> Vec<Slip> {
    let told = |otherwise: ClaimTelling<'_>| {
        let mut first = None;
        for (node, claim) in claims {
            match (claim, work.facts.node(*node)) {
                (Some(claim), Some(fact)) if otherwise(*node, fact, *claim) => {
                    if !is_right(*claim, fact) {
                        first = first.or(Some(*node));
                    }
                }
                (Some(_), None) if otherwise_unread(truth, claim, *node) => {
                    first = first.or(Some(*node));
                }
                (None, None) => {}
                _ => return None,
            }
        }
        first
    };
    let is_told = |fact: &NodeFact, claim: Claim| {
        claim.value == fact.value && claim.bound.is_none_or(|bound| bound == fact.bound)
    };
    // Who turns the sign turns the bound with it.
    let is_turned = |fact: &NodeFact, claim: Claim| {
        Some(claim.value) == negated(fact.value)
            && claim.bound.is_none_or(|bound| bound == turned(fact.bound))
    };
    let true_value = |node: Node| truth.values.and_then(|values| values.get(node.place()));
    let ways: [(Mistake, ClaimTelling<'_>); 4] = [
        (Mistake::BoundAsExact, &|node, fact, claim| {
            is_told(fact, claim)
                || fact.bound != Bound::Exact
                    && claim.bound.is_none_or(|bound| bound == Bound::Exact)
                    && (claim.value == fact.value || true_value(node) == Some(&claim.value))
        }),
        (Mistake::BoundWrongSide, &|_, fact, claim| {
            is_told(fact, claim)
                || claim.value == fact.value
                    && matches!(
                        (fact.bound, claim.bound),
                        (Bound::Upper, Some(Bound::Lower)) | (Bound::Lower, Some(Bound::Upper))
                    )
        }),
        (Mistake::Perspective, &|_, fact, claim| {
            is_turned(fact, claim)
        }),
        (Mistake::Perspective, &|_, fact, claim| match fact.player {
            Player::Max => is_told(fact, claim),
            Player::Min => is_turned(fact, claim),
        }),
    ];
    let mut slips: Vec<Slip> = Vec::new();
    for (mistake, otherwise) in ways {
        if let Some(node) = told(otherwise)
            && !slips.iter().any(|(known, _)| *known == mistake)
        {
            slips.push((mistake, Some(node)));
        }
    }
    slips
}

/// Whether the true value is told of a node that the search never entered.
fn otherwise_unread(truth: Truth<'_>, claim: &Option<Claim>, node: Node) -> bool {
    let value = truth.values.and_then(|values| values.get(node.place()));
    claim.is_some_and(|claim| {
        claim.bound.is_none_or(|bound| bound == Bound::Exact) && Some(&claim.value) == value
    })
}

fn turned(bound: Bound) -> Bound {
    match bound {
        Bound::Upper => Bound::Lower,
        Bound::Lower => Bound::Upper,
        Bound::Exact => Bound::Exact,
    }
}

fn negated_window(window: Window<Number>) -> Window<Number> {
    let end = |end: Number| {
        if end == Number::PLUS_INFINITY {
            Number::MINUS_INFINITY
        } else {
            negated(end).unwrap_or(Number::PLUS_INFINITY)
        }
    };
    Window {
        alpha: end(window.beta),
        beta: end(window.alpha),
    }
}

fn negated(number: Number) -> Option<Number> {
    match number.posted()? {
        Posted::Integer(value) => value.checked_neg().map(Number::integer),
        Posted::Decimal(value) => Number::decimal(-value),
    }
}
