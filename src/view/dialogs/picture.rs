//! Pictures of the towers that do not depend on a style sheet: for exercises, worksheets and files.

use yew::prelude::*;

use crate::l10n::{L10n, board_caption};
use crate::layout::colour::Palette;
use crate::layout::picture::Picture;
use crate::model::Scene;
use crate::solver::Position;

/// The width of pictures in exercises and worksheets, in pixels.
const QUESTION_WIDTH: u32 = 480;

/// The current position as SVG, with the width that is set in the share dialog.
pub fn picture_svg(scene: &Scene, l10n: L10n) -> String {
    let share = scene.config.share.as_ref();
    let picture = Picture {
        last: scene.last_move_on_board(),
        width: share.map_or(0, |share| share.number()),
        palette: if share.is_some_and(|share| share.is_dark()) { &Palette::DARK } else { &Palette::LIGHT },
        has_patterns: scene.config.appearance.accessibility.patterns,
        ..Picture::new(scene.puzzle(), scene.position())
    };
    picture.drawing().svg(picture.width, &board_caption(scene, l10n))
}

/// A preview of [`picture_svg`].
pub fn current_picture(scene: &Scene, l10n: L10n) -> Html {
    embed_svg(picture_svg(scene, l10n))
}

pub fn question_picture(scene: &Scene, position: &Position, title: &str) -> Html {
    let has_patterns = scene.config.appearance.accessibility.patterns;
    // Some questions ask for another goal, or for the last move.
    let picture = Picture { goal: None, width: QUESTION_WIDTH, has_patterns, ..Picture::new(scene.puzzle(), position) };
    embed_svg(picture.drawing().svg(picture.width, title))
}

/// The SVG is safe, because [`Drawing::svg`](crate::layout::drawing::Drawing::svg) escapes its texts.
fn embed_svg(svg: String) -> Html {
    Html::from_html_unchecked(svg.into())
}
