//! The puzzle that a link's query holds.

use std::rc::Rc;
use std::str::FromStr;

use super::Reader;
use crate::model::pending::Known;
use crate::model::settings::{Draft, read_discs};
use crate::model::{Parameter, Program, Reason, State};
use crate::solver::recursion::Split;
use crate::solver::{Begun, Path, Peg, Pegs, Position, Puzzle, PuzzleError, Solution, Stand, Unsolved};

/// What a query's puzzle comes to.
pub struct Solved {
    pub puzzle: Puzzle,
    pub path: Path,
    pub solution: Rc<Solution>,
    /// Whether the solution must be waited for; if it is searched, how many positions there are.
    pub waits: Option<Option<u32>>,
}

type Attempt = Result<(Rc<Solution>, Option<Option<u32>>), Unsolved>;

/// A puzzle's path by what is known already, or by the solver; and whether it must be waited for.
fn solve(puzzle: &Puzzle, path: Path, program: Program, known: Option<&Known>) -> Attempt {
    if let Some(known) = known.filter(|known| (&known.puzzle, known.path) == (puzzle, path)) {
        return known.result.clone().map(|solution| (solution, None));
    }
    let is_lost = known.is_some_and(|known| known.result.as_ref().err() == Some(&Unsolved::NotLoaded));
    Ok(match State::begin(program, puzzle, path)? {
        Begun::Solved(solution) => (Rc::new(solution), None),
        // Waiting once more for what did not come would be waiting for ever.
        Begun::Later if is_lost => return Err(Unsolved::NotLoaded),
        begun => (Rc::new(Solution::unknown(puzzle)), Some(begun.positions())),
    })
}

/// The puzzle and its solution. Parts that make none go back to their defaults one by one, each of which was not at its
/// default before; the puzzle of defaults has a solution. So this ends.
pub fn read_puzzle(reader: &mut Reader, program: Program, known: Option<&Known>) -> Solved {
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
            Ok(puzzle) => match solve(&puzzle, draft.path, program, known) {
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

/// Which part to give up when a puzzle has no solution here: what the error is about, or else the first of those that
/// make a puzzle hard. Never one that is at its default already.
fn at_fault(error: &Unsolved, draft: &Draft) -> Parameter {
    let default = Draft::default();
    let parts = [
        (Parameter::Path, draft.path != default.path),
        (Parameter::Rule, draft.rule != default.rule),
        (Parameter::From, draft.from != default.from),
        (Parameter::To, draft.to != default.to),
        (Parameter::Pegs, draft.pegs != default.pegs),
        (Parameter::Discs, draft.discs != default.discs),
    ];
    let about = match error {
        Unsolved::NotHamiltonian => Some(Parameter::Path),
        Unsolved::TooManyDiscs { .. } | Unsolved::TooManyPositions { .. } if draft.discs > default.discs => {
            Some(Parameter::Discs)
        }
        Unsolved::TwoPegs => Some(Parameter::Pegs),
        _ => None,
    };
    let changed = |wanted: Option<Parameter>| {
        let fits = |&&(part, changed): &&(Parameter, bool)| changed && wanted.is_none_or(|wanted| wanted == part);
        parts.iter().find(fits).map(|(part, _)| *part)
    };
    about.and_then(|about| changed(Some(about))).or_else(|| changed(None)).unwrap_or(Parameter::Pegs)
}

/// One digit is a peg, more are a position.
fn read_stand(text: &str) -> Option<Stand> {
    match text.len() {
        0 => None,
        1 => text.chars().next().and_then(Peg::from_digit).map(Stand::Tower),
        _ => Position::from_str(text).ok().map(Stand::Position),
    }
}
