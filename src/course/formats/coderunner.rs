//! The JSON that a combinator template grader of Moodle's CodeRunner prints.

use serde::Serialize;
use utoipa::ToSchema;

use super::report::{Outcome, Report};
use crate::messages::Message;

/// What a combinator template grader of CodeRunner prints. Without `fraction` CodeRunner reports that grading failed:
/// what cannot be read is not a zero.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CodeRunnerResult {
    /// From 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 1, nullable = false)]
    fraction: Option<f64>,
    /// Shown above the table, as HTML.
    prologuehtml: String,
    /// The table: a row of headers, then one row a check. CodeRunner escapes its cells.
    testresults: Vec<Vec<Cell>>,
    /// Shown below the table, as HTML: the mistakes behind what is wrong.
    epiloguehtml: String,
    /// Always `false`.
    showdifferences: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(untagged)]
enum Cell {
    Text(String),
    Whole(u32),
}

impl From<Report> for CodeRunnerResult {
    fn from(report: Report) -> Self {
        match report.outcome {
            Outcome::Graded {
                fraction,
                feedback,
                checks,
                ..
            } => {
                let header = |message: Message| Cell::Text(message.in_language(report.language));
                let mut table = vec![vec![
                    Cell::Text("iscorrect".to_owned()),
                    header(Message::new("table-check")),
                    header(Message::new("table-expected")),
                    header(Message::new("table-got")),
                    Cell::Text("ishidden".to_owned()),
                ]];
                table.extend(checks.into_iter().map(|check| {
                    vec![
                        Cell::Whole(check.passed.into()),
                        Cell::Text(check.title),
                        Cell::Text(check.expected),
                        Cell::Text(check.got),
                        Cell::Whole(0),
                    ]
                }));
                let mut feedback = feedback.into_iter();
                Self {
                    fraction: Some(fraction),
                    prologuehtml: paragraphs(feedback.next().as_slice()),
                    testresults: table,
                    epiloguehtml: paragraphs(feedback.as_slice()),
                    showdifferences: false,
                }
            }
            Outcome::NotGradable { errors } => Self {
                fraction: None,
                prologuehtml: paragraphs(&errors),
                testresults: Vec::new(),
                epiloguehtml: String::new(),
                showdifferences: false,
            },
        }
    }
}

/// Paragraphs of HTML, of texts that may hold anything.
fn paragraphs(texts: &[String]) -> String {
    let paragraphs = texts.iter();
    paragraphs
        .map(|text| format!("<p>{}</p>", html_escape::encode_text(text)))
        .collect()
}
