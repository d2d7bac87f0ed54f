//! The dialog with the keyboard shortcuts and the accessibility options.

use yew::prelude::*;

use crate::l10n::{Keys, L10n, Message, ShortcutGroup, msg};
use crate::model::{AccessibilityOption, AppearanceAction, Scene};
use crate::view::Ui;
use crate::view::components::dialog::dialog;

use super::check_group::{Check, check_group};
use super::hint;

pub fn shortcuts_dialog(scene: &Scene, ui: &Ui) -> Html {
    let content = html! {
        <>
            { hint(ui.l10n.text(msg::SHORTCUTS_HINT)) }
            { letter_keys_field(scene, ui) }
            { accessibility_fields(scene, ui) }
            <div class="keys">{ for ShortcutGroup::ALL.iter().map(|group| shortcut_table(group, ui.l10n)) }</div>
        </>
    };
    let close = AppearanceAction::ShowShortcuts(false);
    dialog(ui.l10n.text(msg::SHORTCUTS_TITLE), "close-shortcuts", close, content, ui)
}

/// Turns single-letter shortcuts on or off. This field, not the close button, has the focus when the dialog opens.
fn letter_keys_field(scene: &Scene, ui: &Ui) -> Html {
    let is_checked = !scene.config.appearance.shortcuts.are_letters_off;
    let onchange = ui.dispatch.reform(|_: Event| AppearanceAction::ToggleLetterKeys.into());
    html! {
        <label class="field check">
            <input type="checkbox" name="keys.letters" autofocus={true} checked={is_checked} {onchange} />
            { ui.l10n.text(msg::SHORTCUTS_LETTER_KEYS) }
        </label>
    }
}

fn accessibility_fields(scene: &Scene, ui: &Ui) -> Html {
    let check = |option: AccessibilityOption| Check {
        value: option.name(),
        label: ui.l10n.text(accessibility_label(option)),
        is_checked: scene.config.appearance.accessibility.has(option),
        action: AppearanceAction::ToggleAccessibility(option).into(),
    };
    check_group(
        ui.l10n.text(msg::ACCESSIBILITY_TITLE),
        "aids",
        AccessibilityOption::ALL.into_iter().map(check),
        &ui.dispatch,
    )
}

const fn accessibility_label(option: AccessibilityOption) -> Message {
    match option {
        AccessibilityOption::ReducedMotion => msg::ACCESSIBILITY_NO_MOTION,
        AccessibilityOption::Patterns => msg::ACCESSIBILITY_PATTERNS,
        AccessibilityOption::Sound => msg::ACCESSIBILITY_SOUND,
    }
}

fn shortcut_table(group: &ShortcutGroup, l10n: L10n) -> Html {
    let row = |&(keys, effect): &(Keys, Message)| {
        let keys = match keys {
            Keys::Signs(signs) => signs,
            Keys::Named(message) => l10n.text(message),
        };
        html! {
            <tr>
                <th scope="row"><kbd>{ keys }</kbd></th>
                <td>{ l10n.text(effect) }</td>
            </tr>
        }
    };
    html! {
        <table>
            <caption>{ l10n.text(group.place) }</caption>
            <tbody>{ for group.keys.iter().map(row) }</tbody>
        </table>
    }
}
