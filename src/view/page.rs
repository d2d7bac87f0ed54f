//! The page outside the panels and dialogs.

mod caption;
mod disc;
mod disc_patterns;
mod dock;
mod header;
mod more;
mod problems;
mod scrubber;
mod searching;
pub mod settings;
mod strip;
pub mod towers;
mod transport;
mod woodwork;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, board_caption, msg};
use crate::layout::towers::MovingDisc;
use crate::model::{Action, AppearanceAction, DeferredPanels, ManualPlayAction, Panel, Panels, State, Tab, keys};

use super::chunks::{DialogViews, PanelViews};
use super::components::buttons::Button;
use super::components::events::on_key;
use super::components::memo::memo;
use more::More;
use scrubber::Scrubber;
use towers::Towers;
use transport::Transport;

pub struct PageRefs {
    pub root: NodeRef,
    pub towers: NodeRef,
    /// The measured width and height of the towers in CSS pixels.
    pub towers_size: (f64, f64),
}

/// The views that are loaded later.
#[derive(Clone, Copy)]
pub struct PageViews<'a> {
    /// `None` until they are loaded, with the states that the panels show.
    pub panels: Option<(&'static dyn PanelViews, &'a DeferredPanels)>,
    pub dialogs: Option<&'static dyn DialogViews>,
}

/// The whole page. `announcement` is the text of the live region for screen readers.
pub fn page(
    state: &Rc<State>,
    announcement: &AttrValue,
    refs: &PageRefs,
    views: PageViews<'_>,
    l10n: L10n,
    dispatch: &Callback<Action>,
) -> Html {
    let shown = state.shown_panels();
    let shows = |panel| shown.contains(panel);
    let is_embedded = state.config.appearance.is_embedded;
    let is_presented = state.config.appearance.is_presented && !is_embedded;
    let caption = AttrValue::from(board_caption(state, l10n));
    let banners = || views.dialogs.map(|dialogs| dialogs.banners(state, l10n, dispatch)).unwrap_or_default();
    let has_dock = has_dock(state, shown);
    html! {
        <div ref={&refs.root} class="explorer" role="main" data-play={play_mode(state)} data-game={state.has_game_bar().then_some("")}
            data-present={is_presented.then_some("")} data-embed={is_embedded.then_some("")} data-card={card(state)} data-dock={has_dock.then_some("")} data-whole={views.panels.map(|_| "")}>
            if is_embedded {
                <h1 class="unseen">{ l10n.text(msg::PAGE_TITLE) }</h1>
            } else {
                { memo(header::Header::new(state, views.panels), l10n, dispatch) }
            }
            { problems::problems(state, views.panels.is_some(), l10n, dispatch) }
            if let Some(search) = state.solution.search() {
                { searching::searching(search, l10n, dispatch) }
            }
            if is_embedded {
                { banners() }
            }
            <div class="workspace"><div class="board">
                if shows(Panel::Towers) {
                    { stage(state, refs, l10n, dispatch) }
                }
                { caption::caption(&caption, announcement) }
                if state.invites_to_play() {
                    <p class="invitation">{ l10n.text(msg::GAME_INVITATION) }</p>
                }
                { restore_button(state, l10n, dispatch) }
                if is_presented {
                    { end_button(l10n, dispatch) }
                }
                if !is_embedded && state.shows(Panel::Play) {
                    { dock::panel_section(Panel::Play, false, views.panels, l10n, dispatch) }
                }
                if shows(Panel::Transport) {
                    { memo(Transport::new(state), l10n, dispatch) }
                }
                if shows(Panel::Scrubber) {
                    { memo(Scrubber::new(state, caption), l10n, dispatch) }
                }
                if let Some(more) = More::new(state) {
                    { memo(more, l10n, dispatch) }
                }
            </div>
            <div class="dock">
                if !is_embedded {
                    { banners() }
                }
                { dock::dock(state, views.panels, l10n, dispatch) }
            </div></div>
            { views.dialogs.map(|dialogs| dialogs.dialogs(state, l10n, dispatch)).unwrap_or_default() }
        </div>
    }
}

/// Whether there is anything beside the board, or below it in another page.
fn has_dock(state: &State, shown: Panels) -> bool {
    let has_panel =
        |panel: Panel| shown.contains(panel) && (Tab::of(panel).is_some() || is_below_in_frame(state, panel));
    Panel::ALL.into_iter().any(has_panel) || (card(state).is_some() && !state.config.appearance.is_embedded)
}

fn is_below_in_frame(state: &State, panel: Panel) -> bool {
    state.config.appearance.is_embedded && panel.is_below()
}

/// The card that stands above the tabs: a step of the tour, or an exercise.
fn card(state: &State) -> Option<&'static str> {
    let is_exercise = state.quiz().is_some();
    state.config.tour.map(|_| "tour").or_else(|| is_exercise.then_some("exercise"))
}

/// Whether discs can be moved by hand, and whether arrow keys choose a peg.
fn play_mode(state: &State) -> Option<&'static str> {
    match (state.has_peg_cursor(), state.are_discs_movable()) {
        (true, _) => Some("cursor"),
        (false, is_movable) => is_movable.then_some(""),
    }
}

/// Offers the game that was left last, if it is not over; in the tour, its end does. Undo goes back to any.
fn restore_button(state: &State, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let is_offered = state.can_restore_game() && state.config.tour.is_none();
    let Some(left) = state.session.left_game.as_ref().filter(|left| is_offered && left.has_open_game()) else {
        return Html::default();
    };
    let text = match left.moves() {
        0 => l10n.text(msg::GAME_RESTORE_POSITION).into(),
        moves => l10n.format(msg::GAME_RESTORE, [moves.into()]),
    };
    let button = Button::new("restore-game", ManualPlayAction::Restore).html(text, dispatch);
    html! { <p class="restore">{ button }</p> }
}

/// Ends a presentation.
fn end_button(l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let button = Button::new("end-present", AppearanceAction::Present(false)).label(l10n.text(msg::PRESENT_END));
    html! { <p class="end-present">{ button.html("✕", dispatch) }</p> }
}

fn stage(state: &State, refs: &PageRefs, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let is_question = state.question_on_towers().is_some();
    let towers = Towers {
        position: state.position(),
        pegs: state.puzzle().pegs(),
        scale: state.puzzle().discs(),
        moving: moving_disc(state).filter(|_| !is_question),
        last: state.last_move().filter(|_| state.game().is_none() && !is_question),
        last_by_hand: state.game().and_then(|game| game.moves().last().map(|step| step.disc)),
        manual_play: state.session.manual_play.clone(),
        hovered: state.session.hovered_disc,
        goal: state.puzzle().goal().tower(),
        is_solved: state.is_solved_by_hand(),
        has_patterns: state.config.appearance.accessibility.patterns,
        index: state.index().to_string().into(),
        total: state.total().to_string().into(),
        size: refs.towers_size,
    };
    // `effects::listen_to_towers` handles the other keys.
    let has_step_keys = state.has_step_keys();
    let onkeydown = on_key(dispatch, move |key| keys::tower_key(key).filter(|_| has_step_keys));
    html! {
        <section class="stage" tabindex="0" {onkeydown} aria-label={l10n.text(msg::TOWERS_TITLE)}
            aria-description={l10n.text(msg::TOWERS_KEYS_HINT)}>
            <div class="towers" ref={&refs.towers}>{ memo(towers, l10n, dispatch) }</div>
        </section>
    }
}

fn moving_disc(state: &State) -> Option<MovingDisc> {
    let motion = state.session.motion.as_ref()?;
    let mut step = state.solved()?.move_at(&motion.index)?;
    if motion.is_backwards {
        std::mem::swap(&mut step.from, &mut step.to);
    }
    Some(MovingDisc { step, progress: motion.progress() })
}
