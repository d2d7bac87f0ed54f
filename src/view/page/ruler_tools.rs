//! The buttons of the ruler: zooming, and the next move of a larger disc.

use yew::prelude::*;

use crate::l10n::{Message, msg};
use crate::model::{Action, NavigateAction, Panel, Picture, Scene, ViewportAction, timeline_window};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::icon::Icon;
use crate::view::components::memo::Render;

/// Which of the buttons would do something.
#[derive(Clone, PartialEq)]
pub struct RulerTools {
    has_larger: bool,
    is_whole: bool,
    /// Whether there is nothing closer.
    is_closest: bool,
}

impl RulerTools {
    /// `None` if the panel of the slider is not shown, and where there are no moves.
    #[must_use]
    pub fn new(scene: &Scene) -> Option<Self> {
        if !scene.shown_panels().contains(Panel::Scrubber) {
            return None;
        }
        let (line, span) = (scene.line(), scene.ruler()?);
        let larger = line.path()?.next_larger(&line.index(), line.last_move().map(|step| step.disc));
        Some(Self {
            has_larger: larger.is_some(),
            is_whole: span.width() == line.total(),
            is_closest: timeline_window::is_closest(&span),
        })
    }
}

impl Render for RulerTools {
    fn render(&self, ui: &Ui) -> Html {
        let button = |command, icon: Icon, label: Message, action: Action, is_enabled: bool| {
            let button = Button::new(command, action).label(ui.l10n.text(label)).enabled(is_enabled);
            button.tab_stop(command == "next-larger").html(icon.html(), &ui.dispatch)
        };
        let zoom = |command, icon, label, action: ViewportAction, is_enabled| {
            button(command, icon, label, action.into(), is_enabled)
        };
        let (closer, farther) = (ViewportAction::ZoomIn(Picture::Ruler), ViewportAction::ZoomOut(Picture::Ruler));
        let whole = ViewportAction::Reset(Picture::Ruler);
        html! {
            // One tab stop for all.
            <div class="ruler-tools" role="toolbar" data-roving="" data-part={Panel::Scrubber.name()}
                aria-label={ui.l10n.text(msg::SCRUBBER_TITLE)}>
                { zoom("ruler-out", Icon::Minus, msg::ZOOM_OUT, farther, !self.is_whole) }
                { zoom("ruler-in", Icon::Plus, msg::ZOOM_IN, closer, !self.is_closest) }
                { zoom("ruler-whole", Icon::Whole, msg::ZOOM_SHOW_ALL, whole, !self.is_whole) }
                { button("next-larger", Icon::NextLarger, msg::SCRUBBER_NEXT_LARGER, NavigateAction::NextLarger.into(), self.has_larger) }
            </div>
        }
    }
}
