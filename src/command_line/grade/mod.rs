//! `arborist grade`: a class of submissions, or a single one, without a network.

mod class;
mod progress;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::answerer::Answerer;
use super::byte_size::ByteSize;
use super::input::read_file;
use super::limits::{Sizes, TableSizes};
use super::printed::print_answer;
use super::{duration, fail, language};
use crate::messages::{Language, Message};
use crate::operations::CatalogueEntry;
use crate::operations::course::grade::GRADE_FORMATS;
use crate::operations::lines::CommonQuestion;
use crate::problems::Problem;
use class::Class;

/// The operation that grades.
const GRADE: &str = "/grade";

const EXPLANATION: &str = "\
A CLASS: one JSON object a line on standard input, each a question to /grade, with an `id` that comes back:

  {\"id\": \"ada\", \"question\": {\"operation\": \"/minimax\", \"tree\": [[3, 5], [2, 9]]}, \"submission\": {\"value\": 3}}

What all lines share, the question and perhaps weights, stands once in a file given with --question; then a line is
no more than {\"id\": \"ada\", \"submission\": {\"value\": 3}}. A key of the line goes before that of the file.

Each line is answered on standard output by one line, in the same order, as soon as it is graded:

  {\"id\": \"ada\", \"line\": 1, \"status\": 200, \"answer\": {\"gradable\": true, \"score\": 1.0, ...}}

A line that cannot be graded stops no other: it is answered by {\"id\", \"line\", \"status\", \"problem\"}, and standard
error says how many there are. Lines are counted from 1; empty ones are passed over. Memory does not grow with the class.

A SINGLE SUBMISSION: a file given with --submission, next to --question. The grade alone is printed, in the form that
--format names. A file that is not JSON is answered with `gradable: false`, and is no failure of the grader.

EXIT STATUS: 0 when every line was answered, be it by a problem; with --strict, 1 if there was a problem. 1 when a file,
standard input or standard output fails. 2 when --question is not JSON, or the single submission has a problem document,
which goes to standard error.

Examples:
  arborist grade < class.ndjson > results.ndjson
  arborist grade --question question.json --language nl < class.ndjson | jq -c '{id, score: .answer.score}'
  arborist grade --question question.json --submission answer.json --format gradescope > results.json";

/// Grades a class of submissions from standard input, or a single one, without a network
#[derive(Debug, Args)]
#[command(after_help = EXPLANATION)]
pub(super) struct Grade {
    /// A file with what all submissions share: a question to /grade without its `submission`
    #[arg(long, value_name = "FILE")]
    question: Option<PathBuf>,
    /// A file with one submission; its grade alone is printed, and standard input is not read
    #[arg(long, value_name = "FILE", requires = "question", conflicts_with_all = ["strict", "line_limit"])]
    submission: Option<PathBuf>,
    /// The form of the grades; goes before the `format` in --question. A line's own goes before it
    #[arg(long, value_name = "FORM", value_parser = PossibleValuesParser::new(GRADE_FORMATS))]
    format: Option<String>,
    /// The language of the grades: en, tr or nl. A question's own `language` goes before it
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language::parse)]
    language: Language,
    /// After how many seconds a submission is given up; without this there is no limit
    #[arg(long, value_name = "SECONDS", value_parser = duration::parse)]
    wait: Option<Duration>,
    /// The most bytes of a line; longer ones are answered with a problem and not kept in memory
    #[arg(long, value_name = "SIZE", default_value_t = ByteSize(32 << 20))]
    line_limit: ByteSize,
    /// Ends with exit status 1 if any line was answered with a problem
    #[arg(long)]
    strict: bool,
    #[command(flatten)]
    sizes: Sizes,
    #[command(flatten)]
    tables: TableSizes,
}

impl Grade {
    pub(super) fn run(self, catalogue: &[CatalogueEntry]) -> ExitCode {
        let Some(entry) = catalogue.iter().find(|entry| entry.path == GRADE) else {
            return fail("there is nothing here that grades");
        };
        let common = match self.common_question() {
            Ok(Ok(common)) => common,
            Ok(Err(problem)) => return print_answer(Err(problem), self.language),
            Err(message) => return fail(&message.in_language(self.language)),
        };
        let answerer = Answerer::new(
            catalogue,
            &self.sizes,
            &self.tables,
            self.language,
            self.wait,
        );
        let Some(submission) = &self.submission else {
            let class = Class {
                entry,
                answerer: &answerer,
                language: self.language,
                common: &common,
            };
            return self.grade_class(&class);
        };
        match read_file(submission) {
            // A text is read as the JSON that stands in it, and what is wrong with it is a matter of the submission.
            Ok(text) => {
                let question = common.with("submission", &String::from_utf8_lossy(&text));
                print_answer(answerer.answer(entry, &question.question()), self.language)
            }
            Err(message) => fail(&message.in_language(self.language)),
        }
    }

    fn grade_class(&self, class: &Class<'_>) -> ExitCode {
        let (input, output) = (io::stdin().lock(), io::stdout().lock());
        let outcome = match class.grade(input, output, self.line_limit.0) {
            Ok(outcome) => outcome,
            Err(message) => return fail(&message.in_language(self.language)),
        };
        if let Some(first) = outcome.first_problem {
            let problems = Message::new("command-some-problems")
                .with("problems", outcome.problems)
                .with("answers", outcome.answers)
                .with("first", first);
            eprintln!("arborist: {}", problems.in_language(self.language));
        }
        if self.strict && outcome.problems > 0 {
            return ExitCode::FAILURE;
        }
        ExitCode::SUCCESS
    }

    /// What all submissions share; a problem when that is no question, a message when it cannot be read.
    fn common_question(&self) -> Result<Result<CommonQuestion, Problem>, Message> {
        let common = match &self.question {
            None => Ok(CommonQuestion::default()),
            Some(file) => CommonQuestion::read(&read_file(file)?),
        };
        let Some(format) = &self.format else {
            return Ok(common);
        };
        Ok(common.map(|common| common.with("format", format)))
    }
}
