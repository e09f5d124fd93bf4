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

/// The operations of which this is graded.
pub(super) const JUDGED: [&str; 15] = [
    nim::variants::Moore::PATH,
    nim::variants::Bounded::PATH,
    nim::variants::Staircase::PATH,
    nim::variants::Fibonacci::PATH,
    nim::variants::Wythoff::PATH,
    nim::variants::Lasker::PATH,
    nim::variants::Welter::PATH,
    grundy::Sum::PATH,
    grundy::MisereOctal::PATH,
    grundy::Kayles::PATH,
    grundy::Treblecross::PATH,
    grundy::Hackenbush::PATH,
    grundy::Chomp::PATH,
    grundy::CoinTurning::PATH,
    grundy::Euclid::PATH,
];

/// What the operation at a path answers to a question; `None` when it is none of these.
///
/// # Errors
/// When the question makes no sense, or its answer takes too long.
pub(super) fn verdict(
    operation: &str,
    posed: &NamedQuestion,
    context: &Context<'_>,
) -> Result<Option<Verdict>, Problem> {
    use nim::variants;
    let judge = match operation {
        variants::Moore::PATH => judged::<variants::Moore>,
        variants::Bounded::PATH => judged::<variants::Bounded>,
        variants::Staircase::PATH => judged::<variants::Staircase>,
        variants::Fibonacci::PATH => judged::<variants::Fibonacci>,
        variants::Wythoff::PATH => judged::<variants::Wythoff>,
        variants::Lasker::PATH => judged::<variants::Lasker>,
        variants::Welter::PATH => judged::<variants::Welter>,
        grundy::Sum::PATH => judged::<grundy::Sum>,
        grundy::MisereOctal::PATH => judged::<grundy::MisereOctal>,
        grundy::Kayles::PATH => judged::<grundy::Kayles>,
        grundy::Treblecross::PATH => judged::<grundy::Treblecross>,
        grundy::Hackenbush::PATH => judged::<grundy::Hackenbush>,
        grundy::Chomp::PATH => judged::<grundy::Chomp>,
        grundy::CoinTurning::PATH => judged::<grundy::CoinTurning>,
        grundy::Euclid::PATH => judged::<grundy::Euclid>,
        _ => return Ok(None),
    };
    judge(posed, context).map_err(in_question).map(Some)
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
