//! Everything around the discs: the base, the pegs with their names, and the flag at the goal.

use crate::solver::{Disc, Peg, PegCount};

use super::disc_shape::MIN_MARKED_HEIGHT;
use super::svg_number::px;
use super::towers::TowersLayout;

/// The line width of the base.
pub const BASE_WIDTH: f64 = 7.0;
const FLAG_HEIGHT: f64 = 12.0;
/// The gap between the flag and a disc that passes below it.
const FLAG_GAP: f64 = 3.0;

impl TowersLayout {
    /// The y coordinate of the baseline of the pegs' letters.
    #[must_use]
    pub fn letter_y(&self) -> f64 {
        self.floor() + 25.0
    }

    /// The y coordinate of the baseline of the numbers of discs.
    #[must_use]
    pub fn count_y(&self) -> f64 {
        self.floor() + 42.0
    }

    /// The base as SVG path data.
    #[must_use]
    pub fn base(&self) -> String {
        ["M5 ", &px(self.floor() + BASE_WIDTH / 2.0), "H", &px(self.width - 5.0)].concat()
    }

    /// The part of a peg above its discs, as SVG path data. The rest is left out so that it is not visible in the gaps between
    /// discs.
    #[must_use]
    pub fn rod(&self, peg: Peg, lying: u32) -> String {
        ["M", &px(self.peg_x(peg)), " ", &px(self.rest(peg, lying).y), "V", &px(self.peg_top())].concat()
    }

    /// The highlights on the base and the pegs. `lying` is the number of discs on each peg.
    #[must_use]
    pub fn shine(&self, pegs: PegCount, lying: &[u32]) -> String {
        let mut path = ["M5 ", &px(self.floor() + 1.5), "H", &px(self.width - 5.0)].concat();
        for (peg, &lying) in pegs.iter().zip(lying) {
            let bottom = self.rest(peg, lying).y;
            if bottom - self.peg_top() >= 2.0 {
                path.extend(["M", &px(self.peg_x(peg) - 1.75), " ", &px(bottom), "V", &px(self.peg_top())]);
            }
        }
        path
    }

    /// The flag at the goal: a pole on the peg, high enough for discs to pass below the pennant.
    #[must_use]
    pub fn flag(&self, peg: Peg) -> String {
        let (top, width, half) = (self.flag_top(peg), self.flag_width(), FLAG_HEIGHT / 2.0);
        let pennant = ["l", &px(width), " ", &px(half), "l-", &px(width), " ", &px(half)].concat();
        ["M", &px(self.peg_x(peg)), " ", &px(self.peg_top()), "V", &px(top), &pennant].concat()
    }

    fn flag_top(&self, peg: Peg) -> f64 {
        let disc = self.thickness().max(MIN_MARKED_HEIGHT);
        (self.above(peg).y - disc - FLAG_GAP - FLAG_HEIGHT).max(1.0)
    }

    fn flag_width(&self) -> f64 {
        (self.column() * 0.4).min(16.0)
    }

    /// [`Self::flag`] as points: the foot of the pole, then the pennant clockwise from the top of the pole.
    #[must_use]
    pub fn flag_points(&self, peg: Peg) -> [(f64, f64); 4] {
        let (x, top) = (self.peg_x(peg), self.flag_top(peg));
        [(x, self.peg_top()), (x, top), (x + self.flag_width(), top + FLAG_HEIGHT / 2.0), (x, top + FLAG_HEIGHT)]
    }

    /// Two triangles that point at a thin disc from both sides, relative to the middle of its lower edge; `None` if there is no
    /// room.
    #[must_use]
    pub fn marker(&self, disc: Disc) -> Option<String> {
        let half = self.disc_width(disc) / 2.0;
        // The tips are 2 pixels from the disc, and the bases 1 pixel from the next column.
        let size = (self.column() / 2.0 - half - 3.0).min(7.0);
        let middle = -self.thickness().max(MIN_MARKED_HEIGHT) / 2.0;
        let triangle = |direction: f64| {
            let (tip, end) = (direction * (half + 2.0), direction * (half + 2.0 + size));
            let (upper, lower) = (middle - size * 0.6, middle + size * 0.6);
            ["M", &px(tip), " ", &px(middle), "L", &px(end), " ", &px(upper), "V", &px(lower), "Z"].concat()
        };
        (size >= 3.0).then(|| [triangle(-1.0), triangle(1.0)].concat())
    }
}
