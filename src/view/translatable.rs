//! Lets browsers translate the page while it changes.
//!
//! A translator replaces text nodes with elements of its own. Yew does not notice: it goes on changing the nodes that were taken
//! out, and fails if it has to insert something before one. So every text that a view draws is in an element that translators keep,
//! and another text is another element, which is translated anew.

use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::{Key, VList, VNode, VTag, VText};

/// The name is not that of an HTML element, so that no style and no script selects it by chance.
const ELEMENT: &str = "t-t";

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
        VNode::VList(list) => visit_list(Rc::make_mut(list)),
        VNode::VComp(_) | VNode::VPortal(_) | VNode::VRef(_) | VNode::VSuspense(_) | VNode::VRaw(_) => {}
    }
}

fn visit_element(tag: &mut Rc<VTag>) {
    match tag.tag() {
        // Their text is not in a language, or translators do not touch it.
        "svg" | "code" | "script" | "style" | "textarea" => {}
        "math" | "pre" => Rc::make_mut(tag).add_attribute("translate", "no"),
        // An option cannot contain elements, so another text is another option.
        "option" => {
            let text = tag.children().and_then(text_of).map(|text| Key::from(&*text.text));
            if tag.key.is_none() {
                Rc::make_mut(tag).key = text;
            }
        }
        _ => {
            if let Some(children) = Rc::make_mut(tag).children_mut() {
                visit(children);
            }
        }
    }
}

fn visit_list(list: &mut VList) {
    let is_wrapped = |node: &VNode| match node {
        VNode::VText(_) => true,
        VNode::VTag(tag) => tag.tag() == "option" && !node.has_key(),
        VNode::VList(_)
        | VNode::VComp(_)
        | VNode::VPortal(_)
        | VNode::VRef(_)
        | VNode::VSuspense(_)
        | VNode::VRaw(_) => false,
    };
    // Yew finds the children of a list by their keys if all have one, and two texts may be the same. Whether it does must not
    // depend on the content of a text, because all children would be recreated when that changes.
    let may_have_keys =
        list.len() > 1 && list.iter().any(is_wrapped) && list.iter().all(|node| is_wrapped(node) || node.has_key());
    list.iter_mut().for_each(visit);
    if may_have_keys {
        list.push(Html::default());
    }
}

fn text_of(node: &VNode) -> Option<&VText> {
    match node {
        VNode::VText(text) => Some(text),
        VNode::VTag(_)
        | VNode::VList(_)
        | VNode::VComp(_)
        | VNode::VPortal(_)
        | VNode::VRef(_)
        | VNode::VSuspense(_)
        | VNode::VRaw(_) => None,
    }
}

/// `None` if there is nothing to read. Numbers and the letters of pegs need no translation, so their element stays.
fn wrapped(text: &VText) -> Option<VTag> {
    if text.text.trim().is_empty() {
        return None;
    }
    let mut element = VTag::new(ELEMENT);
    if text.text.chars().filter(|letter| letter.is_alphabetic()).count() > 1 {
        element.key = Some(Key::from(&*text.text));
    } else {
        element.add_attribute("translate", "no");
    }
    element.add_child(text.clone().into());
    Some(element)
}
