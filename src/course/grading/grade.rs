//! A grade, made of marked parts.

use super::{Check, Credit, MarkedPart, OtherConvention, Policy, Score, Shown, Verdict};
use crate::course::diagnosis::{Explained, Finding};
use crate::messages::Message;

/// What grading a submission comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Grading {
    /// It could be graded.
    Graded(Box<Grade>),
    /// It is not in a form that can be graded, which says nothing about whether it is right.
    NotGradable {
        /// The places that are not as they should be.
        format_errors: Vec<FormatError>,
    },
}

/// A place in a submission that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError {
    /// The place, as a JSON pointer into the submission.
    pub pointer: String,
    /// What is wrong there and how to put it right.
    pub message: Message,
}

/// A submission's grade.
#[derive(Clone, Debug, PartialEq)]
pub struct Grade {
    /// How much of it is right.
    pub score: Score,
    /// What was compared, part by part.
    pub checks: Vec<Check>,
    /// The mistakes that lead to what is wrong.
    pub diagnosis: Vec<Finding>,
    /// The whole in a sentence.
    pub summary: Message,
    /// The conventions that the submission was graded by.
    pub conventions: Vec<(&'static str, Shown)>,
    /// What else is to be said, as that the tree is too large to look for mistakes.
    pub notes: Vec<Message>,
}

/// A submission compared with what is right, on its way to a grade.
#[derive(Clone, Debug)]
pub struct Marked {
    /// The parts, in their order.
    pub parts: Vec<MarkedPart>,
    /// The conventions of the question.
    pub conventions: Vec<(&'static str, Shown)>,
    /// Another set of conventions under which more is right, told in words, and what is right under it: for each part,
    /// for each of its marks.
    pub otherwise: Option<(String, Vec<Vec<bool>>)>,
    /// The mistakes that lead to what is wrong.
    pub explained: Explained,
    /// What else is to be said.
    pub notes: Vec<Message>,
}

impl Marked {
    /// The grade by a teacher's policy. `None` when nothing counts.
    pub fn grade(self, policy: &Policy) -> Option<Grade> {
        let mut credits: Vec<(&'static str, Vec<Credit>)> = Vec::new();
        let mut checks = Vec::new();
        for (place, part) in self.parts.into_iter().enumerate() {
            let id = part.id;
            let mut of_part = Vec::with_capacity(part.marks.len());
            for (at, mark) in part.marks.into_iter().enumerate() {
                let other = self.otherwise.as_ref().filter(|(_, right)| {
                    let right = right.get(place).and_then(|marks| marks.get(at));
                    !mark.credit.is_full() && right.copied().unwrap_or(false)
                });
                let mistake = self.explained.of_part(id);
                let verdict = match (mark.credit.is_full(), other) {
                    (true, _) if mark.equivalent => Verdict::Equivalent,
                    (true, _) => Verdict::Right,
                    (false, _) if part.missing => Verdict::Missing,
                    (false, Some(_)) => Verdict::OtherConvention,
                    (false, None) if mark.left_out => Verdict::Missing,
                    (false, None) => mistake.map_or(Verdict::Wrong, Verdict::Explained),
                };
                let credit = match (verdict, policy.other_convention) {
                    (Verdict::OtherConvention, OtherConvention::Full) => Credit::FULL,
                    (Verdict::OtherConvention, OtherConvention::Partial) => {
                        mark.credit.max(Credit::HALF)
                    }
                    _ => mark.credit,
                };
                of_part.push(credit);
                let convention = other.map_or("", |(words, _)| words);
                checks.push(Check {
                    id,
                    message: mark.message(id, verdict, convention),
                    node: mark.node,
                    expected: mark.expected,
                    got: mark.got,
                    credit,
                    weight: policy.weight(id),
                    verdict,
                });
            }
            credits.push((id, of_part));
        }
        let weighted = credits
            .iter()
            .filter(|(_, credits)| !credits.is_empty())
            .map(|(id, credits)| (policy.weight(id), credits.as_slice()));
        let score = Score::mean(weighted)?;
        let right = checks.iter().filter(|check| check.credit.is_full()).count();
        let summary = match (right == checks.len(), checks.len()) {
            (true, total) => Message::new("grade-all-right").with("total", total),
            (false, total) => Message::new("grade-some-right")
                .with("right", right)
                .with("total", total),
        };
        Some(Grade {
            score,
            checks,
            diagnosis: self.explained.findings,
            summary,
            conventions: self.conventions,
            notes: self.notes,
        })
    }
}
