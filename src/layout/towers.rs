//! The geometry of the towers. The unit is a sixteenth of the page's font size, which is usually a CSS pixel.

use super::disc_pattern;
use super::disc_shape::DiscShape;
use crate::solver::{Disc, DiscCount, Move, Peg, PegCount, Position};

/// The minimum thickness in pixels of a disc drawn on its own. Thinner discs are drawn as bands of one outline for each tower.
const MIN_DISC_THICKNESS: f64 = 4.0;

/// The space below the base, for the names of the pegs.
const FOOT: f64 = 48.0;
/// The space above a disc that was picked up, for the flag.
const SKY: f64 = 22.0;
/// The gap between the top of a peg and a disc above it.
const LIFT: f64 = 4.0;
const MAX_THICKNESS: f64 = 60.0;
/// The minimum thickness of a disc that has room for its number.
const MIN_NUMBER_THICKNESS: f64 = 13.5;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TowersLayout {
    pub width: f64,
    pub height: f64,
    discs: u32,
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
    /// The progress from 0 to 1.
    pub progress: f64,
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
        Self { width: width.max(1.0), height: height.max(1.0), discs: discs.count(), pegs: pegs.count() }
    }

    /// Whether each tower is drawn as one outline.
    #[must_use]
    pub fn is_silhouette(&self) -> bool {
        self.discs > 0 && self.thickness() < MIN_DISC_THICKNESS
    }

    /// The width of the space for the discs of a peg.
    #[must_use]
    pub fn column(&self) -> f64 {
        self.width / f64::from(self.pegs)
    }

    /// The y coordinate of the base.
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

    /// The y coordinate of the tops of the pegs, one disc above the highest tower.
    #[must_use]
    pub fn peg_top(&self) -> f64 {
        self.floor() - (f64::from(self.discs) + 1.0) * self.thickness()
    }

    /// The thickness of a disc, including the gap above it.
    #[must_use]
    pub fn thickness(&self) -> f64 {
        let available = self.floor() - SKY - LIFT;
        // Even the smallest disc is wider than it is thick.
        let max = MAX_THICKNESS.min(self.disc_width(Disc::SMALLEST) * 0.75);
        // Room for all discs, the end of the peg, and a disc above it. Not `clamp`: its panic with computed bounds would pull in
        // the code that formats floats, 15 kB.
        let thickness = (available / (f64::from(self.discs) + 2.0)).min(max).max(0.0);
        // Antialiasing would make thin discs look uneven, so a thickness of at least 1 is rounded down to half pixels.
        if (1.0..8.0).contains(&thickness) { (thickness * 2.0).floor() / 2.0 } else { thickness }
    }

    /// The gap above a disc, which is part of its thickness.
    #[must_use]
    pub fn gap(&self) -> f64 {
        (self.thickness() * 0.12).clamp(0.0, 2.0)
    }

    /// The font size of the numbers on discs; `None` if the number of some disc does not fit.
    #[must_use]
    pub fn number_size(&self) -> Option<f64> {
        let has_room = self.thickness() >= MIN_NUMBER_THICKNESS && self.disc_width(Disc::SMALLEST) >= 22.0;
        has_room.then_some(((self.thickness() - self.gap()) * 0.7).clamp(11.0, 18.0))
    }

    /// The lines of the pattern on a disc, relative to the middle of its lower edge. They leave out its number.
    #[must_use]
    pub fn pattern(&self, disc: Disc) -> Vec<[(f64, f64); 2]> {
        let shape = DiscShape::new(self.disc_width(disc), self.thickness() - self.gap());
        let digits = disc.number().to_string().len() as f64;
        let number = self.number_size().map(|size| ((0.6 * digits + 0.4) * size, size));
        disc_pattern::lines(disc, &shape, number)
    }

    /// The width of a disc. Widths increase from the smallest disc to the largest in equal steps.
    #[must_use]
    pub fn disc_width(&self, disc: Disc) -> f64 {
        let widest = self.column() * 0.92;
        let narrowest = (widest * 0.28).clamp(8.0, 80.0).min(widest);
        let steps = f64::from(self.discs.max(2) - 1);
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

    /// The place of a moving disc. It goes up, across and down, and is slow at both ends.
    #[must_use]
    pub fn in_flight(&self, from: Point, to: Point, progress: f64) -> Point {
        let above = self.above(Peg::A).y;
        let (up, across, down) = ((from.y - above).max(0.0), (to.x - from.x).abs(), (to.y - above).max(0.0));
        let travelled = ease(progress) * (up + across + down);
        if travelled <= up {
            Point { x: from.x, y: from.y - travelled }
        } else if travelled <= up + across {
            Point { x: from.x + (travelled - up) * (to.x - from.x).signum(), y: above }
        } else {
            Point { x: to.x, y: above + (travelled - up - across) }
        }
    }

    /// The place of a disc on its way to `rest`, with `below` discs on its old peg.
    fn place_of(&self, MovingDisc { step, progress, start }: MovingDisc, below: u32, rest: Point) -> Point {
        match start {
            Start::Rest => self.in_flight(self.rest(step.from, below), rest, progress),
            Start::Lifted => self.in_flight(self.above(step.from), rest, progress),
            Start::Dropped { x, y } => {
                let (from, part) = (self.under(x, y), ease(progress));
                Point { x: from.x + (rest.x - from.x) * part, y: from.y + (rest.y - from.y) * part }
            }
        }
    }

    /// The place of every disc, the smallest first. In `position`, the disc `moving` is already on its new peg.
    #[must_use]
    pub fn places(&self, position: &Position, moving: Option<MovingDisc>) -> Vec<Point> {
        let mut heights = [0u32; PegCount::MAX as usize];
        let mut places = Vec::with_capacity(self.discs as usize);
        for (disc, peg) in position.iter().rev() {
            let below = heights.get(peg.index()).copied().unwrap_or_default();
            let mut place = self.rest(peg, below);
            if let Some(moving) = moving.filter(|moving| moving.step.disc == disc) {
                // The larger discs on its old peg are counted by now. Smaller discs lie there only if the disc was placed freely.
                let below = heights.get(moving.step.from.index()).copied().unwrap_or_default();
                place = self.place_of(moving, below, place);
            }
            if let Some(height) = heights.get_mut(peg.index()) {
                *height += 1;
            }
            places.push(place);
        }
        places.reverse();
        places
    }
}

/// The smoothstep function.
fn ease(progress: f64) -> f64 {
    let progress = progress.clamp(0.0, 1.0);
    progress * progress * (3.0 - 2.0 * progress)
}

/// The number of discs on each peg.
#[must_use]
pub fn counts(position: &Position, pegs: PegCount) -> Vec<usize> {
    pegs.iter().map(|peg| position.pegs().iter().filter(|&&at| at == peg).count()).collect()
}
