//! Pictures as shapes in plain numbers, which are written as SVG or as TikZ.

mod graph;
mod recursion;
mod timeline;
mod towers;

use crate::layout::colour::Rgb;
use crate::layout::escape::escaped;
use crate::layout::svg_number::{push, px};

pub use graph::{graph, graph_path};
pub use recursion::{levels, recursion};
pub use timeline::timeline;
pub use towers::towers;

/// A point, measured from the top left.
pub type Point = (f64, f64);

/// Points joined by lines, optionally closed by a line from the last to the first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Polyline {
    pub points: Vec<Point>,
    pub is_closed: bool,
}

/// Fill and outline of a shape.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Paint {
    pub fill: Option<Rgb>,
    /// The colour and the width of the outline.
    pub stroke: Option<(Rgb, f64)>,
    /// The opacity of both, from 0 to 1.
    pub opacity: Option<f64>,
    pub is_dashed: bool,
}

impl Paint {
    pub const fn fill(colour: Rgb) -> Self {
        Self { fill: Some(colour), stroke: None, opacity: None, is_dashed: false }
    }

    pub const fn stroke(colour: Rgb, width: f64) -> Self {
        Self { fill: None, stroke: Some((colour, width)), opacity: None, is_dashed: false }
    }

    pub const fn with_stroke(self, colour: Rgb, width: f64) -> Self {
        Self { stroke: Some((colour, width)), ..self }
    }

    pub const fn with_opacity(self, opacity: f64) -> Self {
        Self { opacity: Some(opacity), ..self }
    }

    pub const fn dashed(self) -> Self {
        Self { is_dashed: true, ..self }
    }
}

/// The point of a text that is placed at its coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The anchor point, on the baseline.
    pub at: Point,
    pub anchor: Anchor,
    pub size: f64,
    pub colour: Rgb,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    Lines(Vec<Polyline>, Paint),
    /// A rectangle: its top left corner, its width and height, and the radius of its corners.
    Rectangle(Point, (f64, f64), f64, Paint),
    /// A circle: its centre and radius.
    Circle(Point, f64, Paint),
    Text(Text),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    pub width: f64,
    pub height: f64,
    pub paper: Rgb,
    pub shapes: Vec<Shape>,
}

impl Drawing {
    const fn new(width: f64, height: f64, paper: Rgb) -> Self {
        Self { width, height, paper, shapes: Vec::new() }
    }

    /// Adds path data from the layout, unless it is empty.
    fn path(&mut self, d: &str, paint: Paint) {
        let lines = polylines(d);
        if !lines.is_empty() {
            self.shapes.push(Shape::Lines(lines, paint));
        }
    }

    fn text(&mut self, at: Point, anchor: Anchor, size: f64, colour: Rgb, text: &str) {
        self.shapes.push(Shape::Text(Text { at, anchor, size, colour, text: text.to_owned() }));
    }

    /// A self-contained SVG file of this width.
    #[must_use]
    pub fn svg(&self, width: u32, title: &str) -> String {
        let (wide, high) = (px(self.width), px(self.height));
        let height = px((f64::from(width) * self.height / self.width).round());
        let (title, paper) = (escaped(title), self.paper);
        let shapes: String = self.shapes.iter().map(shape_svg).collect();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {wide} {high}\" \
             role=\"img\"><title>{title}</title><rect width=\"{wide}\" height=\"{high}\" fill=\"{paper}\"/>{shapes}</svg>"
        )
    }
}

fn shape_svg(shape: &Shape) -> String {
    match shape {
        Shape::Lines(lines, paint) => format!("<path d=\"{}\"{}/>", path_data(lines), paint_svg(paint)),
        Shape::Rectangle((x, y), (width, height), radius, paint) => format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"{}/>",
            px(*x),
            px(*y),
            px(*width),
            px(*height),
            px(*radius),
            paint_svg(paint)
        ),
        Shape::Circle((x, y), radius, paint) => {
            format!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>", px(*x), px(*y), px(*radius), paint_svg(paint))
        }
        Shape::Text(text) => {
            let anchor = match text.anchor {
                Anchor::Start => "start",
                Anchor::Middle => "middle",
                Anchor::End => "end",
            };
            format!(
                "<text x=\"{}\" y=\"{}\" font-family=\"Arial, sans-serif\" font-size=\"{}\" text-anchor=\"{anchor}\" \
                 fill=\"{}\">{}</text>",
                px(text.at.0),
                px(text.at.1),
                px(text.size),
                text.colour,
                escaped(&text.text)
            )
        }
    }
}

fn paint_svg(paint: &Paint) -> String {
    let fill = paint.fill.map_or_else(|| "none".into(), |fill| fill.to_string());
    let stroke = paint.stroke.map(|(colour, width)| {
        format!(" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linejoin=\"round\"", px(width))
    });
    let opacity = paint.opacity.map(|opacity| format!(" opacity=\"{}\"", px(opacity)));
    let dashes = if paint.is_dashed { " stroke-dasharray=\"4 4\"" } else { "" };
    format!(" fill=\"{fill}\"{}{}{dashes}", stroke.unwrap_or_default(), opacity.unwrap_or_default())
}

fn path_data(lines: &[Polyline]) -> String {
    let mut d = String::new();
    for line in lines {
        for (number, &(x, y)) in line.points.iter().enumerate() {
            push(&mut d, if number == 0 { 'M' } else { 'L' }, x);
            push(&mut d, ' ', y);
        }
        if line.is_closed {
            d.push('Z');
        }
    }
    d
}

/// A number with at most two decimal places. A general float parser would add 10 kB to the download.
fn number(text: &str) -> f64 {
    let (sign, digits) = text.strip_prefix('-').map_or((1.0, text), |digits| (-1.0, digits));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let hundredths: u32 = match part.len() {
        1 => part.parse().unwrap_or(0) * 10,
        _ => part.parse().unwrap_or(0),
    };
    sign * (f64::from(whole.parse::<u32>().unwrap_or(0)) + f64::from(hundredths) / 100.0)
}

/// Converts path data to points. The layout writes it with `M`, `L`, `H`, `V`, `l` and `Z`, and at most one pair of
/// numbers each.
#[must_use]
pub fn polylines(d: &str) -> Vec<Polyline> {
    let mut lines: Vec<Polyline> = Vec::new();
    let (mut x, mut y) = (0.0, 0.0);
    let starts = d.char_indices().filter(|(_, letter)| letter.is_ascii_alphabetic()).map(|(at, _)| at);
    let ends = starts.clone().skip(1).chain([d.len()]);
    for (start, end) in starts.zip(ends) {
        let Some((command, numbers)) = d.get(start..end).and_then(|text| text.split_at_checked(1)) else { continue };
        let mut numbers = numbers.split([' ', ',']).map(number);
        let mut next = || numbers.next().unwrap_or_default();
        match command {
            "M" | "L" => (x, y) = (next(), next()),
            "l" => (x, y) = (x + next(), y + next()),
            "H" => x = next(),
            "V" => y = next(),
            _ => {
                if let Some(line) = lines.last_mut() {
                    line.is_closed = true;
                }
                continue;
            }
        }
        if command == "M" {
            lines.push(Polyline::default());
        }
        if let Some(line) = lines.last_mut() {
            line.points.push((x, y));
        }
    }
    lines
}
