//! The page: one column, the towers first.

mod caption;
mod disc;
pub mod header;
pub mod problems;
pub mod scrubber;
pub mod searching;
pub mod towers;
pub mod transport;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Label, Language, caption_text};
use crate::model::{Action, Panel, Shown, State, keys};

use super::lesson::{Dialogs, Lesson, Lessons};
use crate::view::components::events::act_on_key;
use crate::view::components::memo::{Later, part};
use caption::caption;
use header::header;
use problems::problems;
use scrubber::Scrubber;
use searching::waiting;

use crate::layout::towers::Flight;
use towers::Towers;
use transport::{DrawSpan, Transport};

/// The elements that the app has to do with, and the room that the picture of the towers has.
pub struct Room {
    /// The element around all.
    pub all: NodeRef,
    /// The element to measure.
    pub node: NodeRef,
    /// Its width and height, in CSS pixels.
    pub size: (f64, f64),
}

/// The whole page for a state. `told` is what screen readers are to say; `lessons` draws the panels that come later, each
/// for the state that it shows; `more` what comes when it is asked for.
pub fn page(
    state: &State,
    told: &AttrValue,
    room: &Room,
    lessons: Option<(Lessons, &Shown)>,
    more: Option<Dialogs>,
    language: Language,
    on: &Callback<Action>,
) -> Html {
    let shows = |panel| state.settings().show.has(panel);
    // One node each, whether there is anything in it or not: what follows would be made anew if it moved in the list.
    let (above, over) = match more {
        Some(more) => ((more.above)(state, language, on), (more.over)(state, language, on)),
        None => (Html::default(), Html::default()),
    };
    let played = more.and_then(|more| (more.played)(state, language));
    let says = AttrValue::from(played.unwrap_or_else(|| caption_text(state, language)));
    html! {
        <div ref={&room.all} class="explorer" role="main" data-play={(more.is_some() && state.plays_by_hand()).then_some("")} data-embed={state.settings().embed.then_some("")} data-whole={lessons.map(|_| "")}>
            if state.settings().embed {
                <h1 class="unseen">{ language.label(Label::Title) }</h1>
            } else {
                { header(lessons.map(|(lessons, _)| (lessons.tools)(language, on)), language) }
            }
            { problems(state.problems(), lessons.map(|(lessons, _)| lessons.problem), language, on) }
            { above }
            if let Some(pending) = state.pending() {
                { lessons.map_or_else(|| waiting(language), |(lessons, _)| (lessons.searching)(pending, language, on)) }
            }
            if shows(Panel::Towers) {
                { stage(state, room, more.is_some() && state.plays_by_hand(), language, on) }
            }
            { caption(&says, told) }
            if shows(Panel::Transport) {
                { transport(state, Later(lessons.map(|(lessons, _)| lessons.loop_ends)), language, on) }
            }
            if shows(Panel::Scrubber) {
                { scrubber(state, &says, Later(lessons.map(|(lessons, _)| lessons.leaps)), language, on) }
            }
            { for panels(state, lessons, more, language, on) }
            if let Some((lessons, _)) = lessons.filter(|_| !state.settings().embed) {
                { (lessons.foot)(state, language, on) }
            }
            { over }
        </div>
    }
}

fn stage(state: &State, room: &Room, by_hand: bool, language: Language, on: &Callback<Action>) -> Html {
    let towers = Towers {
        position: state.position(),
        pegs: state.settings().puzzle.pegs(),
        flight: flight(state),
        last: if state.game().is_some() { None } else { state.last_move() },
        table: state.table().cloned(),
        pointed: state.pointed(),
        index: state.index().to_string().into(),
        total: state.total().to_string().into(),
        room: room.size,
    };
    html! {
        <section class="stage" tabindex="0" onkeydown={act_on_key(on, u32::from(by_hand || state.settings().views.lock.is_some()), keys::stage)}
            aria-label={language.label(Label::Towers)} aria-description={language.label(Label::KeysHint)}>
            <div class="towers" ref={&room.node}>{ part(towers, language, on) }</div>
        </section>
    }
}

/// The disc on its way, in the direction in which it goes now.
fn flight(state: &State) -> Option<Flight> {
    let motion = state.motion()?;
    let mut step = state.solution().move_at(&motion.index)?;
    if motion.backwards {
        std::mem::swap(&mut step.from, &mut step.to);
    }
    Some(Flight { step, progress: motion.progress() })
}

fn transport(state: &State, ends: Later<DrawSpan>, language: Language, on: &Callback<Action>) -> Html {
    let settings = state.settings();
    let facts = Transport {
        plays: state.playback().is_playing(),
        at_start: state.index().is_start(),
        at_end: state.is_at_end(),
        speed: settings.speed,
        looped: settings.looped.clone(),
        ends,
    };
    part(facts, language, on)
}

fn scrubber(
    state: &State,
    says: &AttrValue,
    leaps: Later<scrubber::Draw>,
    language: Language,
    on: &Callback<Action>,
) -> Html {
    let facts = Scrubber {
        index: state.index().clone(),
        total: state.total().clone(),
        stride: state.stride(),
        speed: state.settings().speed,
        says: says.clone(),
        typed: state.typed().map(str::to_owned),
        leaps,
    };
    part(facts, language, on)
}

/// The panels: their headings at once, what is in them when the second part has come.
fn panels(
    state: &State,
    lessons: Option<(Lessons, &Shown)>,
    more: Option<Dialogs>,
    language: Language,
    on: &Callback<Action>,
) -> Vec<Html> {
    let show = state.settings().show;
    let content = |panel: Panel| {
        let (lessons, shown) = lessons?;
        let state = Rc::clone(shown.state(panel)?);
        let draw = if panel == Panel::Play { more?.play } else { (lessons.panel)(panel) };
        Some(part(Lesson { draw, state, same: |_, _| false }, language, on))
    };
    let is_there = |panel: &&Panel| panel.is_below() && (**panel != Panel::Bits || state.solution().digits().is_some());
    let panel = |&panel: &Panel| {
        let content = if show.has(panel) { content(panel) } else { None };
        disclosure(state, panel, label(panel), language, on, content.unwrap_or_default())
    };
    Panel::ALL.iter().filter(is_there).map(panel).collect()
}

/// What a part of the page is called.
pub const fn label(panel: Panel) -> Label {
    match panel {
        Panel::Towers => Label::Towers,
        Panel::Transport => Label::Controls,
        Panel::Scrubber => Label::Scrubber,
        Panel::Puzzle => Label::Puzzle,
        Panel::Play => Label::ByHand,
        Panel::Bits => Label::Bits,
        Panel::Exact => Label::Exact,
        Panel::Timeline => Label::Timeline,
        Panel::Why => Label::Why,
        Panel::Trace => Label::Trace,
        Panel::Graph => Label::Graph,
        Panel::Numbers => Label::Numbers,
        Panel::Compare => Label::Compare,
        Panel::Race => Label::Race,
        Panel::Code => Label::Code,
    }
}

/// A panel with a heading that opens and closes it. Within another page there are only the panels asked for, open.
fn disclosure(
    state: &State,
    panel: Panel,
    label: Label,
    language: Language,
    on: &Callback<Action>,
    content: Html,
) -> Html {
    let open = state.settings().show.has(panel);
    if state.settings().embed {
        return if open {
            html! { <section class="panel" data-panel={panel.name()}>{ content }</section> }
        } else {
            Html::default()
        };
    }
    let onclick = on.reform(move |_| Action::TogglePanel(panel));
    html! {
        <section class="panel" data-panel={panel.name()}>
            <h2>
                <button type="button" class="disclosure" aria-expanded={open.to_string()} {onclick}>
                    { language.label(label) }
                </button>
            </h2>
            if open {
                { content }
            }
        </section>
    }
}
