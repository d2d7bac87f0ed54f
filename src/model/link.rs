//! Links: the query of an address holds the whole [`Config`].
//!
//! Every feature parses and writes its own parameters, from [`Params`] and to a [`LinkWriter`]. A value that cannot be used
//! leaves the field as it was and becomes a [`Problem`]. Unknown names are ignored.

mod writer;

pub use writer::LinkWriter;

use super::lesson::LessonSource;
use super::{Config, Panel, Parameter, Problem, Reason, State, plain_text, whole_number};

/// Parameters with their values, as a link, an element or a host gives them, and the problems found so far.
#[derive(Clone, Debug, Default)]
pub struct Params {
    given: Vec<(Parameter, String)>,
    /// Whether an empty value stands for the default (messages of hosts) or is an error (links).
    empty_is_default: bool,
    /// The parameters that the link held before, for messages.
    old: Vec<(Parameter, String)>,
    problems: Vec<Problem>,
}

impl Params {
    /// The parameters of a query, with or without its question mark. The first value of each counts. The query may have been
    /// escaped once more by a program on its way, may have names in another case, or may be followed by the end of a sentence.
    #[must_use]
    pub fn from_query(query: &str) -> Self {
        let mut query = query.trim_start_matches('?').to_owned();
        for _ in 0..MAX_ESCAPES {
            let is_escaped = !query.contains('=') && query.contains('%');
            let unescaped = form_urlencoded::parse(query.as_bytes()).next().map(|(name, _)| name.into_owned());
            query = unescaped.filter(|_| is_escaped).unwrap_or(query);
        }
        let mut given = read_query(&query);
        if let Some((_, value)) = given.last_mut().filter(|(parameter, _)| *parameter != Parameter::Code) {
            value.truncate(value.trim_end_matches(['.', ',', ')', ';', '”', '»', '。']).len());
        }
        Self { given, ..Self::default() }
    }

    /// The parameters with which a host opens an explorer.
    #[must_use]
    pub fn from_pairs(given: Vec<(Parameter, String)>) -> Self {
        Self { given, ..Self::default() }
    }

    /// The parameters that a host changes: an empty value stands for the default.
    #[must_use]
    pub fn changes(given: Vec<(Parameter, String)>) -> Self {
        Self { given, empty_is_default: true, ..Self::default() }
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.given.is_empty()
    }

    /// Whether the address of a page with these parameters opens the first view.
    pub(super) fn keep_first_view(&self) -> bool {
        self.given.iter().all(|(parameter, _)| parameter.keeps_first_view())
    }

    /// The same parameters and others.
    pub(super) fn with(mut self, others: &[(Parameter, &str)]) -> Self {
        self.given.extend(others.iter().map(|(parameter, value)| (*parameter, (*value).to_owned())));
        self
    }

    #[must_use]
    pub fn has(&self, parameter: Parameter) -> bool {
        self.value(parameter).is_some()
    }

    fn value(&self, parameter: Parameter) -> Option<&str> {
        self.given.iter().find(|(name, _)| *name == parameter).map(|(_, value)| value.as_str())
    }

    /// Sets a field to the value of a parameter, if there is one. `parse` gets it as [`plain_text`], unless it is free text.
    pub fn set<T>(&mut self, parameter: Parameter, field: &mut T, default: T, parse: impl FnOnce(&str) -> Option<T>) {
        let plain = |text: &str| if parameter.is_text() { text.to_owned() } else { plain_text(text) };
        match self.value(parameter).map(plain) {
            None => {}
            Some(text) if text.is_empty() && self.empty_is_default => *field = default,
            Some(text) => match parse(&text) {
                Some(value) => *field = value,
                None if parameter == Parameter::Move => self.refuse(parameter, Reason::NotIndex),
                None => self.refuse(parameter, Reason::Invalid),
            },
        }
    }

    /// Sets an optional field, which is `None` by default.
    pub fn set_option<T>(
        &mut self,
        parameter: Parameter,
        field: &mut Option<T>,
        parse: impl FnOnce(&str) -> Option<T>,
    ) {
        self.set(parameter, field, None, |text| parse(text).map(Some));
    }

    /// Sets a switch, written as `1` or `0`.
    pub fn set_flag(&mut self, parameter: Parameter, field: &mut bool) {
        self.set(parameter, field, false, |text| match text {
            "1" | "true" => Some(true),
            "0" | "false" => Some(false),
            _ => None,
        });
    }

    /// These parameters, set over those that a link held before. Messages may repeat either.
    #[must_use]
    pub fn over(self, old: Vec<(Parameter, String)>) -> Self {
        Self { old, ..self }
    }

    /// The parameters of a step's link as those of a page that shows this step. Parameters of the page around a step are not taken
    /// from the step.
    #[must_use]
    pub(super) fn for_step(mut self, source: &LessonSource, step: u32, is_embedded: bool) -> Self {
        self.given.retain(|(parameter, _)| !parameter.is_of_page());
        self.given.push((Parameter::Lesson, source.to_string()));
        self.given.push((Parameter::Step, step.to_string()));
        if is_embedded {
            self.given.push((Parameter::Embed, "1".to_owned()));
        } else if matches!(source, LessonSource::Ready(_)) {
            // The page has the puzzle in its header.
            let is_kept = |name: &&str| *name != Panel::Puzzle.name();
            for (_, names) in self.given.iter_mut().filter(|(parameter, _)| *parameter == Parameter::Show) {
                *names = names.split(',').filter(is_kept).collect::<Vec<_>>().join(",");
            }
        }
        self
    }

    /// Whether the parameters set what the page shows, not only how it looks.
    #[must_use]
    pub(super) fn has_view(&self) -> bool {
        self.given.iter().any(|(parameter, _)| !parameter.is_of_page())
    }

    /// The parameters that are meant by a link to a ready lesson without a step, or with a step but no view: those of the first
    /// step, or of that step.
    #[must_use]
    pub(super) fn at_step(self) -> Self {
        let source = self.value(Parameter::Lesson).and_then(|text| text.parse::<LessonSource>().ok());
        let Some(source @ LessonSource::Ready(lesson)) = source else { return self };
        let step = match self.value(Parameter::Step) {
            None => Some(1),
            Some(_) if self.has_view() => None,
            Some(step) => whole_number(step),
        };
        let place = step.and_then(|step: u32| step.checked_sub(1));
        let link = place.and_then(|place| lesson.steps().get(place as usize));
        let Some((link, step)) = link.zip(step) else { return self };
        let mut view = Self::from_query(link).for_step(&source, step, self.value(Parameter::Embed) == Some("1"));
        let is_kept = |(parameter, _): &(Parameter, String)| parameter.is_of_page() && !view.has(*parameter);
        let kept: Vec<_> = self.given.iter().filter(|pair| is_kept(pair)).cloned().collect();
        view.given.extend(kept);
        view
    }

    /// Reports that the value of a parameter cannot be used.
    pub fn refuse(&mut self, parameter: Parameter, reason: Reason) {
        let old = || self.old.iter().find(|(name, _)| *name == parameter).map(|(_, value)| value.as_str());
        let problem = Problem::new(parameter, self.value(parameter).or_else(old).unwrap_or_default(), reason);
        self.problems.push(problem);
    }

    /// The problems found.
    #[must_use]
    pub fn into_problems(self) -> Vec<Problem> {
        self.problems
    }
}

/// The most times that a query may have been escaped as a whole.
const MAX_ESCAPES: u32 = 3;

fn read_query(query: &str) -> Vec<(Parameter, String)> {
    // No value contains a space, but a move number may contain a plus. Texts from HTML contain `&amp;` for `&`.
    let query = query.replace('+', "%2B").replace("&amp;", "&");
    let pairs = form_urlencoded::parse(query.as_bytes());
    pairs.filter_map(|(name, value)| Some((name.to_ascii_lowercase().parse().ok()?, value.into_owned()))).collect()
}

/// Opens the state that a link's query holds.
///
/// ```
/// use tower_of_hanoi::model::link;
///
/// let state = link::open("?discs=64&move=50%25&colour=red");
/// assert_eq!(state.index().to_string(), "9223372036854775807");
/// assert!(state.problems.is_empty());
/// assert_eq!(link::format(&state), "?discs=64&move=9223372036854775807");
/// ```
#[must_use]
pub fn open(query: &str) -> State {
    State::open(Params::from_query(query))
}

/// The query that holds a state, with its question mark. Values that are the default are left out, but a page by itself names its
/// number of discs, except in lessons: there, an address with nothing in it opens the first view. [`open`] reads it back.
#[must_use]
pub fn format(state: &State) -> String {
    query_of(parameters(state))
}

/// The query with these parameters.
pub(super) fn query_of(pairs: Vec<(Parameter, String)>) -> String {
    let mut query = String::new();
    for (parameter, value) in pairs {
        query.push(if query.is_empty() { '?' } else { '&' });
        query.push_str(parameter.name());
        query.push('=');
        query.push_str(&escape(&value));
    }
    query
}

/// The parameters of the link to a state, with their values.
#[must_use]
pub fn parameters(state: &State) -> Vec<(Parameter, String)> {
    let mut link = LinkWriter::default();
    state.config.format(&mut link);
    // On a page by itself, an address with nothing in it opens the first view.
    let Config { appearance, lesson, .. } = &state.config;
    if state.session.origin.opens_first_view && !appearance.is_embedded && lesson.is_none() {
        link.add(Parameter::Discs, false, state.puzzle().discs().count());
    }
    if let Some(search) = state.solution.search() {
        search.link.format(&mut link);
    }
    link.into_pairs()
}

/// A value, escaped for a query. Letters, digits and these marks stay as they are; a plus would become a space.
pub(super) fn escape(value: &str) -> String {
    const MARKS: &[u8] = b"-._~,:;!()*'@$=?|";
    let mut escaped = String::with_capacity(value.len());
    for byte in value.bytes() {
        if byte.is_ascii_alphanumeric() || MARKS.contains(&byte) {
            escaped.push(char::from(byte));
        } else {
            escaped.push_str(&format!("%{byte:02X}"));
        }
    }
    escaped
}

/// Parses two numbers with a hyphen between them.
pub(super) fn parse_pair<T: std::str::FromStr>(text: &str) -> Option<(T, T)> {
    /// Two indices are never longer than this, whatever the puzzle.
    const MAX_LEN: usize = 2_000;
    let (first, last) = text.split_once('-').filter(|_| text.len() <= MAX_LEN)?;
    Some((first.parse().ok()?, last.parse().ok()?))
}
