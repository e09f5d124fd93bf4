//! A class of submissions, one a line.

use std::io::{self, BufWriter, ErrorKind, Read, Write};

use super::progress::Progress;
use crate::command_line::answerer::Answerer;
use crate::command_line::input::cannot_read_input;
use crate::messages::{Language, Message};
use crate::operations::CatalogueEntry;
use crate::operations::lines::{CommonQuestion, LineAnswer, LineSplitter, NumberedLine};

/// As much is read at once.
const PIECE_BYTES: usize = 64 << 10;

/// What grades the lines.
pub(super) struct Class<'a> {
    pub(super) entry: &'a CatalogueEntry,
    pub(super) answerer: &'a Answerer<'a>,
    /// The language in which problems are told.
    pub(super) language: Language,
    pub(super) common: &'a CommonQuestion,
}

/// What has become of the lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Outcome {
    pub(super) answers: u64,
    /// How many of the answers are problems.
    pub(super) problems: u64,
    /// The line of the first of them.
    pub(super) first_problem: Option<u64>,
}

impl Class<'_> {
    /// Answers every line of the input. Who reads the output has all answers to what has come before more is waited for.
    /// A reader who has gone ends it, and is no failure.
    ///
    /// # Errors
    /// Why the input cannot be read or the output not be written.
    pub(super) fn grade(
        &self,
        mut input: impl Read,
        output: impl Write,
        most_bytes: usize,
    ) -> Result<Outcome, Message> {
        let mut lines = LineSplitter::new(most_bytes);
        let mut answers = Answers {
            output: BufWriter::new(output),
            outcome: Outcome::default(),
            progress: Progress::start(self.language),
        };
        let mut buffer = vec![0; PIECE_BYTES];
        let graded = loop {
            let length = match input.read(&mut buffer) {
                Ok(0) => break self.grade_last(lines, &mut answers),
                Ok(length) => length,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(cannot_read_input(&error)),
            };
            let piece = buffer.get(..length).unwrap_or_default();
            if let Err(error) = self.grade_piece(&mut lines, piece, &mut answers) {
                break Err(error);
            }
        };
        answers.progress.end();
        match graded {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => {
                Err(Message::new("command-cannot-write-output").with("error", error.to_string()))
            }
            _ => Ok(answers.outcome),
        }
    }

    fn grade_piece<W: Write>(
        &self,
        lines: &mut LineSplitter,
        mut piece: &[u8],
        answers: &mut Answers<W>,
    ) -> io::Result<()> {
        let most_bytes = lines.most_bytes();
        while let Some(line) = lines.next_line(&mut piece) {
            answers.add(&self.answer(&line, most_bytes))?;
        }
        answers.output.flush()
    }

    fn grade_last<W: Write>(
        &self,
        lines: LineSplitter,
        answers: &mut Answers<W>,
    ) -> io::Result<()> {
        let most_bytes = lines.most_bytes();
        if let Some(line) = lines.last_line() {
            answers.add(&self.answer(&line, most_bytes))?;
        }
        answers.output.flush()
    }

    fn answer(&self, line: &NumberedLine<'_>, most_bytes: usize) -> LineAnswer {
        match self.common.question_of(line, most_bytes, self.language) {
            Ok(line) => {
                let answered = self.answerer.answer(self.entry, &line.question);
                let answered = answered.as_ref().map(|answer| answer.json.as_slice());
                line.name.answer(answered, self.language)
            }
            Err(refused) => refused,
        }
    }
}

/// The answers, on their way out.
struct Answers<W: Write> {
    output: BufWriter<W>,
    outcome: Outcome,
    progress: Progress,
}

impl<W: Write> Answers<W> {
    fn add(&mut self, answer: &LineAnswer) -> io::Result<()> {
        self.outcome.answers += 1;
        if !answer.is_answered {
            self.outcome.problems += 1;
            self.outcome.first_problem.get_or_insert(answer.line);
        }
        self.output.write_all(&answer.json)?;
        self.progress
            .tell(self.outcome.answers, self.outcome.problems);
        Ok(())
    }
}
