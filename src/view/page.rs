//! The page outside the panels and dialogs.

mod board;
mod bubble;
mod caption;
mod detour;
mod disc;
mod dock;
mod hand;
mod header;
mod lens;
mod loop_handles;
mod playback_menu;
mod player;
mod problems;
mod ruler;
mod ruler_tools;
mod scrubber;
mod searching;
pub mod settings;
mod stand;
mod strip;
mod tabs;
pub mod towers;
mod transport;

pub use board::flight_path;

use yew::prelude::*;

use crate::l10n::{board_caption, msg};
use crate::model::{Panel, Panels, Pending, Scene};
use crate::view::Ui;

use super::chunks::{DialogViews, PanelViews};
use super::components::memo::memo;

pub struct PageRefs {
    pub root: NodeRef,
    pub towers: NodeRef,
    /// The measured width and height of the towers, in sixteenths of the page's font size.
    pub towers_size: (f64, f64),
}

/// The views that are loaded later.
#[derive(Clone, Copy)]
pub struct PageViews<'a> {
    /// `None` until they are loaded, with the states that the panels show.
    pub panels: Option<(&'static dyn PanelViews, &'a Scene)>,
    pub dialogs: Option<&'static dyn DialogViews>,
    /// The state that the lens of the scrubber shows. The board has its magnifier when both show the same position.
    pub of_lens: &'a Scene,
}

/// The whole page. `announcement` is the text of the live region for screen readers.
///
/// The root says that the page is being drawn. After that, the app sets `data-pending` and `data-settled`, because it knows when
/// Yew has finished: see `App::show_pending`.
pub fn page(scene: &Scene, announcement: &AttrValue, refs: &PageRefs, views: PageViews<'_>, ui: &Ui) -> Html {
    let shown = scene.shown_panels();
    let is_embedded = scene.config.appearance.is_embedded;
    let banners = || views.dialogs.map(|dialogs| dialogs.banners(scene, ui)).unwrap_or_default();
    let has_dock = has_dock(scene, shown);
    let caption = AttrValue::from(board_caption(scene, ui.l10n));
    html! {
        <div ref={&refs.root} class="explorer" role="main" data-play={play_mode(scene)} data-game={scene.has_game_bar().then_some("")}
            data-present={is_presented(scene).then_some("")} data-embed={is_embedded.then_some("")} data-card={card(scene)} data-share={share_kind(scene)}
            lang={ui.l10n.locale().code()} dir={ui.l10n.locale().direction()} data-aids={aids(scene)}
            data-dock={has_dock.then_some("")} data-whole={views.panels.map(|_| "")}
            data-pending={Pending::Drawing.name()}>
            // Without its header, the page still has its title.
            if is_embedded || is_presented(scene) {
                <h1 class="unseen">{ ui.l10n.text(msg::PAGE_TITLE) }</h1>
            }
            if !is_embedded {
                { memo(header::Header::new(scene, views.panels), ui) }
            }
            { problems::problems(scene, views.panels.is_some(), ui) }
            if let Some(search) = scene.solution.search() {
                { searching::searching(search, ui) }
            }
            if is_embedded {
                { banners() }
            }
            <div class="workspace">
                { board::board(scene, views.of_lens, (&caption, announcement), refs, ui) }
                { player::player(scene, caption, refs, views, ui) }
                <div class="dock">
                    if !is_embedded {
                        { banners() }
                    }
                    { dock::dock(scene, views.panels, ui) }
                </div>
            </div>
            { views.dialogs.map(|dialogs| dialogs.dialogs(scene, ui)).unwrap_or_default() }
        </div>
    }
}

/// Whether the page is shown large, without what surrounds the board.
fn is_presented(scene: &Scene) -> bool {
    let appearance = &scene.config.appearance;
    appearance.is_presented && !appearance.is_embedded
}

/// Whether there are panels beside the board, or below it in another page.
fn has_dock(scene: &Scene, shown: Panels) -> bool {
    let has_panel = |panel: Panel| shown.contains(panel) && (panel.is_in_dock() || is_below_in_frame(scene, panel));
    Panel::ALL.into_iter().any(has_panel) || (card(scene).is_some() && !scene.config.appearance.is_embedded)
}

fn is_below_in_frame(scene: &Scene, panel: Panel) -> bool {
    scene.config.appearance.is_embedded && panel.is_below()
}

/// The card above the tabs: a step of the tour, or an exercise.
fn card(scene: &Scene) -> Option<&'static str> {
    let is_exercise = scene.exercise().is_some();
    let has_lesson = scene.config.lesson.is_some() || scene.session.lesson.draft.is_some();
    has_lesson.then_some("tour").or_else(|| is_exercise.then_some("exercise"))
}

/// The kind of sharing, while the share dialog is open.
fn share_kind(scene: &Scene) -> Option<&'static str> {
    scene.config.share.as_ref().map(|share| share.kind.name())
}

/// The accessibility options, for the style sheet.
fn aids(scene: &Scene) -> Option<String> {
    Some(scene.config.appearance.accessibility.to_string()).filter(|aids| !aids.is_empty())
}

/// Whether discs can be moved by hand, and whether arrow keys choose a peg.
fn play_mode(scene: &Scene) -> Option<&'static str> {
    match (scene.has_peg_cursor(), scene.are_discs_movable()) {
        (true, _) => Some("cursor"),
        (false, is_movable) => is_movable.then_some(""),
    }
}
