//! The geometry of pictures, as plain numbers and SVG path data. Nothing here depends on a browser.

pub mod chart;
pub mod colour;
pub mod disc_pattern;
pub mod disc_shape;
pub mod drawing;
pub mod escape;
pub mod explanation;
pub mod flight_path;
pub mod hover_towers;
pub mod magnifier;
pub mod picture;
pub mod recursion;
pub mod rule_arrows;
pub mod silhouette;
pub mod stand;
pub mod state_graph;
pub(crate) mod svg_number;
pub mod task_marks;
pub mod timeline;
pub mod towers;
