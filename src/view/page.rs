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
use crate::model::{Action, AppearanceAction, DeferredPanels, ManualPlayAction, Panel, State, Tab, keys};

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
    let shows = |panel| state.config.panels.shown.contains(panel);
    let is_embedded = state.config.appearance.is_embedded;
    let is_presented = state.config.appearance.is_presented && !is_embedded;
    let caption = AttrValue::from(board_caption(state, l10n));
    let banners = || views.dialogs.map(|dialogs| dialogs.banners(state, l10n, dispatch)).unwrap_or_default();
    let has_dock = Tab::ALL.into_iter().any(|tab| state.config.panels.shown.shows_tab(tab));
    html! {
        <div ref={&refs.root} class="explorer" role="main" data-play={play_mode(state)} data-game={state.has_game_bar().then_some("")}
            data-present={is_presented.then_some("")} data-embed={is_embedded.then_some("")} data-dock={has_dock.then_some("")} data-whole={views.panels.map(|_| "")}>
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

/// Whether discs can be moved by hand, and whether arrow keys choose a peg.
fn play_mode(state: &State) -> Option<&'static str> {
    match (state.is_manual_play_open(), state.are_discs_movable()) {
        (true, _) => Some("cursor"),
        (false, is_movable) => is_movable.then_some(""),
    }
}

/// Offers the game that was left last.
fn restore_button(state: &State, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let Some(left) = state.session.left_game.as_ref().filter(|_| state.can_restore_game()) else {
        return Html::default();
    };
    let text = l10n.format(msg::GAME_RESTORE, [left.moves().into()]);
    let button = Button::new("restore-game", ManualPlayAction::Restore).html(text, dispatch);
    html! { <p class="restore">{ button }</p> }
}

/// Ends a presentation.
fn end_button(l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let button = Button::new("end-present", AppearanceAction::Present(false)).label(l10n.text(msg::PRESENT_END));
    html! { <p class="end-present">{ button.html("✕", dispatch) }</p> }
}

fn stage(state: &State, refs: &PageRefs, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let towers = Towers {
        position: state.position(),
        pegs: state.puzzle().pegs(),
        scale: state.puzzle().discs(),
        moving: moving_disc(state),
        last: state.last_move().filter(|_| state.game().is_none()),
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
    // While the panel for playing by hand is open, `effects::listen_to_towers` handles the keys.
    let has_step_keys = !state.is_manual_play_open() && state.has_step_keys();
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
