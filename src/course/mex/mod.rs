//! Exercises on the mex of a set.

use arborist_engine::impartial::mex::mex;

use super::diagnosis::Mistake;
use super::grading::{Grade, Policy, Shown};
use super::worked::{Mistaken, Part, Work, grade};

#[cfg(test)]
mod tests;

/// What may be asked about a set.
pub const MEX_PARTS: &[&str] = &["mex"];

/// Grades what somebody takes for the mex of a set. `None` when nothing is told that counts.
pub fn grade_mex(set: &[u64], told: Option<u64>, policy: &Policy) -> Option<Grade> {
    let submission = told.map(work).unwrap_or_default();
    let right = work(mex(set));
    grade(submission, &right, || mistaken(set), Vec::new(), policy)
}

fn work(value: u64) -> Work {
    vec![("mex", Part::One(Shown::Whole(value)))]
}

fn mistaken(set: &[u64]) -> Vec<Mistaken> {
    let exclusive_or = set.iter().fold(0, |sum, number| sum ^ number);
    let sum = set
        .iter()
        .try_fold(0u64, |sum, number| sum.checked_add(*number));
    let above_the_largest = set.iter().max().and_then(|largest| largest.checked_add(1));
    let from_one = mex(&[&[0], set].concat());
    [
        (Mistake::MexMisread, above_the_largest),
        (Mistake::MexMisread, Some(from_one)),
        (Mistake::MexMisread, set.iter().min().copied()),
        (Mistake::MexNotXor, Some(exclusive_or)),
        (Mistake::MexNotXor, sum),
    ]
    .into_iter()
    .filter_map(|(mistake, value)| {
        let changed = work(value?);
        Some(Mistaken { mistake, changed })
    })
    .collect()
}
