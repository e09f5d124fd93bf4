//! How far a class is, for somebody who watches.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

use crate::messages::{Language, Message};

/// How often it is told.
const PAUSE: Duration = Duration::from_millis(100);

/// A line on standard error that is written anew; nothing if that is no terminal.
#[derive(Debug)]
pub(super) struct Progress {
    language: Language,
    next: Option<Instant>,
    is_told: bool,
}

impl Progress {
    pub(super) fn start(language: Language) -> Self {
        Self {
            language,
            next: stderr().is_terminal().then(Instant::now),
            is_told: false,
        }
    }

    /// Tells how many lines are answered, and how many of the answers are problems.
    pub(super) fn tell(&mut self, answers: u64, problems: u64) {
        let Some(next) = self.next else {
            return;
        };
        let now = Instant::now();
        if now < next {
            return;
        }
        self.next = Some(now + PAUSE);
        self.is_told = true;
        // Whether anybody can read it makes no difference to the grades.
        let progress = Message::new("command-progress")
            .with("answers", answers)
            .with("problems", problems);
        let _ = write!(stderr(), "\r{}", progress.in_language(self.language));
    }

    /// Clears the line.
    pub(super) fn end(&self) {
        if self.is_told {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}
