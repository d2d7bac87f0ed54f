//! The HTML of the page for links and actions, rendered natively in milliseconds. What needs focus, pointers, geometry,
//! workers or frames is in `tests/browser/`.
#![cfg(not(target_arch = "wasm32"))]

mod dock_panels;
mod graph;
#[path = "../oracle/mod.rs"]
mod oracle;
mod page;
mod program;
mod recursion;
mod settled;
mod timeline;
mod why;

use page::{Page, html};
