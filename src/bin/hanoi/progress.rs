//! How far a long task is.

use std::fmt::Display;
use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// A line on the terminal that is written again and again. Where nobody watches, nothing is written.
pub struct Progress {
    noun: &'static str,
    next: Option<Instant>,
    is_shown: bool,
}

impl Progress {
    /// Between two writes, and before the first: what takes no longer says nothing.
    const PAUSE: Duration = Duration::from_millis(500);

    pub fn new(noun: &'static str) -> Self {
        Self { noun, next: stderr().is_terminal().then(|| Instant::now() + Self::PAUSE), is_shown: false }
    }

    /// Says how much is done, and how much there is.
    pub fn show(&mut self, done: &dyn Display, all: &dyn Display) {
        let now = Instant::now();
        if self.next.is_some_and(|next| next <= now) {
            self.next = Some(now + Self::PAUSE);
            self.is_shown = true;
            let mut terminal = stderr().lock();
            // A terminal that is gone needs no progress.
            let _ = write!(terminal, "\r{done} of {all} {}", self.noun).and_then(|()| terminal.flush());
        }
    }
}

impl Drop for Progress {
    /// Clears the line.
    fn drop(&mut self) {
        if self.is_shown {
            let _ = write!(stderr().lock(), "\r\x1b[K");
        }
    }
}
