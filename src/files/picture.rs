//! A picture of the towers or of a panel, as the page shows it.

use std::io::{self, Write};

use super::drawing::{self, Drawing};
use super::film::palette;
use super::tikz::{self, Slide};
use crate::l10n::{L10n, board_caption};
use crate::layout::picture::Picture;
use crate::model::share::{FileFormat, PictureOf, export};
use crate::model::{ShareConfig, State};
use crate::solver::Index;

/// The picture as SVG, with the width that is set in the share dialog. `None` when there is nothing to draw.
#[must_use]
pub fn svg(state: &State, share: &ShareConfig, l10n: L10n) -> Option<String> {
    if state.shared_picture(share) == PictureOf::Towers {
        let position = state.position();
        let picture = Picture {
            position: &position,
            pegs: state.puzzle().pegs(),
            last: state.last_move_on_board(),
            goal: state.puzzle().goal().tower(),
            title: &board_caption(state, l10n),
            width: share.number(),
            palette: palette(share),
        };
        return Some(picture.svg());
    }
    let title = l10n.panel_name(state.shared_picture(share).panel());
    Some(drawing(state, share, l10n)?.svg(share.number(), title))
}

fn drawing(state: &State, share: &ShareConfig, l10n: L10n) -> Option<Drawing> {
    let palette = palette(share);
    match state.shared_picture(share) {
        PictureOf::Towers => Some(drawing::towers(state.puzzle(), &state.position(), palette)),
        PictureOf::Timeline => drawing::timeline(state, palette, l10n),
        PictureOf::Graph => drawing::graph(state, palette, l10n),
        PictureOf::Recursion => drawing::recursion(state, palette, l10n),
    }
}

/// Writes the picture in its format. Texts for LaTeX are English, because not every installation has all letters.
pub(super) fn write(
    state: &State,
    share: &ShareConfig,
    out: &mut impl Write,
    on_progress: &mut dyn FnMut(u32),
) -> io::Result<()> {
    export::size(state, share).map_err(|_| io::ErrorKind::FileTooLarge)?;
    let l10n = L10n::ENGLISH;
    let text = match share.format() {
        Some(FileFormat::Beamer) => slides(state, share, on_progress).map(|slides| tikz::slides(&slides)),
        Some(FileFormat::TikZ) => drawing(state, share, l10n).map(|drawing| tikz::document(&drawing)),
        _ => svg(state, share, l10n),
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
        let levels = drawing::levels(state, palette, L10n::ENGLISH)?;
        let slide = |(level, drawing)| Slide { title: format!("Level {level}"), drawing };
        return Some((1..).zip(levels).map(slide).collect());
    }
    let (solution, span) = (state.solved()?, share.moves(state)?);
    let moves = span.width().to_u64()?;
    let mut slides = Vec::new();
    for count in 0..=moves {
        let index = &span.first + &Index::from(count);
        let drawing = match state.shared_picture(share) {
            PictureOf::Graph => drawing::graph_path(state, &span.first, count, palette, L10n::ENGLISH)?,
            _ => drawing::towers(state.puzzle(), &solution.position_at(&index)?, palette),
        };
        let step = solution.move_at(&index).filter(|_| count > 0);
        let title = match step {
            Some(step) => {
                format!("Move {index} of {}: disc {}, {} → {}", solution.total(), step.disc, step.from, step.to)
            }
            None => format!("After {index} of {} moves", solution.total()),
        };
        slides.push(Slide { title, drawing });
        on_progress(u32::try_from(count).unwrap_or(u32::MAX));
    }
    Some(slides)
}
