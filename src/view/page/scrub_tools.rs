//! What there is beside the number of the scrubber: zooming, the next move of a larger disc, and the loop.

use yew::prelude::*;

use crate::l10n::{Message, msg};
use crate::model::{
    Action, Bound, NavigateAction, Panel, Parameter, Picture, PlaybackAction, Problem, Scene, Span, ViewportAction,
    timeline_window,
};
use crate::solver::Index;
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::events::ParseValue;
use crate::view::components::field::{Field, check_field, problem_text};
use crate::view::components::icon::Icon;
use crate::view::components::memo::{Render, memo};

/// Each part is memoised separately, so that playback does not reset the fields while the user types.
#[derive(Clone, PartialEq)]
pub struct ScrubTools {
    /// `None` if the panel of the slider is not shown, and where there are no moves.
    ruler: Option<RulerTools>,
    /// `None` if the panel of the buttons is not shown.
    loop_part: Option<Loop>,
}

#[derive(Clone, PartialEq)]
struct RulerTools {
    has_larger: bool,
    is_whole: bool,
    /// Whether there is nothing closer.
    is_closest: bool,
}

#[derive(Clone, PartialEq)]
struct Loop {
    range: Option<Span>,
    problem: Option<Problem>,
    /// Whether it is off because of a detour.
    is_off: bool,
    /// Whether there is nothing else in the toolbar.
    is_alone: bool,
}

impl ScrubTools {
    /// `None` if there is neither part.
    #[must_use]
    pub fn new(scene: &Scene) -> Option<Self> {
        let shown = scene.shown_panels();
        let ruler = shown.contains(Panel::Scrubber).then(|| RulerTools::new(scene)).flatten();
        let loop_part = shown.contains(Panel::Transport).then(|| Loop::new(scene, ruler.is_none()));
        (ruler.is_some() || loop_part.is_some()).then_some(Self { ruler, loop_part })
    }
}

impl RulerTools {
    fn new(scene: &Scene) -> Option<Self> {
        let (line, span) = (scene.line(), scene.ruler()?);
        let larger = line.path()?.next_larger(&line.index(), line.last_move().map(|step| step.disc));
        Some(Self {
            has_larger: larger.is_some(),
            is_whole: span.width() == line.total(),
            is_closest: timeline_window::is_closest(&span),
        })
    }
}

impl Loop {
    fn new(scene: &Scene, is_alone: bool) -> Self {
        Self {
            is_alone,
            range: scene.config.playback.loop_range.clone(),
            problem: scene.problem_of(Parameter::Loop).cloned(),
            is_off: scene.line().is_detour(),
        }
    }
}

impl Render for ScrubTools {
    fn render(&self, ui: &Ui) -> Html {
        html! {
            // One tab stop for all, where the ruler is shown.
            <div class="scrub-tools" role="toolbar" data-roving="" aria-label={ui.l10n.text(msg::SCRUBBER_TITLE)}>
                if let Some(part) = &self.ruler {
                    { memo(part.clone(), ui) }
                }
                if let Some(part) = &self.loop_part {
                    { memo(part.clone(), ui) }
                }
            </div>
        }
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
            <div class="ruler-tools" data-part={Panel::Scrubber.name()}>
                { zoom("ruler-out", Icon::ZoomOut, msg::ZOOM_OUT, farther, !self.is_whole) }
                { zoom("ruler-in", Icon::ZoomIn, msg::ZOOM_IN, closer, !self.is_closest) }
                { zoom("ruler-whole", Icon::Whole, msg::ZOOM_SHOW_ALL, whole, !self.is_whole) }
                { button("next-larger", Icon::NextLarger, msg::SCRUBBER_NEXT_LARGER, NavigateAction::NextLarger.into(), self.has_larger) }
            </div>
        }
    }
}

impl Render for Loop {
    fn render(&self, ui: &Ui) -> Html {
        let is_on = self.range.is_some();
        let label = ui.l10n.text(msg::TRANSPORT_LOOP);
        html! {
            <details class="loop-menu" data-closes="" data-part={Panel::Transport.name()} data-on={is_on.then_some("")}>
                <summary tabindex={if self.is_alone { "0" } else { "-1" }} aria-label={label} title={label}>{ Icon::Loop.html() }</summary>
                <div class="popup">
                    { check_field(label, "loop", is_on, &ui.dispatch, PlaybackAction::ToggleLoop) }
                    if self.is_off {
                        <p class="hint">{ ui.l10n.text(msg::TRANSPORT_LOOP_OFF) }</p>
                    }
                    if let Some(range) = &self.range {
                        { loop_fields(range, self.problem.as_ref(), ui) }
                    }
                </div>
            </details>
        }
    }
}

/// Text fields for the first and last index of the loop. A problem concerns both together.
fn loop_fields(range: &Span, problem: Option<&Problem>, ui: &Ui) -> Html {
    let field = |message, name, index: &Index, parse| {
        Field::new(ui.l10n.text(message), name).problem(problem).text_alone(ui.l10n.full(index), &ui.dispatch, parse)
    };
    let set_first: ParseValue = |text| Some(PlaybackAction::SetLoopBound(Bound::First, text.to_owned()).into());
    let set_last: ParseValue = |text| Some(PlaybackAction::SetLoopBound(Bound::Last, text.to_owned()).into());
    html! {
        <div class="loop">
            { field(msg::TRANSPORT_LOOP_FIRST, "loop.first", &range.first, set_first) }
            { field(msg::TRANSPORT_LOOP_LAST, "loop.last", &range.last, set_last) }
            { problem_text(problem, ui.l10n.text(msg::TRANSPORT_LOOP), ui) }
        </div>
    }
}
