//! Geometry as plain numbers: where things are drawn. Nothing here knows a browser.

pub mod colour;
pub(crate) mod escape;
pub mod picture;
pub mod silhouette;
pub mod state_graph;
pub(crate) mod svg_number;
pub mod timeline;
pub mod towers;
