//! The patterns on discs as the picture of the towers has them.

use yew::prelude::*;

use crate::layout::disc_pattern::{HEIGHT, TILES, tile_of};
use crate::layout::svg_number::px;
use crate::solver::Disc;

/// The patterns, which are inserted into the picture once.
pub fn definitions() -> Html {
    let mut text = String::new();
    for (digit, tile) in TILES.iter().enumerate() {
        let (digit, width, height) = (digit.to_string(), px(tile.width), px(HEIGHT));
        text.extend(["<pattern id=\"disc-pattern-", &digit, "\" width=\"", &width, "\" height=\"", &height, "\" "]);
        text.extend(["patternUnits=\"userSpaceOnUse\"><path d=\"", &tile.path(), "\"></path></pattern>"]);
    }
    html! { <defs class="patterns">{ Html::from_html_unchecked(text.into()) }</defs> }
}

/// The pattern of a disc, by the last digit of its number.
pub fn of(disc: Disc) -> String {
    ["url(#disc-pattern-", &tile_of(disc).to_string(), ")"].concat()
}
