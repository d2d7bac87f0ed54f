//! The geometry of the towers. The unit is a sixteenth of the page's font size, which is usually a CSS pixel.

use super::colour::Rank;
use super::disc_pattern;
use super::disc_shape::DiscShape;
use super::drawing::Polyline;
use super::flight_path::FlightPath;
use super::stand::PLANK;
use crate::solver::{Disc, DiscCount, Move, Peg, PegCount, Position};

/// The minimum thickness in pixels of a disc drawn on its own. Thinner discs are drawn as bands of one outline for each tower.
const MIN_DISC_THICKNESS: f64 = 4.0;

/// The space for the plank, and below it for the names of the pegs.
const FOOT: f64 = PLANK + 41.0;
/// The space above a disc that was picked up, for the flag.
const SKY: f64 = 22.0;
/// The space over the towers for the goal and the rule.
pub(super) const WORDS: f64 = 46.0;
/// From this number of discs on, a tower leaves that space free. Fewer discs need it for their numbers.
const MIN_BELOW_WORDS: u32 = 11;
/// Even then a tower has at least this part of its height.
const LEAST_SHARE: f64 = 0.9;
/// The gap between the top of a peg and a disc above it.
const LIFT: f64 = 4.0;
const MAX_THICKNESS: f64 = 64.0;
/// The share of the picture's height that pegs have at least, where there is room, and at most.
const PEG_SHARE: (f64, f64) = (0.6, 0.85);
/// The minimum thickness of a disc with a gap above it.
const MIN_GAPPED: f64 = 9.0;
/// The minimum thickness of a disc that has room for its number.
const MIN_NUMBER_THICKNESS: f64 = 13.5;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TowersLayout {
    pub width: f64,
    pub height: f64,
    discs: DiscCount,
    pegs: u8,
}

/// A point in the picture, measured from the top left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// A disc that is moving from one peg to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MovingDisc {
    /// The move in the current direction of motion, which is reversed after a step back.
    pub step: Move,
    pub start: Start,
}

/// The start of a disc's motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Start {
    /// The disc's place on its old peg.
    Rest,
    /// The place above the disc's old peg.
    Lifted,
    /// The point where the pointer dropped the disc, as fractions of the picture's width and height.
    Dropped { x: f64, y: f64 },
}

impl TowersLayout {
    #[must_use]
    pub fn new(width: f64, height: f64, discs: DiscCount, pegs: PegCount) -> Self {
        Self { width: width.max(1.0), height: height.max(1.0), discs, pegs: pegs.count() }
    }

    /// A disc among those on which the sizes are based.
    #[must_use]
    pub const fn rank(&self, disc: Disc) -> Rank {
        Rank { disc, discs: self.discs }
    }

    /// Whether each tower is drawn as one outline.
    #[must_use]
    pub fn is_silhouette(&self) -> bool {
        self.discs != DiscCount::ZERO && self.thickness() < MIN_DISC_THICKNESS
    }

    /// The width of the space for the discs of a peg.
    #[must_use]
    pub fn column(&self) -> f64 {
        self.width / f64::from(self.pegs)
    }

    /// The y coordinate of the upper side of the plank.
    #[must_use]
    pub fn floor(&self) -> f64 {
        (self.height - FOOT).max(1.0)
    }

    #[must_use]
    pub fn peg_x(&self, peg: Peg) -> f64 {
        (f64::from(peg.to_u8()) + 0.5) * self.column()
    }

    /// The side with the most room for a text beside the flag of `goal`, at the top of the towers: whether it is the left side, and
    /// its width in twentieths of the picture. If both sides are equal, the side away from the discs on `start`.
    #[must_use]
    pub fn room_beside_flag(start: Option<Peg>, goal: Peg, pegs: PegCount) -> (bool, u32) {
        let (before, width) = (2 * u32::from(goal.to_u8()) + 1, 2 * u32::from(pegs.count()));
        let is_left = if 2 * before == width { start > Some(goal) } else { 2 * before > width };
        let room = if is_left { before } else { width - before };
        // The pennant is on the right of its pole.
        let taken = if is_left { 1 } else { 2 * width };
        (is_left, (20 * room - taken) / width)
    }

    /// The y coordinate of the tops of the pegs, at least one disc above the highest tower.
    #[must_use]
    pub fn peg_top(&self) -> f64 {
        let room = self.floor() - SKY - LIFT - self.thickness();
        let least = (f64::from(self.discs.count()) + 1.0) * self.thickness();
        self.floor() - least.max(room.min(PEG_SHARE.0 * self.height))
    }

    /// The thickness of a disc, including the gap above it.
    #[must_use]
    pub fn thickness(&self) -> f64 {
        let below_sky = self.floor() - SKY - LIFT;
        let below_words = (self.floor() - WORDS - LIFT).max(LEAST_SHARE * below_sky);
        let below = if self.discs.count() < MIN_BELOW_WORDS { below_sky } else { below_words };
        let available = below.min(PEG_SHARE.1 * self.height);
        // Even the smallest disc is wider than it is thick.
        let max = MAX_THICKNESS.min(self.disc_width(Disc::SMALLEST) * 0.8);
        // Room for all discs, the end of the peg, and a disc above it. Not `clamp`: its panic with computed bounds would pull in
        // the code that formats floats, 15 kB.
        let thickness = (available / (f64::from(self.discs.count()) + 2.0)).min(max).max(0.0);
        // Antialiasing would make thin discs look uneven, so a thickness of at least 1 is rounded down to half pixels.
        if (1.0..8.0).contains(&thickness) { (thickness * 2.0).floor() / 2.0 } else { thickness }
    }

    /// The gap above a disc, which is part of its thickness. Thin discs have none: the peg in it would be a stripe through the pile.
    #[must_use]
    pub fn gap(&self) -> f64 {
        let thickness = self.thickness();
        if thickness < MIN_GAPPED { 0.0 } else { (thickness * 0.12).min(2.0) }
    }

    /// The font size of the numbers on discs; `None` if the number of some disc does not fit.
    #[must_use]
    pub fn number_size(&self) -> Option<f64> {
        let has_room = self.thickness() >= MIN_NUMBER_THICKNESS && self.disc_width(Disc::SMALLEST) >= 26.0;
        has_room.then_some(((self.thickness() - self.gap()) * 0.6).clamp(11.0, 22.0))
    }

    /// The lines of the pattern on a disc, relative to the middle of its lower edge. They leave out its number.
    #[must_use]
    pub fn pattern(&self, disc: Disc) -> Vec<Polyline> {
        let shape = DiscShape::new(self, disc);
        let digits = disc.number().to_string().len() as f64;
        let number = self.number_size().map(|size| ((0.6 * digits + 0.4) * size, size));
        let line = |ends: [(f64, f64); 2]| Polyline::open(ends.to_vec());
        disc_pattern::lines(disc, &shape, number).into_iter().map(line).collect()
    }

    /// The width of a disc. Widths increase from the smallest disc to the largest in equal steps. Few discs are wide, so that they
    /// can be thick.
    #[must_use]
    pub fn disc_width(&self, disc: Disc) -> f64 {
        let widest = self.column() * 0.92;
        // In narrow columns, too, there is room for fingers.
        let narrow = ((120.0 - self.column()) / 80.0).clamp(0.0, 1.0);
        let share = 0.28 + 0.24 / f64::from(self.discs.count().max(1)) + 0.16 * narrow;
        let narrowest = (widest * share).clamp(8.0, 110.0).min(widest);
        let steps = f64::from(self.discs.count().max(2) - 1);
        let fraction = f64::from(disc.number() - 1) / steps;
        narrowest + fraction * (widest - narrowest)
    }

    // All points below are the middle of a disc's lower edge.

    /// The place of a disc with `below` discs under it.
    #[must_use]
    pub fn rest(&self, peg: Peg, below: u32) -> Point {
        Point { x: self.peg_x(peg), y: self.floor() - f64::from(below) * self.thickness() }
    }

    /// The place of a disc that was picked up from a peg.
    #[must_use]
    pub fn above(&self, peg: Peg) -> Point {
        Point { x: self.peg_x(peg), y: self.peg_top() - LIFT }
    }

    /// The place of a disc after a move to a peg.
    #[must_use]
    pub fn landing(&self, position: &Position, disc: Disc, to: Peg) -> Point {
        let below = position.iter().filter(|&(other, peg)| peg == to && other > disc).count();
        self.rest(to, u32::try_from(below).unwrap_or(u32::MAX))
    }

    /// The place of a disc whose centre is under the pointer. `x` and `y` are fractions of the width and height.
    #[must_use]
    pub fn under(&self, x: f64, y: f64) -> Point {
        Point { x: x * self.width, y: y * self.height + self.thickness() / 2.0 }
    }

    /// The way of a disc from place to place over the pegs. It rises between them by a part of their distance.
    #[must_use]
    pub fn flight(&self, from: Point, to: Point) -> FlightPath {
        let top = self.above(Peg::A).y;
        let room = (top - self.thickness() - 2.0).max(0.0);
        FlightPath::arc(from, to, top, room.min((to.x - from.x).abs() * 0.12))
    }

    /// The way of a disc to where it lies in `position`.
    #[must_use]
    pub fn flight_of(&self, position: &Position, MovingDisc { step, start }: MovingDisc) -> FlightPath {
        let rest = self.landing(position, step.disc, step.to);
        match start {
            Start::Rest => self.flight(self.landing(position, step.disc, step.from), rest),
            Start::Lifted => self.flight(self.above(step.from), rest),
            Start::Dropped { x, y } => FlightPath::straight(self.under(x, y), rest),
        }
    }

    /// The place of every disc, the smallest first.
    #[must_use]
    pub fn places(&self, position: &Position) -> Vec<Point> {
        let mut heights = [0u32; PegCount::MAX as usize];
        let mut places = Vec::with_capacity(self.discs.count() as usize);
        for (_, peg) in position.iter().rev() {
            let below = heights.get(peg.index()).copied().unwrap_or_default();
            if let Some(height) = heights.get_mut(peg.index()) {
                *height += 1;
            }
            places.push(self.rest(peg, below));
        }
        places.reverse();
        places
    }
}

/// The number of discs on each peg.
#[must_use]
pub fn counts(position: &Position, pegs: PegCount) -> Vec<usize> {
    pegs.iter().map(|peg| position.pegs().iter().filter(|&&at| at == peg).count()).collect()
}
