//! The text format of a lesson, in files and links:
//!
//! ```text
//! = Three discs
//! : One line that says what it is about.
//! ? discs=3&move=4&show=towers,transport,scrubber,trace
//! # The largest disc
//! What the step says, in paragraphs with empty lines between.
//! ```
//!
//! A line of a step's text that begins with one of these signs has a backslash before it.

use std::fmt;
use std::str::FromStr;

use super::ask::{self, Ask};

/// A lesson: at least one step, none longer than the limits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    pub title: String,
    /// One sentence for the list of lessons; it may be empty.
    pub about: String,
    pub steps: Vec<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonStep {
    pub title: String,
    /// Plain text with the marks of [`markup`](super::markup).
    pub text: String,
    /// The query of a link, without its question mark and without what the step asks.
    pub link: String,
    /// What the step asks, which is `ask` in its link.
    pub ask: Option<Ask>,
}

impl LessonStep {
    /// A step without words.
    #[must_use]
    pub fn from_link(link: &str) -> Self {
        let (link, ask) = ask::split_off(link);
        Self { link, ask, ..Self::default() }
    }

    /// The whole link.
    #[must_use]
    pub fn whole_link(&self) -> String {
        ask::joined(&self.link, self.ask.as_ref())
    }
}

/// The reason why a text is not a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScriptError {
    /// It has no step, or does not begin like a lesson.
    NotLesson,
    TooManySteps,
    /// A title, a text or a link is too long.
    TooLong,
}

impl Lesson {
    pub const MAX_STEPS: usize = 50;
    /// The most characters of a title.
    pub const MAX_TITLE: usize = 120;
    /// The most characters of a step's text, and of the lines of what it asks.
    pub const MAX_TEXT: usize = 2_000;
    /// The most characters of what a step asks with its signs, so that all lines that fit into the editor fit here.
    pub const MAX_ASK: usize = Self::MAX_TEXT + 500;
    /// The most bytes of a step's link.
    pub const MAX_LINK: usize = 2_000;
    /// The most bytes of a whole lesson, before anything is read from it.
    pub const MAX_BYTES: usize = 400_000;

    /// This lesson, if it has a step and nothing in it is too long.
    ///
    /// # Errors
    /// Returns an error if it has no step or exceeds a limit.
    pub fn checked(self) -> Result<Self, ScriptError> {
        if self.steps.is_empty() {
            return Err(ScriptError::NotLesson);
        }
        if self.steps.len() > Self::MAX_STEPS {
            return Err(ScriptError::TooManySteps);
        }
        let is_short = |text: &str, max: usize| text.chars().count() <= max;
        let is_step_short = |step: &LessonStep| {
            is_short(&step.title, Self::MAX_TITLE)
                && is_short(&step.text, Self::MAX_TEXT)
                && step.link.len() <= Self::MAX_LINK
                && step.ask.as_ref().is_none_or(|ask| is_short(&ask.to_string(), Self::MAX_ASK))
        };
        let is_whole_short = [&self.title, &self.about].into_iter().all(|text| is_short(text, Self::MAX_TITLE));
        if is_whole_short && self.steps.iter().all(is_step_short) { Ok(self) } else { Err(ScriptError::TooLong) }
    }
}

const SIGNS: [char; 5] = ['=', ':', '?', '#', '\\'];

impl FromStr for Lesson {
    type Err = ScriptError;

    /// ```
    /// use tower_of_hanoi::model::lesson::Lesson;
    ///
    /// let lesson: Lesson = "= Two discs\n? discs=2\n# Start\nHow many moves?".parse()?;
    /// assert_eq!((lesson.title.as_str(), lesson.steps[0].text.as_str()), ("Two discs", "How many moves?"));
    /// assert_eq!(lesson.to_string().parse(), Ok(lesson));
    /// # Ok::<(), tower_of_hanoi::model::lesson::ScriptError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() > Self::MAX_BYTES {
            return Err(ScriptError::TooLong);
        }
        let mut lesson = Self::default();
        // Some programs end lines with a carriage return.
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        for line in text.lines() {
            let (sign, rest) = split_sign(line);
            match (sign, lesson.steps.last_mut()) {
                (Some('='), None) => rest.clone_into(&mut lesson.title),
                (Some(':'), None) => rest.clone_into(&mut lesson.about),
                (Some('?'), _) => lesson.steps.push(LessonStep::from_link(rest)),
                (Some('#'), Some(step)) => rest.clone_into(&mut step.title),
                (None, Some(step)) => {
                    step.text.push_str(rest);
                    step.text.push('\n');
                }
                (None, None) if rest.trim().is_empty() => {}
                _ => return Err(ScriptError::NotLesson),
            }
        }
        for step in &mut lesson.steps {
            step.text = step.text.trim().to_owned();
        }
        lesson.checked()
    }
}

/// The sign of a line, and the text after it. A line of text has no sign.
fn split_sign(line: &str) -> (Option<char>, &str) {
    match line.strip_prefix('\\') {
        Some(text) => (None, text),
        None => match line.chars().next().filter(|sign| SIGNS.contains(sign)) {
            Some(sign) => (Some(sign), line.get(1..).unwrap_or_default().trim()),
            None => (None, line),
        },
    }
}

impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "= {}", on_one_line(&self.title))?;
        if !self.about.is_empty() {
            writeln!(f, ": {}", on_one_line(&self.about))?;
        }
        for step in &self.steps {
            writeln!(f, "? {}\n# {}", on_one_line(&step.whole_link()), on_one_line(&step.title))?;
            for line in step.text.trim().lines() {
                let mark = if line.starts_with(SIGNS) { "\\" } else { "" };
                writeln!(f, "{mark}{line}")?;
            }
        }
        Ok(())
    }
}

fn on_one_line(text: &str) -> String {
    text.split(['\n', '\r']).map(str::trim).collect::<Vec<_>>().join(" ")
}
