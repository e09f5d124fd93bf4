//! Submissions on games of which only who wins, and what that is worth, is graded.

use serde::Deserialize;
use serde_json::Value;

use super::asked::in_question;
use super::outcome::PostedLoopyOutcome;
use super::submission::FormatErrors;
use crate::course::grading::{Grading, Policy};
use crate::course::verdict::{Verdict, VerdictSubmission, grade_verdict};
use crate::json::RawJson;
use crate::operations::named_question::NamedQuestion;
use crate::operations::operation::{Context, Operation};
use crate::operations::{grundy, nim};
use crate::problems::{Pointer, Problem};

/// An operation of which this is graded.
struct Judge {
    path: &'static str,
    verdict: fn(&NamedQuestion, &Context<'_>) -> Result<Verdict, Problem>,
}

/// The operations of which this is graded.
const JUDGES: &[Judge] = &[
    Judge::of::<nim::variants::Moore>(),
    Judge::of::<nim::variants::Bounded>(),
    Judge::of::<nim::variants::Staircase>(),
    Judge::of::<nim::variants::Fibonacci>(),
    Judge::of::<nim::variants::Wythoff>(),
    Judge::of::<nim::variants::Lasker>(),
    Judge::of::<nim::variants::Welter>(),
    Judge::of::<grundy::Sum>(),
    Judge::of::<grundy::MisereOctal>(),
    Judge::of::<grundy::Kayles>(),
    Judge::of::<grundy::Treblecross>(),
    Judge::of::<grundy::Hackenbush>(),
    Judge::of::<grundy::Chomp>(),
    Judge::of::<grundy::CoinTurning>(),
    Judge::of::<grundy::Euclid>(),
];

impl Judge {
    const fn of<O: Operation>() -> Self {
        Self {
            path: O::PATH,
            verdict: judged::<O>,
        }
    }
}

/// The paths of the operations of which this is graded.
pub(super) fn judged_paths() -> impl Iterator<Item = &'static str> {
    JUDGES.iter().map(|judge| judge.path)
}

/// What the operation at a path answers to a question; `None` when it is none of these.
///
/// # Errors
/// When the question makes no sense, or its answer takes too long.
pub(super) fn verdict(
    operation: &str,
    posed: &NamedQuestion,
    context: &Context<'_>,
) -> Result<Option<Verdict>, Problem> {
    let judge = JUDGES.iter().find(|judge| judge.path == operation);
    let verdict = judge.map(|judge| (judge.verdict)(posed, context));
    verdict.transpose().map_err(in_question)
}

/// Of an answer, what it says of the position as a whole.
#[derive(Deserialize)]
struct Answered {
    grundy: Value,
    outcome: PostedLoopyOutcome,
    /// The parts of a position, by what they are called.
    #[serde(
        default,
        alias = "components",
        alias = "groups",
        alias = "heads",
        alias = "stretches"
    )]
    parts: Vec<PartAnswered>,
}

/// What a part of a position is worth.
#[derive(Deserialize)]
struct PartAnswered {
    grundy: Value,
}

fn judged<O: Operation>(posed: &NamedQuestion, context: &Context<'_>) -> Result<Verdict, Problem> {
    let answer = O::answer(posed.read()?, context)?;
    let answered: Result<Answered, _> =
        serde_json::to_value(&answer).and_then(serde_json::from_value);
    let answered = answered.map_err(|error| Problem::internal(format!("{}: {error}", O::PATH)))?;
    let grundy = whole(&answered.grundy);
    let terms = answered.parts.iter().map(|part| whole(&part.grundy));
    let terms: Vec<u64> = terms.collect::<Option<_>>().unwrap_or_default();
    // Not all parts may be listed.
    let are_all = grundy == Some(terms.iter().fold(0, |sum, term| sum ^ term));
    Ok(Verdict {
        grundy,
        outcome: answered.outcome.into(),
        terms: if are_all { terms } else { Vec::new() },
    })
}

/// A whole number, which may be told by its digits.
fn whole(value: &Value) -> Option<u64> {
    value
        .as_u64()
        .or_else(|| value.as_str().and_then(|digits| digits.parse().ok()))
}

/// Grades a submission.
pub(super) fn grade_judgement(verdict: &Verdict, submission: &RawJson, policy: &Policy) -> Grading {
    let mut errors = FormatErrors::default();
    let mut read = VerdictSubmission::default();
    for (part, json) in errors.parts(submission, verdict.parts()) {
        let place = Pointer::key(part);
        match part {
            "grundy" => read.grundy = errors.read(&place, &json),
            _ => {
                let outcome: Option<PostedLoopyOutcome> = errors.read(&place, &json);
                read.outcome = outcome.map(Into::into);
            }
        }
    }
    errors.grading(verdict.parts(), || grade_verdict(verdict, &read, policy))
}
