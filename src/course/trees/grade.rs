//! A submission on a tree, graded.

use std::collections::HashSet;

use arborist_engine::tree::{Identifiers, Node, Task, UnknownWorth, minimal_leaves};

use super::diagnose::diagnose;
use super::exercise::TreeExercise;
use super::facts::{Asked, Facts, NoFacts};
use super::marking::Marking;
use super::part::{TreePart, TreePartKind};
use super::told::TreeMark;
use super::ways::other_conventions;
use crate::course::diagnosis::{Explained, MOST_NODES, MOST_PLIES, Way};
use crate::course::grading::{Grade, MOST_IN_FULL, Mark, Marked, MarkedPart, Policy, add_left_out};
use crate::messages::Message;

/// Why there is no grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotGraded {
    /// It was stopped.
    Stopped,
    /// The search has to read a leaf of which nothing is known.
    Unknown(UnknownWorth),
    /// No part counts.
    NothingCounts,
}

impl From<NoFacts> for NotGraded {
    fn from(no_facts: NoFacts) -> Self {
        match no_facts {
            NoFacts::Stopped => Self::Stopped,
            NoFacts::Unknown(unknown) => Self::Unknown(unknown),
        }
    }
}

/// Grades a submission. Of its parts, each kind is there once at most.
///
/// # Errors
/// When the exercise cannot be solved, or nothing in the submission counts.
pub fn grade(
    exercise: &TreeExercise<'_>,
    kinds: &[TreePartKind],
    mut parts: Vec<TreePart>,
    policy: &Policy,
) -> Result<Grade, NotGraded> {
    parts.retain(|part| !policy.weight(part.kind().name()).is_zero());
    parts.sort_by_key(TreePart::kind);
    let told = parts.clone();
    if policy.in_full {
        tell_in_full(exercise, &mut parts)?;
    }
    let asked = Asked::by(&parts);
    let facts = Facts::of(exercise, exercise.walked(), &exercise.way(), &asked)?;
    let minimal = minimal(exercise, &parts, &facts);
    let right = Marking::new(exercise, facts, minimal);

    let marks: Vec<Vec<TreeMark>> = parts.iter().map(|part| right.marks(part)).collect();
    let all_right = marks.iter().flatten().all(|mark| mark.credit.is_full());
    let otherwise = if all_right {
        None
    } else {
        right_otherwise(exercise, &parts, &asked, &right, &marks)
    };
    let mut notes = Vec::new();
    let mut explained = Explained::default();
    if !all_right && !policy.without_diagnosis {
        if Way::can_be_played_on(exercise.posted) {
            explained = diagnose(exercise, &told, &asked, &right);
        } else {
            notes.push(
                Message::new("diagnosis-too-large")
                    .with("nodes", MOST_NODES)
                    .with("plies", MOST_PLIES),
            );
        }
    }
    let named = marks.iter().flatten().flat_map(TreeMark::named).collect();
    let names = Identifiers::of(exercise.posted, named);
    let mut marked: Vec<MarkedPart> = told
        .iter()
        .zip(marks)
        .map(|(part, marks)| MarkedPart {
            id: part.kind().name(),
            marks: marks
                .into_iter()
                .enumerate()
                .map(|(at, mark)| Mark {
                    left_out: at >= part.entries(),
                    ..mark.mark(&names)
                })
                .collect(),
            missing: false,
        })
        .collect();
    let missing = kinds.iter().map(|kind| kind.name()).filter(|name| {
        let is_named = policy
            .weights
            .iter()
            .any(|(named, weight)| named == name && !weight.is_zero());
        is_named && !parts.iter().any(|part| part.kind().name() == *name)
    });
    marked.extend(missing.map(MarkedPart::missing));
    let marked = Marked {
        parts: marked,
        conventions: exercise.conventions(),
        otherwise,
        explained,
        notes,
    };
    marked.grade(policy).ok_or(NotGraded::NothingCounts)
}

/// Lets the parts that speak of nodes one by one say of each inner node that the search visits, and that they leave out,
/// that it does not.
fn tell_in_full(exercise: &TreeExercise<'_>, parts: &mut [TreePart]) -> Result<(), NotGraded> {
    let by_node = |part: &TreePart| {
        use TreePart::{NodeValues, Returned, Windows};
        matches!(part, Windows(_) | Returned(_) | NodeValues(_))
    };
    if !parts.iter().any(by_node) {
        return Ok(());
    }
    let asked = Asked::visited();
    let facts = Facts::of(exercise, exercise.walked(), &exercise.way(), &asked)?;
    let leaves: HashSet<Node> = facts.leaves.into_iter().collect();
    let mut inner = facts.visited;
    inner.retain(|node| !leaves.contains(node));
    inner.truncate(MOST_IN_FULL);
    for part in parts {
        match part {
            TreePart::Windows(told) => add_left_out(told, inner.iter().copied(), &None),
            TreePart::Returned(told) | TreePart::NodeValues(told) => {
                add_left_out(told, inner.iter().copied(), &None)
            }
            _ => {}
        }
    }
    Ok(())
}

fn minimal(exercise: &TreeExercise<'_>, parts: &[TreePart], facts: &Facts) -> Option<u64> {
    let is_asked = parts
        .iter()
        .any(|part| part.kind() == TreePartKind::MinimalLeaves);
    if !is_asked {
        return None;
    }
    let task = Task {
        tree: exercise.posted,
        to_move: exercise.to_move,
        depth: exercise.depth,
        limits: exercise.limits,
    };
    minimal_leaves(&task, exercise.window, facts.root.value)
}

/// The other conventions under which more marks are right than under the question's, and all that are right there stay
/// so; of several those under which most are.
fn right_otherwise(
    exercise: &TreeExercise<'_>,
    parts: &[TreePart],
    asked: &Asked,
    right: &Marking<'_>,
    marks: &[Vec<TreeMark>],
) -> Option<(String, Vec<Vec<bool>>)> {
    let mut best: Option<(usize, String, Vec<Vec<bool>>)> = None;
    for other in other_conventions(exercise) {
        let Ok(facts) = Facts::of(exercise, exercise.walked(), &other.way, asked) else {
            continue;
        };
        let work = Marking::new(exercise, facts, right.minimal_leaves);
        let right_there: Vec<Vec<bool>> = parts
            .iter()
            .map(|part| {
                let marks = work.marks(part);
                // Far from the question's conventions, what is only as good as right there is hardly meant so: a value
                // that was called exact would be, where a search that cuts and clamps less has proven it.
                let is_right =
                    |mark: &TreeMark| mark.credit.is_full() && !(other.both && mark.equivalent);
                marks.iter().map(is_right).collect()
            })
            .collect();
        let pairs = || marks.iter().flatten().zip(right_there.iter().flatten());
        let stay = pairs().all(|(mark, there)| *there || !mark.credit.is_full());
        let gained = pairs()
            .filter(|(mark, there)| **there && !mark.credit.is_full())
            .count();
        let is_better = best.as_ref().is_none_or(|(most, ..)| gained > *most);
        if stay && gained > 0 && is_better {
            best = Some((gained, other.words, right_there));
        }
    }
    best.map(|(_, words, right)| (words, right))
}
