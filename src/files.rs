//! What is saved as a file. A worker writes it, piece by piece where it is long.

pub mod drawing;
pub mod film;
mod page;
pub mod picture;
mod scorm;
pub mod tikz;
mod zip;

use std::io::{self, Write};

use crate::model::share::export;
use crate::model::{Scene, ShareConfig, ShareKind};

/// What a file needs besides the state.
#[derive(Clone, Copy, Debug, Default)]
pub struct Material<'a> {
    /// The text of the page in one file, for files that contain it.
    pub page: &'a str,
    pub words: PackageTexts<'a>,
}

/// The words of a package for learning platforms.
#[derive(Clone, Copy, Debug, Default)]
pub struct PackageTexts<'a> {
    pub title: &'a str,
    /// Says that answers are not recorded.
    pub not_recorded: &'a str,
}

/// Writes the file that the share dialog describes and reports how many moves or positions are written.
///
/// # Errors
/// When it would be too large, when its material is not what it should be, or when writing fails.
pub fn write(
    scene: &Scene,
    share: &ShareConfig,
    material: &Material<'_>,
    out: &mut impl Write,
    on_progress: &mut dyn FnMut(u32),
) -> io::Result<()> {
    match share.kind {
        ShareKind::File => page::write(&share.shared(scene), material.page, out),
        ShareKind::Scorm => scorm::write(scene, share, material, out),
        ShareKind::Film => film::write(scene, share, out, on_progress),
        ShareKind::Picture => picture::write(scene, share, out, on_progress),
        ShareKind::Link
        | ShareKind::Frame
        | ShareKind::Element
        | ShareKind::Exercise
        | ShareKind::Moves
        | ShareKind::Graph
        | ShareKind::Worksheet => export::write(scene, share, out, on_progress),
    }
}
