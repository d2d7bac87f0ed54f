//! Tiny towers beside a sentence.

use crate::layout::towers::Point;
use crate::solver::{Disc, DiscCount, Peg, PegCount};

use super::path;

/// Towers of a few discs, a few pixels high.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MiniTowers {
    pegs: PegCount,
    /// The number of discs of the puzzle, which determines the width of each disc.
    discs: DiscCount,
    /// The number of discs in the highest tower.
    tallest: u32,
}

/// The rectangle of a disc, given by its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiscRect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl MiniTowers {
    const COLUMN: f64 = 34.0;
    pub const HEIGHT: f64 = 44.0;
    const FLOOR: f64 = Self::HEIGHT - 3.0;
    const MAX_THICKNESS: f64 = 7.0;
    /// The space above the discs, where the rod is visible.
    const HEADROOM: f64 = 6.0;

    #[must_use]
    pub const fn new(pegs: PegCount, discs: DiscCount, tallest: u32) -> Self {
        Self { pegs, discs, tallest }
    }

    #[must_use]
    pub fn width(&self) -> f64 {
        Self::COLUMN * f64::from(self.pegs.count())
    }

    fn x(peg: Peg) -> f64 {
        (f64::from(peg.to_u8()) + 0.5) * Self::COLUMN
    }

    /// The base and the rods as SVG path data.
    #[must_use]
    pub fn frame(&self) -> String {
        let mut frame = path(&[
            ('M', Point { x: 1.0, y: Self::FLOOR + 1.0 }),
            ('L', Point { x: self.width() - 1.0, y: Self::FLOOR + 1.0 }),
        ]);
        for peg in self.pegs.iter() {
            let x = Self::x(peg);
            frame += &path(&[('M', Point { x, y: Self::FLOOR }), ('L', Point { x, y: Self::HEADROOM / 2.0 })]);
        }
        frame
    }

    /// The rectangle of a disc with `below` discs under it.
    #[must_use]
    pub fn disc(&self, disc: Disc, peg: Peg, below: u32) -> DiscRect {
        let room = Self::FLOOR - Self::HEADROOM;
        let thickness = (room / f64::from(self.tallest.max(1))).min(Self::MAX_THICKNESS);
        let share = f64::from(disc.index() as u32 + 1) / f64::from(self.discs.count().max(1));
        let width = 8.0 + (Self::COLUMN - 11.0) * share;
        let y = Self::FLOOR - f64::from(below + 1) * thickness;
        DiscRect { x: Self::x(peg) - width / 2.0, y, width, height: (thickness - 1.0).max(thickness * 0.6) }
    }
}
