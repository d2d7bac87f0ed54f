//! Packages for learning platforms, after SCORM 1.2: ADL (2001), Sharable Content Object Reference Model, version 1.2, the
//! content aggregation model (the manifest) and the run-time environment (what the launch page does).
//!
//! Everything in a package is HTML or XML, because some platforms send other types of files without a content type.

use std::io::{self, Write};

use super::zip::{crc32, zip};
use super::{Material, page};
use crate::layout::escape::escaped;
use crate::model::{Scene, ShareConfig, link};

/// Writes a zip file: the manifest, the page that starts the exercise and talks to the platform, and the page in one file.
///
/// # Errors
/// When the page was not made by the build, or when writing fails.
pub(super) fn write(
    scene: &Scene,
    share: &ShareConfig,
    material: &Material<'_>,
    out: &mut impl Write,
) -> io::Result<()> {
    let shared = share.shared(scene);
    let mut explorer = Vec::new();
    page::write(&shared, material.page, &mut explorer)?;
    let pass_mark = share.pass_mark().to_string();
    let (title, not_recorded) = (escaped(material.words.title), escaped(material.words.not_recorded));
    // Platforms distinguish packages by the identifier.
    let identifier = format!("tower-of-hanoi-{:08x}", crc32(link::format(&shared).as_bytes()));
    let locale = shared.config.appearance.locale.unwrap_or_default();
    let fill = |template: &str| {
        let slots = [
            ("{identifier}", identifier.as_str()),
            ("{title}", &title),
            ("{not-recorded}", &not_recorded),
            ("{pass-mark}", &pass_mark),
            ("{lang}", locale.code()),
            ("{dir}", locale.direction()),
        ];
        slots.iter().fold(template.to_owned(), |text, (slot, value)| text.replace(slot, value))
    };
    let files = [
        ("imsmanifest.xml", fill(include_str!("scorm/imsmanifest.xml")).into_bytes()),
        ("index.html", fill(include_str!("scorm/index.html")).into_bytes()),
        ("tower-of-hanoi.html", explorer),
    ];
    // The largest file is compressed already.
    out.write_all(&zip(&files).ok_or(io::ErrorKind::FileTooLarge)?)
}
