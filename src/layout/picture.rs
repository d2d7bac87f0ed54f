//! The towers as an SVG file that needs no stylesheet.

use crate::solver::{Disc, Move, Peg, PegCount, Position};

use crate::layout::colour::{DiscColours, Palette, Rgb};
use crate::layout::disc_pattern::{OPACITY, PEN};
use crate::layout::disc_shape::{DiscShape, NOTCH, NOTCH_OPACITY};
use crate::layout::escape::escaped;
use crate::layout::silhouette::Silhouette;
use crate::layout::stand::BASE_WIDTH;
use crate::layout::svg_number::{push, px};
use crate::layout::towers::{MovingDisc, Point, TowersLayout, counts};

/// The ratio of width to height.
const ASPECT: (u32, u32) = (12, 5);
/// Pictures with a width outside this range are scaled, so that the text keeps its size relative to the picture.
const MIN_VIEW_BOX_WIDTH: u32 = 480;
const MAX_VIEW_BOX_WIDTH: u32 = 960;

#[derive(Clone, Debug)]
pub struct Picture<'a> {
    pub position: &'a Position,
    pub pegs: PegCount,
    /// The last move. Its disc is marked with a ring.
    pub last: Option<Move>,
    /// The peg with the flag.
    pub goal: Option<Peg>,
    /// The accessible name.
    pub title: &'a str,
    /// The width in pixels.
    pub width: u32,
    pub palette: &'a Palette,
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

impl Picture<'_> {
    /// ```
    /// use tower_of_hanoi::solver::{PegCount, Position};
    /// use tower_of_hanoi::layout::colour::Palette;
    /// use tower_of_hanoi::layout::picture::Picture;
    ///
    /// let position: Position = "001".parse()?;
    /// let (pegs, last, goal) = (PegCount::THREE, None, None);
    /// let palette = &Palette::LIGHT;
    /// let picture = Picture { position: &position, pegs, last, goal, title: "<3", width: 480, palette, has_patterns: false };
    /// let svg = picture.svg();
    /// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"480\" height=\"200\""));
    /// assert!(svg.contains("<title>&lt;3</title>"));
    /// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn svg(&self) -> String {
        let (width, height) = view_box_size(self.width);
        let layout = TowersLayout::new(width, height, self.position.discs(), self.pegs);
        let discs = if layout.is_silhouette() { self.silhouettes(&layout) } else { self.discs(&layout) };
        let lying: Vec<u32> = counts(self.position, self.pegs)
            .into_iter()
            .map(|count| u32::try_from(count).unwrap_or(u32::MAX))
            .collect();
        self.document(&[self.base_and_pegs(&layout, &lying), discs].concat())
    }

    /// An SVG file that contains `content`.
    #[must_use]
    pub fn document(&self, content: &str) -> String {
        let size = view_box_size(self.width);
        let (wide, high) = (px(size.0), px(size.1));
        let (title, paper) = (escaped(self.title), self.palette.paper);
        let (width, height) = (self.width, height(self.width));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {wide} {high}\" \
             role=\"img\"><title>{title}</title><rect width=\"{wide}\" height=\"{high}\" fill=\"{paper}\"/>{content}</svg>"
        )
    }

    /// The base, the flag, and the pegs above the discs. `lying` is the number of discs on each peg.
    #[must_use]
    pub fn base_and_pegs(&self, layout: &TowersLayout, lying: &[u32]) -> String {
        let Palette { wood, shine, ink, goal, .. } = self.palette;
        let wood = &wood.to_string();
        let line = |d: &str, stroke: &str, width: f64| {
            let width = px(width);
            format!(
                "<path d=\"{d}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linecap=\"round\"/>"
            )
        };
        let flag = |peg: Peg| {
            let d = layout.flag(peg);
            format!("<path d=\"{d}\" fill=\"{goal}\" stroke=\"{goal}\" stroke-width=\"2\" stroke-linejoin=\"round\"/>")
        };
        let rod = |(peg, &lying): (Peg, &u32)| {
            let (x, y, letter) = (px(layout.peg_x(peg)), px(layout.letter_y()), peg.letter());
            let rod = line(&layout.rod(peg, lying), wood, BASE_WIDTH);
            format!(
                "{rod}<text x=\"{x}\" y=\"{y}\" fill=\"{ink}\" font-family=\"Georgia, serif\" font-size=\"18\" \
                 font-weight=\"600\" text-anchor=\"middle\">{letter}</text>"
            )
        };
        let flag: String = self.goal.into_iter().map(flag).collect();
        let rods: String = self.pegs.iter().zip(lying).map(rod).collect();
        let shine = line(&layout.shine(self.pegs, lying), &shine.to_string(), 1.5);
        [flag, rods, line(&layout.base(), wood, BASE_WIDTH), shine].concat()
    }

    fn discs(&self, layout: &TowersLayout) -> String {
        let places = layout.places(self.position, None::<MovingDisc>);
        let shape = |((disc, _), place)| self.disc(layout, disc, place);
        self.position.iter().zip(places).map(shape).collect()
    }

    fn disc(&self, layout: &TowersLayout, disc: Disc, place: Point) -> String {
        let shape = DiscShape::new(layout.disc_width(disc), layout.thickness() - layout.gap());
        let has_moved = self.last.is_some_and(|last| last.disc == disc);
        let stretch = shape.stretch().filter(|_| has_moved);
        let stretch = stretch.map(|factor| format!(" scale(1 {})", px(factor))).unwrap_or_default();
        let (x, y, ink) = (px(place.x), px(place.y), self.palette.ink);
        let marker = layout.marker(disc).filter(|_| has_moved && !shape.has_ring());
        let marker = marker
            .map(|d| format!("<path d=\"{d}\" fill=\"{ink}\" transform=\"translate({x} {y})\"/>"))
            .unwrap_or_default();
        let shapes = self.disc_shapes(layout, disc, has_moved);
        format!("<g transform=\"translate({x} {y}){stretch}\">{shapes}</g>{marker}")
    }

    /// A disc, relative to the middle of its lower edge.
    #[must_use]
    pub fn disc_shapes(&self, layout: &TowersLayout, disc: Disc, has_moved: bool) -> String {
        let shape = DiscShape::new(layout.disc_width(disc), layout.thickness() - layout.gap());
        let DiscColours { fill, edge, ink, .. } = self.palette.disc(disc, self.position.discs());
        let ring = if shape.has_ring() && has_moved {
            format!("<rect {} fill=\"none\" stroke=\"{ink}\" stroke-width=\"2\"/>", shape.ring())
        } else {
            String::new()
        };
        let number = if let Some(size) = layout.number_size() {
            format!(
                "<text y=\"{}\" fill=\"{ink}\" font-family=\"Arial, sans-serif\" font-size=\"{}\" font-weight=\"600\" \
                 text-anchor=\"middle\">{}</text>",
                px(size * 0.36 - shape.height() / 2.0),
                px(size),
                disc.number()
            )
        } else {
            String::new()
        };
        let notches = shape.notches_path(disc);
        let notches = if notches.is_empty() {
            notches
        } else {
            let (width, opacity) = (px(NOTCH), px(NOTCH_OPACITY));
            format!("<path d=\"{notches}\" stroke=\"{ink}\" stroke-width=\"{width}\" opacity=\"{opacity}\"/>")
        };
        let (rect, width) = (shape.rect(), px(shape.edge()));
        let pattern = if self.has_patterns { self.pattern(layout, disc, ink) } else { String::new() };
        format!(
            "<rect {rect} fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"{width}\"/>{pattern}{notches}{ring}{number}"
        )
    }

    fn pattern(&self, layout: &TowersLayout, disc: Disc, colour: Rgb) -> String {
        let mut d = String::new();
        for [from, to] in layout.pattern(disc) {
            for (letter, (x, y)) in [('M', from), ('L', to)] {
                push(&mut d, letter, x);
                push(&mut d, ' ', y);
            }
        }
        let (width, opacity) = (px(PEN), px(OPACITY));
        format!("<path d=\"{d}\" stroke=\"{colour}\" stroke-width=\"{width}\" opacity=\"{opacity}\"/>")
    }

    /// The discs of each peg as one outline, with the disc that moved last drawn on top.
    fn silhouettes(&self, layout: &TowersLayout) -> String {
        let paths = |peg: Peg| {
            let Silhouette { outline, bands } = Silhouette::new(layout, self.position, peg, None);
            let band = |(disc, d): (Disc, String)| {
                format!("<path d=\"{d}\" fill=\"{}\"/>", self.palette.disc(disc, self.position.discs()).fill)
            };
            let bands: String = bands.into_iter().map(band).collect();
            let edge = self.palette.edge;
            format!("<path d=\"{outline}\" fill=\"{edge}\" stroke=\"{edge}\" stroke-width=\"2\"/>{bands}")
        };
        let moved = self.last.and_then(|last| {
            let place = *layout.places(self.position, None::<MovingDisc>).get(last.disc.index())?;
            Some(self.disc(layout, last.disc, place))
        });
        self.pegs.iter().map(paths).chain(moved).collect()
    }
}
