//! A film as a GIF file. Each frame contains only the part of the picture in which a disc has moved.

use std::borrow::Cow;
use std::io::{self, Write};

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::canvas::{Area, Canvas, Ink, MAX_INKS, line, palette, rounded, triangle};
use super::{Film, Flight, REST_AT_END, REST_AT_START, glyphs};
use crate::layout::colour::{Colour, Rank, Rgb};
use crate::layout::drawing::{Paint, Polyline, Shape, Text};
use crate::layout::picture::height;
use crate::layout::towers::Point;
use crate::solver::Disc;

/// The duration of a frame while a disc moves, in hundredths of a second. Some programs slow down shorter frames.
const FRAME_TIME: u32 = 5;
/// The cap height of a text of size 1.
const CAPITAL: f64 = 0.7;
/// A colour of a film is either there or not: fainter ones are left out.
const MIN_OPACITY: f64 = 0.5;

pub fn write(film: &Film, out: &mut impl Write, on_progress: &mut dyn FnMut(u32)) -> io::Result<()> {
    let mut painter = Painter::new(film);
    let size = painter.size;
    let colours = palette(film.palette.rgb(Colour::Paper), &painter.inks);
    let mut encoder = Encoder::new(out, size.0, size.1, &colours).map_err(to_io)?;
    encoder.set_repeat(Repeat::Infinite).map_err(to_io)?;
    let whole = Area { left: 0, top: 0, right: size.0, bottom: size.1 };
    encoder.write_frame(&painter.frame(whole, hundredths(REST_AT_START))).map_err(to_io)?;
    let (period, flight_time) = (hundredths(film.period), hundredths(film.flight_time()));
    let steps = (flight_time / FRAME_TIME).max(1);
    let count = film.flights.len();
    for (written, flight) in (1..).zip(&film.flights) {
        for step in 1..=steps {
            let changed = painter.fly(flight, f64::from(step) / f64::from(steps));
            let rest = period - (steps - 1) * FRAME_TIME;
            let time = if step < steps { FRAME_TIME } else { rest };
            let is_last = step == steps && written == count;
            let end = if is_last { hundredths(REST_AT_END) } else { 0 };
            encoder.write_frame(&painter.frame(changed, time + end)).map_err(to_io)?;
        }
        on_progress(u32::try_from(written).unwrap_or(u32::MAX));
    }
    Ok(())
}

const fn hundredths(milliseconds: u32) -> u32 {
    milliseconds / 10
}

fn to_io(error: EncodingError) -> io::Error {
    if let EncodingError::Io(error) = error { error } else { io::ErrorKind::InvalidData.into() }
}

/// Draws the towers at one moment of the film.
struct Painter<'a> {
    film: &'a Film,
    /// The size in pixels.
    size: (u16, u16),
    /// Pixels for each unit of the layout.
    scale: f64,
    inks: Vec<Rgb>,
    /// What does not move.
    stand: Vec<Shape>,
    /// The shapes of each disc, relative to its place, and the place; the smallest disc first.
    discs: Vec<(Vec<Shape>, Point)>,
}

impl<'a> Painter<'a> {
    fn new(film: &'a Film) -> Self {
        let (rgb, picture) = (|colour| film.palette.rgb(colour), film.picture());
        let (discs, empty) = (film.start.discs(), picture.empty());
        let mut inks =
            [Colour::Wood, Colour::Ink, Colour::Quiet, Colour::Goal, Colour::Black, Colour::White].map(rgb).to_vec();
        // More discs than colours have room share them with their neighbours.
        let room = (MAX_INKS - inks.len()).min(discs.count() as usize).max(1);
        let middle_of =
            |number: usize| Disc::from_index(((2 * number + 1) * discs.count() as usize / (2 * room)) as u32);
        inks.extend((0..room).map(middle_of).map(|disc| rgb(Rank { disc, discs }.fill())));
        let pixels = |length: u32| u16::try_from(length).unwrap_or(u16::MAX);
        Self {
            film,
            size: (pixels(film.width), pixels(height(film.width))),
            scale: f64::from(film.width) / empty.width,
            inks,
            stand: empty.shapes,
            discs: discs
                .iter()
                .map(|disc| picture.disc(&film.layout, disc))
                .zip(film.layout.places(&film.start))
                .collect(),
        }
    }

    /// Moves a disc along its path, and returns the part of the picture that changes.
    fn fly(&mut self, flight: &Flight, progress: f64) -> Area {
        let to = self.film.layout.flight(flight.from, flight.to).at(progress);
        let Some((_, place)) = self.discs.get_mut(flight.disc.index()) else {
            return self.area((0.0, 0.0), (0.0, 0.0));
        };
        let from = std::mem::replace(place, to);
        self.disc_area(flight.disc, from).union(self.disc_area(flight.disc, to))
    }

    /// The pixels of a rectangle given in units of the layout.
    fn area(&self, start: (f64, f64), end: (f64, f64)) -> Area {
        let pixel = |(x, y): (f64, f64)| (x * self.scale, y * self.scale);
        Area::around(pixel(start), pixel(end), self.size)
    }

    /// The pixels of a disc and of the gap above it.
    fn disc_area(&self, disc: Disc, Point { x, y }: Point) -> Area {
        let half = self.film.layout.disc_width(disc) / 2.0;
        self.area((x - half, y - self.film.layout.thickness().max(2.0)), (x + half, y))
    }

    fn frame(&self, area: Area, time: u32) -> Frame<'static> {
        let mut canvas = Canvas::new(area);
        self.stand.iter().for_each(|shape| self.paint(&mut canvas, shape.clone(), None));
        let discs = self.film.start.discs();
        for (disc, (shapes, place)) in discs.iter().zip(&self.discs) {
            let body = Rank { disc, discs }.fill();
            for shape in shapes {
                self.paint(&mut canvas, shape.clone().moved((place.x, place.y)), Some(body));
            }
        }
        Frame {
            delay: u16::try_from(time).unwrap_or(u16::MAX),
            dispose: DisposalMethod::Keep,
            top: area.top,
            left: area.left,
            width: area.width(),
            height: area.height(),
            buffer: Cow::Owned(canvas.pixels),
            ..Frame::default()
        }
    }

    /// The most similar colour of the film.
    fn ink(&self, colour: Colour) -> Ink {
        let colour = self.film.palette.rgb(colour);
        let distance =
            |other: &Rgb| -> u32 { colour.0.iter().zip(other.0).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum() };
        let nearest = (0u8..).zip(&self.inks).min_by_key(|(_, ink)| distance(ink));
        Ink(nearest.map_or(0, |(number, _)| number))
    }

    /// Paints a shape, on a disc of this colour or on the paper. Outlines of areas are left out: they would need too many colours.
    fn paint(&self, canvas: &mut Canvas, shape: Shape, body: Option<Colour>) {
        let is_seen = |paint: &Paint| !paint.is_dashed && paint.opacity.is_none_or(|opacity| opacity >= MIN_OPACITY);
        match shape {
            Shape::Lines(lines, paint) if is_seen(&paint) => self.paint_polylines(canvas, &lines, &paint, body),
            Shape::Rectangle(corner, size, radius, paint) if is_seen(&paint) => {
                // Its outline is a part of it.
                let grown = outline(&paint);
                let half = (size.0 / 2.0 + grown, size.1 / 2.0 + grown);
                let centre = (corner.0 + size.0 / 2.0, corner.1 + size.1 / 2.0);
                self.paint_rounded(canvas, paint.fill, centre, half, radius + grown);
            }
            Shape::Circle(centre, radius, paint) if is_seen(&paint) => {
                self.paint_rounded(canvas, paint.fill, centre, (radius, radius), radius);
            }
            Shape::Lines(..) | Shape::Rectangle(..) | Shape::Circle(..) => {}
            Shape::Text(text) => self.paint_text(canvas, &text, body),
        }
    }

    /// Paints the inside of triangles and the lines of other shapes. No other inside is filled in a film.
    fn paint_polylines(&self, canvas: &mut Canvas, lines: &[Polyline], paint: &Paint, body: Option<Colour>) {
        for line in lines {
            if let Some(fill) = paint.fill {
                if let &[a, b, c] = &line.points[..] {
                    self.paint_triangle(canvas, fill, [a, b, c], outline(paint));
                }
            } else if let Some((colour, width)) = paint.stroke {
                let ends = line.points.windows(2).filter_map(|ends| <[_; 2]>::try_from(ends).ok());
                ends.for_each(|ends| self.paint_line(canvas, colour, ends, width, body));
            }
        }
    }

    fn paint_rounded(
        &self,
        canvas: &mut Canvas,
        fill: Option<Colour>,
        centre: (f64, f64),
        half: (f64, f64),
        radius: f64,
    ) {
        let Some(fill) = fill else { return };
        let area = self.area((centre.0 - half.0, centre.1 - half.1), (centre.0 + half.0, centre.1 + half.1));
        let [centre, half] = [centre, half].map(|(x, y)| (x * self.scale, y * self.scale));
        let radius = radius * self.scale;
        canvas.paint(area, self.ink(fill), &|x, y| rounded(x, y, centre, half, radius));
    }

    fn paint_triangle(&self, canvas: &mut Canvas, fill: Colour, corners: [(f64, f64); 3], grown: f64) {
        let corners = corners.map(|(x, y)| (x * self.scale, y * self.scale));
        let (mut start, mut end) = (corners[0], corners[0]);
        for (x, y) in corners {
            start = (start.0.min(x), start.1.min(y));
            end = (end.0.max(x), end.1.max(y));
        }
        let bounds = Area::around((start.0 - 2.0, start.1 - 2.0), (end.0 + 2.0, end.1 + 2.0), self.size);
        canvas.paint(bounds, self.ink(fill), &|x, y| triangle(x, y, corners) - grown * self.scale);
    }

    /// Draws a line. On a disc whose lines are like the paper, it is cut out, which has smoother edges.
    fn paint_line(
        &self,
        canvas: &mut Canvas,
        colour: Colour,
        [a, b]: [(f64, f64); 2],
        width: f64,
        body: Option<Colour>,
    ) {
        let area =
            self.area((a.0.min(b.0) - width, a.1.min(b.1) - width), (a.0.max(b.0) + width, a.1.max(b.1) + width));
        let ends = [a, b].map(|(x, y)| (x * self.scale, y * self.scale));
        let distance = |x: f64, y: f64| line(x, y, ends, width * self.scale);
        match body {
            Some(body) if self.film.palette.rgb(colour) == self.film.palette.rgb(Colour::Paper) => {
                canvas.cut_out(area, self.ink(body), &distance)
            }
            _ => canvas.paint(area, self.ink(colour), &distance),
        }
    }

    /// Draws a text centred on its baseline.
    fn paint_text(&self, canvas: &mut Canvas, Text { at, size, colour, text, .. }: &Text, body: Option<Colour>) {
        let unit = size * CAPITAL / glyphs::HEIGHT;
        let advance = (glyphs::WIDTH + 2.2) * unit;
        let count = text.chars().count() as f64;
        let mut left = at.0 - (count * advance - 2.2 * unit) / 2.0;
        for character in text.chars() {
            for ends in glyphs::lines(character) {
                let ends = ends.map(|(x, y)| (left + x * unit, at.1 - (glyphs::HEIGHT - y) * unit));
                self.paint_line(canvas, *colour, ends, unit * 1.1, body);
            }
            left += advance;
        }
    }
}

/// How far the outline of a shape reaches beyond it.
fn outline(paint: &Paint) -> f64 {
    paint.stroke.map_or(0.0, |(_, width)| width / 2.0)
}
