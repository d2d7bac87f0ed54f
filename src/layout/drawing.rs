//! Pictures as shapes in plain numbers and named colours, which the page, SVG files, TikZ and films write in their own ways.

use std::borrow::Cow;

use super::colour::{Colour, Palette};
use super::escape::escaped;
use super::svg_number::{push, px};

/// A point, measured from the top left.
pub type Point = (f64, f64);

/// Points joined by lines, optionally closed by a line from the last to the first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Polyline {
    pub points: Vec<Point>,
    pub is_closed: bool,
}

impl Polyline {
    /// From the first point to the last.
    #[must_use]
    pub const fn open(points: Vec<Point>) -> Self {
        Self { points, is_closed: false }
    }

    /// The outline of an area.
    #[must_use]
    pub const fn closed(points: Vec<Point>) -> Self {
        Self { points, is_closed: true }
    }
}

/// Fill and outline of a shape.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Paint {
    pub fill: Option<Colour>,
    /// The colour and the width of the outline.
    pub stroke: Option<(Colour, f64)>,
    /// The opacity of the fill, or of the outline if there is no fill, from 0 to 1.
    pub opacity: Option<f64>,
    pub is_dashed: bool,
}

impl Paint {
    /// A fill without an outline.
    #[must_use]
    pub const fn fill(colour: Colour) -> Self {
        Self { fill: Some(colour), stroke: None, opacity: None, is_dashed: false }
    }

    /// An outline, or a line, of this width.
    #[must_use]
    pub const fn stroke(colour: Colour, width: f64) -> Self {
        Self { fill: None, stroke: Some((colour, width)), opacity: None, is_dashed: false }
    }

    /// The same with an outline.
    #[must_use]
    pub const fn with_stroke(self, colour: Colour, width: f64) -> Self {
        Self { stroke: Some((colour, width)), ..self }
    }

    /// The same with this opacity, from 0 to 1.
    #[must_use]
    pub const fn with_opacity(self, opacity: f64) -> Self {
        Self { opacity: Some(opacity), ..self }
    }

    /// The same with a dashed outline.
    #[must_use]
    pub const fn dashed(self) -> Self {
        Self { is_dashed: true, ..self }
    }

    /// The part that the opacity is for, as SVG names it: `fill` or `stroke`.
    #[must_use]
    pub const fn faded_part(&self) -> &'static str {
        if self.fill.is_some() { "fill" } else { "stroke" }
    }

    /// The attributes of an element on the page, each with a space before it.
    #[must_use]
    pub fn attributes(&self) -> String {
        Pen { value: &Colour::css }.paint(self)
    }
}

/// The point of a text that is placed at its coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    /// The value of `text-anchor`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The anchor point, on the baseline.
    pub at: Point,
    pub anchor: Anchor,
    pub size: f64,
    pub is_bold: bool,
    pub colour: Colour,
    pub text: String,
}

/// A part of a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// Lines, or areas if they are filled.
    Lines(Vec<Polyline>, Paint),
    /// A rectangle: its top left corner, its width and height, and the radius of its corners.
    Rectangle(Point, (f64, f64), f64, Paint),
    /// A circle: its centre and radius.
    Circle(Point, f64, Paint),
    Text(Text),
}

impl Shape {
    /// A bold text in the middle of a point on its baseline.
    #[must_use]
    pub const fn text(at: Point, size: f64, colour: Colour, text: String) -> Self {
        Self::Text(Text { at, anchor: Anchor::Middle, size, is_bold: true, colour, text })
    }

    /// The same shape, this much farther to the right and down.
    #[must_use]
    pub fn moved(self, (right, down): (f64, f64)) -> Self {
        let moved = |(x, y): Point| (x + right, y + down);
        match self {
            Self::Lines(mut lines, paint) => {
                lines.iter_mut().flat_map(|line| &mut line.points).for_each(|point| *point = moved(*point));
                Self::Lines(lines, paint)
            }
            Self::Rectangle(corner, size, radius, paint) => Self::Rectangle(moved(corner), size, radius, paint),
            Self::Circle(centre, radius, paint) => Self::Circle(moved(centre), radius, paint),
            Self::Text(text) => Self::Text(Text { at: moved(text.at), ..text }),
        }
    }
}

/// A picture for files: shapes on paper, the last one on top.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    pub width: f64,
    pub height: f64,
    pub palette: &'static Palette,
    pub shapes: Vec<Shape>,
}

impl Drawing {
    #[must_use]
    pub const fn new(width: f64, height: f64, palette: &'static Palette) -> Self {
        Self { width, height, palette, shapes: Vec::new() }
    }

    /// Adds a text. `at` is its anchor point, on the baseline.
    pub fn text(&mut self, at: Point, anchor: Anchor, size: f64, colour: Colour, text: &str) {
        self.shapes.push(Shape::Text(Text { at, anchor, size, is_bold: false, colour, text: text.to_owned() }));
    }

    /// Adds lines, if there are any.
    pub fn lines(&mut self, lines: Vec<Polyline>, paint: Paint) {
        if !lines.is_empty() {
            self.shapes.push(Shape::Lines(lines, paint));
        }
    }

    /// A self-contained SVG file of this width. `title` is its accessible name.
    #[must_use]
    pub fn svg(&self, width: u32, title: &str) -> String {
        self.svg_with(width, title, &self.palette.svg(&self.shapes))
    }

    /// An SVG file of this width with this content in place of the shapes.
    #[must_use]
    pub fn svg_with(&self, width: u32, title: &str, content: &str) -> String {
        let (wide, high) = (px(self.width), px(self.height));
        let height = px((f64::from(width) * self.height / self.width).round());
        let (title, paper) = (escaped(title), self.palette.rgb(Colour::Paper));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {wide} {high}\" \
             role=\"img\"><title>{title}</title><rect width=\"{wide}\" height=\"{high}\" fill=\"{paper}\"/>{content}</svg>"
        )
    }
}

/// Shapes as the elements of an SVG picture on the page, whose colours follow the theme and the host.
#[must_use]
pub fn svg<'a>(shapes: impl IntoIterator<Item = &'a Shape>) -> String {
    Pen { value: &Colour::css }.svg(shapes)
}

impl Palette {
    /// Shapes as the elements of an SVG file.
    #[must_use]
    pub fn svg<'a>(&self, shapes: impl IntoIterator<Item = &'a Shape>) -> String {
        Pen { value: &|colour| self.rgb(colour).to_string().into() }.svg(shapes)
    }
}

/// Writes shapes as SVG, with these values of colours.
struct Pen<'a> {
    value: &'a dyn Fn(Colour) -> Cow<'static, str>,
}

impl Pen<'_> {
    fn svg<'a>(&self, shapes: impl IntoIterator<Item = &'a Shape>) -> String {
        shapes.into_iter().map(|shape| self.shape(shape)).collect()
    }

    fn shape(&self, shape: &Shape) -> String {
        match shape {
            Shape::Lines(lines, paint) => ["<path d=\"", &path_data(lines), "\"", &self.paint(paint), "/>"].concat(),
            Shape::Rectangle((x, y), (width, height), radius, paint) => [
                ["<rect x=\"", &px(*x), "\" y=\"", &px(*y), "\" width=\"", &px(*width)].concat(),
                ["\" height=\"", &px(*height), "\" rx=\"", &px(*radius), "\"", &self.paint(paint), "/>"].concat(),
            ]
            .concat(),
            Shape::Circle((x, y), radius, paint) => {
                let centre = ["<circle cx=\"", &px(*x), "\" cy=\"", &px(*y)].concat();
                [&*centre, "\" r=\"", &px(*radius), "\"", &self.paint(paint), "/>"].concat()
            }
            Shape::Text(text) => self.text(text),
        }
    }

    fn text(&self, Text { at: (x, y), anchor, size, is_bold, colour, text }: &Text) -> String {
        let anchor = anchor.name();
        let weight = if *is_bold { " font-weight=\"600\"" } else { "" };
        let (x, y, size, colour, text) = (px(*x), px(*y), px(*size), (self.value)(*colour), escaped(text));
        format!(
            "<text x=\"{x}\" y=\"{y}\" font-family=\"Arial, sans-serif\" font-size=\"{size}\"{weight} \
             text-anchor=\"{anchor}\" fill=\"{colour}\">{text}</text>"
        )
    }

    fn paint(&self, paint: &Paint) -> String {
        let fill = paint.fill.map_or("none".into(), self.value);
        let mut svg = [" fill=\"", &fill, "\""].concat();
        if let Some((colour, width)) = paint.stroke {
            let (colour, width) = ((self.value)(colour), px(width));
            svg.extend([" stroke=\"", &colour, "\" stroke-width=\"", &width, "\" stroke-linejoin=\"round\""]);
        }
        if let Some(opacity) = paint.opacity {
            svg.extend([" ", paint.faded_part(), "-opacity=\"", &px(opacity), "\""]);
        }
        if paint.is_dashed {
            svg.push_str(" stroke-dasharray=\"4 4\"");
        }
        svg
    }
}

/// Lines as SVG path data.
#[must_use]
pub fn path_data(lines: &[Polyline]) -> String {
    let mut d = String::new();
    for line in lines {
        let mut last = None;
        for &(x, y) in &line.points {
            match last {
                Some((_, before)) if before == y => push(&mut d, 'H', x),
                Some((before, _)) if before == x => push(&mut d, 'V', y),
                _ => {
                    push(&mut d, if last.is_none() { 'M' } else { 'L' }, x);
                    push(&mut d, ' ', y);
                }
            }
            last = Some((x, y));
        }
        if line.is_closed {
            d.push('Z');
        }
    }
    d
}
