//! A stretch of moves as a moving picture of the towers: an animated SVG file, or a GIF file.

mod animated_svg;
mod canvas;
mod glyphs;
mod moving_gif;

use std::io::{self, Write};

use crate::layout::colour::Palette;
use crate::layout::picture::{Picture, view_box_size};
use crate::layout::towers::{Point, TowersLayout, counts};
use crate::model::share::{FileFormat, export};
use crate::model::{Scene, ShareConfig};
use crate::solver::{Disc, Move, Peg, PegCount, Placement, Position, Rule};

/// The time for which the first position is shown, in milliseconds.
const REST_AT_START: u32 = 1_000;
/// The additional time for which the last position is shown, in milliseconds.
const REST_AT_END: u32 = 2_000;
/// The maximum duration of a disc's flight, in milliseconds.
const MAX_FLIGHT: u32 = 700;
/// The minimum time from move to move. GIF files cannot be played much faster.
const MIN_PERIOD: u32 = 100;

/// The flight of a disc.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    pub disc: Disc,
    pub from: Point,
    pub to: Point,
    pub from_peg: Peg,
    pub to_peg: Peg,
    /// The start of the flight, in milliseconds after the start of the film.
    pub start: u32,
}

/// The towers and the moves that a film shows.
#[derive(Clone, Debug)]
pub struct Film {
    /// The width in pixels.
    pub width: u32,
    pub layout: TowersLayout,
    pub palette: &'static Palette,
    /// Whether discs have patterns in addition to their colours.
    pub has_patterns: bool,
    pub rule: Rule,
    pub pegs: PegCount,
    /// The peg of the goal. A goal that is spread over pegs is not in films.
    pub goal: Option<Peg>,
    pub start: Position,
    pub flights: Vec<Flight>,
    /// The time from move to move, in milliseconds.
    pub period: u32,
}

impl Film {
    /// Returns the film that the share dialog describes, at the speed of the page.
    ///
    /// # Errors
    /// When the film would be too large.
    pub fn new(scene: &Scene, share: &ShareConfig) -> io::Result<Self> {
        let too_large = io::ErrorKind::FileTooLarge;
        export::size(scene, share).map_err(|_| too_large)?;
        if export::exceeded_disc_limit(scene, share).is_some() {
            return Err(too_large.into());
        }
        let (puzzle, width) = (scene.puzzle(), share.number());
        let (wide, high) = view_box_size(width);
        let span = share.moves(scene);
        let (first, last) = span.map(|span| (span.first, span.last)).unwrap_or_default();
        let position = scene.solved().and_then(|solution| solution.position_at(&first));
        let mut film = Self {
            width,
            layout: TowersLayout::new(wide, high, puzzle.discs(), puzzle.pegs()),
            palette: palette(share),
            has_patterns: scene.config.appearance.accessibility.patterns,
            rule: puzzle.rule(),
            pegs: puzzle.pegs(),
            goal: puzzle.goal().tower(),
            start: position.unwrap_or_else(|| puzzle.start().position(puzzle.discs())),
            flights: Vec::new(),
            period: (scene.config.playback.speed.period_ms() as u32).max(MIN_PERIOD),
        };
        let mut heights = counts(&film.start, film.pegs);
        let moves = scene.solved().map(|solution| solution.moves(first.next()..=last));
        for Move { disc, from, to } in moves.into_iter().flatten() {
            film.add(disc, from, to, &mut heights);
        }
        Ok(film)
    }

    fn add(&mut self, disc: Disc, from_peg: Peg, to_peg: Peg, heights: &mut [usize]) {
        let mut rest = |peg: Peg, is_leaving: bool| {
            let height = heights.get_mut(peg.index());
            let below = height.map_or(0, |height| {
                *height = if is_leaving { height.saturating_sub(1) } else { *height + 1 };
                if is_leaving { *height } else { *height - 1 }
            });
            self.layout.rest(peg, u32::try_from(below).unwrap_or(u32::MAX))
        };
        let (from, to) = (rest(from_peg, true), rest(to_peg, false));
        let start = REST_AT_START + u32::try_from(self.flights.len()).unwrap_or(u32::MAX).saturating_mul(self.period);
        self.flights.push(Flight { disc, from, to, from_peg, to_peg, start });
    }

    /// The picture at the start.
    fn picture(&self) -> Picture<'_> {
        let Self { width, palette, has_patterns, rule, pegs, .. } = *self;
        let goal = self.goal.map(Placement::Tower);
        Picture { position: &self.start, rule, pegs, last: None, goal, width, palette, has_patterns }
    }

    /// The duration of a disc's flight, in milliseconds.
    #[must_use]
    pub fn flight_time(&self) -> u32 {
        (self.period * 4 / 5).min(MAX_FLIGHT)
    }

    /// The duration of the film, in milliseconds.
    #[must_use]
    pub fn duration(&self) -> u32 {
        let moves = u32::try_from(self.flights.len()).unwrap_or(u32::MAX);
        REST_AT_START + REST_AT_END + moves.saturating_mul(self.period)
    }
}

/// The colours of the theme that is selected in the dialog.
#[must_use]
pub fn palette(share: &ShareConfig) -> &'static Palette {
    if share.is_dark() { &Palette::DARK } else { &Palette::LIGHT }
}

/// Writes a film, and reports the number of moves written so far.
pub(super) fn write(
    scene: &Scene,
    share: &ShareConfig,
    out: &mut impl Write,
    on_progress: &mut dyn FnMut(u32),
) -> io::Result<()> {
    let film = Film::new(scene, share)?;
    match share.format() {
        Some(FileFormat::Gif) => moving_gif::write(&film, out, on_progress),
        _ => animated_svg::write(&film, out, on_progress),
    }
}
