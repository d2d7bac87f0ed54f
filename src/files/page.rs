//! The page as one file that contains the settings.

use std::io::{self, Write};

use crate::layout::escape::escaped;
use crate::model::{State, link};

/// Writes the page as one file with a state as its settings. An address with a query still overrides them.
///
/// # Errors
/// When the page was not made by the build, such as when a server sends another file in its place, or when writing fails.
pub(super) fn write(shared: &State, page: &str, out: &mut impl Write) -> io::Result<()> {
    let (before, after) = cut(page).ok_or(io::ErrorKind::InvalidData)?;
    let settings = escaped(&link::format(shared));
    [before, &settings, after].iter().try_for_each(|part| out.write_all(part.as_bytes()))
}

/// Returns the parts of the page before and after the settings.
fn cut(page: &str) -> Option<(&str, &str)> {
    const START: &str = "<meta name=\"tower-of-hanoi\" content=\"";
    // The page must contain the program.
    const PROGRAM: &str = "id=\"part-bg\"";
    let (before, rest) = page.split_at_checked(page.find(START)? + START.len())?;
    let (_, after) = rest.split_at_checked(rest.find('"')?)?;
    after.contains(PROGRAM).then_some((before, after))
}
