//! Stops the recursive program before a line, and asks what it prints next, which line runs next, or how many calls are open.

use super::{Kind, QuestionSeed, Subject};
use crate::model::exercise::rng::SeededRng;
use crate::model::exercise::{Choice, ChoiceQuestion, Interaction, NumberQuestion, Question};
use crate::model::{ProgramRun, State};
use crate::solver::program::{EventKind, Place, Procedure, ProgramText, Spot};
use crate::solver::{Index, Move, Peg};

pub const PRINTS: Kind = Kind { interaction: |_| Interaction::Choice, frame_height: 1140, ..Kind::new(ask_prints) };
pub const NEXT_LINE: Kind = Kind { ask: ask_next_line, ..PRINTS };
pub const DEPTH: Kind = Kind { frame_height: 920, ..Kind::new(ask_depth) };

/// The most places in the program to try until one suits the question.
const MAX_TRIES: usize = 64;
const MAX_OPTIONS: usize = 4;

/// The program, stopped before one of its lines, and the question about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoppedProgram {
    pub run: ProgramRun,
    pub text: ProgramText,
    pub wanted: ProgramQuestion,
}

impl StoppedProgram {
    /// Whether both look the same to the reader: the line, and the open calls, of which the question for their number shows the innermost.
    pub(super) fn looks_like(&self, other: &Self) -> bool {
        let seen = |stopped: &Self| {
            let (line, event) = (stopped.run.line(&stopped.text), stopped.run.event());
            let callers = if stopped.wanted == ProgramQuestion::Depth { Vec::new() } else { event.callers.clone() };
            (line, event.frame.call, callers)
        };
        seen(self) == seen(other)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramQuestion {
    /// The next printed move, and the place where it is printed.
    Print(ProgramRun),
    /// The line that runs next.
    Line,
    /// The number of open calls.
    Depth,
}

fn ask_prints(state: &State, draw: QuestionSeed) -> Option<Question> {
    let mut rng = draw.rng();
    let (run, (print, mv)) = draw_run(state, &mut rng, next_print)?;
    let call = run.event().frame.call;
    let pegs = || state.puzzle().pegs().iter();
    let all = pegs().flat_map(|from| pegs().map(move |to| (from, to)));
    // A learner who forgets that calls swap the pegs takes those of the innermost call.
    let near = [(call.source, call.target), (mv.to, mv.from), (call.source, call.spare), (call.spare, call.target)];
    let moves = near.into_iter().chain(all).filter(|&(from, to)| from != to && state.puzzle().allows(from, to));
    let options: Vec<(Peg, Peg)> = few((mv.from, mv.to), moves);
    let order = rng.shuffled(options.len());
    let right = order.iter().position(|&place| place == 0)?;
    let options =
        order.iter().filter_map(|&place| options.get(place)).map(|&(from, to)| Choice::Print(from, to)).collect();
    let asked = asked(state, run, ProgramQuestion::Print(print));
    Some(Question::Choice(ChoiceQuestion { about: None, asked, options, right }))
}

fn ask_next_line(state: &State, draw: QuestionSeed) -> Option<Question> {
    let (run, next) = draw_run(state, &mut draw.rng(), next_line)?;
    let text = run.program().text(state.config.program);
    let here = run.event().frame.at;
    let callee = run.callee().map(|callee| Place { procedure: callee.procedure, spot: Spot::Guard });
    let returns = run.event().callers.iter().rev().filter_map(|frame| following(frame.at));
    let near = following(here).into_iter().chain(callee).chain(returns).chain(body(&run));
    let mut lines: Vec<usize> = few(text.line(next)?, near.filter_map(|place| text.line(place)));
    lines.sort_unstable();
    let right = lines.iter().position(|&line| Some(line) == text.line(next))?;
    let code = |line: usize| text.as_str().lines().nth(line - 1).unwrap_or_default().trim().to_owned();
    let options = lines.into_iter().map(|line| Choice::Line(line, code(line))).collect();
    let asked = Subject::Program(Box::new(StoppedProgram { run, text, wanted: ProgramQuestion::Line }));
    Some(Question::Choice(ChoiceQuestion { about: None, asked, options, right }))
}

/// On three pegs, each call has one disc fewer than the call around it. On four, the number of discs does not tell the depth.
fn ask_depth(state: &State, draw: QuestionSeed) -> Option<Question> {
    let is_told = |run: &ProgramRun| (run.program().main().procedure != Procedure::Four).then_some(());
    let (run, ()) = draw_run(state, &mut draw.rng(), is_told)?;
    let wanted = Index::from(run.event().callers.len() as u64 + 1);
    let asked = asked(state, run, ProgramQuestion::Depth);
    Some(Question::Number(NumberQuestion { about: None, asked, wanted }))
}

fn asked(state: &State, run: ProgramRun, wanted: ProgramQuestion) -> Subject {
    let text = run.program().text(state.config.program);
    Subject::Program(Box::new(StoppedProgram { run, text, wanted }))
}

/// Draws a step before a line that runs and for which there is an answer.
fn draw_run<T>(
    state: &State,
    rng: &mut SeededRng,
    answer: impl Fn(&ProgramRun) -> Option<T>,
) -> Option<(ProgramRun, T)> {
    let program = state.program().ok()?;
    (0..MAX_TRIES).find_map(|_| {
        let number = rng.indices(state.total(), None, 1).pop()?.next();
        let mv = program.event_of_move(&number)?;
        // Calls of all sizes are equally likely, although most calls are small.
        let depth = rng.below(program.event_at(&mv)?.callers.len() + 1);
        let begin = program.event_of_call(&mv, depth)?;
        let from = match rng.below(3) {
            0 => program.step_out(&begin)?,
            1 => mv,
            _ => begin,
        };
        let run = ProgramRun::at(&program, from + Index::from(rng.below(6) as u64))?;
        let is_line = matches!(run.event().kind, EventKind::Test | EventKind::Call | EventKind::Move(_));
        let answer = is_line.then(|| answer(&run)).flatten()?;
        Some((run, answer))
    })
}

/// The next step that prints, which may be this one, and its move.
fn next_print(run: &ProgramRun) -> Option<(ProgramRun, Move)> {
    let print = run.at_move(&run.moves().next())?;
    match print.event().kind {
        EventKind::Move(mv) => Some((print, mv)),
        EventKind::Enter | EventKind::Test | EventKind::Call | EventKind::Return => None,
    }
}

/// The place that runs after the line of this step.
fn next_line(run: &ProgramRun) -> Option<Place> {
    // A call without discs returns on the line of its test.
    let is_empty = run.event().kind == EventKind::Test && run.event().frame.call.n == 0;
    let from = if is_empty { run.index().next() } else { run.index().clone() };
    let next = run.program().next_at(&from, body(run).collect())?;
    run.program().event_at(&next).map(|event| event.frame.at)
}

/// The lines in the bodies of the procedures.
fn body(run: &ProgramRun) -> impl Iterator<Item = Place> {
    let procedures = run.program().main().procedure.program().iter();
    procedures.flat_map(|&procedure| {
        let statements = (0..procedure.statements().len()).map(Spot::Statement);
        [Spot::Guard].into_iter().chain(statements).map(move |spot| Place { procedure, spot })
    })
}

/// The next line of the same procedure.
fn following(place: Place) -> Option<Place> {
    let next = match place.spot {
        Spot::Header => return None,
        Spot::Guard => 0,
        Spot::Statement(number) => number + 1,
        Spot::End => return None,
    };
    (next < place.procedure.statements().len()).then_some(Place { spot: Spot::Statement(next), ..place })
}

/// The right answer, and the first few others that differ from it.
fn few<T: PartialEq>(right: T, others: impl Iterator<Item = T>) -> Vec<T> {
    let mut options = vec![right];
    for other in others {
        if options.len() < MAX_OPTIONS && !options.contains(&other) {
            options.push(other);
        }
    }
    options
}
