//! Patterns on discs, so that colours alone say nothing: stripes on odd-numbered discs, other shapes on even-numbered ones.

use yew::prelude::*;

use crate::solver::Disc;

/// For each last digit, the width of the tile and what is drawn on it with a pen of 2 pixels. Each tile is 8 pixels high.
const TILES: [(&str, &str); 10] = [
    ("10", "M1 2h5M6 6h4M0 6h1"),
    ("8", "M-1 9L9 -1M-1 1L1 -1M7 9L9 7"),
    ("8", "M3 2h2v2h-2z"),
    ("8", "M4 0v8"),
    ("10", "M5 1l3 3l-3 3l-3 -3z"),
    ("8", "M-1 -1L9 9M7 -1L9 1M-1 7L1 9"),
    ("10", "M5 1v6M2 4h6"),
    ("14", "M3 0v8M7 0v8"),
    ("8", "M0 4l4 -3l4 3"),
    ("14", "M0 8L8 0M4 8L12 0M-10 8L-2 0M14 8L22 0"),
];

/// The patterns, to be put into the picture once.
pub fn definitions() -> Html {
    let mut text = String::new();
    for (digit, (width, d)) in TILES.iter().enumerate() {
        let digit = digit.to_string();
        text.extend(["<pattern id=\"disc-pattern-", &digit, "\" width=\"", width, "\" height=\"8\" "]);
        text.extend(["patternUnits=\"userSpaceOnUse\"><path d=\"", d, "\"></path></pattern>"]);
    }
    html! { <defs class="patterns">{ Html::from_html_unchecked(text.into()) }</defs> }
}

/// The pattern of a disc, by the last digit of its number.
pub fn of(disc: Disc) -> String {
    ["url(#disc-pattern-", &(disc.number() % 10).to_string(), ")"].concat()
}
