//! Charts: lines over two axes, each with its name at its end.

use yew::prelude::*;

use crate::layout::chart::{HEIGHT, LINE_HEIGHT, PlotArea, WIDTH};
use crate::layout::svg_number::px;
use crate::model::is_invisible;
use crate::view::components::markup::Markup;

/// Ticks closer to the mark, as a fraction of the width, would overlap it.
const MIN_TICK_DISTANCE: f64 = 0.11;

/// An axis. Ticks are places from 0 to 1, with their labels.
pub struct Axis {
    pub title: String,
    pub ticks: Vec<(f64, String)>,
}

/// A line through points, each from (0, 0) at the bottom left to (1, 1).
pub struct Line {
    pub name: String,
    /// Which of the colours and dashes it has: those of `data-line` in static/panels.css.
    pub look: usize,
    pub points: Vec<(f64, f64)>,
}

/// The current point, and the number below it on the horizontal axis, which replaces ticks nearby.
pub struct Mark {
    pub x: f64,
    pub y: f64,
    pub number: String,
}

/// A chart; `label` is its accessible name. Lines differ by colour, by dashes and by the names at their ends.
pub fn plot(label: &str, x: &Axis, y: &Axis, lines: &[Line], mark: Option<&Mark>) -> Html {
    let count = |text: &String| text.chars().filter(|letter| !is_invisible(*letter)).count();
    let letters = |texts: &mut dyn Iterator<Item = &String>| texts.map(count).max().unwrap_or(0);
    let numbers = letters(&mut y.ticks.iter().map(|(_, text)| text));
    let area = PlotArea::new(numbers, letters(&mut lines.iter().map(|line| &line.name)));
    let content = grid(Markup::new(), &area, x, y);
    let content = draw_numbers(content, &area, x, mark);
    let content = draw_lines(content, &area, lines);
    let content = mark.into_iter().fold(content, |svg, mark| draw_mark(svg, &area, mark));
    let view_box = format!("0 0 {} {}", px(WIDTH), px(HEIGHT));
    let attributes =
        [("class", "plot"), ("data-picture", ""), ("viewBox", &view_box), ("role", "img"), ("aria-label", label)];
    Markup::new().element("svg", &attributes, content).html()
}

fn text(svg: Markup, class: &'static str, (x, y): (f64, f64), text: &str) -> Markup {
    svg.element("text", &[("class", class), ("x", &px(x)), ("y", &px(y))], Markup::new().text(text))
}

/// Both axes with their titles, and a line across at each tick of the vertical one.
fn grid(svg: Markup, area: &PlotArea, x: &Axis, y: &Axis) -> Markup {
    let (left, right, bottom) = (px(area.left), px(area.right), px(area.bottom));
    let across: String = y.ticks.iter().map(|(place, _)| format!("M{left} {}H{right}", px(area.y(*place)))).collect();
    let along: String = x.ticks.iter().map(|(place, _)| format!("M{} {bottom}v4", px(area.x(*place)))).collect();
    let axes = format!("M{left} {}V{bottom}H{right}{along}", px(area.top));
    let svg = svg.shape("path", &[("class", "grid"), ("d", &across)]).shape("path", &[("class", "axis"), ("d", &axes)]);
    let svg =
        y.ticks.iter().fold(svg, |svg, (place, number)| text(svg, "tick-y", (area.left - 5.0, area.y(*place)), number));
    let svg = text(svg, "title-y", (0.0, 10.0), &y.title);
    text(svg, "title-x", (f64::midpoint(area.left, area.right), HEIGHT - 5.0), &x.title)
}

/// The numbers below the horizontal axis.
fn draw_numbers(svg: Markup, area: &PlotArea, x: &Axis, mark: Option<&Mark>) -> Markup {
    let has_room = |place: f64| mark.is_none_or(|mark| (mark.x - place).abs() >= MIN_TICK_DISTANCE);
    let ticks = x.ticks.iter().filter(|(place, _)| has_room(*place));
    let ticks = ticks.map(|(place, number)| ("tick-x", *place, number));
    let mark = mark.map(|mark| ("mark-x", mark.x, &mark.number));
    ticks
        .chain(mark)
        .fold(svg, |svg, (class, place, number)| text(svg, class, (area.x(place), area.bottom + LINE_HEIGHT), number))
}

fn draw_mark(svg: Markup, area: &PlotArea, mark: &Mark) -> Markup {
    let (x, y) = (px(area.x(mark.x)), px(area.y(mark.y)));
    let line = format!("M{x} {}V{y}", px(area.bottom));
    let svg = svg.shape("path", &[("class", "mark"), ("d", &line)]);
    svg.shape("circle", &[("class", "mark-point"), ("cx", &x), ("cy", &y), ("r", "4.5")])
}

fn draw_lines(svg: Markup, area: &PlotArea, lines: &[Line]) -> Markup {
    let end = |line: &Line| line.points.last().map_or(0.0, |&(_, y)| y);
    let places = area.name_places(&lines.iter().map(end).collect::<Vec<_>>());
    lines.iter().zip(places).fold(svg, |svg, (line, place)| {
        let look = line.look.to_string();
        let path = [("class", "line"), ("data-line", &look), ("d", &area.line(&line.points))];
        let (x, y) = (px(area.right + 6.0), px(place));
        let name = [("class", "name"), ("data-line", &look), ("x", x.as_str()), ("y", y.as_str())];
        svg.shape("path", &path).element("text", &name, Markup::new().text(&line.name))
    })
}

/// A short piece of a line with this look, for tables.
pub fn key(look: usize) -> Html {
    let look = look.to_string();
    let line = Markup::new().shape("path", &[("class", "line"), ("data-line", &look), ("d", "M0 3H28")]);
    Markup::new().element("svg", &[("class", "key"), ("viewBox", "0 0 28 6"), ("aria-hidden", "true")], line).html()
}
