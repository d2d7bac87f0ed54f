//! The controls for steps and playback.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{Action, Hint, ManualPlayAction, NavigateAction, PlaybackAction, Scene};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::icon::Icon;
use crate::view::components::memo::Render;

#[derive(Clone, PartialEq)]
pub struct Transport {
    is_playing: bool,
    is_at_start: bool,
    is_at_end: bool,
    /// Whether there is nothing more to play, not even after a search.
    is_over: bool,
    /// Whether a detour ends where no way is known.
    is_stuck: bool,
    /// `None` where discs cannot be moved by hand, and where the panel for it has these controls.
    hand: Option<HandControls>,
}

/// What there is to do with moves by hand.
#[derive(Clone, PartialEq)]
struct HandControls {
    can_undo: bool,
    can_redo: bool,
    has_hint: bool,
}

impl Transport {
    #[must_use]
    pub fn new(scene: &Scene) -> Self {
        let line = scene.line();
        let has_hand = scene.are_discs_movable() && scene.has_line() && !scene.is_manual_play_open();
        Self {
            is_playing: scene.is_playing(),
            is_at_start: line.is_at_start(),
            is_at_end: line.is_at_end(),
            is_over: line.is_at_end() && line.missing_way().is_none_or(|hint| *hint == Hint::Done),
            is_stuck: line.is_at_end() && matches!(line.missing_way(), Some(Hint::None(_))),
            hand: has_hand.then(|| HandControls {
                can_undo: scene.can_undo(),
                can_redo: scene.can_redo(),
                has_hint: scene.has_hint(),
            }),
        }
    }
}

impl Render for Transport {
    fn render(&self, ui: &Ui) -> Html {
        html! {
            <div class="transport">{ self.buttons(ui) }</div>
        }
    }
}

impl Transport {
    fn buttons(&self, ui: &Ui) -> Html {
        let (can_go_back, can_go_on) = (!self.is_at_start, !self.is_at_end);
        let button = |command, icon: Icon, label, action: Action, is_enabled| {
            let button = Button::new(command, action).label(ui.l10n.text(label)).enabled(is_enabled);
            button.tab_stop(command == "play").html(icon.html(), &ui.dispatch)
        };
        let (icon, label) = match (self.is_playing, self.is_over && !self.is_at_start) {
            (true, _) => (Icon::Pause, msg::TRANSPORT_PAUSE),
            (false, true) => (Icon::Replay, msg::TRANSPORT_REPLAY),
            (false, false) => (Icon::Play, msg::TRANSPORT_PLAY),
        };
        let step = |command, icon, label, action: NavigateAction, is_enabled| {
            button(command, icon, label, action.into(), is_enabled)
        };
        html! {
            <div class="buttons" role="toolbar" data-roving="" aria-label={ui.l10n.text(msg::TRANSPORT_TITLE)}>
                { step("first", Icon::First, msg::TRANSPORT_FIRST, NavigateAction::First, can_go_back) }
                { step("previous", Icon::Previous, msg::TRANSPORT_PREVIOUS, NavigateAction::Previous, can_go_back) }
                <span class="main">
                    { button("play", icon, label, PlaybackAction::Toggle.into(), (can_go_back || can_go_on) && !self.is_stuck) }
                </span>
                { step("next", Icon::Next, msg::TRANSPORT_NEXT, NavigateAction::Next, can_go_on) }
                { step("last", Icon::Last, msg::TRANSPORT_LAST, NavigateAction::Last, can_go_on) }
                if let Some(hand) = &self.hand {
                    { hand.buttons(ui) }
                }
            </div>
        }
    }
}

impl HandControls {
    fn buttons(&self, ui: &Ui) -> Html {
        let step = |command, action: ManualPlayAction, message, icon: Icon, is_enabled| {
            let button = Button::new(command, action).label(ui.l10n.text(message)).enabled(is_enabled);
            button.tab_stop(false).html(icon.html(), &ui.dispatch)
        };
        let hint = Button::new("hint", ManualPlayAction::Hint).enabled(self.has_hint).tab_stop(false);
        html! {
            <div class="hand" role="group" aria-label={ui.l10n.text(msg::GAME_TITLE)}>
                { step("undo", ManualPlayAction::Undo, msg::GAME_UNDO, Icon::Undo, self.can_undo) }
                { step("redo", ManualPlayAction::Redo, msg::GAME_REDO, Icon::Redo, self.can_redo) }
                { hint.html(ui.l10n.text(msg::HINT_BUTTON), &ui.dispatch) }
            </div>
        }
    }
}
