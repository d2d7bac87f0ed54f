//! Some discs of a tower whose discs are too thin for numbers, drawn large: those around the disc that moved last.

use crate::solver::{Disc, DiscCount, Peg, PegCount, Position};

use super::colour::{Colour, Rank};
use super::drawing::{Paint, Point, Polyline, Shape};
use super::towers::{TowersLayout, counts};

/// Fewer discs are large enough.
const MIN_DISCS: u32 = 40;
/// The most discs that are drawn.
const DISCS: usize = 9;
const MIN_THICKNESS: f64 = 12.0;
const MAX_THICKNESS: f64 = 20.0;
const MARGIN: f64 = 6.0;
/// Narrower columns have no room for the numbers of discs.
const MIN_COLUMN: f64 = 80.0;
/// The part of the width that the smallest of [`DISCS`] discs has.
const NARROWEST: f64 = 0.5;

/// A box with a part of the tower of a disc. It is over that tower, or over the lowest one, where there is always room.
#[derive(Clone, Debug, PartialEq)]
pub struct Magnifier {
    /// The disc around which the others lie.
    disc: Disc,
    /// The discs, from the top.
    discs: Vec<Disc>,
    /// The corner of the box at the top left, and its size.
    corner: Point,
    size: (f64, f64),
    thickness: f64,
    /// The middle of the disc around which the others lie, in its tower.
    place: Point,
}

impl Magnifier {
    /// Whether a puzzle of so many discs may have one.
    #[must_use]
    pub fn may_exist(discs: DiscCount) -> bool {
        discs.count() >= MIN_DISCS
    }

    /// `None` where discs are large enough, or where there is no room.
    #[must_use]
    pub fn new(layout: &TowersLayout, position: &Position, pegs: PegCount, disc: Disc) -> Option<Self> {
        let is_needed = Self::may_exist(position.discs()) && layout.number_size().is_none();
        (is_needed && layout.column() >= MIN_COLUMN).then_some(())?;
        let peg = position.peg(disc)?;
        let tower: Vec<Disc> = position.iter().filter(|&(_, at)| at == peg).map(|(disc, _)| disc).collect();
        let place = tower.iter().position(|&other| other == disc)?;
        let first = place.saturating_sub(DISCS / 2).min(tower.len().saturating_sub(DISCS));
        let discs: Vec<Disc> = tower.into_iter().skip(first).take(DISCS).collect();
        let top = layout.peg_top() + 2.0 * MARGIN;
        let lying = counts(position, pegs);
        let thickness_over = |over: Peg| {
            let lying = lying.get(over.index()).copied().and_then(|lying| u32::try_from(lying).ok())?;
            let room = layout.rest(over, lying).y - top - 4.0 * MARGIN;
            Some((over, (room / DISCS as f64).min(MAX_THICKNESS))).filter(|&(_, thickness)| thickness >= MIN_THICKNESS)
        };
        let lowest = || pegs.iter().zip(&lying).min_by_key(|&(_, lying)| lying);
        let (over, thickness) = thickness_over(peg).or_else(|| thickness_over(lowest()?.0))?;
        // Few discs need a smaller one.
        let share = 0.6 + 0.4 * discs.len() as f64 / DISCS as f64;
        let size = (layout.column() * 0.92 * share, thickness * discs.len() as f64 + 2.0 * MARGIN);
        let corner = (layout.peg_x(over) - size.0 / 2.0, top);
        let lying = layout.places(position).get(disc.index()).copied()?;
        let place = (lying.x, lying.y - layout.thickness() / 2.0);
        Some(Self { disc, discs, corner, size, thickness, place })
    }

    /// The discs in it, from the top.
    #[must_use]
    pub fn discs(&self) -> &[Disc] {
        &self.discs
    }

    /// The line from it to its disc, the box, and the discs in it. Their ranks are those in `layout`.
    #[must_use]
    pub fn shapes(&self, layout: &TowersLayout) -> Vec<Shape> {
        let frame = Paint::fill(Colour::Paper).with_stroke(Colour::Edge, 1.0);
        let frame = Shape::Rectangle(self.corner, self.size, 8.0, frame);
        // From the side of the box, or from below it, if the disc lies there.
        let (left, right) = (self.corner.0, self.corner.0 + self.size.0);
        let foot = (self.place.0.clamp(left, right), self.corner.1 + self.size.1);
        let line = Shape::Lines(vec![Polyline::open(vec![foot, self.place])], Paint::stroke(Colour::Edge, 1.5));
        let discs = self.discs.iter().enumerate().flat_map(|(row, &disc)| self.disc(row, layout.rank(disc)));
        [line, frame].into_iter().chain(discs).collect()
    }

    fn disc(&self, row: usize, rank: Rank) -> Vec<Shape> {
        let disc = rank.disc;
        let (x, y) = (self.corner.0 + self.size.0 / 2.0, self.corner.1 + MARGIN + row as f64 * self.thickness);
        let (width, height) = (self.width(disc), self.thickness - 1.5);
        let is_marked = disc == self.disc;
        let paint = Paint::fill(rank.fill()).with_stroke(rank.edge(), 1.0);
        let body = Shape::Rectangle((x - width / 2.0, y + 0.75), (width, height), height * 0.4, paint);
        let inset = 2.5;
        let ring = Shape::Rectangle(
            (x - width / 2.0 + inset, y + 0.75 + inset),
            ((width - 2.0 * inset).max(0.0), (height - 2.0 * inset).max(0.0)),
            (height * 0.4 - inset).max(0.0),
            Paint::stroke(rank.ink(), 1.5),
        );
        let size = (height * 0.7).min(13.0);
        let number =
            Shape::text((x, y + self.thickness / 2.0 + size * 0.36), size, rank.ink(), disc.number().to_string());
        [Some(body), is_marked.then_some(ring), Some(number)].into_iter().flatten().collect()
    }

    /// Widths increase with the numbers of discs. The largest disc has the whole width of the box.
    fn width(&self, disc: Disc) -> f64 {
        let number = |disc: Option<&Disc>| disc.map_or(0.0, |disc| f64::from(disc.number()));
        let (least, most) = (number(self.discs.first()), number(self.discs.last()));
        let smaller_by = (most - f64::from(disc.number())) / (most - least).max(1.0);
        // Few discs lie in a narrow box, where even the smallest needs room for its number.
        let range = (1.0 - NARROWEST) * (self.discs.len() - 1) as f64 / (DISCS - 1) as f64;
        (self.size.0 - 2.0 * MARGIN) * (1.0 - range * smaller_by)
    }
}
