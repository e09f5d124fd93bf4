//! `results.json` of a Gradescope autograder.

use serde::Serialize;
use utoipa::ToSchema;

use super::report::{Outcome, Report};

/// A file `results.json` as a Gradescope autograder leaves it. Without `score` Gradescope reports that the autograder
/// failed: what cannot be read is not a zero.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GradescopeResult {
    /// The points of the submission.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    score: Option<f64>,
    /// Shown above the tests.
    output: String,
    /// How `output` is to be read: always `text`.
    output_format: &'static str,
    /// Whether students see it: always `visible`.
    visibility: &'static str,
    /// Whether students see what else the autograder printed: always `hidden`.
    stdout_visibility: &'static str,
    /// One test a check.
    tests: Vec<GradescopeTest>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
struct GradescopeTest {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    score: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    max_score: Option<f64>,
    /// `passed` or `failed`.
    status: &'static str,
    /// The place of the test, `1.1`.
    number: String,
    /// What became of it.
    output: String,
    /// The part of the submission.
    tags: Vec<&'static str>,
}

impl From<Report> for GradescopeResult {
    fn from(report: Report) -> Self {
        let (score, output, tests) = match report.outcome {
            Outcome::Graded {
                points,
                feedback,
                checks,
                ..
            } => {
                let checks = (1..).zip(checks);
                let tests = checks.map(|(place, check)| GradescopeTest {
                    name: check.title,
                    score: Some(check.points),
                    max_score: Some(check.most),
                    status: if check.passed { "passed" } else { "failed" },
                    number: format!("1.{place}"),
                    output: check.message,
                    tags: vec![check.part],
                });
                (Some(points), feedback.join("\n"), tests.collect())
            }
            Outcome::NotGradable { errors } => (None, errors.join("\n"), Vec::new()),
        };
        Self {
            score,
            output,
            output_format: "text",
            visibility: "visible",
            stdout_visibility: "hidden",
            tests,
        }
    }
}
