//! A link's query and the state it holds.
//!
//! Whatever the query says, the result is a state that works: a value that cannot be taken becomes its default, and a
//! [`Problem`] says which and why. Names that are no parameter are left alone.

use std::rc::Rc;
use std::str::FromStr;

use crate::solver::recursion::Split;
use crate::solver::{Begun, Index, Path, Peg, Pegs, Position, Puzzle, PuzzleError, Rule, Solution, Stand, Unsolved};

use super::pending::Known;
use super::settings::{Draft, read_discs};
use super::{
    Action, LoopRange, Panels, Parameter, Pending, Problem, Reason, Settings, Solver, Speed, State, Theme, entry,
};

/// The parameters that a query names, and what was wrong with them.
struct Reader {
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
/// use tower_of_hanoi::explorer::link;
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
    read_by(query, Solution::begin)
}

/// The same, with a solver that may not be all there yet. What it does not solve, the state waits for.
#[must_use]
pub fn read_by(query: &str, solver: Solver) -> State {
    read_knowing(query, solver, None)
}

/// The same, when something is known of a puzzle already.
pub(super) fn read_knowing(query: &str, solver: Solver, known: Option<Known>) -> State {
    let mut reader = Reader::of(query);
    let Solved { puzzle, path, solution, waits } = read_puzzle(&mut reader, solver, known.as_ref());
    let embed = reader.take(Parameter::Embed, false, read_flag);
    let discs = puzzle.discs();
    let settings = Settings {
        puzzle,
        path,
        speed: reader.take(Parameter::Speed, Speed::default(), Speed::read),
        looped: match waits {
            None => reader.take(Parameter::Loop, None, |text| read_loop(text, solution.total()).map(Some)),
            Some(_) => None,
        },
        show: reader.take(Parameter::Show, Panels::of(embed, discs), Panels::read),
        theme: reader.take(Parameter::Theme, Theme::Auto, Theme::read),
        embed,
    };
    reader.take(Parameter::Lang, (), |text| (text == "en").then_some(()));
    if let Some(all) = waits {
        let mut state = State::new(settings, solution, solver);
        state.problems = reader.problems;
        let of_solution = |(parameter, _): &(Parameter, String)| OF_SOLUTION.contains(parameter);
        let rest = reader.given.into_iter().filter(of_solution).collect();
        state.pending = Some(Pending { rest, back: None, seen: 0, all });
        return state;
    }
    let plays = reader.take(Parameter::Play, false, read_flag);
    let index = match reader.value(Parameter::Move).map(|text| entry::read(text, solution.total())) {
        Some(Ok(index)) => index,
        Some(Err(error)) => {
            reader.refuse(Parameter::Move, Reason::Entry(error));
            Index::START
        }
        None => Index::START,
    };
    let mut state = State::new(settings, solution, solver).after(Action::Seek(index));
    if plays {
        state = state.after(Action::Play);
    }
    state.problems = reader.problems;
    state
}

fn read_flag(text: &str) -> Option<bool> {
    match text {
        "1" | "true" => Some(true),
        "0" | "false" => Some(false),
        _ => None,
    }
}

fn read_loop(text: &str, total: &Index) -> Option<LoopRange> {
    let (first, last) = text.split_once('-')?;
    LoopRange::new(first.parse().ok()?, last.parse().ok()?, total)
}

/// One digit is a peg, more are a position.
fn read_stand(text: &str) -> Option<Stand> {
    match text.len() {
        0 => None,
        1 => text.chars().next().and_then(Peg::from_digit).map(Stand::Tower),
        _ => Position::from_str(text).ok().map(Stand::Position),
    }
}

fn write_stand(stand: &Stand) -> String {
    match stand {
        Stand::Tower(peg) => peg.digit().to_string(),
        Stand::Position(position) => position.to_string(),
    }
}

/// What only a solution makes sense of.
const OF_SOLUTION: [Parameter; 3] = [Parameter::Move, Parameter::Play, Parameter::Loop];

/// What a query's puzzle comes to.
struct Solved {
    puzzle: Puzzle,
    path: Path,
    solution: Rc<Solution>,
    /// Whether the solution must be waited for; if it is searched, how many positions there are.
    waits: Option<Option<u32>>,
}

type Attempt = Result<(Rc<Solution>, Option<Option<u32>>), Unsolved>;

/// A puzzle's path by what is known already, or by the solver; and whether it must be waited for.
fn solve(puzzle: &Puzzle, path: Path, solver: Solver, known: Option<&Known>) -> Attempt {
    if let Some(known) = known.filter(|known| (&known.puzzle, known.path) == (puzzle, path)) {
        return known.result.clone().map(|solution| (solution, None));
    }
    Ok(match State::begin(solver, puzzle, path)? {
        Begun::Solved(solution) => (Rc::new(solution), None),
        begun => (Rc::new(Solution::unknown(puzzle)), Some(begun.positions())),
    })
}

/// The puzzle and its solution. Parts that make none go back to their defaults one by one; the puzzle of defaults has a
/// solution, so this ends.
fn read_puzzle(reader: &mut Reader, solver: Solver, known: Option<&Known>) -> Solved {
    let default = Draft::default();
    let path = reader.take(Parameter::Path, default.path, Path::read);
    let split = reader.take(Parameter::Split, Split::default(), Split::read);
    let mut draft = Draft {
        discs: reader.take(Parameter::Discs, default.discs, read_discs),
        pegs: reader.take(Parameter::Pegs, default.pegs, |text| text.parse().ok().and_then(Pegs::new)),
        rule: reader.take(Parameter::Rule, default.rule, |text| text.parse().ok()),
        from: reader.take(Parameter::From, default.from.clone(), read_stand),
        to: reader.take(Parameter::To, None, |text| read_stand(text).map(Some)),
        path: path.with(split),
    };
    loop {
        let (parameter, reason) = match draft.puzzle() {
            Ok(puzzle) => match solve(&puzzle, draft.path, solver, known) {
                Ok((solution, waits)) => return Solved { puzzle, path: draft.path, solution, waits },
                Err(error) => (at_fault(&error, &draft), Reason::Unsolved(error)),
            },
            Err(error) => (misfit(&error), Reason::Puzzle(error)),
        };
        reader.refuse(parameter, reason);
        match parameter {
            Parameter::Discs => draft.discs = default.discs,
            Parameter::Rule => draft.rule = default.rule,
            Parameter::From => draft.from = default.from.clone(),
            Parameter::To => draft.to = None,
            Parameter::Path => draft.path = default.path,
            _ => draft.pegs = default.pegs,
        }
    }
}

const fn misfit(error: &PuzzleError) -> Parameter {
    match error {
        PuzzleError::Start(_) => Parameter::From,
        PuzzleError::Goal(_) => Parameter::To,
        PuzzleError::Rule(_) => Parameter::Rule,
    }
}

/// Which part to give up when a puzzle has no solution here. Never one that is at its default already.
fn at_fault(error: &Unsolved, draft: &Draft) -> Parameter {
    let positions = matches!(draft.from, Stand::Position(_));
    match error {
        Unsolved::NotHamiltonian => Parameter::Path,
        Unsolved::TooManyDiscs { .. } | Unsolved::TooManyPositions { .. } if draft.discs > Draft::default().discs => {
            Parameter::Discs
        }
        Unsolved::TwoPegs => Parameter::Pegs,
        _ if draft.rule != Rule::Any => Parameter::Rule,
        // Any move from tower to tower is solved without search.
        _ if positions => Parameter::From,
        Unsolved::TooManyDiscs { .. } | Unsolved::TooManyPositions { .. } | Unsolved::Stopped => Parameter::To,
        // A way that the classic rule does not know: too few pegs.
        _ => Parameter::Pegs,
    }
}

/// The query that holds a state, with a question mark before it; empty when all is default. [`read`] reads it back.
#[must_use]
pub fn write(state: &State) -> String {
    let settings = state.settings();
    let puzzle = &settings.puzzle;
    let default = Draft::default();
    let number = |count: u32| count.to_string();
    let mut parts: Vec<(Parameter, String)> = Vec::new();
    let mut add = |parameter, is_default: bool, value: String| {
        if !is_default {
            parts.push((parameter, value));
        }
    };
    add(Parameter::Discs, puzzle.discs() == default.discs, number(puzzle.discs().count()));
    add(Parameter::Pegs, puzzle.pegs() == default.pegs, number(puzzle.pegs().count().into()));
    add(Parameter::Rule, puzzle.rule() == default.rule, puzzle.rule().to_string());
    add(Parameter::From, *puzzle.start() == default.from, write_stand(puzzle.start()));
    add(Parameter::To, *puzzle.goal() == Draft::default_goal(puzzle.pegs()), write_stand(puzzle.goal()));
    let hamiltonian = settings.path == Path::Hamiltonian;
    add(Parameter::Path, !hamiltonian, settings.path.name().into());
    let split = settings.path.split().unwrap_or_default();
    add(Parameter::Split, split == Split::default(), split.name().into());
    add(Parameter::Move, state.index().is_start(), state.index().to_string());
    add(Parameter::Play, !state.playback().is_playing(), "1".into());
    add(Parameter::Speed, settings.speed == Speed::default(), settings.speed.write());
    let looped = settings.looped.as_ref();
    add(Parameter::Loop, looped.is_none(), looped.map_or_else(String::new, |r| format!("{}-{}", r.first, r.last)));
    add(Parameter::Show, settings.show == Panels::of(settings.embed, puzzle.discs()), settings.show.write());
    add(Parameter::Theme, settings.theme == Theme::Auto, settings.theme.name().into());
    add(Parameter::Embed, !settings.embed, "1".into());
    // Every value is made of letters, digits and marks that a query may hold as they are, but for what was not read yet.
    for (parameter, value) in state.pending().map(|pending| pending.rest.as_slice()).unwrap_or_default() {
        parts.push((*parameter, form_urlencoded::byte_serialize(value.as_bytes()).collect()));
    }
    let parts: Vec<_> = parts.iter().map(|(parameter, value)| format!("{}={value}", parameter.name())).collect();
    if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
}
