//! Pictures of the panels as shapes, for SVG files and TikZ.

mod graph;
mod recursion;
mod timeline;

pub use graph::{graph, graph_path};
pub use recursion::{levels, recursion};
pub use timeline::timeline;
