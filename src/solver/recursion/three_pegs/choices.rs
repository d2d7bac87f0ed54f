//! The shorter of the two routes, for each disc of a position.

use std::borrow::Cow;

use crate::solver::recursion::recurrence::Levels;
use crate::solver::recursion::route::LargestDiscRoute;
use crate::solver::recursion::{Endpoint, Recurrence, Subproblem};
use crate::solver::{Length, Peg, PegCount, Placement, Position, Puzzle, Rule};

/// The subproblems whose largest disc goes via the third peg because this is shorter.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    leave: Option<MixedEnd>,
    arrive: Option<MixedEnd>,
    /// Whether this applies to the whole task.
    whole: bool,
}

/// A start or a goal with its discs on several pegs.
#[derive(Clone, Debug)]
struct MixedEnd {
    position: Position,
    /// For each disc, from disc 1, the other pegs of the routes that go via the third peg, as bits.
    around: Vec<u8>,
    /// The lengths to or from each peg, for the discs compared so far.
    lengths: [Length; 3],
}

/// The data on which the choice for one disc depends.
struct RouteChoice<'a> {
    rule: Rule,
    recurrence: &'a Recurrence,
    /// The lengths of the smaller discs from peg to peg.
    level: &'a [Length],
    /// The number of smaller discs.
    size: u32,
}

impl RouteChoice<'_> {
    /// Returns the shorter route of the next disc between two pegs: whether it goes via the third peg, and its length. The smaller
    /// discs begin at `start` and end at `goal`, or on the pegs of the disc if these are `None`. If both routes are equal, this is
    /// the direct one.
    fn better(&self, from: Peg, to: Peg, start: Option<&MixedEnd>, goal: Option<&MixedEnd>) -> Option<(bool, Length)> {
        let third = from.third(to);
        let direct = LargestDiscRoute::direct(self.rule, PegCount::THREE, from, to, third);
        let around = LargestDiscRoute::via_third(self.rule, PegCount::THREE, from, to, third);
        let direct = direct.map(|route| (false, self.length(&route, start, goal)));
        let around = around.map(|route| (true, self.length(&route, start, goal)));
        match (direct, around) {
            (Some(direct), Some(around)) => Some(if direct.1 <= around.1 { direct } else { around }),
            (direct, around) => direct.or(around),
        }
    }

    fn length(&self, route: &LargestDiscRoute, start: Option<&MixedEnd>, goal: Option<&MixedEnd>) -> Length {
        let steps = route.smaller();
        let mut sum = Length::from(route.moves());
        for (place, &(from, to)) in steps.iter().enumerate() {
            let (start, goal) = (start.filter(|_| place == 0), goal.filter(|_| place + 1 == steps.len()));
            sum += match (start, goal) {
                (Some(start), _) => start.length(to),
                (None, Some(goal)) => goal.length(from),
                (None, None) => Cow::Borrowed(self.recurrence.length(self.level, from, to)),
            }
            .as_ref();
        }
        sum
    }

    /// Compares the routes of the next disc from the end to each peg, or from each peg to the end.
    fn take(&self, side: &mut MixedEnd, leaves: bool) -> Option<()> {
        let mut around = 0;
        let mut lengths = side.lengths.clone();
        let peg = *side.position.pegs().get(self.size as usize)?;
        for other in PegCount::THREE.iter().filter(|&other| other != peg) {
            let (goes_via_third, length) = if leaves {
                self.better(peg, other, Some(side), None)?
            } else {
                self.better(other, peg, None, Some(side))?
            };
            around |= u8::from(goes_via_third) << other.to_u8();
            *lengths.get_mut(other.index())? = length;
        }
        side.around.push(around);
        side.lengths = lengths;
        Some(())
    }
}

impl MixedEnd {
    fn of(stand: &Placement) -> Option<Self> {
        let Placement::Position(position) = stand else { return None };
        Some(Self { position: position.clone(), around: Vec::new(), lengths: Default::default() })
    }

    fn length(&self, peg: Peg) -> Cow<'_, Length> {
        Cow::Borrowed(self.lengths.get(peg.index()).unwrap_or(const { &Length::ZERO }))
    }

    fn goes_via_third(&self, disc: usize, peg: Peg) -> bool {
        self.around.get(disc).is_some_and(|pegs| pegs >> peg.to_u8() & 1 == 1)
    }
}

impl Choices {
    /// Compares the routes of every disc. Also returns the lengths of the steps of the whole task: those between pegs, and those of
    /// the first and the last step if their discs begin or end on several pegs.
    pub fn of(puzzle: &Puzzle, recurrence: Recurrence) -> Option<(Levels, Self, [Length; 2])> {
        let smaller = puzzle.discs().count().checked_sub(1)?;
        let mut choices =
            Self { leave: MixedEnd::of(puzzle.start()), arrive: MixedEnd::of(puzzle.goal()), whole: false };
        let mut levels = Levels::new(recurrence, smaller);
        for size in 0..smaller {
            let look = RouteChoice { rule: puzzle.rule(), recurrence: levels.recurrence(), level: levels.last(), size };
            if let Some(side) = &mut choices.leave {
                look.take(side, true)?;
            }
            if let Some(side) = &mut choices.arrive {
                look.take(side, false)?;
            }
            levels.grow();
        }
        let look =
            RouteChoice { rule: puzzle.rule(), recurrence: levels.recurrence(), level: levels.last(), size: smaller };
        let ends = choices.look_at_whole(puzzle, &look)?;
        Some((levels, choices, ends))
    }

    fn look_at_whole(&mut self, puzzle: &Puzzle, look: &RouteChoice<'_>) -> Option<[Length; 2]> {
        let disc = look.size as usize;
        let at = |stand: &Placement| match stand {
            Placement::Tower(peg) => Some(*peg),
            Placement::Position(position) => position.pegs().get(disc).copied(),
        };
        let (from, to) = (at(puzzle.start())?, at(puzzle.goal())?);
        if from == to {
            return None;
        }
        self.whole = look.better(from, to, self.leave.as_ref(), self.arrive.as_ref())?.0;
        // The pegs of the smaller discs during the first and the last move of the largest disc.
        let (first, last) = if self.whole { (to, from) } else { (from.third(to), from.third(to)) };
        let length = |side: &Option<MixedEnd>, peg| side.as_ref().map(|side| side.length(peg).into_owned());
        Some([length(&self.leave, first), length(&self.arrive, last)].map(Option::unwrap_or_default))
    }

    /// Returns true when the largest disc of a subproblem goes via the third peg because this is shorter. Between two pegs, the
    /// direct route is always taken if it is open.
    pub fn goes_via_third(&self, subproblem: &Subproblem) -> bool {
        let Some(disc) = subproblem.largest() else { return false };
        let disc = disc.index();
        let choice = |side: &Option<MixedEnd>, peg| side.as_ref().is_some_and(|side| side.goes_via_third(disc, peg));
        match (subproblem.from, subproblem.to) {
            (Endpoint::Peg(_), Endpoint::Peg(_)) => false,
            (_, Endpoint::Peg(peg)) if disc < self.looked_at() => choice(&self.leave, peg),
            (Endpoint::Peg(peg), _) if disc < self.looked_at() => choice(&self.arrive, peg),
            _ => self.whole,
        }
    }

    /// The number of discs that were compared: all but the largest.
    fn looked_at(&self) -> usize {
        let side = self.leave.as_ref().or(self.arrive.as_ref());
        side.map_or(0, |side| side.around.len())
    }

    /// The peg of a disc at an endpoint.
    pub fn peg(&self, place: Endpoint, disc: usize) -> Option<Peg> {
        let side = match place {
            Endpoint::Peg(peg) => return Some(peg),
            Endpoint::Start => &self.leave,
            Endpoint::Goal => &self.arrive,
        };
        side.as_ref()?.position.pegs().get(disc).copied()
    }
}
