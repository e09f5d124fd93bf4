//! Exercises on who wins a position of any impartial game, and what it is worth.

use arborist_engine::impartial::graph::LoopyOutcome;

use super::diagnosis::Mistake;
use super::grading::{Grade, Policy, Shown};
use super::worked::{Mistaken, Part, Work, grade};

#[cfg(test)]
mod tests;

/// What may be asked about a position.
pub const VERDICT_PARTS: &[&str] = &["grundy", "outcome"];

/// What may be asked about a position whose value is not a number, or not known.
pub const OUTCOME_PART: &[&str] = &["outcome"];

/// What a position is worth, and who wins it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The Grundy value, if it is known.
    pub grundy: Option<u64>,
    /// Who wins.
    pub outcome: LoopyOutcome,
    /// What the parts of the position are worth, of which the Grundy value is the exclusive or; empty when that is not
    /// how it comes about.
    pub terms: Vec<u64>,
}

/// Somebody's answer about a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VerdictSubmission {
    /// The Grundy value.
    pub grundy: Option<u64>,
    /// Who wins.
    pub outcome: Option<LoopyOutcome>,
}

impl Verdict {
    /// What may be asked about the position.
    pub fn parts(&self) -> &'static [&'static str] {
        match self.grundy {
            Some(_) => VERDICT_PARTS,
            None => OUTCOME_PART,
        }
    }

    fn work(&self) -> Work {
        work(self.grundy, Some(self.outcome))
    }
}

/// Grades an answer. `None` when nothing in it counts.
pub fn grade_verdict(
    verdict: &Verdict,
    submission: &VerdictSubmission,
    policy: &Policy,
) -> Option<Grade> {
    let told = work(submission.grundy, submission.outcome);
    // Who tells no more than the wrong letter may have made any mistake.
    let is_worth_something = submission.grundy.is_some();
    let mistaken = || {
        let mut mistaken = wrong_sums(&verdict.terms);
        if is_worth_something {
            mistaken.push(Mistaken {
                mistake: Mistake::OutcomesSwapped,
                changed: work(None, Some(other_outcome(verdict.outcome))),
            });
        }
        mistaken
    };
    grade(told, &verdict.work(), mistaken, Vec::new(), policy)
}

fn work(grundy: Option<u64>, outcome: Option<LoopyOutcome>) -> Work {
    let grundy = grundy.map(|grundy| ("grundy", Part::One(Shown::Whole(grundy))));
    let outcome = outcome.map(|outcome| ("outcome", outcome_part(outcome)));
    grundy.into_iter().chain(outcome).collect()
}

/// P for N and N for P.
pub(super) const fn other_outcome(outcome: LoopyOutcome) -> LoopyOutcome {
    match outcome {
        LoopyOutcome::P => LoopyOutcome::N,
        LoopyOutcome::N => LoopyOutcome::P,
        LoopyOutcome::D => LoopyOutcome::D,
    }
}

/// Who wins, as a part.
pub(super) fn outcome_part(outcome: LoopyOutcome) -> Part {
    Part::One(Shown::text(match outcome {
        LoopyOutcome::P => "P",
        LoopyOutcome::N => "N",
        LoopyOutcome::D => "D",
    }))
}

/// The parts added up, with all carries or with the first, or joined by "or": alone, and with what follows from it.
fn wrong_sums(terms: &[u64]) -> Vec<Mistaken> {
    super::nim::sums_that_are_none(terms)
        .into_iter()
        .flat_map(|sum| {
            let outcome = match sum {
                0 => LoopyOutcome::P,
                _ => LoopyOutcome::N,
            };
            [work(Some(sum), None), work(Some(sum), Some(outcome))]
        })
        .map(|changed| Mistaken {
            mistake: Mistake::NimSumArith,
            changed,
        })
        .collect()
}
