//! A score of LTI Assignment and Grade Services 2.0.

use serde::Serialize;
use utoipa::ToSchema;

use super::report::{Outcome, Report};

/// Who submitted, and when: Arborist has no clock in its answers.
#[derive(Clone, Debug)]
pub struct LtiSubmission {
    /// The learner, as the platform calls them.
    pub user_id: String,
    /// When the score was made, in ISO 8601 with a time zone.
    pub timestamp: String,
    /// When the submission came, likewise.
    pub submitted_at: Option<String>,
}

/// A score as it is posted to the line item of an LTI platform (`application/vnd.ims.lis.v1.score+json`).
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LtiScore {
    user_id: String,
    /// Left out when the form cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    score_given: Option<f64>,
    /// Stands with `scoreGiven`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    score_maximum: Option<f64>,
    comment: String,
    timestamp: String,
    /// `Completed`, or `Submitted` when the form cannot be read.
    activity_progress: &'static str,
    /// `FullyGraded`, or `Failed` when the form cannot be read.
    grading_progress: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    submission: Option<LtiSubmissionTime>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct LtiSubmissionTime {
    submitted_at: String,
}

impl LtiScore {
    /// The score of a report.
    pub fn new(report: Report, submission: LtiSubmission) -> Self {
        let (given, comment) = match report.outcome {
            Outcome::Graded {
                points, feedback, ..
            } => (Some(points), feedback.join("\n")),
            Outcome::NotGradable { errors } => (None, errors.join("\n")),
        };
        let graded = given.is_some();
        Self {
            user_id: submission.user_id,
            score_given: given,
            score_maximum: given.map(|_| report.points),
            comment,
            timestamp: submission.timestamp,
            activity_progress: if graded { "Completed" } else { "Submitted" },
            grading_progress: if graded { "FullyGraded" } else { "Failed" },
            submission: submission
                .submitted_at
                .map(|submitted_at| LtiSubmissionTime { submitted_at }),
        }
    }
}
