//! The question that a step of a lesson may ask. The link of the step holds it, and answers do not count in any score.

use std::fmt;
use std::str::FromStr;

use crate::named_enum::named_enum;
use crate::solver::{Disc, Index, Move, Peg, Position};

named_enum! {
    /// The form of the answer.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum AskKind {
        /// One of the answers.
        Choice = "choice",
        /// A whole number.
        Number = "number",
        /// The answers, put in the order in which they are written.
        Order = "order",
        /// Any words, which the reader compares with the answer.
        Sentence = "sentence",
        /// A position of the towers, reached by hand.
        Position = "position",
        /// A move made by hand.
        Move = "move",
    }
    fn name;
    ParseAskKindError: "a kind of question";
}

/// A question to the readers.
///
/// ```
/// use tower_of_hanoi::model::lesson::{Ask, AskKind};
///
/// let ask: Ask = "number|? How many moves?|= 7 > One less than 8.|8".parse()?;
/// assert_eq!((ask.kind, ask.question.as_str()), (AskKind::Number, "How many moves?"));
/// let right = &ask.answers[0];
/// assert_eq!((right.text.as_str(), right.reply.as_str(), right.is_right), ("7", "One less than 8.", true));
/// assert_eq!(ask.to_string().parse(), Ok(ask));
/// # Ok::<(), tower_of_hanoi::model::lesson::ParseAskKindError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    pub kind: AskKind,
    /// Empty if the text of the step asks.
    pub question: String,
    pub answers: Vec<AskAnswer>,
}

/// An answer that the page knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AskAnswer {
    pub text: String,
    pub is_right: bool,
    /// What the page says to it; it may be empty.
    pub reply: String,
}

impl Ask {
    /// The most answers.
    pub const MAX_ANSWERS: usize = 12;

    /// A question of this kind from lines: `= ` begins a right answer, `? ` the question, and ` > ` what the page says to an answer.
    /// The spaces tell that sign from one in an answer.
    #[must_use]
    pub fn from_lines<'a>(kind: AskKind, lines: impl Iterator<Item = &'a str>) -> Self {
        let mut ask = Self { kind, question: String::new(), answers: Vec::new() };
        for line in lines.map(str::trim).filter(|line| !line.is_empty()) {
            match line.strip_prefix('?') {
                Some(question) => ask.question = [&*ask.question, question.trim()].join(" ").trim().to_owned(),
                None => ask.answers.push(AskAnswer::from_line(line)),
            }
        }
        ask
    }

    /// The lines that [`Self::from_lines`] reads.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        let question = (!self.question.is_empty()).then(|| format!("? {}", self.question));
        question.into_iter().chain(self.answers.iter().map(AskAnswer::to_string))
    }

    /// Whether it can be asked: it has the answers that its kind needs, and they can be read.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let has_right = self.answers.iter().any(|answer| answer.is_right);
        let can_read = |answer: &AskAnswer| match self.kind {
            AskKind::Choice | AskKind::Order | AskKind::Sentence => !answer.text.is_empty(),
            AskKind::Number => answer.number().is_some(),
            AskKind::Position => answer.text.parse::<Position>().is_ok(),
            AskKind::Move => answer.step().is_some(),
        };
        let is_enough = match self.kind {
            AskKind::Choice => has_right && self.answers.len() > 1,
            AskKind::Number | AskKind::Position | AskKind::Move => has_right,
            AskKind::Order => self.answers.len() > 1,
            AskKind::Sentence => self.answers.len() == 1,
        };
        is_enough && self.answers.len() <= Self::MAX_ANSWERS && self.answers.iter().all(can_read)
    }

    /// The first right answer; `None` for an order, where each answer has its place.
    #[must_use]
    pub fn right(&self) -> Option<&AskAnswer> {
        match self.kind {
            AskKind::Order => None,
            AskKind::Sentence => self.answers.first(),
            AskKind::Choice | AskKind::Number | AskKind::Position | AskKind::Move => {
                self.answers.iter().find(|answer| answer.is_right)
            }
        }
    }
}

impl AskAnswer {
    fn from_line(line: &str) -> Self {
        let (answer, reply) = line.split_once(" > ").unwrap_or((line.strip_suffix(" >").unwrap_or(line), ""));
        let right = answer.strip_prefix('=');
        let text = right.unwrap_or(answer).trim().to_owned();
        Self { text, is_right: right.is_some(), reply: reply.trim().to_owned() }
    }

    /// The answer as a number, if it is one.
    #[must_use]
    pub fn number(&self) -> Option<Index> {
        self.text.parse().ok()
    }

    /// The answer as a move, if it is one: the disc and the digits of both pegs, `3,0,2`.
    #[must_use]
    pub fn step(&self) -> Option<Move> {
        parse_move(&self.text)
    }
}

/// The disc and the digits of both pegs, `3,0,2`.
pub(super) fn parse_move(text: &str) -> Option<Move> {
    let mut parts = text.split(',').map(str::trim);
    let disc = Disc::new(parts.next()?.parse().ok()?)?;
    let mut peg = || parts.next().and_then(|digit| digit.parse().ok()).and_then(Peg::from_digit);
    let (from, to) = (peg()?, peg()?);
    parts.next().is_none().then_some(Move { disc, from, to })
}

impl fmt::Display for AskAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.is_right { "= " } else { "" };
        let arrow = if self.reply.is_empty() { "" } else { " > " };
        write!(f, "{mark}{}{arrow}{}", self.text, self.reply)
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        self.lines().try_for_each(|line| write!(f, "|{line}"))
    }
}

impl FromStr for Ask {
    type Err = ParseAskKindError;

    /// The kind, then its lines, with `|` between.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split('|');
        let kind = parts.next().unwrap_or_default().trim().parse()?;
        Ok(Self::from_lines(kind, parts))
    }
}

/// The name of the question in the link of a step.
const NAME: &str = "ask=";

/// Takes the question out of the link of a step. A link without one stays as it is.
pub(super) fn split_off(link: &str) -> (String, Option<Ask>) {
    let Some(part) = link.split('&').find(|part| part.starts_with(NAME)) else { return (link.to_owned(), None) };
    let value = form_urlencoded::parse(part.as_bytes()).next().and_then(|(_, value)| value.parse::<Ask>().ok());
    let Some(ask) = value else { return (link.to_owned(), None) };
    let others: Vec<&str> = link.split('&').filter(|part| !part.starts_with(NAME)).collect();
    (others.join("&"), Some(ask))
}

/// The link of a step with its question. Letters of all scripts stay as they are, because a link of a step is short.
pub(super) fn joined(link: &str, ask: Option<&Ask>) -> String {
    let Some(ask) = ask else { return link.to_owned() };
    let mut joined = link.to_owned();
    if !link.is_empty() {
        joined.push('&');
    }
    joined.push_str(NAME);
    for letter in ask.to_string().chars() {
        match letter {
            '%' => joined.push_str("%25"),
            '&' => joined.push_str("%26"),
            '+' => joined.push_str("%2B"),
            '#' => joined.push_str("%23"),
            _ => joined.push(letter),
        }
    }
    joined
}
