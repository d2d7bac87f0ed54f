//! The towers as an SVG file that needs no style sheet.

use crate::solver::{Disc, Move, Peg, PegCount, Position};

use crate::layout::colour::plain;
use crate::layout::escape::escaped;
use crate::layout::silhouette::outline;
use crate::layout::svg_number::px;
use crate::layout::towers::{MovingDisc, TowersLayout};

/// Width to height.
const ASPECT: (u32, u32) = (12, 5);
/// Pictures outside this range of widths are scaled, so that the text keeps its size relative to the picture.
const MIN_VIEW_BOX_WIDTH: u32 = 480;
const MAX_VIEW_BOX_WIDTH: u32 = 960;
const WOOD: &str = "#a4937a";
const INK: &str = "#24211c";
const SILHOUETTE: &str = "#2d86a0";

#[derive(Clone, Debug)]
pub struct Picture<'a> {
    pub position: &'a Position,
    pub pegs: PegCount,
    /// The last move. Its disc gets an outline.
    pub last: Option<Move>,
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
    /// let picture = Picture { position: &position, pegs: PegCount::THREE, last: None, title: "<3", width: 480 };
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
        let floor = layout.floor();
        let peg = |peg: Peg| {
            let (x, letter) = (px(layout.peg_x(peg)), peg.letter());
            format!(
                "<path d=\"M{x} {}V{}\" stroke=\"{WOOD}\" stroke-width=\"7\" stroke-linecap=\"round\"/>\
                 <text x=\"{x}\" y=\"{}\" fill=\"{INK}\" font-family=\"Georgia, serif\" font-size=\"20\" font-weight=\"600\" \
                 text-anchor=\"middle\">{letter}</text>",
                px(floor),
                px(layout.peg_top()),
                px(floor + 26.0)
            )
        };
        let pegs: String = self.pegs.iter().map(peg).collect();
        format!(
            "{pegs}<path d=\"M4 {}H{}\" stroke=\"{WOOD}\" stroke-width=\"5\" stroke-linecap=\"round\"/>",
            px(floor + 2.0),
            px(layout.width - 4.0)
        )
    }

    fn discs(&self, layout: &TowersLayout) -> String {
        let places = layout.places(self.position, None::<MovingDisc>);
        let shape = |((disc, _), place)| self.disc(layout, disc, place);
        self.position.iter().zip(places).map(shape).collect()
    }

    fn disc(&self, layout: &TowersLayout, disc: Disc, place: crate::layout::towers::Point) -> String {
        let (width, height) = (layout.disc_width(disc), (layout.thickness() - layout.gap()).max(1.5));
        let (left, top) = (place.x - width / 2.0, place.y - height);
        let moved = self.last.is_some_and(|last| last.disc == disc);
        let outline = if moved { format!(" stroke=\"{INK}\" stroke-width=\"3\"") } else { String::new() };
        let number = if layout.has_numbers() {
            let middle = place.y - height / 2.0 + 5.0;
            format!(
                "<text x=\"{}\" y=\"{}\" fill=\"#ffffff\" font-family=\"Arial, sans-serif\" font-size=\"14\" \
                 font-weight=\"600\" text-anchor=\"middle\">{}</text>",
                px(place.x),
                px(middle),
                disc.number()
            )
        } else {
            String::new()
        };
        format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{}\"{outline}/>{number}",
            px(left),
            px(top),
            px(width),
            px(height),
            px((height / 2.0).min(9.0)),
            plain(disc, self.position.discs())
        )
    }

    /// The discs of each peg as one outline, with the disc that moved last drawn on top.
    fn silhouettes(&self, layout: &TowersLayout) -> String {
        let path =
            |peg: Peg| format!("<path d=\"{}\" fill=\"{SILHOUETTE}\"/>", outline(layout, self.position, peg, None));
        let moved = self.last.and_then(|last| {
            let place = *layout.places(self.position, None::<MovingDisc>).get(last.disc.index())?;
            Some(self.disc(layout, last.disc, place))
        });
        self.pegs.iter().map(path).chain(moved).collect()
    }
}
