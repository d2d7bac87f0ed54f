//! The panels below the towers.
//!
//! They are reachable only through [`panel_views`], so that they can be a separate file that is loaded after the first
//! paint.

mod code;
mod compare;
mod digits;
mod exact;
mod graph;
mod manual_play;
mod numbers;
mod plot;
mod program;
mod puzzle;
mod race;
mod timeline;
mod trace;
mod why;
mod zoom;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Panel, Scene};
use crate::view::Ui;

use super::chunks::{DrawFn, PanelViews};
use super::components::help::{help, hint};
use super::components::own_program::own_program;

pub struct AllPanels;

impl PanelViews for AllPanels {
    fn panel(&self, panel: Panel, scene: &Rc<Scene>, ui: &Ui) -> Html {
        let draw: DrawFn = match panel {
            Panel::Puzzle => puzzle::draw,
            Panel::Play => manual_play::draw,
            Panel::Timeline => timeline::draw,
            Panel::Bits => digits::draw,
            Panel::Why => why::draw,
            Panel::Trace => trace::draw,
            Panel::Graph => graph::draw,
            Panel::Numbers => numbers::draw,
            Panel::Program => program::draw,
            Panel::OwnProgram => |scene, ui| own_program(scene, ui),
            Panel::Code => code::draw,
            Panel::Race => race::draw,
            Panel::Compare => compare::draw,
            Panel::Exact => exact::draw,
            // The page draws these itself.
            Panel::Towers | Panel::Transport | Panel::Scrubber => return Html::default(),
        };
        let content = draw(scene, ui);
        if !panel.shows_only_solution() || scene.game().is_none() {
            return content;
        }
        html! {
            <>
                <p class="not-game" data-not-game="">{ ui.l10n.text(msg::GAME_NOT_THIS) }</p>
                { content }
            </>
        }
    }

    fn announcement(&self, scene: &Scene, l10n: L10n) -> Option<String> {
        program::announcement(scene, l10n)
    }
}

#[must_use]
pub fn panel_views() -> &'static dyn PanelViews {
    &AllPanels
}
