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
use crate::model::{Panel, Scene, looks_same};
use crate::view::Ui;

use super::chunks::{DrawFn, PanelViews};
use super::components::help::{help, hint};
use super::components::memo::{DynProps, Render};
use super::components::own_program::own_program;

pub struct AllPanels;

/// A panel that is drawn from the whole scene, again when it would look different.
struct WholeScene {
    panel: Panel,
    scene: Rc<Scene>,
    draw: DrawFn,
}

impl PartialEq for WholeScene {
    fn eq(&self, other: &Self) -> bool {
        let is_same = || Rc::ptr_eq(&self.scene, &other.scene) || looks_same(self.panel, &self.scene, &other.scene);
        self.panel == other.panel && is_same()
    }
}

impl Render for WholeScene {
    fn render(&self, ui: &Ui) -> Html {
        (self.draw)(&self.scene, ui)
    }
}

/// A panel that shows the solution while the towers show a game, and says so.
#[derive(PartialEq)]
struct OfSolution(DynProps);

impl Render for OfSolution {
    fn render(&self, ui: &Ui) -> Html {
        html! {
            <>
                <p class="not-game" data-not-game="">{ ui.l10n.text(msg::GAME_NOT_THIS) }</p>
                { self.0.clone().html(ui) }
            </>
        }
    }
}

impl PanelViews for AllPanels {
    fn panel(&self, panel: Panel, scene: &Rc<Scene>) -> Option<DynProps> {
        let whole = |draw: DrawFn| DynProps::new(WholeScene { panel, scene: Rc::clone(scene), draw });
        let content = match panel {
            Panel::Puzzle => whole(puzzle::draw),
            Panel::Play => whole(manual_play::draw),
            Panel::Timeline => whole(timeline::draw),
            Panel::Bits => whole(digits::draw),
            Panel::Why => whole(why::draw),
            Panel::Trace => whole(trace::draw),
            Panel::Graph => whole(graph::draw),
            Panel::Numbers => DynProps::new(numbers::Numbers::of(scene)),
            Panel::Program => whole(program::draw),
            Panel::OwnProgram => whole(|scene, ui| own_program(scene, ui)),
            Panel::Code => DynProps::new(code::Code::of(scene)),
            Panel::Race => DynProps::new(race::RacePanel::of(scene)),
            Panel::Compare => whole(compare::draw),
            Panel::Exact => DynProps::new(exact::Exact::of(scene)),
            // The page draws these itself.
            Panel::Towers | Panel::Transport | Panel::Scrubber => return None,
        };
        let is_other = panel.shows_only_solution() && scene.game().is_some();
        Some(if is_other { DynProps::new(OfSolution(content)) } else { content })
    }

    fn announcement(&self, scene: &Scene, l10n: L10n) -> Option<String> {
        program::announcement(scene, l10n)
    }
}

#[must_use]
pub fn panel_views() -> &'static dyn PanelViews {
    &AllPanels
}
