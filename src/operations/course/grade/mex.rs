//! Submissions on the mex of a set: `/grundy/mex`.

use super::submission::FormatErrors;
use crate::course::grading::{Grading, Policy};
use crate::course::mex::{MEX_PARTS, grade_mex};
use crate::json::RawJson;
use crate::problems::Pointer;

/// Grades a submission.
pub(super) fn grade_missing(set: &[u64], submission: &RawJson, policy: &Policy) -> Grading {
    let mut errors = FormatErrors::default();
    let mut told = None;
    for (part, json) in errors.parts(submission, MEX_PARTS) {
        told = errors.read(&Pointer::key(part), &json);
    }
    errors.grading(MEX_PARTS, || grade_mex(set, told, policy))
}
