//! The towers as an SVG file that needs no style sheet.

use crate::solver::{Disc, Move, Peg, PegCount, Position};

use crate::layout::colour::{PLAIN_EVEN, PLAIN_ODD, plain};
use crate::layout::disc_shape::DiscShape;
use crate::layout::escape::escaped;
use crate::layout::silhouette::Silhouette;
use crate::layout::svg_number::px;
use crate::layout::towers::{MovingDisc, Point, TowersLayout, counts};
use crate::layout::woodwork::BASE_WIDTH;

/// Width to height.
const ASPECT: (u32, u32) = (12, 5);
/// Pictures outside this range of widths are scaled, so that the text keeps its size relative to the picture.
const MIN_VIEW_BOX_WIDTH: u32 = 480;
const MAX_VIEW_BOX_WIDTH: u32 = 960;
// The light theme of static/style.css.
const WOOD: &str = "#8f7d62";
const SHINE: &str = "#c9bda8";
const INK: &str = "#24211c";
const GOAL: &str = "#2e7d32";

#[derive(Clone, Debug)]
pub struct Picture<'a> {
    pub position: &'a Position,
    pub pegs: PegCount,
    /// The last move. Its disc gets a ring.
    pub last: Option<Move>,
    /// The peg with the flag.
    pub goal: Option<Peg>,
    /// The accessible name.
    pub title: &'a str,
    /// In pixels.
    pub width: u32,
}

impl Picture<'_> {
    #[must_use]
    pub fn height(&self) -> u32 {
        self.width * ASPECT.1 / ASPECT.0
    }

    /// Width and height in SVG units.
    fn view_box_size(&self) -> (f64, f64) {
        let width = f64::from(self.width.clamp(MIN_VIEW_BOX_WIDTH, MAX_VIEW_BOX_WIDTH));
        (width, width * f64::from(ASPECT.1) / f64::from(ASPECT.0))
    }

    /// ```
    /// use tower_of_hanoi::solver::{PegCount, Position};
    /// use tower_of_hanoi::layout::picture::Picture;
    ///
    /// let position: Position = "001".parse()?;
    /// let (pegs, last, goal) = (PegCount::THREE, None, None);
    /// let picture = Picture { position: &position, pegs, last, goal, title: "<3", width: 480 };
    /// let svg = picture.svg();
    /// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"480\" height=\"200\""));
    /// assert!(svg.contains("<title>&lt;3</title>"));
    /// # Ok::<(), tower_of_hanoi::solver::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn svg(&self) -> String {
        let size = self.view_box_size();
        let (wide, high) = (px(size.0), px(size.1));
        let title = escaped(self.title);
        let (width, height) = (self.width, self.height());
        let layout = TowersLayout::new(size.0, size.1, self.position.discs(), self.pegs);
        let discs = if layout.is_silhouette() { self.silhouettes(&layout) } else { self.discs(&layout) };
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {wide} {high}\" \
             role=\"img\"><title>{title}</title><rect width=\"{wide}\" height=\"{high}\" fill=\"#ffffff\"/>{}{discs}</svg>",
            self.base_and_pegs(&layout)
        )
    }

    fn base_and_pegs(&self, layout: &TowersLayout) -> String {
        let lying: Vec<u32> = counts(self.position, self.pegs)
            .into_iter()
            .map(|count| u32::try_from(count).unwrap_or(u32::MAX))
            .collect();
        let line = |d: &str, stroke: &str, width: f64| {
            let width = px(width);
            format!(
                "<path d=\"{d}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width}\" stroke-linecap=\"round\"/>"
            )
        };
        let flag = |peg: Peg| {
            let d = layout.flag(peg);
            format!("<path d=\"{d}\" fill=\"{GOAL}\" stroke=\"{GOAL}\" stroke-width=\"2\" stroke-linejoin=\"round\"/>")
        };
        let rod = |(peg, &lying): (Peg, &u32)| {
            let (x, y, letter) = (px(layout.peg_x(peg)), px(layout.letter_y()), peg.letter());
            let rod = line(&layout.rod(peg, lying), WOOD, BASE_WIDTH);
            format!(
                "{rod}<text x=\"{x}\" y=\"{y}\" fill=\"{INK}\" font-family=\"Georgia, serif\" font-size=\"18\" \
                 font-weight=\"600\" text-anchor=\"middle\">{letter}</text>"
            )
        };
        let flag: String = self.goal.into_iter().map(flag).collect();
        let rods: String = self.pegs.iter().zip(&lying).map(rod).collect();
        [flag, rods, line(&layout.base(), WOOD, BASE_WIDTH), line(&layout.shine(self.pegs, &lying), SHINE, 1.5)]
            .concat()
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
        let (x, y, fill) = (px(place.x), px(place.y), plain(disc, self.position.discs()));
        let ring = if shape.has_ring() {
            let (stroke, opacity) = if has_moved { ("2", "1") } else { ("1.5", "0.4") };
            let rect = shape.ring(!has_moved);
            format!(
                "<rect {rect} fill=\"none\" stroke=\"#fff\" stroke-opacity=\"{opacity}\" stroke-width=\"{stroke}\"/>"
            )
        } else {
            String::new()
        };
        let marker = layout.marker(disc).filter(|_| has_moved && !shape.has_ring());
        let marker = marker
            .map(|d| format!("<path d=\"{d}\" fill=\"{INK}\" transform=\"translate({x} {y})\"/>"))
            .unwrap_or_default();
        let number = if let Some(size) = layout.number_size() {
            format!(
                "<text y=\"{}\" fill=\"#ffffff\" font-family=\"Arial, sans-serif\" font-size=\"{}\" font-weight=\"600\" \
                 text-anchor=\"middle\">{}</text>",
                px(size * 0.36 - shape.height() / 2.0),
                px(size),
                disc.number()
            )
        } else {
            String::new()
        };
        let rect = shape.rect();
        format!("<g transform=\"translate({x} {y}){stretch}\"><rect {rect} fill=\"{fill}\"/>{ring}{number}</g>{marker}")
    }

    /// The discs of each peg as one outline, with the disc that moved last drawn on top.
    fn silhouettes(&self, layout: &TowersLayout) -> String {
        let paths = |peg: Peg| {
            let Silhouette { outline, bands } = Silhouette::new(layout, self.position, peg, None);
            format!("<path d=\"{outline}\" fill=\"{PLAIN_EVEN}\"/><path d=\"{bands}\" fill=\"{PLAIN_ODD}\"/>")
        };
        let moved = self.last.and_then(|last| {
            let place = *layout.places(self.position, None::<MovingDisc>).get(last.disc.index())?;
            Some(self.disc(layout, last.disc, place))
        });
        self.pegs.iter().map(paths).chain(moved).collect()
    }
}
