//! The patterns on discs as the picture of the towers has them.

use yew::prelude::*;

use crate::layout::colour::{self, Rgb};
use crate::layout::disc_pattern::{HEIGHT, TILES, tile_of};
use crate::layout::svg_number::px;
use crate::solver::{Disc, DiscCount};

/// The inks of numbers in the light theme and in the dark one. From light discs to dark ones, black becomes white in the light theme
/// first.
const INKS: [[Rgb; 2]; 3] = [[colour::BLACK; 2], [colour::WHITE, colour::BLACK], [colour::WHITE; 2]];

/// The patterns, which are inserted into the picture once: each in all pairs of inks.
pub fn definitions() -> Html {
    let mut text = String::new();
    for (kind, inks) in INKS.iter().enumerate() {
        let [light, dark] = inks.map(|ink| ink.to_string());
        let stroke = ["var(--on-disc,light-dark(", &light, ",", &dark, "))"].concat();
        for (digit, tile) in TILES.iter().enumerate() {
            let (id, width, height) = (id(kind, digit), px(tile.width), px(HEIGHT));
            text.extend(["<pattern id=\"", &id, "\" width=\"", &width, "\" height=\"", &height, "\" "]);
            text.extend(["patternUnits=\"userSpaceOnUse\"><path stroke=\"", &stroke, "\" d=\"", &tile.path()]);
            text.push_str("\"></path></pattern>");
        }
    }
    html! { <defs class="patterns">{ Html::from_html_unchecked(text.into()) }</defs> }
}

/// The pattern of a disc, by the last digit of its number, in the ink of its number.
pub fn of(disc: Disc, discs: DiscCount) -> String {
    let white = colour::WHITE.to_string();
    let kind = colour::in_themes(disc, discs).iter().filter(|colours| colours.ink == white).count();
    ["url(#", &id(kind, tile_of(disc)), ")"].concat()
}

fn id(kind: usize, digit: usize) -> String {
    ["disc-pattern-", &kind.to_string(), "-", &digit.to_string()].concat()
}
