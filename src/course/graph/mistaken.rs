//! Games as graphs, worked out with a mistake.

use arborist_engine::impartial::graph::{Graph, LoopyOutcome};
use arborist_engine::impartial::mex::mex;

use super::{GraphExercise, GraphSubmission, Worth};
use crate::course::diagnosis::{MOST_NODES, Mistake};
use crate::course::verdict::other_outcome;
use crate::course::worked::Mistaken;

/// The most moves of a game in which mistakes are looked for.
const MOST_MOVES: usize = 20_000;

/// What a mistake makes of the values of a position's followers; `None` where that is too large.
type Join = fn(&[u64]) -> Option<u64>;

/// What takes the place of the mex.
const NO_MEX: [(Mistake, Join); 5] = [
    (Mistake::MexNotXor, |values| {
        Some(values.iter().fold(0, |sum, value| sum ^ value))
    }),
    (Mistake::MexNotXor, |values| {
        values
            .iter()
            .try_fold(0u64, |sum, value| sum.checked_add(*value))
    }),
    (Mistake::MexMisread, |values| {
        values.iter().max()?.checked_add(1)
    }),
    (Mistake::MexMisread, |values| {
        Some(mex(&[&[0], values].concat()))
    }),
    (Mistake::MexMisread, |values| values.iter().min().copied()),
];

/// The work with each mistake. Where there are cycles, values do not follow from those of the followers one by one, and
/// only the moves are looked at.
pub(super) fn mistaken(exercise: &GraphExercise<'_>, told: &GraphSubmission) -> Vec<Mistaken> {
    let mut mistaken = Vec::new();
    let graph = exercise.graph;
    if exercise.values.is_acyclic() && graph.nodes() <= MOST_NODES && graph.edges() <= MOST_MOVES {
        let order = followers_first(graph);
        for (mistake, join) in NO_MEX {
            let Some(values) = values_by(graph, &order, join) else {
                continue;
            };
            let changed = exercise.work(told, &Valued(values));
            // Who wins may have been found without the values.
            let alone = changed.iter().take(1).cloned().collect();
            mistaken.extend([alone, changed].map(|changed| Mistaken { mistake, changed }));
        }
        let misere = exercise.work(told, &Misere(won_under_misere(graph, &order)));
        mistaken.push(Mistaken {
            mistake: Mistake::NimConvention,
            changed: misere.into_iter().skip(1).collect(),
        });
    }
    mistaken.extend(one_of_many(exercise, told));
    mistaken.extend(outcomes_swapped(exercise, told));
    mistaken
}

/// P for N and N for P; one letter alone may come from any mistake.
fn outcomes_swapped(exercise: &GraphExercise<'_>, told: &GraphSubmission) -> Option<Mistaken> {
    let several = told.outcome.as_ref().is_some_and(|told| told.len() > 1);
    let swapped = || {
        let work = exercise.work(told, &Swapped(exercise.values));
        work.into_iter().filter(|(part, _)| *part == "outcome")
    };
    several.then(|| Mistaken {
        mistake: Mistake::OutcomesSwapped,
        changed: swapped().collect(),
    })
}

/// Values of positions, of which 0 alone is lost.
struct Valued(Vec<u64>);

impl Worth for Valued {
    fn grundy(&self, node: u32) -> Option<u64> {
        self.0.get(node as usize).copied()
    }

    fn outcome(&self, node: u32) -> LoopyOutcome {
        won_if(self.grundy(node) != Some(0))
    }
}

/// Whether positions are won when whoever makes the last move loses.
struct Misere(Vec<bool>);

impl Worth for Misere {
    fn grundy(&self, _: u32) -> Option<u64> {
        None
    }

    fn outcome(&self, node: u32) -> LoopyOutcome {
        won_if(self.0.get(node as usize) == Some(&true))
    }
}

/// The outcomes in the view of the player who has moved.
struct Swapped<'a>(&'a dyn Worth);

impl Worth for Swapped<'_> {
    fn grundy(&self, node: u32) -> Option<u64> {
        self.0.grundy(node)
    }

    fn outcome(&self, node: u32) -> LoopyOutcome {
        other_outcome(self.0.outcome(node))
    }
}

fn won_if(won: bool) -> LoopyOutcome {
    match won {
        true => LoopyOutcome::N,
        false => LoopyOutcome::P,
    }
}

/// The positions of a game without cycles, each after those that a move leads to.
fn followers_first(graph: &Graph) -> Vec<u32> {
    let mut order = Vec::with_capacity(graph.nodes());
    let mut is_seen = vec![false; graph.nodes()];
    // The way down: positions, each with those of its followers that are still to be looked at.
    let mut way: Vec<(u32, std::slice::Iter<'_, u32>)> = Vec::new();
    for start in 0..graph.nodes() as u32 {
        let mut next = Some(start);
        loop {
            if let Some(node) = next.take()
                && let Some(seen) = is_seen.get_mut(node as usize)
                && !std::mem::replace(seen, true)
            {
                way.push((node, graph.followers(node).iter()));
            }
            let Some((node, followers)) = way.last_mut() else {
                break;
            };
            next = followers.next().copied();
            if next.is_none() {
                order.push(*node);
                way.pop();
            }
        }
    }
    order
}

/// The values of all positions when `join` takes the place of the mex; a position without a move is worth 0.
fn values_by(graph: &Graph, order: &[u32], join: Join) -> Option<Vec<u64>> {
    let mut values = vec![0; graph.nodes()];
    for node in order {
        let followers = graph.followers(*node).iter();
        let of_followers: Vec<u64> = followers
            .filter_map(|to| values.get(*to as usize).copied())
            .collect();
        if !of_followers.is_empty()
            && let Some(value) = values.get_mut(*node as usize)
        {
            *value = join(&of_followers)?;
        }
    }
    Some(values)
}

/// Which positions are won when whoever makes the last move loses.
fn won_under_misere(graph: &Graph, order: &[u32]) -> Vec<bool> {
    let mut won = vec![true; graph.nodes()];
    for node in order {
        let followers = graph.followers(*node);
        let wins = followers
            .iter()
            .any(|to| won.get(*to as usize) == Some(&false));
        if let Some(is_won) = won.get_mut(*node as usize) {
            *is_won = wins || followers.is_empty();
        }
    }
    won
}

/// One winning move, where there are more, at each position where one is told.
fn one_of_many(exercise: &GraphExercise<'_>, told: &GraphSubmission) -> Option<Mistaken> {
    let mut one_each = told.clone();
    let mut is_one_of_many = false;
    for (node, moves) in one_each.winning_moves.iter_mut().flatten() {
        let right: Vec<u32> = exercise.values.winning_moves(*node).collect();
        match moves.as_slice() {
            [only] if right.len() > 1 && right.contains(only) => is_one_of_many = true,
            _ => *moves = right,
        }
    }
    is_one_of_many.then(|| Mistaken {
        mistake: Mistake::OneOfMany,
        changed: one_each
            .work(exercise)
            .into_iter()
            .filter(|(part, _)| *part == "winning_moves")
            .collect(),
    })
}
