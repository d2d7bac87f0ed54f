//! The towers as a drawing for files, exercises and worksheets, which need no style sheet.

use crate::solver::{Disc, Move, Peg, PegCount, Placement, Position, Puzzle, Rule};

use crate::layout::colour::{Colour, Palette};
use crate::layout::disc_shape::{DiscParts, DiscShape};
use crate::layout::drawing::{Drawing, Paint, Shape};
use crate::layout::magnifier::Magnifier;
use crate::layout::silhouette::{OUTLINE, Silhouette};
use crate::layout::towers::TowersLayout;

/// The ratio of width to height.
const ASPECT: (u32, u32) = (12, 5);
/// Pictures with a width outside this range are scaled, so that the text keeps its size relative to the picture.
const MIN_VIEW_BOX_WIDTH: u32 = 480;
const MAX_VIEW_BOX_WIDTH: u32 = 960;

/// A picture of the towers at one position.
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    pub position: &'a Position,
    pub rule: Rule,
    pub pegs: PegCount,
    /// The last move. Its disc is marked with a ring.
    pub last: Option<Move>,
    /// Where all discs have to go, if the picture shows it: a flag on a single peg, and outlines of the discs.
    pub goal: Option<Placement>,
    /// The width in pixels.
    pub width: u32,
    pub palette: &'static Palette,
    /// Whether discs have patterns in addition to their colours.
    pub has_patterns: bool,
}

/// The width and the height of a picture of this width, in SVG units.
#[must_use]
pub fn view_box_size(width: u32) -> (f64, f64) {
    let width = f64::from(width.clamp(MIN_VIEW_BOX_WIDTH, MAX_VIEW_BOX_WIDTH));
    (width, width * f64::from(ASPECT.1) / f64::from(ASPECT.0))
}

/// The height of a picture of this width, in pixels.
#[must_use]
pub const fn height(width: u32) -> u32 {
    width * ASPECT.1 / ASPECT.0
}

impl<'a> Picture<'a> {
    /// A light picture of the least width, without a last move and without patterns.
    ///
    /// ```
    /// use tower_of_hanoi::layout::picture::Picture;
    /// use tower_of_hanoi::solver::{Position, Puzzle};
    ///
    /// let (puzzle, position): (_, Position) = (Puzzle::classic(3)?, "001".parse()?);
    /// let svg = Picture::new(&puzzle, &position).drawing().svg(480, "<3");
    /// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"480\" height=\"200\""));
    /// assert!(svg.contains("<title>&lt;3</title>"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(puzzle: &Puzzle, position: &'a Position) -> Self {
        Self {
            position,
            rule: puzzle.rule(),
            pegs: puzzle.pegs(),
            last: None,
            goal: Some(puzzle.goal().clone()),
            width: MIN_VIEW_BOX_WIDTH,
            palette: &Palette::LIGHT,
            has_patterns: false,
        }
    }

    /// The places of everything, in SVG units.
    #[must_use]
    pub fn layout(&self) -> TowersLayout {
        let (width, height) = view_box_size(self.width);
        TowersLayout::new(width, height, self.position.discs(), self.pegs)
    }

    /// The picture without discs.
    #[must_use]
    pub fn empty(&self) -> Drawing {
        let layout = self.layout();
        let mut drawing = Drawing::new(layout.width, layout.height, self.palette);
        drawing.shapes = layout.stand(self.rule, self.pegs, self.goal.as_ref(), self.position);
        drawing
    }

    /// The whole picture.
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let (mut drawing, layout) = (self.empty(), self.layout());
        let is_drawn = |disc| !layout.is_silhouette() || self.last.is_some_and(|last| last.disc == disc);
        drawing.shapes.extend(self.magnifier(&layout).unwrap_or_default());
        if layout.is_silhouette() {
            let towers = self.pegs.iter().flat_map(|peg| self.silhouette(&layout, peg));
            drawing.shapes.extend(towers);
        }
        let places = layout.places(self.position);
        for (disc, place) in self.position.discs().iter().zip(places).filter(|(disc, _)| is_drawn(*disc)) {
            let shapes = self.disc(&layout, disc).into_iter().map(|shape| shape.moved((place.x, place.y)));
            drawing.shapes.extend(shapes);
        }
        drawing.shapes.extend(self.goal.iter().flat_map(|goal| layout.spread_goal(goal, self.position)));
        drawing
    }

    /// A disc, relative to the middle of its lower edge.
    #[must_use]
    pub fn disc(&self, layout: &TowersLayout, disc: Disc) -> Vec<Shape> {
        let has_moved = self.last.is_some_and(|last| last.disc == disc);
        let shape = DiscShape::new(layout, disc);
        let shape = if has_moved { shape.marked() } else { shape };
        let DiscParts { body, relief, hole, number } = shape.parts();
        let pattern = self.has_patterns.then(|| shape.pattern(layout.pattern(disc)));
        let mark = has_moved.then(|| match layout.marker(disc) {
            _ if shape.has_ring() => Some(shape.ring()),
            Some(triangles) => Some(Shape::Lines(triangles.to_vec(), Paint::fill(Colour::Ink))),
            None => None,
        });
        let parts = [body].into_iter().chain(pattern).chain(relief).chain(hole);
        parts.chain(mark.flatten()).chain(number).collect()
    }

    fn magnifier(&self, layout: &TowersLayout) -> Option<Vec<Shape>> {
        let magnifier = Magnifier::new(layout, self.position, self.pegs, self.last?.disc)?;
        Some(magnifier.shapes(layout))
    }

    /// The discs of a peg as one outline with bands.
    fn silhouette(&self, layout: &TowersLayout, peg: Peg) -> Vec<Shape> {
        let Silhouette { outline, bands } = Silhouette::new(layout, self.position, peg, None);
        let outline = outline.map(|outline| Shape::Lines(vec![outline], OUTLINE));
        let band = |(disc, lines)| Shape::Lines(lines, Paint::fill(layout.rank(disc).fill()));
        outline.into_iter().chain(bands.into_iter().map(band)).collect()
    }
}
