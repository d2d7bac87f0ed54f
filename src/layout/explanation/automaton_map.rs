//! The automaton that writes the moves, as circles and arrows.

use crate::layout::towers::Point;
use crate::solver::classic::automaton::Letter;

use super::arrow::{Arrow, direction, shifted};

/// Six letters on three spokes: the letters without a bar inside, the others outside, each beside the letter to which a 1 leads. So
/// the arrows of the zeros go round from each outer letter to the next inner one.
pub struct AutomatonMap;

impl AutomatonMap {
    pub const WIDTH: f64 = 260.0;
    pub const HEIGHT: f64 = 226.0;
    const MIDDLE: Point = Point { x: 130.0, y: 132.0 };
    const INNER: f64 = 46.0;
    const OUTER: f64 = 112.0;
    /// The bend of arrows that have a counterpart in the opposite direction, and of arrows that go round.
    const BEND: [f64; 2] = [22.0, 44.0];
    /// The distance of a loop's number from its letter.
    const LOOP: f64 = 42.0;
    const LABEL: f64 = 10.0;

    /// The centre of a letter.
    #[must_use]
    pub fn letter(letter: Letter) -> Point {
        let (third, radius) = match letter {
            Letter::A => (0.0, Self::INNER),
            Letter::CBar => (0.0, Self::OUTER),
            Letter::B => (1.0, Self::INNER),
            Letter::BBar => (1.0, Self::OUTER),
            Letter::C => (2.0, Self::INNER),
            Letter::ABar => (2.0, Self::OUTER),
        };
        let angle: f64 = (third / 3.0 - 0.25) * std::f64::consts::TAU;
        shifted(Self::MIDDLE, Point { x: angle.cos(), y: angle.sin() }, radius)
    }

    /// The arrow of a bit.
    #[must_use]
    pub fn arrow(letter: Letter, bit: bool) -> Arrow {
        let (from, to) = (Self::letter(letter), Self::letter(letter.next(bit)));
        if letter.next(bit) == letter {
            return Arrow::round(from, Self::MIDDLE, shifted(from, direction(from, Self::MIDDLE), Self::LOOP));
        }
        let along = direction(from, to);
        let left = Point { x: along.y, y: -along.x };
        let middle = Point { x: (from.x + to.x) / 2.0, y: (from.y + to.y) / 2.0 };
        // Arrows of an opposite pair bend to their left, and their numbers stand between them.
        let has_return = letter.next(bit).next(bit) == letter;
        let [narrow, wide] = Self::BEND;
        let (bend, label) = if has_return { (narrow, 0.0) } else { (wide, wide / 2.0 + Self::LABEL) };
        Arrow::new(from, shifted(middle, left, bend), to, shifted(middle, left, label))
    }
}
