//! The recursive program at its current step.

use std::rc::Rc;

use crate::solver::Index;
use crate::solver::program::{Call, Event, EventKind, NoProgram, Place, PlaceSet, Program, ProgramText};
use crate::solver::recursion::Step;

use super::{ProgramAction, Span, State};

/// The program of a puzzle at one of its events. The board shows the moves made before the event.
#[derive(Clone, Debug)]
pub struct ProgramRun {
    program: Rc<Program>,
    index: Index,
    event: Event,
}

impl PartialEq for ProgramRun {
    /// The same puzzle has the same program.
    fn eq(&self, other: &Self) -> bool {
        (&self.index, &self.event, self.program.main()) == (&other.index, &other.event, other.program.main())
    }
}

impl Eq for ProgramRun {}

impl State {
    /// The program at the event that the user went to, or else at the first event with the position of the page: the one after the
    /// move.
    ///
    /// # Errors
    /// Returns an error if the puzzle has no such program.
    pub fn program_run(&self) -> Result<ProgramRun, NoProgram> {
        let program = self.program()?;
        let moves = self.index();
        let chosen = match &self.config.navigation.event {
            Some(event) => ProgramRun::at(&program, event.clone()).filter(|run| run.moves() == moves),
            None => None,
        };
        let after_move = || program.event_of_move(moves).map_or(Index::ZERO, |event| event.next());
        let run = chosen.or_else(|| ProgramRun::at(&program, after_move()));
        run.ok_or_else(|| NoProgram { nearest: self.puzzle().clone() })
    }
}

impl ProgramRun {
    /// The program at event `index`, from 0; `None` past the end.
    #[must_use]
    pub fn at(program: &Rc<Program>, index: Index) -> Option<Self> {
        let event = program.event_at(&index)?;
        Some(Self { program: Rc::clone(program), index, event })
    }

    /// The program at a move, numbered from 1; `None` if there is no such move.
    #[must_use]
    pub fn at_move(&self, number: &Index) -> Option<Self> {
        Self::at(&self.program, self.program.event_of_move(number)?)
    }

    /// The number of the event, from 0.
    #[must_use]
    pub const fn index(&self) -> &Index {
        &self.index
    }

    #[must_use]
    pub const fn event(&self) -> &Event {
        &self.event
    }

    /// The number of moves made before the event.
    #[must_use]
    pub const fn moves(&self) -> &Index {
        &self.event.moves
    }

    #[must_use]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// The number of the last event.
    #[must_use]
    pub fn last(&self) -> Index {
        self.program.last_event()
    }

    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.index >= self.last()
    }

    /// The number of its line, from 1.
    #[must_use]
    pub fn line(&self, text: &ProgramText) -> usize {
        text.line(self.event.frame.at).unwrap_or_default()
    }

    /// The call that begins with the next event; `None` if this event is not a call.
    #[must_use]
    pub fn callee(&self) -> Option<Call> {
        let is_call = self.event.kind == EventKind::Call;
        is_call.then(|| self.program.event_at(&self.index.next())).flatten().map(|event| event.frame.call)
    }

    fn go_to(&self, event: Index) -> Option<ProgramAction> {
        (event <= self.last()).then_some(ProgramAction::GoTo(event))
    }

    /// Plays on from here, or from the start if there are no more steps.
    #[must_use]
    pub fn play(&self) -> ProgramAction {
        ProgramAction::Play(if self.is_at_end() { Index::ZERO } else { self.index.clone() })
    }

    #[must_use]
    pub fn step(&self) -> Option<ProgramAction> {
        self.go_to(self.index.next())
    }

    #[must_use]
    pub fn step_back(&self) -> Option<ProgramAction> {
        self.go_to(self.index.previous()?)
    }

    #[must_use]
    pub fn step_over(&self) -> Option<ProgramAction> {
        self.go_to(self.program.step_over(&self.index)?)
    }

    #[must_use]
    pub fn step_out(&self) -> Option<ProgramAction> {
        self.go_to(self.program.step_out(&self.index)?)
    }

    /// Goes to the next event at one of some places, such as those of a line, or back to the previous one.
    #[must_use]
    pub fn run_to(&self, places: PlaceSet, is_back: bool) -> Option<ProgramAction> {
        self.go_to(match is_back {
            true => self.program.previous_at(&self.index, places),
            false => self.program.next_at(&self.index, places),
        }?)
    }

    /// Goes to the beginning of an open call: the one with `depth` calls around it.
    #[must_use]
    pub fn go_to_call(&self, depth: usize) -> Option<ProgramAction> {
        self.go_to(self.program.event_of_call(&self.index, depth)?)
    }

    /// The first and last index of the innermost open call that moves discs; `None` if there are no discs to move.
    #[must_use]
    pub fn call_moves(&self) -> Option<Span> {
        let depth = self.event.stack().filter(|frame| frame.call.n > 0).count().checked_sub(1)?;
        let begin = self.program.event_of_call(&self.index, depth)?;
        let end = self.program.step_out(&begin)?;
        let moves = |event: &Index| self.program.event_at(event).map(|event| event.moves);
        Some(Span { first: moves(&begin)?, last: moves(&end)? })
    }

    /// Goes to the beginning of the call that is a part of the recursion, or to a move that is about to be made. `before` is the
    /// index before the part.
    #[must_use]
    pub fn go_to_part(&self, part: Step, before: &Index) -> Option<ProgramAction> {
        let first_move = self.program.event_of_move(&before.next())?;
        let Step::Subproblem(task) = part else { return self.go_to(first_move) };
        let event = self.program.event_at(&first_move)?;
        let same_disc = event.stack().enumerate().filter(|(_, frame)| frame.call.largest() == task.largest());
        // The call with that first move. On four pegs, another one inside it may move the same disc.
        let mut begins = same_disc.filter_map(|(depth, _)| self.program.event_of_call(&first_move, depth));
        let begin = begins.find(|begin| self.program.event_at(begin).is_some_and(|event| event.moves == *before));
        self.go_to(begin?)
    }

    /// The line to which a call returns.
    #[must_use]
    pub fn return_line(text: &ProgramText, return_to: Option<Place>) -> usize {
        return_to.map_or(text.main_line(), |place| text.line(place).unwrap_or_default())
    }

    /// Whether the previous event made a move, so that this is the first event with its position.
    #[must_use]
    pub fn is_after_move(&self) -> bool {
        let before = self.program.event_of_move(self.moves());
        before.is_some_and(|event| event.next() == self.index)
    }
}
