use std::fmt::Display;
use std::rc::Rc;

use yew::prelude::*;

use crate::model::Action;

/// A button that dispatches one action.
#[derive(Default)]
pub struct Button {
    /// The value of `data-command`, by which scripts and tests find the button; empty for buttons with another
    /// attribute.
    pub command: &'static str,
    /// The accessible name; empty if the content is a text.
    pub label: String,
    /// `None` disables the button with `aria-disabled`. Unlike `disabled`, that keeps the focus.
    pub action: Option<Action>,
    /// The state of a toggle button; `None` for other buttons.
    pub is_pressed: Option<bool>,
    pub has_autofocus: bool,
    /// Further attributes, such as `data-seek`.
    pub attributes: Vec<(&'static str, String)>,
}

impl Button {
    #[must_use]
    pub fn new(command: &'static str, action: impl Into<Action>) -> Self {
        Self { command, action: Some(action.into()), ..Self::default() }
    }

    /// Sets the accessible name of a button whose content is a symbol.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    #[must_use]
    pub fn enabled(mut self, is_enabled: bool) -> Self {
        self.action = self.action.filter(|_| is_enabled);
        self
    }

    /// Makes the button a toggle button.
    #[must_use]
    pub const fn pressed(mut self, is_pressed: bool) -> Self {
        self.is_pressed = Some(is_pressed);
        self
    }

    #[must_use]
    pub const fn autofocus(mut self, has_autofocus: bool) -> Self {
        self.has_autofocus = has_autofocus;
        self
    }

    /// Adds or replaces an attribute.
    #[must_use]
    pub fn attribute(mut self, name: &'static str, value: impl Display) -> Self {
        self.attributes.push((name, value.to_string()));
        self
    }

    /// Sets whether Tab reaches this control of its group first: see `effects::listen_to_groups`.
    #[must_use]
    pub fn tab_stop(self, is_first: bool) -> Self {
        self.attribute("tabindex", if is_first { 0 } else { -1 })
    }

    pub fn html(self, content: impl Into<Html>, dispatch: &Callback<Action>) -> Html {
        let Self { command, label, action, is_pressed, has_autofocus, attributes } = self;
        let is_disabled = action.is_none().then_some("true");
        let dispatch = dispatch.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(action) = &action {
                dispatch.emit(action.clone());
            }
        });
        let label = (!label.is_empty()).then_some(label);
        let command = (!command.is_empty()).then_some(command);
        let pressed = is_pressed.map(|is_pressed| if is_pressed { "true" } else { "false" });
        let mut button = html! {
            <button type="button" {onclick} data-command={command} aria-disabled={is_disabled} aria-pressed={pressed}
                aria-label={label.clone()} title={label} autofocus={has_autofocus}>
                { content.into() }
            </button>
        };
        if let Html::VTag(tag) = &mut button {
            for (name, value) in attributes {
                Rc::make_mut(tag).add_attribute(name, value);
            }
        }
        button
    }
}
