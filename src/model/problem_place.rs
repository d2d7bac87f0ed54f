//! The place of a problem on the page: under its field, or in the list at the top.

use super::{Panel, Parameter, Problem, Reason, State};

/// The place where the page shows a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemPlace {
    /// Its field is not on the page.
    List,
    /// Under a field that is always there.
    Field,
    /// Under a field of a panel, which is loaded later than the page.
    PanelField,
}

impl State {
    /// The problem of a parameter, for its field.
    #[must_use]
    pub fn problem_of(&self, parameter: Parameter) -> Option<&Problem> {
        self.problems.iter().find(|problem| problem.parameter == parameter)
    }

    /// The place where the page shows a problem. Every problem is shown once.
    #[must_use]
    pub fn problem_place(&self, problem: &Problem) -> ProblemPlace {
        let (panels, is_embedded) = (self.shown_panels(), self.config.appearance.is_embedded);
        let in_panel = |panel| if panels.contains(panel) { ProblemPlace::PanelField } else { ProblemPlace::List };
        let on_page = |is_there| if is_there { ProblemPlace::Field } else { ProblemPlace::List };
        match problem.parameter {
            // An exercise withholds this field together with the form.
            Parameter::Discs if !is_embedded => on_page(!self.is_solution_withheld()),
            Parameter::Discs | Parameter::Pegs | Parameter::Rule | Parameter::From | Parameter::To => {
                in_panel(Panel::Puzzle)
            }
            Parameter::Path if self.config.puzzle.has_choice_of_paths() => in_panel(Panel::Puzzle),
            Parameter::Move => on_page(panels.contains(Panel::Scrubber)),
            // During a game, its bar replaces these fields.
            Parameter::Loop => on_page(
                panels.contains(Panel::Transport) && self.config.playback.loop_range.is_some() && !self.has_game_bar(),
            ),
            Parameter::Race => in_panel(Panel::Race),
            Parameter::Event => in_panel(Panel::Program),
            Parameter::Mark => in_panel(Panel::Timeline),
            // Each field sets one part.
            Parameter::With if matches!(problem.reason, Reason::Part(_)) => in_panel(Panel::Compare),
            Parameter::Share => on_page(self.config.share.as_ref().is_some_and(|share| share.kind.has_number_fields())),
            // These have no field.
            Parameter::Path
            | Parameter::Split
            | Parameter::Play
            | Parameter::Speed
            | Parameter::Show
            | Parameter::Timeline
            | Parameter::Graph
            | Parameter::Tour
            | Parameter::Trace
            | Parameter::Program
            | Parameter::Code
            | Parameter::With
            | Parameter::Keys
            | Parameter::Lesson
            | Parameter::Step
            | Parameter::Walk
            | Parameter::At
            | Parameter::Aids
            | Parameter::Task
            | Parameter::Seed
            | Parameter::Registration
            | Parameter::Lock
            | Parameter::Learn
            | Parameter::Lang
            | Parameter::Theme
            | Parameter::Present
            | Parameter::Embed => ProblemPlace::List,
        }
    }
}
