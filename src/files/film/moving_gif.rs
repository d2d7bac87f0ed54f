//! A film as a GIF file. Each frame contains only the part of the picture in which a disc has moved.

use std::borrow::Cow;
use std::io::{self, Write};

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::canvas::{Area, Canvas, Ink, MAX_INKS, line, palette, rounded, triangle};
use super::{Film, Flight, REST_AT_END, REST_AT_START, glyphs};
use crate::layout::colour::{self, Rgb};
use crate::layout::disc_pattern::PEN;
use crate::layout::disc_shape::{DiscShape, NOTCH};
use crate::layout::picture::{height, view_box_size};
use crate::layout::stand::BASE_WIDTH;
use crate::layout::towers::{MovingDisc, Point, counts};
use crate::solver::{Disc, Peg};

/// The duration of a frame while a disc moves, in hundredths of a second. Some programs slow down shorter frames.
const FRAME_TIME: u32 = 5;
/// Colours besides those of the discs.
const WOOD: Ink = Ink(0);
const SHINE: Ink = Ink(1);
const INK: Ink = Ink(2);
const GOAL: Ink = Ink(3);
const BLACK: Ink = Ink(4);
const WHITE: Ink = Ink(5);
const FIRST_DISC: u8 = 6;
/// The font size of the peg letters, and the cap height at that size.
const LETTER_SIZE: f64 = 18.0;
const CAPITAL: f64 = 0.7;

pub fn write(film: &Film, out: &mut impl Write, on_progress: &mut dyn FnMut(u32)) -> io::Result<()> {
    let mut painter = Painter::new(film);
    let size = painter.size;
    let colours = palette(film.palette.paper, &painter.inks);
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
    /// The place of each disc, the smallest first.
    places: Vec<Point>,
    /// The number of discs on each peg.
    lying: Vec<u32>,
}

impl<'a> Painter<'a> {
    fn new(film: &'a Film) -> Self {
        let colours = film.palette;
        let discs = film.start.discs();
        let mut inks = vec![colours.wood, colours.shine, colours.ink, colours.goal, colour::BLACK, colour::WHITE];
        // More discs than colours have room share them with their neighbours.
        let room = (MAX_INKS - inks.len()).min(discs.count() as usize).max(1);
        let first_of = |number: usize| Disc::from_index((number * discs.count() as usize).div_ceil(room) as u32);
        inks.extend((0..room).map(first_of).map(|disc| colours.disc(disc, discs).fill));
        let pixels = |length: u32| u16::try_from(length).unwrap_or(u16::MAX);
        Self {
            film,
            size: (pixels(film.width), pixels(height(film.width))),
            scale: f64::from(film.width) / view_box_size(film.width).0,
            inks,
            places: film.layout.places(&film.start, None::<MovingDisc>),
            lying: counts(&film.start, film.pegs).iter().map(|&count| count as u32).collect(),
        }
    }

    /// Moves a disc along its path, and returns the part of the picture that changes.
    fn fly(&mut self, flight: &Flight, progress: f64) -> Area {
        let heights = [(flight.from_peg, flight.from), (flight.to_peg, flight.to)];
        for (is_goal, (peg, rest)) in [false, true].into_iter().zip(heights) {
            let below = ((self.film.layout.floor() - rest.y) / self.film.layout.thickness().max(f64::EPSILON)).round();
            if let Some(lying) = self.lying.get_mut(peg.index()) {
                *lying = below as u32 + u32::from(is_goal && progress >= 1.0);
            }
        }
        let to = self.film.layout.in_flight(flight.from, flight.to, progress);
        let Some(place) = self.places.get_mut(flight.disc.index()) else { return self.area((0.0, 0.0), (0.0, 0.0)) };
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
        self.paint_wood(&mut canvas);
        for ((disc, _), &place) in self.film.start.iter().zip(&self.places) {
            self.paint_disc(&mut canvas, disc, place);
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

    fn paint_wood(&self, canvas: &mut Canvas) {
        let layout = &self.film.layout;
        let floor = layout.floor();
        if let Some(goal) = self.film.goal {
            self.paint_flag(canvas, goal);
        }
        for peg in self.film.pegs.iter() {
            let lying = self.lying.get(peg.index()).copied().unwrap_or_default();
            self.paint_peg(canvas, layout.peg_x(peg), layout.rest(peg, lying).y);
            let bottom = layout.letter_y();
            self.paint_text(canvas, &peg.letter().to_string(), (layout.peg_x(peg), bottom), LETTER_SIZE, None);
        }
        let base = floor + BASE_WIDTH / 2.0;
        self.paint_line(canvas, WOOD, [(5.0, base), (layout.width - 5.0, base)], BASE_WIDTH);
        self.paint_line(canvas, SHINE, [(5.0, floor + 1.5), (layout.width - 5.0, floor + 1.5)], 1.5);
    }

    /// Draws a peg down to the disc on it, or to the base.
    fn paint_peg(&self, canvas: &mut Canvas, x: f64, bottom: f64) {
        let (top, half) = (self.film.layout.peg_top(), BASE_WIDTH / 2.0);
        if bottom < top {
            return;
        }
        self.paint_line(canvas, WOOD, [(x, top), (x, top)], BASE_WIDTH);
        for (ink, middle, half) in [(WOOD, x, half), (SHINE, x - 1.75, 0.75)] {
            let area = self.area((middle - half, top), (middle + half, bottom));
            let centre = (middle * self.scale, (top + bottom) / 2.0 * self.scale);
            let half = (half * self.scale, (bottom - top) / 2.0 * self.scale);
            canvas.paint(area, ink, &|at_x, at_y| rounded(at_x, at_y, centre, half, 0.0));
        }
    }

    fn paint_flag(&self, canvas: &mut Canvas, goal: Peg) {
        let flag = self.film.layout.flag_points(goal);
        let [foot, corners @ ..] = flag;
        self.paint_line(canvas, GOAL, [foot, corners[0]], 2.0);
        let corners = corners.map(|(x, y)| (x * self.scale, y * self.scale));
        let [a, b, c] = corners;
        let bounds = Area::around((a.0 - 2.0, a.1 - 2.0), (b.0 + 2.0, c.1 + 2.0), self.size);
        canvas.paint(bounds, GOAL, &|x, y| triangle(x, y, corners) - self.scale);
    }

    fn paint_line(&self, canvas: &mut Canvas, ink: Ink, ends: [(f64, f64); 2], width: f64) {
        let [a, b] = ends;
        let half = width / 2.0;
        let area = self.area((a.0.min(b.0) - half, a.1.min(b.1) - half), (a.0.max(b.0) + half, a.1.max(b.1) + half));
        let ends = ends.map(|(x, y)| (x * self.scale, y * self.scale));
        canvas.paint(area, ink, &|x, y| line(x, y, ends, width * self.scale));
    }

    fn disc_ink(&self, disc: Disc) -> Ink {
        let room = self.inks.len() - usize::from(FIRST_DISC);
        let number = disc.index() * room / self.places.len().max(1);
        Ink(FIRST_DISC + u8::try_from(number).unwrap_or_default())
    }

    fn paint_disc(&self, canvas: &mut Canvas, disc: Disc, place: Point) {
        let layout = &self.film.layout;
        let shape = DiscShape::new(layout.disc_width(disc), layout.thickness() - layout.gap());
        let (area, scale, ink) = (self.disc_area(disc, place), self.scale, self.disc_ink(disc));
        let (x, y) = (place.x * scale, place.y * scale);
        let half = (shape.width * scale / 2.0, shape.height() * scale / 2.0);
        canvas.paint(area, ink, &|at_x, at_y| rounded(at_x, at_y, (x, y - half.1), half, shape.radius() * scale));
        for ends in shape.notches(disc) {
            self.paint_on_disc(canvas, disc, ends.map(|(right, down)| (place.x + right, place.y + down)), NOTCH);
        }
        if self.film.has_patterns {
            for ends in layout.pattern(disc) {
                self.paint_on_disc(canvas, disc, ends.map(|(right, down)| (place.x + right, place.y + down)), PEN);
            }
        }
        if let Some(size) = layout.number_size() {
            let baseline = place.y - shape.height() / 2.0 + size * CAPITAL / 2.0;
            self.paint_text(canvas, &disc.number().to_string(), (place.x, baseline), size, Some(disc));
        }
    }

    /// Draws a text centred on its baseline, on a disc or on the paper.
    fn paint_text(&self, canvas: &mut Canvas, text: &str, middle: (f64, f64), size: f64, disc: Option<Disc>) {
        let unit = size * CAPITAL / glyphs::HEIGHT;
        let advance = (glyphs::WIDTH + 2.2) * unit;
        let count = text.chars().count() as f64;
        let mut left = middle.0 - (count * advance - 2.2 * unit) / 2.0;
        let width = unit * 1.1;
        for character in text.chars() {
            for ends in glyphs::lines(character) {
                let ends = ends.map(|(x, y)| (left + x * unit, middle.1 - (glyphs::HEIGHT - y) * unit));
                match disc {
                    None => self.paint_line(canvas, INK, ends, width),
                    Some(disc) => self.paint_on_disc(canvas, disc, ends, width),
                }
            }
            left += advance;
        }
    }

    /// Draws a line on a disc in the ink of its number. Where that is like the paper, the line is cut out, which has smoother edges.
    fn paint_on_disc(&self, canvas: &mut Canvas, disc: Disc, ends: [(f64, f64); 2], width: f64) {
        let black = self.film.palette.disc(disc, self.film.start.discs()).ink == colour::BLACK;
        if !black && self.film.palette.paper == colour::WHITE {
            self.cut_line(canvas, self.disc_ink(disc), ends, width);
        } else {
            self.paint_line(canvas, if black { BLACK } else { WHITE }, ends, width);
        }
    }

    fn cut_line(&self, canvas: &mut Canvas, ink: Ink, ends: [(f64, f64); 2], width: f64) {
        let [a, b] = ends;
        let area =
            self.area((a.0.min(b.0) - width, a.1.min(b.1) - width), (a.0.max(b.0) + width, a.1.max(b.1) + width));
        let ends = ends.map(|(x, y)| (x * self.scale, y * self.scale));
        canvas.cut_out(area, ink, &|x, y| line(x, y, ends, width * self.scale));
    }
}
