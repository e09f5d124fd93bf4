//! The result that a runner hands to GitHub Classroom's grading reporter, before it is encoded in base64.

use serde::Serialize;
use utoipa::ToSchema;

use super::report::{Outcome, Report};

/// A runner's result for GitHub Classroom's autograding reporter, which reads it encoded in base64.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GithubClassroomResult {
    /// Always 1.
    version: u32,
    /// `pass` when everything is right, `fail` when something is not, `error` when the form cannot be read.
    status: &'static str,
    /// What all of the submission is worth.
    max_score: f64,
    /// One test a check.
    tests: Vec<GithubClassroomTest>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
struct GithubClassroomTest {
    name: String,
    /// `pass`, `fail` or `error`.
    status: &'static str,
    /// What became of it; `null` when it passed.
    #[schema(required = true)]
    message: Option<String>,
    /// What was compared.
    test_code: String,
    /// Empty: submissions are no files here.
    filename: &'static str,
    /// Always 0.
    line_no: u32,
    /// Always 0: the same submission has the same result.
    duration: u32,
    score: f64,
}

impl From<Report> for GithubClassroomResult {
    fn from(report: Report) -> Self {
        let test = |name, status, message, test_code, score| GithubClassroomTest {
            name,
            status,
            message,
            test_code,
            filename: "",
            line_no: 0,
            duration: 0,
            score,
        };
        let (status, tests) = match report.outcome {
            Outcome::Graded { checks, .. } => {
                let all = checks.iter().all(|check| check.passed);
                let tests = checks.into_iter().map(|check| {
                    let status = if check.passed { "pass" } else { "fail" };
                    let message = (!check.passed).then_some(check.message);
                    test(check.title, status, message, check.name, check.points)
                });
                (if all { "pass" } else { "fail" }, tests.collect())
            }
            Outcome::NotGradable { errors } => {
                let errors = errors.into_iter().map(|error| {
                    let place = error.split(':').next().unwrap_or_default().to_owned();
                    test(place, "error", Some(error), String::new(), 0.0)
                });
                ("error", errors.collect())
            }
        };
        Self {
            version: 1,
            status,
            max_score: report.points,
            tests,
        }
    }
}
