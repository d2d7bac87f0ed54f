//! What the rule allows, as arrows from peg to peg over their tops; and crosses over pegs that a disc may not reach.

use crate::solver::{Peg, PegCount, Rule};

use super::colour::Colour;
use super::drawing::{Paint, Point, Polyline, Shape};
use super::towers::{TowersLayout, WORDS};

/// The distance of the arrows from the pegs.
const GAP: f64 = 7.0;
/// How far the ends of arrows are from the middle of a peg, on the side from which they come: the shortest arrow is the farthest, and
/// the others follow at this distance, as far as there is room.
const ASIDE: f64 = 10.0;
const STEP: f64 = 7.0;
/// No arrow ends farther on the other side, where the flag is.
const BEYOND: f64 = -4.0;
/// Each longer arrow ends higher by this, up to the most.
const UP: f64 = 11.0;
const MAX_UP: f64 = 33.0;
/// An arrow rises by this much, and this much more for each peg on its way.
const RISE: f64 = 6.0;
const RISE_PER_PEG: f64 = 16.0;
/// The number of straight parts of an arrow.
const PARTS: u32 = 32;
/// The length of both lines of a head.
const HEAD: f64 = 8.0;
const CROSS: f64 = 8.0;
/// The height of the line that names the rule, below the words for any puzzle.
const RULE_LINE: f64 = 16.0;
/// The distance of the arrows from the words.
const BELOW_WORDS: f64 = 8.0;

/// What may be seen of the rule at a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleView {
    /// The peg of the disc in hand: only its arrows are drawn.
    pub from: Option<Peg>,
    /// Whether words are written over the towers.
    pub has_words: bool,
}

impl TowersLayout {
    /// An arrow for each pair of pegs between which discs may go, with a head at each end to which they may. Empty where the rule
    /// allows all moves, or where there is no room.
    #[must_use]
    pub fn rule_arrows(&self, rule: Rule, pegs: PegCount, view: RuleView) -> Vec<Shape> {
        let pairs = || pegs.iter().flat_map(|a| pegs.iter().filter(move |&b| a < b).map(move |b| (a, b)));
        let allows = |from, to| rule.allows(pegs, from, to);
        let room = self.peg_top() - GAP - if view.has_words { WORDS + RULE_LINE + BELOW_WORDS } else { 2.0 };
        if pairs().all(|(a, b)| allows(a, b) && allows(b, a)) || room < RISE {
            return Vec::new();
        }
        let is_joined = |&(a, b): &(Peg, Peg)| allows(a, b) || allows(b, a);
        let longest = pairs().filter(is_joined).map(|(a, b)| distance(a, b)).max().unwrap_or(1);
        // In a low room all arrows are scaled down alike, so that their ends stay apart.
        let scale = (room / height(longest)).min(1.0);
        // The arrows of a disc in hand are what it can do.
        let colour = if view.from.is_some() { Colour::Accent } else { Colour::Quiet };
        let paint = Paint::stroke(colour, 2.0);
        let is_drawn = |from, to| allows(from, to) && view.from.is_none_or(|held| held == from);
        let arrow = |(a, b): (Peg, Peg)| {
            let curve = self.curve(rule, pegs, (a, b), scale);
            let heads =
                [(is_drawn(a, b), true), (is_drawn(b, a), false)].into_iter().filter(|(is_allowed, _)| *is_allowed);
            let heads: Vec<_> = heads.map(|(_, is_at_end)| head(&curve, is_at_end)).collect();
            (!heads.is_empty()).then(|| Shape::Lines([vec![Polyline::open(curve)], heads].concat(), paint))
        };
        pairs().filter_map(arrow).collect()
    }

    /// The curve of an arrow, scaled down by a factor.
    fn curve(&self, rule: Rule, pegs: PegCount, (a, b): (Peg, Peg), scale: f64) -> Vec<Point> {
        let (most, foot) = (height(distance(a, b)), self.peg_top() - GAP);
        let end = |at: Peg, other: Peg, sign: f64| {
            let End { aside, up } = End::new(rule, pegs, at, other);
            (self.peg_x(at) + sign * aside, foot - scale * up)
        };
        let (from, to) = (end(a, b, 1.0), end(b, a, -1.0));
        let rise = scale * most - (foot - from.1.min(to.1));
        let point = |part: u32| {
            let part = f64::from(part) / f64::from(PARTS);
            let between = |from: f64, to: f64| from + (to - from) * part;
            (between(from.0, to.0), between(from.1, to.1) - rise * 4.0 * part * (1.0 - part))
        };
        (0..=PARTS).map(point).collect()
    }

    /// The mark on a peg that the disc in hand may not reach: below its top, so that the disc does not hide it.
    #[must_use]
    pub fn cross(&self, peg: Peg) -> Shape {
        let (x, y) = (self.peg_x(peg), self.peg_top() + 2.0 * CROSS);
        let line = |up: f64| Polyline::open(vec![(x - CROSS, y - up), (x + CROSS, y + up)]);
        Shape::Lines(vec![line(CROSS), line(-CROSS)], Paint::stroke(Colour::Refused, 4.0))
    }
}

/// The number of steps from peg to peg.
fn distance(a: Peg, b: Peg) -> u8 {
    a.to_u8().abs_diff(b.to_u8())
}

/// The height of an arrow over the pegs, if there is room.
fn height(distance: u8) -> f64 {
    RISE + RISE_PER_PEG * f64::from(distance)
}

/// Where an arrow ends at a peg: how far from its middle, towards the other peg, and how far up. Longer arrows end nearer to the middle
/// and higher, so that those on one side do not meet.
struct End {
    aside: f64,
    up: f64,
}

impl End {
    fn new(rule: Rule, pegs: PegCount, at: Peg, other: Peg) -> Self {
        let is_joined = |peg: &Peg| rule.allows(pegs, at, *peg) || rule.allows(pegs, *peg, at);
        let on_side = pegs.iter().filter(|peg| *peg != at && (*peg < at) == (other < at)).filter(is_joined);
        let (mut count, mut shorter) = (0u32, 0u32);
        for peg in on_side {
            count += 1;
            shorter += u32::from(distance(at, peg) < distance(at, other));
        }
        let step = STEP.min((ASIDE - BEYOND) / f64::from(count.max(2) - 1));
        let up = UP.min(MAX_UP / f64::from(count.max(2) - 1));
        Self { aside: ASIDE - step * f64::from(shorter), up: up * f64::from(shorter) }
    }
}

/// The head of an arrow, at the end of its curve or at the start.
fn head(curve: &[Point], is_at_end: bool) -> Polyline {
    let ends = if is_at_end { [curve.len().saturating_sub(2), curve.len() - 1] } else { [1, 0] };
    let [from, tip] = ends.map(|end| curve.get(end).copied().unwrap_or_default());
    let (right, down) = (tip.0 - from.0, tip.1 - from.1);
    let length = right.hypot(down).max(f64::EPSILON);
    let (right, down) = (right / length * HEAD, down / length * HEAD);
    // Both lines are at an angle of 35° to the curve.
    let barb = |sign: f64| (tip.0 - 0.82 * right + sign * 0.57 * down, tip.1 - 0.82 * down - sign * 0.57 * right);
    Polyline::open(vec![barb(1.0), tip, barb(-1.0)])
}
