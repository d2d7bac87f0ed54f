//! The header: the puzzle in short, and what the page can do.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Action, AppearanceAction, Locale, Panel, ShareAction, State, Theme, TourAction, TourStep};
use crate::solver::{Placement, Puzzle};
use crate::view::components::buttons::Button;
use crate::view::components::memo::Render;
use crate::view::components::stepper::discs_field;

use super::settings;

#[derive(Clone, PartialEq)]
pub struct Header {
    puzzle: Puzzle,
    is_puzzle_open: bool,
    theme: Theme,
    locale: Option<Locale>,
}

impl Header {
    #[must_use]
    pub fn new(state: &State) -> Self {
        Self {
            puzzle: state.puzzle().clone(),
            is_puzzle_open: state.config.panels.shown.contains(Panel::Puzzle),
            theme: state.config.appearance.theme,
            locale: state.config.appearance.locale,
        }
    }
}

impl Render for Header {
    fn render(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let tour = Button::new("tour", TourAction::GoTo(TourStep::FIRST)).tab_stop(true);
        let share = Button::new("share", ShareAction::Open).tab_stop(false);
        let present = Button::new("present", AppearanceAction::Present(true)).tab_stop(false);
        html! {
            <div class="head">
                <h1>{ l10n.text(msg::PAGE_TITLE) }</h1>
                { discs_field(self.puzzle.discs(), l10n, dispatch) }
                { self.chip(l10n, dispatch) }
                <div class="tools" role="toolbar" data-roving="" aria-label={l10n.text(msg::HEADER_TOOLS)}>
                    { tour.html(l10n.text(msg::HEADER_TOUR), dispatch) }
                    { share.html(l10n.text(msg::HEADER_SHARE), dispatch) }
                    { present.html(l10n.text(msg::HEADER_PRESENT), dispatch) }
                    <button type="button" data-command="settings" popovertarget="settings" tabindex="-1">
                        { l10n.text(msg::HEADER_SETTINGS) }
                    </button>
                </div>
                { settings::settings(self.theme, self.locale, l10n, dispatch) }
            </div>
        }
    }
}

impl Header {
    /// The rest of the puzzle in short. A press opens the form below.
    fn chip(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let end = |placement: &Placement| match placement {
            Placement::Tower(peg) => peg.to_string(),
            Placement::Position(_) => "…".to_owned(),
        };
        let Self { puzzle, is_puzzle_open, .. } = self;
        let args = [
            u32::from(puzzle.pegs().count()).into(),
            l10n.short_rule(puzzle.rule()).into(),
            end(puzzle.start()).into(),
            end(puzzle.goal()).into(),
        ];
        let text = l10n.format(msg::HEADER_PUZZLE, args);
        Button::new("puzzle", Action::TogglePanel(Panel::Puzzle))
            .attribute("aria-expanded", is_puzzle_open)
            .attribute("class", "chip")
            .html(text, dispatch)
    }
}
