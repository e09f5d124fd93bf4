//! `results.json` of a PrairieLearn external grader.

use serde::Serialize;
use utoipa::ToSchema;

use super::report::{Outcome, Report};

/// A file `results.json` as a PrairieLearn external grader leaves it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum PrairieLearnResult {
    /// It was graded.
    Graded(PrairieLearnGraded),
    /// It is not in a form that can be graded: no attempt is spent.
    NotGradable(PrairieLearnNotGradable),
}

/// What was graded.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PrairieLearnGraded {
    /// Always `true` here.
    gradable: bool,
    /// From 0 to 1.
    #[schema(minimum = 0, maximum = 1)]
    score: f64,
    /// The whole in a sentence.
    message: String,
    /// The mistakes behind what is wrong.
    output: String,
    /// One test a check.
    tests: Vec<PrairieLearnTest>,
}

/// What could not be graded.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PrairieLearnNotGradable {
    /// Always `false` here.
    gradable: bool,
    /// Where, and why.
    format_errors: Vec<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
struct PrairieLearnTest {
    name: String,
    /// What people call it.
    description: String,
    points: f64,
    max_points: f64,
    /// What became of it.
    message: String,
    /// What was submitted.
    output: String,
}

impl From<Report> for PrairieLearnResult {
    fn from(report: Report) -> Self {
        match report.outcome {
            Outcome::Graded {
                fraction,
                feedback,
                checks,
                ..
            } => {
                let mut feedback = feedback.into_iter();
                let message = feedback.next().unwrap_or_default();
                let output: Vec<String> = feedback.collect();
                let tests = checks.into_iter().map(|check| PrairieLearnTest {
                    name: check.name,
                    description: check.title,
                    points: check.points,
                    max_points: check.most,
                    message: check.message,
                    output: check.got,
                });
                Self::Graded(PrairieLearnGraded {
                    gradable: true,
                    score: fraction,
                    message,
                    output: output.join("\n"),
                    tests: tests.collect(),
                })
            }
            Outcome::NotGradable { errors } => Self::NotGradable(PrairieLearnNotGradable {
                gradable: false,
                format_errors: errors,
            }),
        }
    }
}
