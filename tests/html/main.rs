//! The HTML of the page for links and actions, rendered natively in milliseconds. What needs focus, pointers, geometry,
//! workers or frames is in `tests/browser/`.
#![cfg(not(target_arch = "wasm32"))]

mod board;
mod components;
mod dock_panels;
mod exercise_kinds;
mod exercises;
mod graph;
mod journeys;
mod learn;
mod lessons;
#[path = "../oracle/mod.rs"]
mod oracle;
mod page;
mod panel_values;
mod play;
mod program;
mod reasons;
mod recursion;
mod settled;
mod share;
mod tasks;
mod timeline;
mod tour;
mod unit;
mod why;
mod write_exercise;
mod your_program;

use page::{Page, html, html_in};
