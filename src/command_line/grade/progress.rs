//! How far a class is, for somebody who watches.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// How often it is told.
const PAUSE: Duration = Duration::from_millis(100);

/// A line on standard error that is written anew; nothing if that is no terminal.
#[derive(Debug)]
pub(super) struct Progress {
    next: Option<Instant>,
    is_told: bool,
}

impl Progress {
    pub(super) fn start() -> Self {
        Self {
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
        let _ = write!(stderr(), "\rgraded: {answers}, problems: {problems}");
    }

    /// Clears the line.
    pub(super) fn end(&self) {
        if self.is_told {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}
