//! Lets browsers translate the page while it changes.
//!
//! A translator replaces text nodes with elements of its own. Yew does not notice: it goes on changing the nodes that were taken
//! out, and fails if it has to insert something before one. So every text that a view draws is the content of an element of its own,
//! and Yew only tells that element its text.

use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::{VNode, VTag, VText};

/// The element of a text: see `static/text.js`. The name is not that of an HTML element, so that no style and no script selects it
/// by chance.
const ELEMENT: &str = "t-t";

/// The property of the element that holds its text. Options have it, too.
const TEXT_PROPERTY: &str = "text";

/// Returns the same view with each text in an element of its own. Components call this on their own output.
pub fn translatable(mut html: Html) -> Html {
    visit(&mut html);
    html
}

fn visit(node: &mut VNode) {
    match node {
        VNode::VText(text) => {
            if let Some(element) = wrapped(text) {
                *node = element.into();
            }
        }
        VNode::VTag(tag) => visit_element(tag),
        VNode::VList(list) => Rc::make_mut(list).iter_mut().for_each(visit),
        VNode::VComp(_) | VNode::VPortal(_) | VNode::VRef(_) | VNode::VSuspense(_) | VNode::VRaw(_) => {}
    }
}

fn visit_element(tag: &mut Rc<VTag>) {
    match tag.tag() {
        // Their text is not in a language, or translators do not touch it.
        "svg" | "code" | "script" | "style" | "textarea" => {}
        "math" | "pre" => Rc::make_mut(tag).add_attribute("translate", "no"),
        // It cannot contain elements, and has one text.
        "option" => {
            let tag = Rc::make_mut(tag);
            if let Some(VNode::VText(text)) = tag.children().cloned()
                && let Some(children) = tag.children_mut()
            {
                *children = Html::default();
                set_content(tag, text);
            }
        }
        _ => {
            if let Some(children) = Rc::make_mut(tag).children_mut() {
                visit(children);
            }
        }
    }
}

/// `None` if there is nothing to read. Numbers and the letters of pegs need no translation.
fn wrapped(text: &VText) -> Option<VTag> {
    if text.text.trim().is_empty() {
        return None;
    }
    let mut element = VTag::new(ELEMENT);
    if text.text.chars().filter(|letter| letter.is_alphabetic()).count() <= 1 {
        element.add_attribute("translate", "no");
    }
    set_content(&mut element, text.clone());
    Some(element)
}

/// Pages that are rendered natively have no translators, and no properties.
fn set_content(element: &mut VTag, text: VText) {
    if cfg!(target_arch = "wasm32") {
        element.add_property(TEXT_PROPERTY, &*text.text);
    } else {
        element.add_child(text.into());
    }
}
