//! SVG as text. Some pictures have up to 1,500 nodes, which Yew would create and compare one by one in every frame of a
//! gesture.
//!
//! [`Markup`] escapes by default. It has no event listeners: the effect of a click depends on its coordinates.

use yew::prelude::*;

use crate::layout::drawing::{Paint, Shape, svg};
use crate::layout::escape::escaped;

/// A builder of SVG text.
#[derive(Clone, Debug, Default)]
pub struct Markup(String);

impl Markup {
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an element.
    #[must_use]
    pub fn element(mut self, tag: &'static str, attributes: &[(&'static str, &str)], content: Self) -> Self {
        self.0.push('<');
        self.0.push_str(tag);
        for (name, value) in attributes {
            self.0.extend([" ", name, "=\"", &escaped(value), "\""]);
        }
        self.0.push('>');
        self.0.push_str(&content.0);
        self.0.extend(["</", tag, ">"]);
        self
    }

    /// Adds an element without content.
    #[must_use]
    pub fn shape(self, tag: &'static str, attributes: &[(&'static str, &str)]) -> Self {
        self.element(tag, attributes, Self::new())
    }

    /// Adds what another builder has made.
    #[must_use]
    pub fn append(mut self, other: Self) -> Self {
        self.0.push_str(&other.0);
        self
    }

    /// Adds shapes of a drawing.
    #[must_use]
    pub fn shapes(mut self, shapes: &[Shape]) -> Self {
        self.0.push_str(&svg(shapes));
        self
    }

    /// Adds a group whose elements have this paint.
    #[must_use]
    pub fn painted(mut self, paint: &Paint, content: Self) -> Self {
        self.0.extend(["<g", &paint.attributes(), ">", &content.0, "</g>"]);
        self
    }

    /// Adds a text, escaped.
    #[must_use]
    pub fn text(mut self, text: &str) -> Self {
        self.0.push_str(&escaped(text));
        self
    }

    /// The elements as a node of Yew.
    pub fn html(self) -> Html {
        Html::from_html_unchecked(self.0.into())
    }
}
