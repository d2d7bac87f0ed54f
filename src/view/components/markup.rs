//! SVG that is written as text: pictures of up to 1,500 nodes, which the framework would make and compare one by one in
//! every frame of a gesture.
//!
//! [`Markup`] escapes by default. It holds no actions: what a click on a picture does follows from where it is.

use yew::prelude::*;

use crate::layout::escape::escaped;

/// Markup under construction.
#[derive(Clone, Debug, Default)]
pub struct Markup(String);

impl Markup {
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an element with attributes and what is in it.
    #[must_use]
    pub fn element(mut self, tag: &'static str, attributes: &[(&'static str, &str)], inside: Self) -> Self {
        self.0.push('<');
        self.0.push_str(tag);
        for (name, value) in attributes {
            self.0.extend([" ", name, "=\"", &escaped(value), "\""]);
        }
        self.0.push('>');
        self.0.push_str(&inside.0);
        self.0.extend(["</", tag, ">"]);
        self
    }

    /// Adds an element with nothing in it.
    #[must_use]
    pub fn shape(self, tag: &'static str, attributes: &[(&'static str, &str)]) -> Self {
        self.element(tag, attributes, Self::new())
    }

    /// Adds text.
    #[must_use]
    pub fn text(mut self, text: &str) -> Self {
        self.0.push_str(&escaped(text));
        self
    }

    pub fn html(self) -> Html {
        Html::from_html_unchecked(self.0.into())
    }
}
