//! The lines of a class as they come, and no more of them in memory than is needed.

use std::collections::VecDeque;

use axum::body::Body;
use bytes::Bytes;
use http_body_util::BodyExt;
use tokio::time::{Instant, timeout_at};

use crate::http::body::{BodyLimits, broken_off};
use crate::http::body_memory::Reserved;
use crate::messages::{Language, Message};
use crate::operations::lines::{
    CommonQuestion, LineAnswer, LineName, LineSplitter, NumberedLine, QuestionLine,
};
use crate::problems::{Problem, ProblemKind};

/// How much of a class may have come and not been begun, so that the next lines are there when they are wanted.
const READ_AHEAD: usize = 16 << 10;

/// The body of a class, on its way to become lines.
pub(super) struct Intake {
    body: Body,
    reader: Language,
    limits: BodyLimits,
    /// What has come, and is not split into lines.
    pieces: VecDeque<Bytes>,
    piece_bytes: usize,
    splitter: LineSplitter,
    rest: Rest,
    /// By when more has to come, while that is waited for.
    until: Option<Instant>,
    reserved: Reserved,
    /// Whether there is memory for what is kept.
    has_room: bool,
    /// Whether the line that has begun was given up because there is no memory for it.
    is_given_up: bool,
}

/// What is to come of a body.
#[derive(Debug)]
enum Rest {
    ToCome,
    /// Nothing: it has ended.
    Ended,
    /// Nothing that would be waited for, for this reason.
    GivenUp(Problem),
    /// Nothing: the client has broken off.
    BrokenOff,
    /// Nothing, and the last line has been taken.
    Taken,
}

impl Intake {
    /// A body of which nothing has been read. `reader` is the language that problems of its lines are told in.
    pub(super) fn new(body: Body, limits: &BodyLimits, reader: Language) -> Self {
        Self {
            body,
            reader,
            limits: limits.clone(),
            pieces: VecDeque::new(),
            piece_bytes: 0,
            splitter: LineSplitter::new(limits.bytes),
            rest: Rest::ToCome,
            until: None,
            reserved: limits.memory.reserve_nothing(),
            has_room: true,
            is_given_up: false,
        }
    }

    /// Whether all lines have been taken.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.rest, Rest::Taken)
    }

    /// Whether the client has broken off.
    pub(super) fn is_broken_off(&self) -> bool {
        matches!(self.rest, Rest::BrokenOff)
    }

    /// Why a body has not even begun to come.
    pub(super) fn refusal(&self) -> Option<Problem> {
        match &self.rest {
            Rest::GivenUp(problem) => Some(problem.clone()),
            Rest::BrokenOff => Some(broken_off()),
            Rest::ToCome | Rest::Ended | Rest::Taken => None,
        }
    }

    /// Whether more may come.
    pub(super) fn is_open(&self) -> bool {
        matches!(self.rest, Rest::ToCome)
    }

    /// Waits for no more.
    pub(super) fn give_up(&mut self, problem: Problem) {
        if self.is_open() {
            self.rest = Rest::GivenUp(problem);
        }
    }

    /// Whether to read on. A client that takes no answers may be one that sends all of its class before it takes any: of
    /// that, as much is kept as a body may have.
    pub(super) fn wants_more(&mut self, nobody_takes: bool) -> bool {
        let most = match nobody_takes {
            true => self.limits.bytes.max(READ_AHEAD),
            false => READ_AHEAD,
        };
        let wants =
            self.is_open() && (self.piece_bytes == 0 || self.has_room && self.piece_bytes < most);
        if !wants {
            self.until = None;
        }
        wants
    }

    /// Waits until more has come, or nothing more will. Nothing is lost when it is dropped before.
    pub(super) async fn read(&mut self) {
        let until = *self
            .until
            .get_or_insert_with(|| Instant::now() + self.limits.time);
        let frame = timeout_at(until, self.body.frame()).await;
        self.until = None;
        match frame {
            Ok(Some(Ok(frame))) => {
                if let Ok(piece) = frame.into_data() {
                    self.piece_bytes += piece.len();
                    self.pieces.push_back(piece);
                    self.reserve();
                }
            }
            Ok(Some(Err(_))) => self.rest = Rest::BrokenOff,
            Ok(None) => self.rest = Rest::Ended,
            Err(_) => self.give_up(Problem::new(
                ProblemKind::BodyTimeout,
                Message::new("http-lines-too-slow")
                    .with("seconds", self.limits.time.as_secs_f64().to_string()),
            )),
        }
    }

    /// The next line that has come, if it has come whole.
    pub(super) fn next_line(&mut self) -> Option<Result<QuestionLine, LineAnswer>> {
        while let Some(piece) = self.pieces.pop_front() {
            let mut rest: &[u8] = &piece;
            let line = self.splitter.next_line(&mut rest);
            let used = piece.len() - rest.len();
            self.piece_bytes -= used;
            let line = line.map(|line| self.question_of(&line));
            if used < piece.len() {
                self.pieces.push_front(piece.slice(used..));
            }
            if line.is_some() {
                self.reserve();
                return line;
            }
        }
        self.reserve();
        if !self.has_room {
            self.splitter.give_up_line();
            self.is_given_up = true;
            self.reserve();
        }
        self.last_line()
    }

    /// What stands behind the last line feed, when nothing more will come.
    fn last_line(&mut self) -> Option<Result<QuestionLine, LineAnswer>> {
        let line = match std::mem::replace(&mut self.rest, Rest::Taken) {
            Rest::Ended => self.take_splitter().last_line()?,
            Rest::GivenUp(problem) => {
                let name = LineName::without_id(self.take_splitter().begun_line());
                return Some(Err(name.answer(Err(&problem), self.reader)));
            }
            rest => {
                self.rest = rest;
                return None;
            }
        };
        Some(self.question_of(&line))
    }

    fn take_splitter(&mut self) -> LineSplitter {
        std::mem::replace(&mut self.splitter, LineSplitter::new(0))
    }

    fn question_of(&mut self, line: &NumberedLine<'_>) -> Result<QuestionLine, LineAnswer> {
        if std::mem::take(&mut self.is_given_up) {
            return Err(LineName::without_id(line.number).answer(Err(&no_room()), self.reader));
        }
        CommonQuestion::default().question_of(line, self.limits.bytes, self.reader)
    }

    /// Counts what is kept among the memory of all bodies.
    fn reserve(&mut self) {
        let kept = self.piece_bytes + self.splitter.kept_bytes();
        self.has_room = self.reserved.resize_to(kept);
    }
}

/// That a line cannot be kept, or its answer not.
pub(super) fn no_room() -> Problem {
    Problem::new(
        ProblemKind::Overloaded,
        Message::new("http-no-room-for-line"),
    )
}
