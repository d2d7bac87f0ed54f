//! The names of the panels.

use crate::model::Panel;

use super::{L10n, msg};

impl L10n {
    #[must_use]
    pub fn panel_name(self, panel: Panel) -> &'static str {
        self.text(match panel {
            Panel::Towers => msg::TOWERS_TITLE,
            Panel::Transport => msg::TRANSPORT_TITLE,
            Panel::Scrubber => msg::SCRUBBER_TITLE,
            Panel::Puzzle => msg::PUZZLE_TITLE,
            Panel::Play => msg::GAME_TITLE,
            Panel::Timeline => msg::TIMELINE_TITLE,
            Panel::Digits => msg::DIGITS_TITLE,
            Panel::Why => msg::WHY_TITLE,
            Panel::Recursion => msg::DOCK_RECURSION,
            Panel::Graph => msg::GRAPH_TITLE,
            Panel::Numbers => msg::NUMBERS_TITLE,
            Panel::Program => msg::PROGRAM_TITLE,
            Panel::OwnProgram => msg::OWN_PROGRAM_TITLE,
            Panel::Code => msg::CODE_TITLE,
            Panel::Race => msg::RACE_TITLE,
            Panel::Compare => msg::COMPARE_TITLE,
            Panel::Exact => msg::EXACT_TITLE,
        })
    }
}
