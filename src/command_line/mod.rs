//! The command line: serve, or answer questions without a network.

mod answerer;
mod ask;
mod byte_size;
mod duration;
mod grade;
mod healthcheck;
mod input;
mod language;
mod limits;
mod listing;
mod printed;
mod serve;
mod time_limit;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::http::openapi;
use crate::operations::CATALOGUE;

const EXAMPLES: &str = "\
Examples:
  arborist                                        serve on http://127.0.0.1:8080
  arborist serve --bind 0.0.0.0:80 --threads 7    serve for others
  arborist operations                             what can be asked
  arborist ask /minimax < question.json           answer one question, without a network
  arborist grade < class.ndjson > results.ndjson  grade a class of submissions, without a network";

/// Answers questions about game trees: what is this position worth, which move, and why.
#[derive(Debug, Parser)]
#[command(
    version,
    about,
    propagate_version = true,
    args_conflicts_with_subcommands = true,
    after_help = EXAMPLES
)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(Box<serve::Serve>),
    Ask(Box<ask::Ask>),
    Grade(Box<grade::Grade>),
    /// Lists the operations that can be asked
    Operations,
    /// Prints the OpenAPI document as YAML
    Openapi,
    Healthcheck(healthcheck::Healthcheck),
}

/// Does what the command line says.
pub fn run() -> ExitCode {
    let CommandLine { command, serve } = CommandLine::parse();
    match command {
        None => serve.run(CATALOGUE),
        Some(Command::Serve(serve)) => serve.run(CATALOGUE),
        Some(Command::Ask(ask)) => ask.run(CATALOGUE),
        Some(Command::Grade(grade)) => grade.run(CATALOGUE),
        Some(Command::Operations) => print(listing::of(CATALOGUE).as_bytes()),
        Some(Command::Openapi) => match openapi::yaml(CATALOGUE) {
            Ok(document) => print(document.as_bytes()),
            Err(error) => fail(&format!("the OpenAPI document cannot be written: {error}")),
        },
        Some(Command::Healthcheck(healthcheck)) => healthcheck.run(),
    }
}

/// Prints to standard output. A reader who has gone, as in `arborist operations | head`, is no failure.
fn print(bytes: &[u8]) -> ExitCode {
    use std::io::{ErrorKind, Write, stdout};
    match stdout().write_all(bytes).and_then(|()| stdout().flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => fail(&format!("cannot write to standard output: {error}")),
    }
}

fn fail(message: &str) -> ExitCode {
    eprintln!("arborist: {message}");
    ExitCode::FAILURE
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        CommandLine::command().debug_assert();
    }

    #[test]
    fn flags_may_stand_with_and_without_the_word_serve() {
        for line in [
            &["arborist", "--bind", "127.0.0.1:0"][..],
            &["arborist", "serve", "--bind", "127.0.0.1:0"],
        ] {
            assert!(CommandLine::try_parse_from(line).is_ok(), "{line:?}");
        }
    }
}
