//! Any text as it stands in the text of a page.

/// The marks that texts of pages are made of, written as what they look like; also within quotes.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
