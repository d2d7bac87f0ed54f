//! Pictures of the panels as shapes, for SVG files and TikZ.

mod graph;
mod recursion;
mod timeline;

pub use graph::{Map, graph};
pub use recursion::{levels, recursion};
pub use timeline::timeline;
