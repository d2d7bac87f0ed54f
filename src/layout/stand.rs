//! Everything around the discs: the plank, the pegs with their names, and the flag and the outline of the tower at the goal.

use std::collections::BTreeMap;

use crate::solver::{Disc, DiscCount, Peg, PegCount, Placement, Position, Rule};

use super::colour::Colour;
use super::disc_shape::MIN_MARKED_HEIGHT;
use super::drawing::{Paint, Polyline, Shape};
use super::rule_arrows::RuleView;
use super::towers::TowersLayout;

/// The thickness of the plank.
pub(super) const PLANK: f64 = 11.0;
/// The upper part of the plank, which faces the light.
const PLANK_TOP: f64 = 3.0;
/// The distance of the plank from both sides of the picture.
const PLANK_MARGIN: f64 = 4.0;
const FLAG_HEIGHT: f64 = 12.0;
/// The gap between the flag and a disc that passes below it.
const FLAG_GAP: f64 = 3.0;
const LETTER_SIZE: f64 = 18.0;

impl TowersLayout {
    /// The y coordinate of the baseline of the pegs' letters.
    #[must_use]
    pub fn letter_y(&self) -> f64 {
        self.floor() + 29.0
    }

    /// The y coordinate of the baseline of the numbers of discs.
    #[must_use]
    pub fn count_y(&self) -> f64 {
        self.floor() + 46.0
    }

    /// The width of a peg.
    #[must_use]
    pub fn rod_width(&self) -> f64 {
        (self.column() * 0.05).clamp(3.0, 9.0)
    }

    /// A peg, from the plank to its round end. Discs are drawn over it, so it is seen in the gaps between them.
    #[must_use]
    pub fn rod(&self, peg: Peg) -> Vec<Shape> {
        let (width, top) = (self.rod_width(), self.peg_top());
        let (left, height) = (self.peg_x(peg) - width / 2.0, self.floor() + PLANK_TOP / 2.0 - top);
        let light = Paint::fill(Colour::Shine).with_opacity(0.45);
        vec![
            Shape::Rectangle((left, top), (width, height), width / 2.0, Paint::fill(Colour::Wood)),
            Shape::Rectangle(
                (left + width * 0.2, top + width * 0.4),
                (width * 0.22, (height - width).max(0.0)),
                width * 0.11,
                light,
            ),
        ]
    }

    /// The plank under all pegs: its upper side and its front.
    #[must_use]
    pub fn plank(&self) -> Vec<Shape> {
        let (left, width) = (PLANK_MARGIN, (self.width - 2.0 * PLANK_MARGIN).max(0.0));
        let side = |top: f64, height: f64, paint: Paint| {
            Shape::Rectangle((left, self.floor() + top), (width, height), (height / 2.0).min(2.5), paint)
        };
        vec![
            side(2.0, PLANK + 1.5, Paint::fill(Colour::Black).with_opacity(0.15)),
            side(0.0, PLANK, Paint::fill(Colour::Wood)),
            side(0.0, PLANK_TOP, Paint::fill(Colour::Shine).with_opacity(0.45)),
            side(PLANK - 2.5, 2.5, Paint::fill(Colour::Black).with_opacity(0.45)),
        ]
    }

    /// The flag at the goal: a pole on the peg, high enough for discs to pass below the pennant.
    #[must_use]
    pub fn flag(&self, peg: Peg) -> Vec<Shape> {
        let (x, top, width) = (self.peg_x(peg), self.flag_top(peg), (self.column() * 0.4).min(16.0));
        let pole = Polyline::open(vec![(x, self.peg_top() + 1.0), (x, top)]);
        let pennant = Polyline::closed(vec![(x, top), (x + width, top + FLAG_HEIGHT / 2.0), (x, top + FLAG_HEIGHT)]);
        vec![
            Shape::Lines(vec![pole], Paint::stroke(Colour::Goal, 2.0)),
            Shape::Lines(vec![pennant], Paint::fill(Colour::Goal).with_stroke(Colour::Goal, 2.0)),
        ]
    }

    fn flag_top(&self, peg: Peg) -> f64 {
        let disc = self.thickness().max(MIN_MARKED_HEIGHT);
        (self.above(peg).y - disc - FLAG_GAP - FLAG_HEIGHT).max(1.0)
    }

    /// The outline of the whole tower where it has to go; empty without discs.
    #[must_use]
    pub fn goal_tower(&self, peg: Peg, discs: DiscCount) -> Vec<Shape> {
        if discs == DiscCount::ZERO {
            return Vec::new();
        }
        // The plank closes it.
        let outline = self.steps(peg, &(1..=discs.count()).rev().collect::<Vec<_>>(), self.floor());
        vec![Shape::Lines(vec![outline], Paint::stroke(Colour::Goal, 1.5).with_opacity(0.85).dashed())]
    }

    /// The outlines of the discs where they have to go, if they go to several pegs and a disc is not there. They come over the discs,
    /// where a large disc would hide the place of a small one.
    #[must_use]
    pub fn spread_goal(&self, goal: &Placement, position: &Position) -> Vec<Shape> {
        let Placement::Position(places) = goal else { return Vec::new() };
        if goal.holds(position) {
            return Vec::new();
        }
        let mut piles: BTreeMap<Peg, Vec<u32>> = BTreeMap::new();
        for (disc, peg) in places.iter().rev() {
            piles.entry(peg).or_default().push(disc.number());
        }
        // The plank closes them.
        let outlines: Vec<_> = piles.iter().map(|(&peg, discs)| self.steps(peg, discs, self.floor())).collect();
        let ground = Paint::stroke(Colour::Paper, 4.0).with_opacity(0.85);
        vec![Shape::Lines(outlines.clone(), ground), Shape::Lines(outlines, Paint::stroke(Colour::Goal, 2.0).dashed())]
    }

    /// The name of a peg, below the plank.
    #[must_use]
    pub fn letter(&self, peg: Peg) -> Shape {
        let at = (self.peg_x(peg), self.letter_y());
        Shape::text(at, LETTER_SIZE, Colour::Ink, peg.letter().to_string())
    }

    /// All of it, in the order in which it is drawn, for a position; the discs come over it.
    #[must_use]
    pub fn stand(&self, rule: Rule, pegs: PegCount, goal: Option<&Placement>, position: &Position) -> Vec<Shape> {
        let arrows = self.rule_arrows(rule, pegs, RuleView::default());
        let peg = goal.and_then(Placement::tower);
        let flag = peg.map(|peg| self.flag(peg)).unwrap_or_default();
        // The last, because slides write the shapes before the first that differs only once.
        let missing = peg.filter(|_| goal.is_some_and(|goal| !goal.holds(position)));
        let tower = missing.map(|peg| self.goal_tower(peg, position.discs())).unwrap_or_default();
        let pegs = pegs.iter().flat_map(|peg| [self.rod(peg), vec![self.letter(peg)]].concat());
        flag.into_iter().chain(arrows).chain(pegs).chain(self.plank()).chain(tower).collect()
    }

    /// Two triangles that point at a thin disc from both sides, relative to the middle of its lower edge; `None` if there is no
    /// room.
    #[must_use]
    pub fn marker(&self, disc: Disc) -> Option<[Polyline; 2]> {
        let half = self.disc_width(disc) / 2.0;
        // The tips are 2 pixels from the disc, and the bases 1 pixel from the next column.
        let size = (self.column() / 2.0 - half - 3.0).min(7.0);
        let middle = -self.thickness().max(MIN_MARKED_HEIGHT) / 2.0;
        let triangle = |direction: f64| {
            let (tip, end) = (direction * (half + 2.0), direction * (half + 2.0 + size));
            Polyline::closed(vec![(tip, middle), (end, middle - size * 0.6), (end, middle + size * 0.6)])
        };
        (size >= 3.0).then(|| [triangle(-1.0), triangle(1.0)])
    }
}
