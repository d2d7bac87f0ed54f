//! The descent to an event.

use num_bigint::BigUint;

use super::procedure::Statement;
use super::tally::Tally;
use super::{Call, EventKind, Place, Procedure, Program, Spot};
use crate::solver::{Index, Move, PegCount};

/// A part of a call: one event of its own, or all events of a call that it makes.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    Event(EventKind, Spot),
    Call(Call),
}

/// A call on the path to an event, with its parts and the number of the part that contains the event.
#[derive(Debug)]
pub struct Level {
    pub call: Call,
    pub parts: Vec<Part>,
    pub chosen: usize,
}

/// The calls that are open at an event, the outermost first, and the events and moves before it.
#[derive(Debug)]
pub struct Path {
    pub levels: Vec<Level>,
    pub events: BigUint,
    pub moves: BigUint,
}

/// The count by which an event is sought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    Events,
    Moves,
}

impl Measure {
    const fn of(self, tally: &Tally) -> &BigUint {
        match self {
            Self::Events => &tally.events,
            Self::Moves => &tally.moves,
        }
    }
}

impl Level {
    /// The current place of the call. While a call that it makes is open, this is the calling statement.
    pub fn place(&self) -> Option<Place> {
        let events = self.parts.get(..=self.chosen)?.iter().rev();
        let spot = events.into_iter().find_map(|part| match part {
            Part::Event(_, spot) => Some(*spot),
            Part::Call(_) => None,
        })?;
        Some(Place { procedure: self.call.procedure, spot })
    }
}

impl Program {
    pub(super) fn tally(&self, call: &Call) -> Option<&Tally> {
        self.tallies.get((call.n, call.procedure))
    }

    /// The parts of a call, in order.
    pub(super) fn parts(&self, call: &Call) -> Vec<Part> {
        let mut parts = vec![Part::Event(EventKind::Enter, Spot::Header), Part::Event(EventKind::Test, Spot::Guard)];
        let Some(disc) = call.largest() else {
            parts.push(Part::Event(EventKind::Return, Spot::Guard));
            return parts;
        };
        for (number, statement) in call.procedure.statements().iter().enumerate() {
            let spot = Spot::Statement(number);
            match *statement {
                Statement::Move { from, to } => {
                    let ends = call.peg(from).zip(call.peg(to));
                    parts.extend(ends.map(|(from, to)| Part::Event(EventKind::Move(Move { disc, from, to }), spot)));
                }
                Statement::Call { .. } => {
                    parts.push(Part::Event(EventKind::Call, spot));
                    parts.extend(self.callee(call, statement).map(Part::Call));
                }
            }
        }
        parts.push(Part::Event(EventKind::Return, Spot::End));
        parts
    }

    /// The call that a statement makes.
    fn callee(&self, call: &Call, statement: &Statement) -> Option<Call> {
        let &Statement::Call { procedure, size, pegs } = statement else { return None };
        let mut pegs = pegs.iter().filter_map(|&role| call.peg(role));
        let (source, target, spare) = (pegs.next()?, pegs.next()?, pegs.next());
        // The discs set aside are the smallest, and the other call leaves them alone.
        let n = size.of(call.n, call.aside);
        let low = if size == super::Size::Rest { call.low + call.aside? } else { call.low };
        let mut free = PegCount::FOUR.iter().filter(|&peg| peg != source && peg != target);
        let aside = self.aside(procedure, n);
        Some(match spare {
            Some(spare) => Call { procedure, n, low, source, target, spare, other: None, aside },
            None => Call { procedure, n, low, source, target, spare: free.next()?, other: free.next(), aside },
        })
    }

    /// The number of discs that a call brings aside. A single disc moves directly.
    pub(super) fn aside(&self, procedure: Procedure, n: u32) -> Option<u32> {
        let splits = self.splits.as_ref().filter(|_| procedure == Procedure::Four && n > 0)?;
        Some(if n == 1 { 0 } else { splits.aside(u32::from(PegCount::FOUR.count()), n) })
    }

    /// Descends to event `number`, or to the event of move `number`, both numbered from 0. `None` if it does not exist.
    pub(super) fn path_to(&self, number: &Index, measure: Measure) -> Option<Path> {
        let mut rest = number.as_biguint().clone();
        let mut path = Path { levels: Vec::new(), events: BigUint::ZERO, moves: BigUint::ZERO };
        let mut call = self.main;
        loop {
            let parts = self.parts(&call);
            let chosen = self.choose(&parts, measure, &mut rest, &mut path)?;
            let part = parts.get(chosen).copied();
            path.levels.push(Level { call, parts, chosen });
            match part? {
                Part::Event(..) => return Some(path),
                Part::Call(callee) => call = callee,
            }
        }
    }

    /// Finds the part that contains event or move `rest`, counts the parts before it, and reduces `rest` to a number within that
    /// part.
    fn choose(&self, parts: &[Part], measure: Measure, rest: &mut BigUint, path: &mut Path) -> Option<usize> {
        for (chosen, part) in parts.iter().enumerate() {
            match part {
                Part::Event(kind, _) => {
                    let is_move = matches!(kind, EventKind::Move(_));
                    if is_move || measure == Measure::Events {
                        if *rest == BigUint::ZERO {
                            return Some(chosen);
                        }
                        *rest -= 1u8;
                    }
                    path.events += 1u8;
                    path.moves += u8::from(is_move);
                }
                Part::Call(callee) => {
                    let tally = self.tally(callee)?;
                    if *rest < *measure.of(tally) {
                        return Some(chosen);
                    }
                    *rest -= measure.of(tally);
                    path.events += &tally.events;
                    path.moves += &tally.moves;
                }
            }
        }
        None
    }
}
