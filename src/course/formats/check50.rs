//! The JSON that check50 prints with `-o json`.

use serde::Serialize;
use utoipa::ToSchema;

use super::report::{Outcome, Report, ReportedCheck};
use crate::messages::Message;

/// What check50 prints with `-o json`. The first result says whether the submission can be read; the others depend on it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Check50Result {
    /// What was checked: always `arborist`.
    slug: &'static str,
    /// One result a check.
    results: Vec<Check50Check>,
    /// The version of check50 whose form this is.
    version: &'static str,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
struct Check50Check {
    name: String,
    description: String,
    /// `null` when it could not be checked.
    #[schema(required = true)]
    passed: Option<bool>,
    log: Vec<String>,
    /// Why it did not pass.
    #[schema(required = true)]
    cause: Option<Check50Cause>,
    data: Check50Data,
    /// The name of the check that it needs.
    #[schema(required = true)]
    dependency: Option<&'static str>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
struct Check50Cause {
    rationale: String,
    #[schema(required = true)]
    help: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    expected: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    actual: Option<String>,
}

#[derive(Clone, Debug, Default, Serialize, ToSchema)]
struct Check50Data {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    points: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    max_points: Option<f64>,
}

/// The check on which all others depend.
const READABLE: &str = "readable";

impl From<Report> for Check50Result {
    fn from(report: Report) -> Self {
        let mut results = vec![Check50Check {
            name: READABLE.to_owned(),
            description: Message::new("check-readable").in_language(report.language),
            passed: Some(true),
            log: Vec::new(),
            cause: None,
            data: Check50Data::default(),
            dependency: None,
        }];
        match report.outcome {
            Outcome::Graded { checks, .. } => results.extend(checks.into_iter().map(check)),
            Outcome::NotGradable { errors } => {
                for readable in &mut results {
                    readable.passed = Some(false);
                    readable.cause = Some(Check50Cause {
                        rationale: errors.join(" "),
                        help: None,
                        expected: None,
                        actual: None,
                    });
                }
            }
        }
        Self {
            slug: "arborist",
            results,
            version: "3.5.0",
        }
    }
}

fn check(check: ReportedCheck) -> Check50Check {
    let cause = (!check.passed).then_some(Check50Cause {
        rationale: check.message,
        help: check.help,
        expected: Some(check.expected),
        actual: Some(check.got),
    });
    Check50Check {
        name: check.name,
        description: check.title,
        passed: Some(check.passed),
        log: Vec::new(),
        cause,
        data: Check50Data {
            points: Some(check.points),
            max_points: Some(check.most),
        },
        dependency: Some(READABLE),
    }
}
