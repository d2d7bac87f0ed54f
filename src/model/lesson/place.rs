//! The lesson and the step that a link names.

use std::fmt;
use std::rc::Rc;
use std::str::FromStr;

use super::Lesson;
use crate::model::link::{LinkWriter, Params};
use crate::model::{Parameter, whole_number};
use crate::named_enum::named_enum;

named_enum! {
    /// A lesson that comes with the page, in the order of the list.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ReadyLesson {
        /// The guided tour.
        Tour = "tour",
        Recursion = "recursion",
        Doubling = "doubling",
        Induction = "induction",
        /// Binary numbers and the Gray code.
        Binary = "binary",
        /// The state graph.
        Graph = "graph",
        OneWay = "one-way",
        FourPegs = "four-pegs",
        /// The legend of 64 discs.
        Legend = "legend",
        /// The call stack of the recursive program.
        Stack = "stack",
        /// The solution without recursion.
        Loop = "loop",
        /// The time that programs take.
        Time = "time",
        /// From any position to any other.
        Anywhere = "anywhere",
        /// The path through all positions.
        AllPositions = "all-positions",
        /// The map, Pascal's triangle and Sierpiński's.
        Triangles = "triangles",
    }
    fn name;
    ParseReadyLessonError: "a lesson";
}

/// A user-made lesson in the form of links: compressed (DEFLATE, RFC 1951) and in Base64 for addresses (RFC 4648).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackedLesson(Rc<str>);

impl PackedLesson {
    /// The sign that tells it from the name of a lesson.
    pub const MARK: char = '~';
    /// The most characters that a link may hold.
    pub const MAX_LEN: usize = 30_000;
    /// Servers refuse addresses of more than about 8,000 characters. A view needs some of them, too.
    const MAX_SERVED: usize = 7_500;

    /// `None` if the text cannot be a packed lesson.
    #[must_use]
    pub fn new(base64: &str) -> Option<Self> {
        let is_base64 = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let is_one = !base64.is_empty() && base64.len() <= Self::MAX_LEN && base64.bytes().all(is_base64);
        is_one.then(|| Self(base64.into()))
    }

    /// Whether it is too long for the address of a page on a server.
    #[must_use]
    pub fn is_too_long_for_servers(&self) -> bool {
        self.0.len() > Self::MAX_SERVED
    }

    #[must_use]
    pub fn base64(&self) -> &str {
        &self.0
    }
}

/// The source of the text of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonSource {
    Ready(ReadyLesson),
    Own(PackedLesson),
}

/// The text does not name a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseLessonError;

impl FromStr for LessonSource {
    type Err = ParseLessonError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix(PackedLesson::MARK) {
            // Mail programs break long lines.
            Some(base64) => PackedLesson::new(&base64.split_whitespace().collect::<String>()).map(Self::Own),
            None => text.parse().ok().map(Self::Ready),
        }
        .ok_or(ParseLessonError)
    }
}

impl fmt::Display for LessonSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ready(lesson) => f.write_str(lesson.name()),
            Self::Own(packed) => write!(f, "{}{}", PackedLesson::MARK, packed.base64()),
        }
    }
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPlace {
    pub source: LessonSource,
    /// Counted from 1; `None` until a user-made lesson is unpacked and its first step is shown.
    pub step: Option<u32>,
}

impl LessonPlace {
    const TOUR: LessonSource = LessonSource::Ready(ReadyLesson::Tour);

    /// Reads both parameters. A step without a lesson is a step of the tour.
    pub(in crate::model) fn apply(place: &mut Option<Self>, params: &mut Params) {
        let old = place.take();
        let old_source = old.as_ref().map(|place| place.source.clone());
        let (mut source, mut step) = (old_source.clone(), old.and_then(|place| place.step));
        params.set_option(Parameter::Lesson, &mut source, |text| text.parse().ok());
        if source != old_source {
            step = None;
        }
        let last = match &source {
            Some(LessonSource::Own(_)) => Lesson::MAX_STEPS,
            Some(LessonSource::Ready(lesson)) => lesson.steps().len(),
            None => ReadyLesson::Tour.steps().len(),
        };
        params.set_option(Parameter::Step, &mut step, |text| {
            whole_number(text).filter(|&step: &u32| (1..=last).contains(&(step as usize)))
        });
        *place = match (source, step) {
            (None, None) => None,
            // Without its step the tour is over, as in links from before there were lessons.
            (Some(Self::TOUR), None) if old_source == Some(Self::TOUR) => None,
            (Some(source @ LessonSource::Ready(_)), step) => Some(Self { source, step: step.or(Some(1)) }),
            (Some(source), step) => Some(Self { source, step }),
            (None, step) => Some(Self { source: Self::TOUR, step }),
        };
    }

    /// Whether a link names both a step and its lesson. A step without a name is one of the tour.
    pub(in crate::model) fn is_step_of_named(&self) -> bool {
        self.step.is_some() && self.source != Self::TOUR
    }

    pub(in crate::model) fn format(place: Option<&Self>, link: &mut LinkWriter) {
        let Some(Self { source, step }) = place else { return };
        link.add(Parameter::Lesson, *source == Self::TOUR, source);
        link.add_option(Parameter::Step, *step);
    }
}
