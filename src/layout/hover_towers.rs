//! The towers beside the pointer: a small copy of the towers on the board.

use crate::layout::colour::Rank;
use crate::layout::drawing::path_data;
use crate::layout::silhouette::Silhouette;
use crate::layout::svg_number::px;
use crate::layout::towers::{Point, TowersLayout};
use crate::solver::{PegCount, Position};

/// The size of the picture. Below the towers there is room for a line of text.
pub const SIZE: (f64, f64) = (240.0, 176.0);
/// The maximum number of discs that are drawn one by one. Otherwise each tower is a pile of bands.
const MAX_DISCS: u32 = 20;

/// The texts are SVG path data.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HoverTowers {
    pub rods: String,
    /// The discs: one by one, or in bands.
    pub discs: Vec<(Rank, String)>,
    /// The outlines of towers in bands, which have none themselves.
    pub outlines: String,
    /// The y coordinate of the text.
    pub text: f64,
}

impl HoverTowers {
    #[must_use]
    pub fn new(position: &Position, pegs: PegCount) -> Self {
        let layout = TowersLayout::new(SIZE.0, SIZE.1, position.discs(), pegs);
        let floor = layout.floor();
        let rod = |x: f64| format!("M{} {}V{}", px(x), px(floor), px(layout.peg_top()));
        let base = format!("M6 {}H{}", px(floor + 1.0), px(SIZE.0 - 6.0));
        let rods = pegs.iter().map(|peg| rod(layout.peg_x(peg))).chain([base]).collect();
        let (mut outlines, mut bands) = (String::new(), Vec::new());
        if position.discs().count() > MAX_DISCS {
            for tower in pegs.iter().map(|peg| Silhouette::new(&layout, position, peg, None)) {
                outlines += &path_data(tower.outline.as_slice());
                let band = |(disc, lines): (_, Vec<_>)| (layout.rank(disc), path_data(&lines));
                bands.extend(tower.bands.into_iter().map(band));
            }
        } else {
            bands = discs(&layout, position);
        }
        Self { rods, discs: bands, outlines, text: floor + 32.0 }
    }
}

fn discs(layout: &TowersLayout, position: &Position) -> Vec<(Rank, String)> {
    let height = layout.thickness() - layout.gap();
    let places = layout.places(position);
    let shape = |((disc, _), place): ((_, _), Point)| {
        let width = layout.disc_width(disc);
        let (left, right) = (place.x - width / 2.0, place.x + width / 2.0);
        let path = format!("M{} {}H{}V{}H{}Z", px(left), px(place.y), px(right), px(place.y - height), px(left));
        (layout.rank(disc), path)
    };
    position.iter().zip(places).map(shape).collect()
}
