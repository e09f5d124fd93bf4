//! How one answer is printed.

use std::process::ExitCode;

use super::print;
use crate::messages::Language;
use crate::operations::AnswerText;
use crate::problems::Problem;

/// The exit status when there is a problem document instead of an answer.
const PROBLEM: u8 = 2;

/// The answer goes to standard output, a problem document to standard error, for somebody who reads `reader` best.
pub(super) fn print_answer(answered: Result<AnswerText, Problem>, reader: Language) -> ExitCode {
    match answered {
        Ok(answer) => print(&answer.json),
        Err(problem) => {
            eprint!("{}", String::from_utf8_lossy(&problem.to_bytes(reader)));
            ExitCode::from(PROBLEM)
        }
    }
}
