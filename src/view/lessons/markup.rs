//! What cannot be pressed, as text: tables, formulas, plots. Nothing in it comes from outside: it is made of the page's own
//! words and of numbers.

use yew::prelude::*;

/// An element with attributes.
pub fn tag(name: &str, attributes: &str, content: &str) -> String {
    let space = if attributes.is_empty() { "" } else { " " };
    ["<", name, space, attributes, ">", content, "</", name, ">"].concat()
}

/// An element without any.
pub fn element(name: &str, content: &str) -> String {
    tag(name, "", content)
}

/// A block of a class that holds this.
pub fn raw(class: &str, content: String) -> Html {
    Html::from_html_unchecked(tag("div", &["class=\"", class, "\""].concat(), &content).into())
}
