//! A picture of the towers or of a panel, as the page shows it.

use std::io::{self, Write};

use super::drawing::{self, Drawing};
use super::film::palette;
use super::tikz::{self, Slide};
use crate::layout::colour::Palette;
use crate::model::share::{FileFormat, PictureOf, export};
use crate::model::{ShareConfig, State};
use crate::solver::{Index, Position};

/// The name of the picture for screen readers.
const TITLE: &str = "Tower of Hanoi";

fn drawing(state: &State, share: &ShareConfig) -> Option<Drawing> {
    let palette = palette(share);
    match state.shared_picture(share) {
        PictureOf::Towers => Some(towers(state, &state.position(), palette)),
        PictureOf::Timeline => drawing::timeline(state, palette),
        PictureOf::Graph => drawing::graph(state, palette),
        PictureOf::Recursion => drawing::recursion(state, palette),
    }
}

fn towers(state: &State, position: &Position, palette: &Palette) -> Drawing {
    drawing::towers(state.puzzle(), position, palette, state.config.appearance.accessibility.patterns)
}

/// Writes the picture in its format. For PNG that is SVG, which the page makes pixels of.
pub(super) fn write(
    state: &State,
    share: &ShareConfig,
    out: &mut impl Write,
    on_progress: &mut dyn FnMut(u32),
) -> io::Result<()> {
    export::size(state, share).map_err(|_| io::ErrorKind::FileTooLarge)?;
    let text = match share.format() {
        Some(FileFormat::Beamer) => slides(state, share, on_progress).map(|slides| tikz::slides(&slides)),
        Some(FileFormat::TikZ) => drawing(state, share).map(|drawing| tikz::document(&drawing)),
        _ => drawing(state, share).map(|drawing| drawing.svg(share.number(), TITLE)),
    };
    out.write_all(text.ok_or(io::ErrorKind::NotFound)?.as_bytes())?;
    on_progress(export::size(state, share).unwrap_or_default());
    Ok(())
}

fn slides(state: &State, share: &ShareConfig, on_progress: &mut dyn FnMut(u32)) -> Option<Vec<Slide>> {
    if state.is_solution_withheld() {
        return None;
    }
    let palette = palette(share);
    if !share.has_slides_of_moves() {
        let levels = drawing::levels(state, palette)?;
        // Titles have no words, so that they suit slides in every language.
        let slide = |(level, drawing)| Slide { title: format!("{level}"), drawing };
        return Some((1..).zip(levels).map(slide).collect());
    }
    let (solution, span) = (state.solved()?, share.moves(state)?);
    let moves = span.width().to_u64()?;
    let mut slides = Vec::new();
    for count in 0..=moves {
        let index = &span.first + &Index::from(count);
        let drawing = match state.shared_picture(share) {
            PictureOf::Graph => drawing::graph_path(state, &span.first, count, palette)?,
            _ => towers(state, &solution.position_at(&index)?, palette),
        };
        let step = solution.move_at(&index).filter(|_| count > 0);
        let title = match step {
            Some(step) => {
                format!("{index} / {}: {}, {} → {}", solution.total(), step.disc, step.from, step.to)
            }
            None => format!("{index} / {}", solution.total()),
        };
        slides.push(Slide { title, drawing });
        on_progress(u32::try_from(count).unwrap_or(u32::MAX));
    }
    Some(slides)
}
