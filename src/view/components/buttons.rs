//! Buttons. Each does one action and carries its name for scripts, `data-command`.

use std::fmt::Display;
use std::rc::Rc;

use yew::prelude::*;

use crate::model::Action;

/// A button that does an action.
#[derive(Default)]
pub struct Button {
    /// Its name for scripts and tests; empty for buttons that are found in another way.
    pub command: &'static str,
    /// The name for those who do not see what is on it; empty when that is a text.
    pub label: String,
    /// A button without an action keeps the focus, as a disabled one would not.
    pub action: Option<Action>,
    /// Whether it is pressed, for a button that stays so.
    pub is_pressed: Option<bool>,
    pub has_autofocus: bool,
    /// Attributes that only this kind of button has, such as `data-seek`.
    pub attributes: Vec<(&'static str, String)>,
}

impl Button {
    #[must_use]
    pub fn new(command: &'static str, action: impl Into<Action>) -> Self {
        Self { command, action: Some(action.into()), ..Self::default() }
    }

    /// Names a button that has only a sign on it.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    /// A button that does nothing now.
    #[must_use]
    pub fn enabled(mut self, is_enabled: bool) -> Self {
        self.action = self.action.filter(|_| is_enabled);
        self
    }

    /// A button that stays pressed.
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

    /// Adds an attribute, or replaces the one of this name.
    #[must_use]
    pub fn attribute(mut self, name: &'static str, value: impl Display) -> Self {
        self.attributes.push((name, value.to_string()));
        self
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
