//! Exercises on games that are told as a graph of their positions.

mod mistaken;

use arborist_engine::impartial::graph::{Graph, LoopyOutcome, NamedGraph, NimValues};

use self::mistaken::mistaken;
use super::grading::{Grade, MOST_IN_FULL, Policy, Shown, add_left_out};
use super::verdict::outcome_part;
use super::worked::{Part, Work, grade};

#[cfg(test)]
mod tests;

/// What may be asked about the positions of a game, each part by position.
pub const GRAPH_PARTS: &[&str] = &["grundy", "outcome", "winning_moves"];

/// A game as a graph, with what its positions are worth.
#[derive(Clone, Copy, Debug)]
pub struct GraphExercise<'a> {
    /// The names of the positions.
    pub names: &'a NamedGraph,
    /// The positions and moves.
    pub graph: &'a Graph,
    /// What the positions are worth.
    pub values: &'a NimValues<'a>,
}

/// Somebody's answer about positions; no part speaks of one twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GraphSubmission {
    /// What positions are worth; `None` where that is said to be infinite.
    pub grundy: Option<Vec<(u32, Option<u64>)>>,
    /// Who wins.
    pub outcome: Option<Vec<(u32, LoopyOutcome)>>,
    /// Every winning move, by where it leads, in any order.
    pub winning_moves: Option<Vec<(u32, Vec<u32>)>>,
}

/// What positions are worth to somebody, and who wins.
trait Worth {
    fn grundy(&self, node: u32) -> Option<u64>;
    fn outcome(&self, node: u32) -> LoopyOutcome;
}

impl Worth for NimValues<'_> {
    fn grundy(&self, node: u32) -> Option<u64> {
        self.finite_value(node).map(u64::from)
    }

    fn outcome(&self, node: u32) -> LoopyOutcome {
        self.outcome(node)
    }
}

/// Grades an answer. `None` when nothing in it counts.
pub fn grade_graph(
    exercise: &GraphExercise<'_>,
    submission: &GraphSubmission,
    policy: &Policy,
) -> Option<Grade> {
    let right = if policy.in_full {
        exercise.work(&submission.in_full(exercise), exercise.values)
    } else {
        exercise.work(submission, exercise.values)
    };
    let mistaken = || mistaken(exercise, submission);
    let told = submission.work(exercise);
    grade(told, &right, mistaken, Vec::new(), policy)
}

impl GraphExercise<'_> {
    /// The answer about the positions that a submission speaks of.
    fn work(&self, told: &GraphSubmission, worth: &dyn Worth) -> Work {
        let grundy = nodes(&told.grundy).map(|node| (node, grundy_part(worth.grundy(node))));
        let outcome = nodes(&told.outcome).map(|node| (node, outcome_part(worth.outcome(node))));
        let moves = nodes(&told.winning_moves).map(|node| {
            let followers = self.graph.followers(node).iter().copied();
            let winning = followers.filter(|to| worth.outcome(*to) == LoopyOutcome::P);
            (node, self.moves_part(winning))
        });
        vec![
            ("grundy", self.by_name(grundy)),
            ("outcome", self.by_name(outcome)),
            ("winning_moves", self.by_name(moves)),
        ]
    }

    fn by_name(&self, parts: impl Iterator<Item = (u32, Part)>) -> Part {
        Part::Places(parts.map(|(node, part)| (self.name(node), part)).collect())
    }

    fn moves_part(&self, moves: impl Iterator<Item = u32>) -> Part {
        Part::Set(moves.map(|to| Shown::text(self.name(to))).collect())
    }

    fn name(&self, node: u32) -> String {
        self.names.text(node).to_owned()
    }
}

impl GraphSubmission {
    /// The same, in which each part that is told speaks also of the positions that it leaves out.
    fn in_full(&self, exercise: &GraphExercise<'_>) -> Self {
        let all = || (0..exercise.graph.nodes() as u32).take(MOST_IN_FULL);
        let mut full = self.clone();
        if let Some(told) = &mut full.grundy {
            add_left_out(told, all(), &None);
        }
        if let Some(told) = &mut full.outcome {
            add_left_out(told, all(), &LoopyOutcome::P);
        }
        if let Some(told) = &mut full.winning_moves {
            add_left_out(told, all(), &Vec::new());
        }
        full
    }

    fn work(&self, exercise: &GraphExercise<'_>) -> Work {
        let mut work = Work::new();
        if let Some(told) = &self.grundy {
            let parts = told
                .iter()
                .map(|(node, grundy)| (*node, grundy_part(*grundy)));
            work.push(("grundy", exercise.by_name(parts)));
        }
        if let Some(told) = &self.outcome {
            let parts = told
                .iter()
                .map(|(node, outcome)| (*node, outcome_part(*outcome)));
            work.push(("outcome", exercise.by_name(parts)));
        }
        if let Some(told) = &self.winning_moves {
            let parts = told
                .iter()
                .map(|(node, moves)| (*node, exercise.moves_part(moves.iter().copied())));
            work.push(("winning_moves", exercise.by_name(parts)));
        }
        work
    }
}

/// The positions of which a part speaks.
fn nodes<T>(part: &Option<Vec<(u32, T)>>) -> impl Iterator<Item = u32> {
    part.iter().flatten().map(|(node, _)| *node)
}

fn grundy_part(grundy: Option<u64>) -> Part {
    Part::One(grundy.map_or(Shown::Nothing, Shown::Whole))
}
