//! The banners of the tour and of exercises, and the dialogs. They are loaded when they are first needed.

mod check_group;
mod exercise;
mod learn;
mod lesson;
mod picture;
mod share;
mod shortcuts;
mod sorted_list;

use yew::prelude::*;

use crate::l10n::L10n;
use crate::model::Scene;
use crate::view::Ui;

use super::chunks::DialogViews;

pub struct AllDialogs;

impl DialogViews for AllDialogs {
    fn banners(&self, scene: &Scene, ui: &Ui) -> Html {
        html! {
            <>
                { lesson::lesson_card(scene, ui) }
                { exercise::exercise_banner(scene, ui) }
            </>
        }
    }

    fn dialogs(&self, scene: &Scene, ui: &Ui) -> Html {
        html! {
            <>
                if let Some(share) = &scene.config.share {
                    { share::share_dialog(scene, share, ui) }
                }
                if let Some(part) = scene.open_learn_part() {
                    { learn::learn_dialog(scene, part, ui) }
                }
                if scene.config.appearance.shortcuts.is_list_open {
                    { shortcuts::shortcuts_dialog(scene, ui) }
                }
            </>
        }
    }

    fn picture_svg(&self, scene: &Scene, l10n: L10n) -> String {
        picture::picture_svg(scene, l10n)
    }
}

pub fn dialog_views() -> &'static dyn DialogViews {
    &AllDialogs
}

/// A paragraph that explains the controls below it.
fn hint(text: impl Into<AttrValue>) -> Html {
    let text: AttrValue = text.into();
    html! { <p class="hint">{ text }</p> }
}
