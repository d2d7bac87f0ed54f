//! Pictures of the panels as shapes, for SVG files and TikZ.

mod graph;
mod recursion;
mod timeline;

use crate::layout::drawing::{Drawing, Paint, Polyline, Shape};

pub use graph::{graph, graph_path};
pub use recursion::{levels, recursion};
pub use timeline::timeline;

/// Adds path data from the layout, unless it is empty.
fn add_path(drawing: &mut Drawing, d: &str, paint: Paint) {
    let lines = polylines(d);
    if !lines.is_empty() {
        drawing.shapes.push(Shape::Lines(lines, paint));
    }
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
