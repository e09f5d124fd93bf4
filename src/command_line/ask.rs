//! `arborist ask`: what HTTP would answer, without a network.

use std::io::{self, Read};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;

use super::answerer::Answerer;
use super::input::{cannot_read_input, read_file};
use super::limits::{Sizes, TableSizes};
use super::printed::print_answer;
use super::{duration, language};
use crate::http::unknown_path;
use crate::messages::{Language, Message};
use crate::operations::{AnswerText, CatalogueEntry};
use crate::problems::Problem;

const EXAMPLES: &str = "\
The answer is printed byte for byte as HTTP would answer it, and the exit status is 0. If there is a problem, the
problem document goes to standard error and the exit status is 2.

Examples:
  arborist ask /minimax < question.json
  arborist ask /minimax --file question.json --wait 5
  arborist ask /explain --file question.json --language tr
  arborist ask /minimax --question '{\"tree\": [[3, 5], [2, 9]]}' | jq .value";

/// Answers one question from standard input, without a network
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Ask {
    /// The path of the operation; `arborist operations` lists them
    path: String,
    /// The question itself, instead of standard input
    #[arg(long, value_name = "JSON", conflicts_with = "file")]
    question: Option<String>,
    /// A file with the question, instead of standard input
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// After how many seconds a search answers with what it has found; without this it runs to its end
    #[arg(long, value_name = "SECONDS", value_parser = duration::parse)]
    wait: Option<Duration>,
    /// The language to answer in: en, tr or nl. A question's own `language` goes before it
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language::parse)]
    language: Language,
    #[command(flatten)]
    sizes: Sizes,
    #[command(flatten)]
    tables: TableSizes,
}

impl Ask {
    pub(super) fn run(self, catalogue: &[CatalogueEntry]) -> ExitCode {
        let question = match self.read() {
            Ok(question) => question,
            Err(message) => return super::fail(&message.in_language(self.language)),
        };
        print_answer(self.answer(catalogue, &question), self.language)
    }

    fn read(&self) -> Result<Vec<u8>, Message> {
        if let Some(question) = &self.question {
            return Ok(question.clone().into_bytes());
        }
        if let Some(file) = &self.file {
            return read_file(file);
        }
        let mut question = Vec::new();
        io::stdin()
            .read_to_end(&mut question)
            .map_err(|error| cannot_read_input(&error))?;
        Ok(question)
    }

    fn answer(&self, catalogue: &[CatalogueEntry], question: &[u8]) -> Result<AnswerText, Problem> {
        let entry = find(catalogue, &self.path)?;
        let (sizes, tables) = (&self.sizes, &self.tables);
        Answerer::new(catalogue, sizes, tables, self.language, self.wait).answer(entry, question)
    }
}

fn find<'a>(catalogue: &'a [CatalogueEntry], path: &str) -> Result<&'a CatalogueEntry, Problem> {
    let path = format!("/{}", path.trim_start_matches('/'));
    catalogue
        .iter()
        .find(|entry| entry.path == path)
        .ok_or_else(|| unknown_path(catalogue, &path))
}
