//! The player: the controls of the line of moves, below the board. On an upright phone it is the bar at the bottom of the page.

use yew::prelude::*;

use crate::model::{Panel, Scene};
use crate::view::Ui;
use crate::view::components::memo::memo;

use super::lens::Lens;
use super::playback_menu::PlaybackMenu;
use super::ruler_tools::RulerTools;
use super::scrubber::Scrubber;
use super::transport::Transport;
use super::{PageRefs, PageViews, dock};

/// The least width of the board, in sixteenths of the page's font size, where the tools of the ruler fit beside the number.
const MIN_WIDTH_FOR_TOOLS: f64 = 480.0;

/// `caption` is the text of the slider for screen readers.
pub fn player(scene: &Scene, caption: AttrValue, refs: &PageRefs, views: PageViews<'_>, ui: &Ui) -> Html {
    let (shown, width) = (scene.shown_panels(), refs.towers_size.0);
    // The scene of a part that may lag behind the scrubber.
    let of_dock = views.panels.map_or(scene, |(_, of_dock)| of_dock);
    let is_beside = Lens::is_needed(scene, width) && width >= MIN_WIDTH_FOR_TOOLS;
    let tools = RulerTools::new(of_dock);
    let (beside, in_menu) = if is_beside { (tools, None) } else { (None, tools) };
    html! {
        <div class="player" data-short={is_short(scene, width).then_some("")}>
            if !scene.config.appearance.is_embedded && scene.shows(Panel::Play) {
                { dock::panel_section(Panel::Play, false, views.panels, ui) }
            }
            if shown.contains(Panel::Transport) {
                { memo(Transport::new(scene), ui) }
            }
            if let Some(menu) = PlaybackMenu::new(scene, in_menu) {
                { memo(menu, ui) }
            }
            if shown.contains(Panel::Scrubber) {
                { memo(Scrubber::new(scene, views.of_lens, width, caption), ui) }
            }
            if let Some(tools) = beside {
                { memo(tools, ui) }
            }
        </div>
    }
}

/// Whether a press on the ruler reaches every move, so that fewer buttons do. In frames and elements all controls stay.
fn is_short(scene: &Scene, width: f64) -> bool {
    let is_locked = scene.config.panels.locked.contains(Panel::Scrubber);
    scene.may_have_lens() && scene.ruler().is_some() && !Lens::is_needed(scene, width) && !is_locked
}
