use yew::prelude::*;

use crate::layout::svg_number::px;
use crate::view::components::markup::Markup;

/// A plot with two axes. `lines` has the path data of each line, and `label` is the accessible name.
pub fn plot((width, height): (f64, f64), label: &str, lines: impl Iterator<Item = String>) -> Html {
    let (width, height) = (px(width), px(height));
    let axes = Markup::new().shape("path", &[("class", "axis"), ("d", &format!("M0 0V{height}H{width}"))]);
    let line = |svg: Markup, (number, d): (usize, String)| {
        svg.shape("path", &[("class", "line"), ("data-line", &number.to_string()), ("d", &d)])
    };
    let content = lines.enumerate().fold(axes, line);
    let view_box = format!("0 0 {width} {height}");
    let attributes =
        [("class", "plot"), ("data-picture", ""), ("viewBox", &view_box), ("role", "img"), ("aria-label", label)];
    Markup::new().element("svg", &attributes, content).html()
}
