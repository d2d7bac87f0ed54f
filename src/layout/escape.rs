/// Escapes text for HTML and SVG: for element content and for attribute values in double quotes.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
