//! What is saved as a file. A worker writes it, piece by piece where it is long.

pub mod drawing;
pub mod film;
pub mod picture;
pub mod tikz;

use std::io::{self, Write};

use crate::model::share::export;
use crate::model::{ShareConfig, ShareKind, State};

/// Writes the file that the share dialog describes and reports how many moves or positions are written.
///
/// # Errors
/// When it would be too large, or when writing fails.
pub fn write(
    state: &State,
    share: &ShareConfig,
    out: &mut impl Write,
    on_progress: &mut dyn FnMut(u32),
) -> io::Result<()> {
    match share.kind {
        ShareKind::Film => film::write(state, share, out, on_progress),
        ShareKind::Picture => picture::write(state, share, out, on_progress),
        _ => export::write(state, share, out, on_progress),
    }
}
