//! Where the towers are drawn: plain geometry in CSS pixels.

use crate::solver::{Disc, DiscCount, Move, Peg, PegCount, Position};

/// From this many discs on each peg is drawn as one outline.
pub const SILHOUETTE_FROM: u32 = 129;

/// Room below the base for the names of the pegs.
const FOOT: f64 = 46.0;
/// Room above the pegs for a disc on its way.
const HEADROOM: f64 = 14.0;
const THICKEST: f64 = 42.0;
/// A disc at least this thick carries its number.
const THICK_ENOUGH_FOR_TEXT: f64 = 15.0;

/// The size of the picture and what stands in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TowersLayout {
    /// Width of the picture.
    pub width: f64,
    /// Height of the picture.
    pub height: f64,
    discs: u32,
    pegs: u8,
}

/// A point of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

/// A disc on its way from one peg to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MovingDisc {
    /// The disc and its two pegs, in the direction in which it goes now.
    pub step: Move,
    /// How much of the way lies behind, from 0 to 1.
    pub progress: f64,
}

impl TowersLayout {
    /// A picture of this size for a puzzle.
    #[must_use]
    pub fn new(width: f64, height: f64, discs: DiscCount, pegs: PegCount) -> Self {
        Self { width: width.max(1.0), height: height.max(1.0), discs: discs.count(), pegs: pegs.count() }
    }

    /// True when each peg is drawn as one outline.
    #[must_use]
    pub const fn is_silhouette(&self) -> bool {
        self.discs >= SILHOUETTE_FROM
    }

    /// The width of the room that each peg has.
    #[must_use]
    pub fn column(&self) -> f64 {
        self.width / f64::from(self.pegs)
    }

    /// The line on which the towers stand.
    #[must_use]
    pub fn floor(&self) -> f64 {
        (self.height - FOOT).max(1.0)
    }

    /// The middle of a peg.
    #[must_use]
    pub fn peg_x(&self, peg: Peg) -> f64 {
        (f64::from(peg.to_u8()) + 0.5) * self.column()
    }

    /// The top of the pegs.
    #[must_use]
    pub fn peg_top(&self) -> f64 {
        let tallest = f64::from(self.discs) * self.thickness() + 12.0;
        (self.floor() - tallest.max(self.floor() * 0.72)).max(HEADROOM + self.thickness())
    }

    /// The thickness of a disc, with the gap above it.
    #[must_use]
    pub fn thickness(&self) -> f64 {
        let room = self.floor() - 2.0 * HEADROOM;
        // Not `clamp`: its panic with bounds that are no constants would bring the code that writes floats, 15 kB.
        // The smallest disc lies, it does not stand on its end.
        let thickest = THICKEST.min(self.disc_width(Disc::SMALLEST) * 0.75);
        let thickness = (room / (f64::from(self.discs) + 1.0)).min(thickest).max(0.0);
        // Thin discs of uneven thickness would shimmer: they keep to half pixels, where that leaves any.
        if (1.0..8.0).contains(&thickness) { (thickness * 2.0).floor() / 2.0 } else { thickness }
    }

    /// The gap between two discs, which is part of the thickness.
    #[must_use]
    pub fn gap(&self) -> f64 {
        (self.thickness() * 0.12).clamp(0.0, 2.0)
    }

    /// True when discs are thick enough to carry their numbers.
    #[must_use]
    pub fn has_numbers(&self) -> bool {
        self.thickness() >= THICK_ENOUGH_FOR_TEXT && self.disc_width(Disc::SMALLEST) >= 22.0
    }

    /// The width of a disc: from the smallest to the largest in even steps.
    #[must_use]
    pub fn disc_width(&self, disc: Disc) -> f64 {
        let widest = self.column() * 0.92;
        let narrowest = (widest * 0.28).clamp(8.0, 64.0).min(widest);
        let steps = f64::from(self.discs.max(2) - 1);
        let step = f64::from(disc.number() - 1) / steps;
        narrowest + step * (widest - narrowest)
    }

    /// The middle of the lower edge of a disc that lies on `below` others.
    #[must_use]
    pub fn rest(&self, peg: Peg, below: u32) -> Point {
        Point { x: self.peg_x(peg), y: self.floor() - f64::from(below) * self.thickness() }
    }

    /// Where a disc is that is lifted from a peg.
    #[must_use]
    pub fn above(&self, peg: Peg) -> Point {
        Point { x: self.peg_x(peg), y: (self.peg_top() - 4.0).max(self.thickness()) }
    }

    /// Where a disc is whose middle is at a place of the picture, in parts of its width and height.
    #[must_use]
    pub fn under(&self, x: f64, y: f64) -> Point {
        Point { x: x * self.width, y: y * self.height + self.thickness() / 2.0 }
    }

    /// Where a disc is that flies from one place to another: up, across and down, slow at both ends.
    #[must_use]
    pub fn in_flight(&self, from: Point, to: Point, progress: f64) -> Point {
        let above = self.above(Peg::A).y;
        let (up, across, down) = ((from.y - above).max(0.0), (to.x - from.x).abs(), (to.y - above).max(0.0));
        let gone = ease(progress) * (up + across + down);
        if gone <= up {
            Point { x: from.x, y: from.y - gone }
        } else if gone <= up + across {
            Point { x: from.x + (gone - up) * (to.x - from.x).signum(), y: above }
        } else {
            Point { x: to.x, y: above + (gone - up - across) }
        }
    }

    /// Where every disc is drawn, the smallest first. `moving` is the disc on its way, if any; it stands on its new peg
    /// in `position` already.
    #[must_use]
    pub fn places(&self, position: &Position, moving: Option<MovingDisc>) -> Vec<Point> {
        let mut heights = [0u32; PegCount::MAX as usize];
        let mut places = Vec::with_capacity(self.discs as usize);
        for (disc, peg) in position.iter().rev() {
            let below = heights.get(peg.index()).copied().unwrap_or_default();
            let mut place = self.rest(peg, below);
            if let Some(MovingDisc { step, progress }) = moving.filter(|moving| moving.step.disc == disc) {
                // It is the topmost of both its pegs: all discs that lie on the old one are larger.
                let left = heights.get(step.from.index()).copied().unwrap_or_default();
                place = self.in_flight(self.rest(step.from, left), place, progress);
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

/// A smooth start and a smooth end.
fn ease(progress: f64) -> f64 {
    let progress = progress.clamp(0.0, 1.0);
    progress * progress * (3.0 - 2.0 * progress)
}

/// How many discs each peg holds.
#[must_use]
pub fn counts(position: &Position, pegs: PegCount) -> Vec<usize> {
    pegs.iter().map(|peg| position.pegs().iter().filter(|&&at| at == peg).count()).collect()
}
