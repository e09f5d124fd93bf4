//! What the forms of other graders need beside the grade.

use serde::Deserialize;
use serde::de::{Deserializer, Error};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;
use utoipa::ToSchema;

use crate::course::formats::{LtiSubmission, Points};
use crate::json::Coded;
use crate::messages::Message;
use crate::problems::{Pointer, Problem, ProblemKind};

/// What the forms of other graders need beside the grade.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = GradeReport)]
pub(super) struct PostedReport {
    /// How many points the submission is worth; 1 when left out.
    #[serde(default)]
    #[schema(value_type = Option<f64>, exclusive_minimum = 0, maximum = 1_000_000)]
    points: Option<PostedPoints>,
    /// `lti`: the learner, as the platform calls them.
    #[serde(default)]
    user_id: Option<String>,
    /// `lti`: when the score was made, as `2026-11-30T12:00:00Z`. Answers have no clock of their own.
    #[serde(default)]
    timestamp: Option<String>,
    /// `lti`: when the submission came.
    #[serde(default)]
    submitted_at: Option<String>,
}

#[derive(Clone, Copy, Debug)]
struct PostedPoints(Points);

impl<'de> Deserialize<'de> for PostedPoints {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let points = f64::deserialize(deserializer)?;
        Points::new(points).map(Self).ok_or_else(|| {
            D::Error::custom(Coded(
                ProblemKind::OutOfRange,
                Message::new("grade-points").with("most", Points::MOST.to_string()),
            ))
        })
    }
}

impl PostedReport {
    /// What the submission is worth.
    pub(super) fn points(&self) -> Points {
        self.points
            .map_or(Points::ONE, |PostedPoints(points)| points)
    }

    /// Who submitted, and when.
    ///
    /// # Errors
    /// What is missing, or no time.
    pub(super) fn submission(&self) -> Result<LtiSubmission, Problem> {
        let needed = |name: &'static str, value: &Option<String>| {
            value.clone().ok_or_else(|| {
                Problem::at(
                    ProblemKind::MissingKey,
                    Pointer::key(name).under_key("report"),
                    Message::new("grade-lti-needs").with("name", name),
                )
            })
        };
        let user_id = needed("user_id", &self.user_id)?;
        let timestamp = needed("timestamp", &self.timestamp)?;
        check_time("timestamp", &timestamp)?;
        if let Some(submitted_at) = &self.submitted_at {
            check_time("submitted_at", submitted_at)?;
        }
        Ok(LtiSubmission {
            user_id,
            timestamp,
            submitted_at: self.submitted_at.clone(),
        })
    }
}

fn check_time(name: &'static str, text: &str) -> Result<(), Problem> {
    OffsetDateTime::parse(text, &Rfc3339)
        .map(|_| ())
        .map_err(|_| {
            Problem::at(
                ProblemKind::OutOfRange,
                Pointer::key(name).under_key("report"),
                Message::new("grade-no-time"),
            )
        })
}
