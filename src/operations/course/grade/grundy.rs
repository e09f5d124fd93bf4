//! Submissions on the heaps of a game: `/grundy/subtraction` and `/grundy/octal`.

use arborist_engine::impartial::heap_values::HeapValues;
use serde::Deserialize;

use super::outcome::PostedOutcome;
use super::submission::FormatErrors;
use crate::course::grading::{Grading, Policy};
use crate::course::grundy::{GRUNDY_PARTS, GrundySubmission, Options, grade_grundy};
use crate::json::RawJson;
use crate::messages::Message;
use crate::problems::{Pointer, Problem, ProblemKind};

/// A period as it is posted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PostedPeriod {
    preperiod: u64,
    length: u64,
}

/// Nobody writes down more values.
const MOST_VALUES: usize = 10_000;

/// Grades a submission on the heap of `heap`.
///
/// # Errors
/// When no value of that heap is known.
pub(super) fn grade_heaps(
    heap: u64,
    values: &HeapValues,
    options: Options<'_>,
    submission: &RawJson,
    policy: &Policy,
) -> Result<Grading, Problem> {
    if values.get(heap).is_none() {
        return Err(Problem::at(
            ProblemKind::OverTheLimit,
            Pointer::key("n").under_key("question"),
            Message::new("grade-heap-out-of-reach")
                .with("examined", values.examined())
                .with("heap", heap),
        ));
    }
    let mut errors = FormatErrors::default();
    let mut read = GrundySubmission::default();
    for (part, json) in errors.parts(submission, GRUNDY_PARTS) {
        let place = Pointer::key(part);
        match part {
            "values" => {
                read.values = errors.read(&place, &json);
                read.values = read
                    .values
                    .and_then(|values| errors.few(&place, MOST_VALUES, values));
                let told = read.values.as_ref().map(Vec::len);
                let most = usize::try_from(heap).map_or(usize::MAX, |heap| heap.saturating_add(1));
                if told.is_some_and(|told| told == 0 || told > most) {
                    errors.add(place, Message::new("format-heap-values").with("heap", heap));
                }
            }
            "grundy" => read.grundy = errors.read(&place, &json),
            "outcome" => {
                let outcome: Option<PostedOutcome> = errors.read(&place, &json);
                read.is_won = outcome.map(|outcome| matches!(outcome, PostedOutcome::N));
            }
            _ => {
                let period: Option<Option<PostedPeriod>> = errors.read(&place, &json);
                let pair = |period: PostedPeriod| (period.preperiod, period.length);
                read.period = period.map(|period| period.map(pair));
            }
        }
    }
    Ok(errors.grading(GRUNDY_PARTS, || {
        grade_grundy(heap, values, options, read, policy)
    }))
}
