//! A submission beside worked answers: the right one, and those that typical mistakes lead to.

use super::part::Part;
use crate::course::diagnosis::{Cause, Explained, Hypothesis, Mistake, Reproduction, explain};
use crate::course::grading::{Grade, Marked, MarkedPart, Policy, Shown};

/// An answer, part by part.
pub type Work = Vec<(&'static str, Part)>;

/// Work with a mistake.
#[derive(Clone, Debug)]
pub struct Mistaken {
    /// The mistake.
    pub mistake: Mistake,
    /// The parts that it changes, as they come out of it.
    pub changed: Work,
}

/// Grades a submission. `None` when nothing in it counts.
///
/// The parts of `right` are all that there are; a submission has each of them once at most. The mistakes are only asked
/// for when something is wrong.
pub fn grade(
    submission: Work,
    right: &Work,
    mistaken: impl FnOnce() -> Vec<Mistaken>,
    conventions: Vec<(&'static str, Shown)>,
    policy: &Policy,
) -> Option<Grade> {
    let expected = |id: &str| right.iter().find(|(known, _)| *known == id);
    let mut parts = Vec::new();
    let mut submitted = Vec::new();
    for (id, part) in right {
        let got = submission.iter().find(|(known, _)| known == id);
        let weight = policy.weight(id);
        let is_named = policy.weights.iter().any(|(named, _)| named == id);
        match got {
            _ if weight.is_zero() => {}
            Some((_, got)) => {
                parts.push(if policy.in_full {
                    part.marked_in_full(id, got)
                } else {
                    part.marked(id, got)
                });
                submitted.push((*id, got));
            }
            None if is_named => parts.push(MarkedPart::missing(id)),
            None => {}
        }
    }
    let ids: Vec<&'static str> = submitted.iter().map(|(id, _)| *id).collect();
    let is_wrong = parts.iter().any(|part| !part.missing && !part.is_right());
    let explained = if is_wrong && !policy.without_diagnosis {
        let comes_out = |changed: &[(&'static str, Part)]| {
            let plainly = |(id, got): &(&'static str, &Part)| {
                let otherwise = changed.iter().find(|(known, _)| known == id);
                otherwise
                    .or_else(|| expected(id))
                    .is_some_and(|(_, part)| part.marked(id, got).is_right())
            };
            submitted
                .iter()
                .map(|part| Reproduction {
                    plainly: plainly(part),
                    misreported: Vec::new(),
                })
                .collect::<Vec<_>>()
        };
        // The first place where a part that the mistake changes is wrong, if the part speaks of places.
        let place = |changed: &[(&'static str, Part)]| {
            let changes = |id: &str| changed.iter().any(|(known, _)| *known == id);
            let changed = parts.iter().filter(|part| changes(part.id));
            let mut wrong = changed
                .flat_map(|part| &part.marks)
                .filter(|mark| !mark.credit.is_full());
            wrong.find_map(|mark| mark.node.clone())
        };
        let work = mistaken().into_iter().map(|mistaken| Hypothesis {
            causes: vec![Cause {
                mistake: mistaken.mistake,
                node: place(&mistaken.changed),
            }],
            parts: comes_out(&mistaken.changed),
        });
        let right = Hypothesis {
            causes: Vec::new(),
            parts: comes_out(&[]),
        };
        let hypotheses: Vec<Hypothesis> = std::iter::once(right).chain(work).collect();
        explain(&ids, &hypotheses)
    } else {
        Explained::default()
    };
    let marked = Marked {
        parts,
        conventions,
        otherwise: None,
        explained,
        notes: Vec::new(),
    };
    marked.grade(policy)
}
