//! Steps from one event to another, as in a debugger.

use num_bigint::BigUint;

use super::path::{Measure, Part};
use super::{EventKind, Place, PlaceSet, Procedure, Program};
use crate::solver::Index;

/// Forwards to the last event, or backwards to the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Forward,
    Backward,
}

impl Program {
    /// Returns the event after the whole call if event `index` is a call, and the next event otherwise; `None` at the last event
    /// and past it. O(n) big-integer steps.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::Program};
    ///
    /// let program = Program::new(&Puzzle::classic(3)?, PathKind::default())?;
    /// // Enter, test, call; the call of two discs has 30 events.
    /// assert_eq!(program.step_over(&2.into()), Some(33.into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn step_over(&self, index: &Index) -> Option<Index> {
        let path = self.path_to(index, Measure::Events)?;
        let level = path.levels.last()?;
        let mut next = index.as_biguint() + 1u8;
        if matches!(level.parts.get(level.chosen), Some(Part::Event(EventKind::Call, _))) {
            self.pass(level.parts.get(level.chosen + 1)?, Direction::Forward, &mut next);
        }
        Some(Index::from(next)).filter(|next| *next < self.event_count())
    }

    /// Returns the event at which the call of event `index` returns; from a return, the return of the enclosing call. `None` at the
    /// last event and past it. O(n) big-integer steps.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::Program};
    ///
    /// let program = Program::new(&Puzzle::classic(3)?, PathKind::default())?;
    /// // The call of two discs is entered at event 3 and returns 29 events later, the first call at the end.
    /// assert_eq!(program.step_out(&3.into()), Some(32.into()));
    /// assert_eq!(program.step_out(&32.into()), program.event_count().previous());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn step_out(&self, index: &Index) -> Option<Index> {
        let path = self.path_to(index, Measure::Events)?;
        let mut end = index.as_biguint() + 1u8;
        for level in path.levels.iter().rev() {
            let rest = level.parts.get(level.chosen + 1..)?;
            if !rest.is_empty() {
                rest.iter().for_each(|part| self.pass(part, Direction::Forward, &mut end));
                return Index::from(end).previous();
            }
        }
        None
    }

    /// Returns the first event after event `index` at one of these places, such as the [`ProgramText::places`] of a line ("run to
    /// line"). `None` if no such event follows, and past the end. O(n) big-integer steps.
    ///
    /// ```
    /// use tower_of_hanoi::solver::program::{Place, Procedure, Program, Spot};
    /// use tower_of_hanoi::solver::{PathKind, Puzzle};
    ///
    /// let program = Program::new(&Puzzle::classic(64)?, PathKind::default())?;
    /// let end = Place { procedure: Procedure::Hanoi, spot: Spot::End };
    /// let first_end = program.next_at(&0.into(), [end].into_iter().collect());
    /// // 64 calls of three events each on the way down, then the smallest call that does something ends.
    /// assert_eq!(first_end, Some((3 * 64 + 3 + 5).into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// [`ProgramText::places`]: super::ProgramText::places
    #[must_use]
    pub fn next_at(&self, index: &Index, places: PlaceSet) -> Option<Index> {
        self.nearest_at(index, places, Direction::Forward)
    }

    /// Returns the last event before event `index` at one of these places; `None` if there is no such event, and past the end. O(n)
    /// big-integer steps.
    ///
    /// ```
    /// use tower_of_hanoi::solver::program::{Place, Procedure, Program, Spot};
    /// use tower_of_hanoi::solver::{PathKind, Puzzle};
    ///
    /// let program = Program::new(&Puzzle::classic(64)?, PathKind::default())?;
    /// let the_move = Place { procedure: Procedure::Hanoi, spot: Spot::Statement(1) };
    /// let last_event = program.event_count().previous().ok_or("no events")?;
    /// let last_move = program.previous_at(&last_event, [the_move].into_iter().collect());
    /// assert_eq!(last_move, program.event_of_move(&"18446744073709551615".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn previous_at(&self, index: &Index, places: PlaceSet) -> Option<Index> {
        self.nearest_at(index, places, Direction::Backward)
    }

    /// Goes outwards to the nearest part with such an event beyond event `index`, and then down to the event.
    fn nearest_at(&self, index: &Index, places: PlaceSet, direction: Direction) -> Option<Index> {
        let path = self.path_to(index, Measure::Events)?;
        // The number of events before the next part or, backwards, before its end.
        let mut at = index.as_biguint().clone();
        if direction == Direction::Forward {
            at += 1u8;
        }
        let mut found = path.levels.iter().rev().find_map(|level| {
            let beyond = match direction {
                Direction::Forward => level.parts.get(level.chosen + 1..)?,
                Direction::Backward => level.parts.get(..level.chosen)?,
            };
            self.find_part(level.call.procedure, beyond, places, direction, &mut at)
        })?;
        while let Part::Call(callee) = found {
            found = self.find_part(callee.procedure, &self.parts(&callee), places, direction, &mut at)?;
        }
        let at = Index::from(at);
        if direction == Direction::Forward { Some(at) } else { at.previous() }
    }

    /// Finds the nearest part of a procedure that has such an event, and passes the parts before it.
    fn find_part(
        &self,
        procedure: Procedure,
        parts: &[Part],
        places: PlaceSet,
        direction: Direction,
        at: &mut BigUint,
    ) -> Option<Part> {
        let mut rest = parts.iter();
        loop {
            let part = match direction {
                Direction::Forward => rest.next(),
                Direction::Backward => rest.next_back(),
            }?;
            if self.has(procedure, part, places) {
                return Some(*part);
            }
            self.pass(part, direction, at);
        }
    }

    /// Whether a part of a procedure has an event at one of these places.
    fn has(&self, procedure: Procedure, part: &Part, places: PlaceSet) -> bool {
        match part {
            &Part::Event(_, spot) => places.contains(Place { procedure, spot }),
            Part::Call(callee) => self.tally(callee).is_some_and(|tally| tally.places.intersects(places)),
        }
    }

    /// Passes over all events of a part.
    pub(super) fn pass(&self, part: &Part, direction: Direction, at: &mut BigUint) {
        match (part, direction) {
            (Part::Event(..), Direction::Forward) => *at += 1u8,
            (Part::Event(..), Direction::Backward) => *at -= 1u8,
            (Part::Call(callee), direction) => match (self.tally(callee), direction) {
                (Some(tally), Direction::Forward) => *at += &tally.events,
                (Some(tally), Direction::Backward) => *at -= &tally.events,
                (None, _) => {}
            },
        }
    }
}
