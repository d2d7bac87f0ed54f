//! Pictures of the towers that do not depend on a style sheet: for exercises, worksheets and files.

use yew::prelude::*;

use crate::files::picture;
use crate::l10n::L10n;
use crate::layout::colour::Palette;
use crate::layout::picture::Picture;
use crate::model::State;
use crate::solver::Position;

/// The width of pictures in exercises and worksheets, in pixels.
const QUESTION_WIDTH: u32 = 480;

/// The picture that the share dialog describes, as SVG. `None` when there is nothing to draw.
pub fn shared_svg(state: &State, l10n: L10n) -> Option<String> {
    picture::svg(state, state.config.share.as_ref()?, l10n)
}

/// A preview of [`shared_svg`].
pub fn current_picture(state: &State, l10n: L10n) -> Option<Html> {
    shared_svg(state, l10n).map(embed_svg)
}

pub fn question_picture(state: &State, position: &Position, title: &str) -> Html {
    // Some questions ask for another goal, or for the last move.
    let (pegs, last, goal) = (state.puzzle().pegs(), None, None);
    let picture = Picture { position, pegs, last, goal, title, width: QUESTION_WIDTH, palette: &Palette::LIGHT };
    embed_svg(picture.svg())
}

/// The SVG is safe, because its texts are escaped.
fn embed_svg(svg: String) -> Html {
    Html::from_html_unchecked(svg.into())
}
