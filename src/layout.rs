//! The geometry of pictures, as plain numbers and SVG path data. Nothing here depends on a browser.

pub mod colour;
pub(crate) mod escape;
pub mod mini_towers;
pub mod picture;
pub mod silhouette;
pub mod state_graph;
pub(crate) mod svg_number;
pub mod timeline;
pub mod towers;
