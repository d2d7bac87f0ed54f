//! A link's query and the state it holds.
//!
//! Whatever the query says, the result is a state that works: a value that cannot be taken becomes its default, and a
//! [`Problem`] says which and why. Names that are no parameter are left alone.

mod puzzle;
mod write;

use std::rc::Rc;

use crate::solver::graph::{Lens, Triangle};
use crate::solver::{Disc, Discs, Index, Peg};

use super::pending::Known;
use super::quiz::{Task, read_seed};
use super::views::{KEYS, read_aids};
use super::{
    Action, Beside, Panels, Parameter, Pending, Playing, Problem, Program, Race, Reason, Settings, Span, Speed, State,
    Theme, Tongue, Views, index_expr, tour,
};

use puzzle::{Solved, read_puzzle};
pub use write::write;

/// The parameters that a query names, and what was wrong with them.
pub(super) struct Reader {
    given: Vec<(Parameter, String)>,
    problems: Vec<Problem>,
}

impl Reader {
    fn of(query: &str) -> Self {
        let query = query.trim_start_matches('?');
        let named = |name: &str| Parameter::ALL.into_iter().find(|parameter| parameter.name() == name);
        // No value holds a space, and a move number may hold a plus.
        let query = query.replace('+', "%2B");
        let given = form_urlencoded::parse(query.as_bytes());
        let given = given.filter_map(|(name, value)| Some((named(&name)?, value.into_owned()))).collect();
        Self { given, problems: Vec::new() }
    }

    /// The first value given for a parameter.
    fn value(&self, parameter: Parameter) -> Option<&str> {
        self.given.iter().find(|(name, _)| *name == parameter).map(|(_, value)| value.as_str())
    }

    fn refuse(&mut self, parameter: Parameter, reason: Reason) {
        let value = self.value(parameter).unwrap_or_default().to_owned();
        self.problems.push(Problem::new(parameter, &value, reason));
    }

    /// The value of a parameter as `read` understands it; its default when it is not given or not understood.
    fn take<T>(&mut self, parameter: Parameter, default: T, read: impl FnOnce(&str) -> Option<T>) -> T {
        let Some(value) = self.value(parameter) else { return default };
        match read(value) {
            Some(value) => value,
            None => {
                self.refuse(parameter, Reason::Unreadable);
                default
            }
        }
    }
}

/// The state that a link's query holds.
///
/// ```
/// use tower_of_hanoi::model::link;
///
/// let state = link::read("?discs=64&move=50%25&colour=red");
/// assert_eq!(state.index().to_string(), "9223372036854775807");
/// assert!(state.problems().is_empty());
/// assert_eq!(link::write(&state), "?discs=64&move=9223372036854775807");
/// ```
///
/// Where the puzzle has to be searched, the state waits for that, and takes the rest of the link when it is over.
#[must_use]
pub fn read(query: &str) -> State {
    read_by(query, Program::WHOLE)
}

/// The same, with a program that may not be all there yet. What it does not solve, the state waits for.
#[must_use]
pub fn read_by(query: &str, program: Program) -> State {
    read_knowing(query, program, None)
}

/// The same, when something is known of a puzzle already.
pub(super) fn read_knowing(query: &str, program: Program, known: Option<Known>) -> State {
    let mut reader = Reader::of(query);
    let Solved { puzzle, path, solution, waits } = read_puzzle(&mut reader, program, known.as_ref());
    let embed = reader.take(Parameter::Embed, false, read_flag);
    let discs = puzzle.discs();
    let views = (program.views)(&mut reader, discs, waits.is_none().then_some(solution.total()));
    let unread = if views.is_none() { reader.given.clone() } else { Vec::new() };
    let settings = Settings {
        puzzle,
        path,
        speed: reader.take(Parameter::Speed, Speed::default(), Speed::read),
        looped: match waits {
            None => reader.take(Parameter::Loop, None, |text| read_span(text, solution.total()).map(Some)),
            Some(_) => None,
        },
        show: reader.take(Parameter::Show, Panels::of(embed, discs), Panels::read),
        views: views.unwrap_or_default(),
        theme: reader.take(Parameter::Theme, Theme::Auto, Theme::read),
        tongue: reader.take(Parameter::Lang, None, |code| Tongue::read(code).map(Some)),
        embed,
    };
    if let Some(all) = waits {
        let mut state = State::new(settings, solution, program);
        state.problems = reader.problems;
        state.unread = unread;
        state.pending = Some(Pending { given: reader.given, back: None, seen: 0, all });
        return state;
    }
    let plays = reader.take(Parameter::Play, false, read_flag);
    let index = match reader.value(Parameter::Move).map(|text| index_expr::read(text, solution.total())) {
        Some(Ok(index)) => index,
        Some(Err(error)) => {
            reader.refuse(Parameter::Move, Reason::Entry(error));
            Index::START
        }
        None => Index::START,
    };
    // What is looked at follows the index, but a link may look elsewhere.
    let views = settings.views.clone();
    let mut state = State::new(settings, solution, program).after(Action::Seek(index));
    state.settings.views = views;
    if plays {
        state = state.after(Action::Play);
    }
    state.problems = reader.problems;
    state.unread = unread;
    (program.play)(&mut state, Playing::Resume);
    state
}

/// Reads what of the panels is looked at, which only the part of the program with the panels knows.
pub(super) fn read_unread(state: &mut State) {
    let mut reader = Reader { given: std::mem::take(&mut state.unread), problems: Vec::new() };
    let total = state.pending.is_none().then_some(state.solution.total());
    if let Some(views) = (state.program.views)(&mut reader, state.settings.puzzle.discs(), total) {
        state.settings.views = views;
        state.problems.append(&mut reader.problems);
    }
}

/// What of the panels is looked at; of the timeline only once the solution is known.
pub(super) fn read_views(reader: &mut Reader, discs: Discs, total: Option<&Index>) -> Option<Views> {
    let timeline = |text: &str| read_span(text, total?).map(Some);
    let lens = |text: &str| {
        let larger = text.chars().map(Peg::from_digit).collect::<Option<Vec<_>>>()?;
        let triangle = Triangle::of(discs, &larger).filter(|triangle| triangle.size() > 0 || larger.is_empty())?;
        Some((!larger.is_empty()).then(|| Rc::new(Lens::at(triangle))))
    };
    let marked = |text: &str| text.parse().ok().and_then(Disc::new).filter(|disc| disc.number() <= discs.count());
    Some(Views {
        timeline: if total.is_some() { reader.take(Parameter::Timeline, None, timeline) } else { None },
        lens: reader.take(Parameter::Graph, None, lens),
        marked: reader.take(Parameter::Mark, None, |text| marked(text).map(Some)),
        tour: reader.take(Parameter::Tour, false, read_flag),
        unfolded: reader.take(Parameter::Trace, false, |text| (text == "all").then_some(true)),
        race: reader.take(Parameter::Race, None, |text| Race::read(text).map(Race::chosen)),
        keys: reader.take(Parameter::Keys, None, |text| KEYS.into_iter().find(|&keys| keys == text).map(Some)),
        step: reader.take(Parameter::Step, None, |text| {
            text.parse().ok().filter(|step| (1..=tour::STEPS.len() as u32).contains(step)).map(Some)
        }),
        walk: reader.take(Parameter::Walk, None, read_words),
        aids: reader.take(Parameter::Aids, None, read_aids),
        task: reader.take(Parameter::Task, None, |text| Task::read(text).and_then(|_| read_words(text))),
        seed: reader.take(Parameter::Seed, None, |text| read_seed(text).and_then(|_| read_words(text))),
        lock: reader.take(Parameter::Lock, None, |text| Panels::read(text).and_then(|_| read_words(text))),
        share: reader.take(Parameter::Share, None, read_words),
        beside: reader.take(Parameter::With, None, |text| Beside::read(text).map(Some)),
    })
}

/// Words with points between; what they mean is for the dialog to say.
fn read_words(text: &str) -> Option<Option<Rc<str>>> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".,-:".contains(&byte);
    (!text.is_empty() && text.bytes().all(plain)).then(|| Some(text.into()))
}

fn read_flag(text: &str) -> Option<bool> {
    match text {
        "1" | "true" => Some(true),
        "0" | "false" => Some(false),
        _ => None,
    }
}

/// Two indices are no longer than this, whatever the puzzle.
pub(super) const LONGEST_SPAN: usize = 2_000;

fn read_span(text: &str, total: &Index) -> Option<Span> {
    let (first, last) = text.split_once('-').filter(|_| text.len() <= LONGEST_SPAN)?;
    Span::new(first.parse().ok()?, last.parse().ok()?, total)
}

/// What a link says of the puzzle and its solution. While the solution is not known it stays as it was given.
pub(super) const OF_SOLUTION: [Parameter; 11] = [
    Parameter::Discs,
    Parameter::Pegs,
    Parameter::Rule,
    Parameter::From,
    Parameter::To,
    Parameter::Path,
    Parameter::Split,
    Parameter::Move,
    Parameter::Play,
    Parameter::Loop,
    Parameter::Timeline,
];

/// Those of them that only a solution makes sense of.
pub(super) const NEEDS_SOLUTION: [Parameter; 4] =
    [Parameter::Move, Parameter::Play, Parameter::Loop, Parameter::Timeline];

/// The parameters that a query gives, with their values.
pub(super) fn given(query: &str) -> Vec<(Parameter, String)> {
    Reader::of(query).given
}

/// The query that holds a state with other values for some parameters; an empty value is the default. What belongs to the
/// solution goes where the puzzle becomes another one.
pub(super) fn changed(state: &State, changes: Vec<(Parameter, String)>) -> String {
    let mut parts = given(&write(state));
    // The puzzle first, as in links: an index that comes with it is of the new one.
    let mut changes = changes;
    changes.sort_by_key(|(parameter, _)| *parameter as u8);
    let stays = changes.iter().any(|(parameter, _)| *parameter == Parameter::Walk);
    for (parameter, value) in changes {
        // A game belongs to where it began.
        if matches!(parameter, Parameter::Move | Parameter::Play | Parameter::Path) && !stays {
            parts.retain(|(name, _)| *name != Parameter::Walk);
        }
        let before = parts.iter().find(|(name, _)| *name == parameter).map_or("", |(_, value)| value);
        let is_puzzle = OF_SOLUTION.contains(&parameter) && !NEEDS_SOLUTION.contains(&parameter);
        if is_puzzle && before != value {
            parts.retain(|(name, _)| !OF_PUZZLE_VIEWS.contains(name));
        }
        parts.retain(|(name, _)| *name != parameter);
        if !value.is_empty() {
            parts.push((parameter, value));
        }
    }
    joined(&parts)
}

/// The query of some parameters with their values.
pub(super) fn joined(parts: &[(Parameter, String)]) -> String {
    let part = |(parameter, value): &(Parameter, String)| {
        [parameter.name(), "=", &form_urlencoded::byte_serialize(value.as_bytes()).collect::<String>()].concat()
    };
    parts.iter().map(part).collect::<Vec<_>>().join("&")
}

/// What another puzzle does not have.
const OF_PUZZLE_VIEWS: [Parameter; 7] = [
    Parameter::Move,
    Parameter::Play,
    Parameter::Loop,
    Parameter::Timeline,
    Parameter::Graph,
    Parameter::Mark,
    Parameter::Walk,
];

/// The parameters that a link to a state gives, with their values.
#[must_use]
pub fn parameters(state: &State) -> Vec<(Parameter, String)> {
    given(&write(state))
}
