//! A picture of the towers or of a panel, as the page shows it.

use std::io::{self, Write};

use super::drawing;
use super::film::palette;
use super::tikz::{self, Slide};
use crate::layout::colour::Palette;
use crate::layout::drawing::Drawing;
use crate::layout::picture::Picture;
use crate::model::share::{FileFormat, PictureOf, export};
use crate::model::{Scene, ShareConfig};
use crate::solver::{Index, Move, Position};

/// The name of the picture for screen readers.
const TITLE: &str = "Tower of Hanoi";
/// The width of the towers in slides and documents, in the unit of the layout.
const WIDTH: u32 = 640;

fn drawing(scene: &Scene, share: &ShareConfig) -> Option<Drawing> {
    let palette = palette(share);
    match scene.shared_picture(share) {
        PictureOf::Towers => Some(towers(scene, scene.position(), scene.last_move_on_board(), palette)),
        PictureOf::Timeline => drawing::timeline(scene, palette),
        PictureOf::Graph => drawing::graph(scene, palette),
        PictureOf::Recursion => drawing::recursion(scene, palette),
    }
}

fn towers(scene: &Scene, position: &Position, last: Option<Move>, palette: &'static Palette) -> Drawing {
    let has_patterns = scene.config.appearance.accessibility.patterns;
    Picture { last, width: WIDTH, palette, has_patterns, ..Picture::new(scene.puzzle(), position) }.drawing()
}

/// Writes the picture in its format. For PNG this is SVG, which the page converts to pixels.
pub(super) fn write(
    scene: &Scene,
    share: &ShareConfig,
    out: &mut impl Write,
    on_progress: &mut dyn FnMut(u32),
) -> io::Result<()> {
    export::size(scene, share).map_err(|_| io::ErrorKind::FileTooLarge)?;
    let text = match share.format() {
        Some(FileFormat::Beamer) => slides(scene, share, on_progress).map(|slides| tikz::slides(&slides)),
        Some(FileFormat::TikZ) => drawing(scene, share).map(|drawing| tikz::document(&drawing)),
        _ => drawing(scene, share).map(|drawing| drawing.svg(share.number(), TITLE)),
    };
    out.write_all(text.ok_or(io::ErrorKind::NotFound)?.as_bytes())?;
    on_progress(export::size(scene, share).unwrap_or_default());
    Ok(())
}

fn slides(scene: &Scene, share: &ShareConfig, on_progress: &mut dyn FnMut(u32)) -> Option<Vec<Slide>> {
    if scene.is_solution_withheld() {
        return None;
    }
    let palette = palette(share);
    if !share.has_slides_of_moves() {
        let levels = drawing::levels(scene, palette)?;
        // Titles contain no words, so that they suit slides in every language.
        let slide = |(level, drawing)| Slide { title: format!("{level}"), drawing };
        return Some((1..).zip(levels).map(slide).collect());
    }
    let (solution, span) = (scene.solved()?, share.moves(scene)?);
    let is_of_map = scene.shared_picture(share) == PictureOf::Graph;
    let map = is_of_map.then(|| drawing::Map::new(scene, false)).flatten();
    let moves = span.width().to_u64()?;
    let mut slides = Vec::new();
    for count in 0..=moves {
        let index = &span.first + &Index::from(count);
        let step = solution.move_at(&index).filter(|_| count > 0);
        let drawing = match scene.shared_picture(share) {
            PictureOf::Graph => map.as_ref()?.path(scene, &span.first, count, palette)?,
            PictureOf::Towers | PictureOf::Timeline | PictureOf::Recursion => {
                towers(scene, &solution.position_at(&index)?, step, palette)
            }
        };
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
