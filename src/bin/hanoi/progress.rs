//! How far a long task is.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// A line on the terminal that is written again and again. Where nobody watches, nothing is written.
pub struct Progress {
    noun: &'static str,
    /// When the line is written next; never if this is `None`.
    next: Option<Instant>,
    is_shown: bool,
}

impl Progress {
    /// Between two writes, and before the first: what takes no longer says nothing.
    const PAUSE: Duration = Duration::from_millis(500);

    pub fn new(noun: &'static str) -> Self {
        Self { noun, next: stderr().is_terminal().then(|| Instant::now() + Self::PAUSE), is_shown: false }
    }

    /// Says how much is done, and how much there is, if that is a number of usual length.
    pub fn show(&mut self, done: u64, all: Option<u64>) {
        let Some(next) = self.next else { return };
        let now = Instant::now();
        if now < next {
            return;
        }
        (self.next, self.is_shown) = (Some(now + Self::PAUSE), true);
        let all = all.map(|all| format!(" of {all}")).unwrap_or_default();
        let mut terminal = stderr().lock();
        // A terminal that is gone needs no progress.
        let _ = write!(terminal, "\r{done}{all} {}", self.noun).and_then(|()| terminal.flush());
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
