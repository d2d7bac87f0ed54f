//! The panels below the towers.
//!
//! They are reachable only through [`panel_views`], so that they can be a separate file that is loaded after the first
//! paint.

mod code;
mod compare;
mod digits;
mod exact;
mod graph;
mod numbers;
mod play;
mod plot;
mod program;
mod puzzle;
mod race;
mod recursion;
mod timeline;
mod why;
mod zoom;

use yew::prelude::*;

use crate::l10n::{L10n, Message, msg};
use crate::model::{Panel, Scene};
use crate::view::Ui;

use super::chunks::PanelViews;
use super::components::help::{help, hint};
use super::components::memo::{DynProps, Render};
use super::components::own_program::OwnProgramView;

pub struct AllPanels;

/// A panel with a note that says whose moves it shows while the towers show a game.
#[derive(PartialEq)]
struct Noted {
    note: Message,
    content: DynProps,
}

impl Render for Noted {
    fn render(&self, ui: &Ui) -> Html {
        html! {
            <>
                <p class="not-game" data-not-game="">{ ui.l10n.text(self.note) }</p>
                { self.content.clone().html(ui) }
            </>
        }
    }
}

impl PanelViews for AllPanels {
    fn panel(&self, panel: Panel, scene: &Scene) -> Option<DynProps> {
        let content = match panel {
            Panel::Puzzle => DynProps::new(puzzle::PuzzlePanel::of(scene)),
            Panel::Play => DynProps::new(play::PlayPanel::of(scene)),
            Panel::Timeline => DynProps::new(timeline::TimelinePanel::of(scene)),
            Panel::Digits => DynProps::new(digits::DigitsPanel::of(scene)),
            Panel::Why => DynProps::new(why::WhyPanel::of(scene)),
            Panel::Recursion => DynProps::new(recursion::RecursionPanel::of(scene)),
            Panel::Graph => DynProps::new(graph::GraphPanel::of(scene)),
            Panel::Numbers => DynProps::new(numbers::NumbersPanel::of(scene)),
            Panel::Program => DynProps::new(program::ProgramPanel::of(scene)),
            Panel::OwnProgram => DynProps::new(OwnProgramView::of(scene)),
            Panel::Code => DynProps::new(code::CodePanel::of(scene)),
            Panel::Race => DynProps::new(race::RacePanel::of(scene)),
            Panel::Compare => DynProps::new(compare::ComparePanel::of(scene)),
            Panel::Exact => DynProps::new(exact::ExactPanel::of(scene)),
            // The page draws these itself.
            Panel::Towers | Panel::Transport | Panel::Scrubber => return None,
        };
        let is_of_way = matches!(panel, Panel::Why | Panel::Recursion) && scene.line().way().is_some();
        Some(if is_of_way {
            DynProps::new(Noted { note: msg::GAME_THIS_WAY, content })
        } else if panel.shows_only_solution() && scene.is_off_solution() {
            DynProps::new(Noted { note: msg::GAME_NOT_THIS, content })
        } else {
            content
        })
    }

    fn announcement(&self, scene: &Scene, l10n: L10n) -> Option<String> {
        program::announcement(scene, l10n)
    }
}

#[must_use]
pub fn panel_views() -> &'static dyn PanelViews {
    &AllPanels
}
