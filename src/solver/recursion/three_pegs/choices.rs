//! Straight or around: what is shorter for each disc of a position.

use std::borrow::Cow;

use num_bigint::BigUint;

use crate::solver::recursion::recurrence::Level;
use crate::solver::recursion::way::Way;
use crate::solver::recursion::{Place, Recurrence, Term};
use crate::solver::{Peg, Pegs, Position, Puzzle, Rule, Stand};

/// Where the largest disc of a term goes around though it might not.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    leave: Option<Side>,
    arrive: Option<Side>,
    /// For the whole task, where both its ends are on several pegs.
    whole: bool,
}

/// One end of a puzzle that has its discs on several pegs.
#[derive(Clone, Debug)]
struct Side {
    position: Position,
    /// For each disc, from disc 1, the pegs from which or to which it goes around, as bits.
    around: Vec<u8>,
    /// The lengths to each peg, or from it, of the discs looked at so far.
    lengths: [BigUint; 3],
}

/// Everything that the choice of one disc looks at.
struct Look<'a> {
    rule: Rule,
    recurrence: &'a Recurrence,
    /// The lengths from peg to peg of all smaller discs.
    level: &'a Level,
    /// How many they are.
    size: u32,
}

impl Look<'_> {
    /// The shorter of the two ways of the next disc between two pegs, when the smaller discs begin at `start` and end at
    /// `goal` (the lengths to and from each peg) or else at the disc's own pegs: whether it is the way around, and how
    /// long it is. Of equal ways, the straight one.
    fn better(&self, from: Peg, to: Peg, start: Option<&Side>, goal: Option<&Side>) -> Option<(bool, BigUint)> {
        let third = from.third(to);
        let straight = Way::straight(self.rule, Pegs::THREE, from, to, third);
        let around = Way::around(self.rule, Pegs::THREE, from, to, third);
        let straight = straight.map(|way| (false, self.length(&way, start, goal)));
        let around = around.map(|way| (true, self.length(&way, start, goal)));
        match (straight, around) {
            (Some(straight), Some(around)) => Some(if straight.1 <= around.1 { straight } else { around }),
            (straight, around) => straight.or(around),
        }
    }

    fn length(&self, way: &Way, start: Option<&Side>, goal: Option<&Side>) -> BigUint {
        let parts = way.smaller();
        let mut sum = BigUint::from(way.largest().len());
        for (place, &(from, to)) in parts.iter().enumerate() {
            let (start, goal) = (start.filter(|_| place == 0), goal.filter(|_| place + 1 == parts.len()));
            sum += match (start, goal) {
                (Some(start), _) => start.length(to),
                (None, Some(goal)) => goal.length(from),
                (None, None) => self.recurrence.any_length(self.level, self.size, from, to),
            }
            .as_ref();
        }
        sum
    }

    /// Looks at the next disc of one end: how long it is from there to each peg, or from each peg to there.
    fn take(&self, side: &mut Side, leaves: bool) -> Option<()> {
        let mut around = 0;
        let mut lengths = side.lengths.clone();
        let peg = *side.position.pegs().get(self.size as usize)?;
        for other in Pegs::THREE.iter().filter(|&other| other != peg) {
            let (goes_around, length) = if leaves {
                self.better(peg, other, Some(side), None)?
            } else {
                self.better(other, peg, None, Some(side))?
            };
            around |= u8::from(goes_around) << other.number();
            *lengths.get_mut(other.place())? = length;
        }
        side.around.push(around);
        side.lengths = lengths;
        Some(())
    }
}

impl Side {
    fn of(stand: &Stand) -> Option<Self> {
        let Stand::Position(position) = stand else { return None };
        Some(Self { position: position.clone(), around: Vec::new(), lengths: Default::default() })
    }

    fn length(&self, peg: Peg) -> Cow<'_, BigUint> {
        Cow::Borrowed(self.lengths.get(peg.place()).unwrap_or(const { &BigUint::ZERO }))
    }

    fn goes_around(&self, disc: usize, peg: Peg) -> bool {
        self.around.get(disc).is_some_and(|pegs| pegs >> peg.number() & 1 == 1)
    }
}

impl Choices {
    /// Looks at every disc but the largest, then at the whole task. With the choices come the lengths of the parts of the
    /// whole task: between pegs, and of the first and the last where they have an end on several pegs.
    pub fn of(puzzle: &Puzzle, recurrence: &Recurrence) -> Option<(Level, Self, [BigUint; 2])> {
        let smaller = puzzle.discs().count().checked_sub(1)?;
        let mut choices = Self { leave: Side::of(puzzle.start()), arrive: Side::of(puzzle.goal()), whole: false };
        let mut level = recurrence.level(0);
        for size in 0..smaller {
            let look = Look { rule: puzzle.rule(), recurrence, level: &level, size };
            if let Some(side) = &mut choices.leave {
                look.take(side, true)?;
            }
            if let Some(side) = &mut choices.arrive {
                look.take(side, false)?;
            }
            level = recurrence.step_up(&level);
        }
        let look = Look { rule: puzzle.rule(), recurrence, level: &level, size: smaller };
        let ends = choices.look_at_whole(puzzle, &look)?;
        Some((level, choices, ends))
    }

    fn look_at_whole(&mut self, puzzle: &Puzzle, look: &Look<'_>) -> Option<[BigUint; 2]> {
        let disc = look.size as usize;
        let at = |stand: &Stand| match stand {
            Stand::Tower(peg) => Some(*peg),
            Stand::Position(position) => position.pegs().get(disc).copied(),
        };
        let (from, to) = (at(puzzle.start())?, at(puzzle.goal())?);
        if from == to {
            return None;
        }
        self.whole = look.better(from, to, self.leave.as_ref(), self.arrive.as_ref())?.0;
        // The peg where the smaller discs wait for the largest to move first, and to move last.
        let (first, last) = if self.whole { (to, from) } else { (from.third(to), from.third(to)) };
        let length = |side: &Option<Side>, peg| side.as_ref().map(|side| side.length(peg).into_owned());
        Some([length(&self.leave, first), length(&self.arrive, last)].map(Option::unwrap_or_default))
    }

    /// True when the largest disc of a term goes around because that is shorter. The ways between pegs are not asked for:
    /// they go straight where they can.
    pub fn goes_around(&self, term: &Term) -> bool {
        let Some(disc) = term.largest() else { return false };
        let disc = disc.place();
        let choice = |side: &Option<Side>, peg| side.as_ref().is_some_and(|side| side.goes_around(disc, peg));
        match (term.from, term.to) {
            (Place::Peg(_), Place::Peg(_)) => false,
            (_, Place::Peg(peg)) if disc < self.looked_at() => choice(&self.leave, peg),
            (Place::Peg(peg), _) if disc < self.looked_at() => choice(&self.arrive, peg),
            _ => self.whole,
        }
    }

    /// How many discs have choices of their own: all but the largest.
    fn looked_at(&self) -> usize {
        let side = self.leave.as_ref().or(self.arrive.as_ref());
        side.map_or(0, |side| side.around.len())
    }

    /// The peg on which a place has a disc.
    pub fn peg(&self, place: Place, disc: usize) -> Option<Peg> {
        let side = match place {
            Place::Peg(peg) => return Some(peg),
            Place::Start => &self.leave,
            Place::Goal => &self.arrive,
        };
        side.as_ref()?.position.pegs().get(disc).copied()
    }
}
