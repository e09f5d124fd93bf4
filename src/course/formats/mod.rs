//! Grades in the forms that other graders read.
//!
//! Each form has a file; what they share, points and names, is the [`Report`]. Texts are plain; where the reader renders
//! HTML they are escaped.

mod check50;
mod coderunner;
mod github_classroom;
mod gradescope;
mod lti;
mod prairielearn;
mod report;
#[cfg(test)]
mod tests;

pub use check50::Check50Result;
pub use coderunner::CodeRunnerResult;
pub use github_classroom::GithubClassroomResult;
pub use gradescope::GradescopeResult;
pub use lti::{LtiScore, LtiSubmission};
pub use prairielearn::PrairieLearnResult;
pub use report::{Points, Report, ReportedCheck};
