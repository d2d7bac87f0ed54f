//! Towers without stage, and towers as bands.

use crate::layout::colour::Rank;
use crate::layout::drawing::path_data;
use crate::layout::hover_towers::HoverTowers;
use crate::layout::silhouette::{OUTLINE, Silhouette};
use crate::solver::DiscCount;
use crate::view::components::markup::Markup;

/// The rods and discs of small towers.
pub fn small_towers(small: &HoverTowers) -> Markup {
    let rods = Markup::new().shape("path", &[("class", "rods"), ("d", &small.rods)]);
    let are_bands = !small.outlines.is_empty();
    let svg = if are_bands { rods.append(outline(&small.outlines)) } else { rods };
    small.discs.iter().fold(svg, |svg, &(rank, ref d)| {
        let fill = rank.fill().css();
        let stroke = if are_bands { "none".into() } else { rank.edge().css() };
        svg.shape("path", &[("class", "small-disc"), ("fill", &fill), ("stroke", &stroke), ("d", d)])
    })
}

/// The outlines of towers, from the data of their path.
pub fn outline(d: &str) -> Markup {
    Markup::new().painted(&OUTLINE, Markup::new().shape("path", &[("class", "silhouette"), ("d", d)]))
}

/// Adds the bands of a tower in the colours of their discs.
pub fn bands(svg: Markup, tower: &Silhouette, discs: DiscCount) -> Markup {
    tower.bands.iter().fold(svg, |svg, (disc, d)| {
        let parity = if disc.number().is_multiple_of(2) { "even" } else { "odd" };
        let fill = Rank { disc: *disc, discs }.fill().css();
        svg.shape("path", &[("class", "bands"), ("data-parity", parity), ("fill", &fill), ("d", &path_data(d))])
    })
}
