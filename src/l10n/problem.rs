//! Messages about values that could not be used.

use crate::model::tour::STEPS;
use crate::model::{
    AccessibilityOption, Locale, MAX_DISCS, Panel, Parameter, Problem, Race, Reason, ResolveIndexError, Theme,
};
use crate::solver::recursion::Split;
use crate::solver::{PlacementError, PuzzleError, Rule, SolveError};

use super::{Arg, L10n, PageMessage, PanelMessage};

impl L10n {
    /// Which value could not be used, and which values are allowed.
    #[must_use]
    pub fn problem(self, problem: &Problem) -> String {
        let value = &problem.value;
        let reason = match &problem.reason {
            Reason::LoadFailed => {
                return match problem.parameter {
                    Parameter::Race => self.text(PanelMessage::RaceNotLoaded).into(),
                    Parameter::Lang => self.text(PanelMessage::LanguageNotLoaded).into(),
                    _ => self.text(PageMessage::PanelsNotLoaded).into(),
                };
            }
            Reason::NotIndex if problem.parameter != Parameter::Loop => {
                return self.format(PanelMessage::NoMoveNumber, &[Arg::Text(value)]);
            }
            Reason::Invalid | Reason::NotIndex => self.expected(problem.parameter),
            Reason::Puzzle(error) => self.puzzle_error(error),
            Reason::Unsolved(error) => self.unsolved(error),
            Reason::SearchStopped => self.text(PanelMessage::Stopped).into(),
            Reason::Index(ResolveIndexError::Negative) => self.text(PanelMessage::FirstIsZero).into(),
            Reason::Index(ResolveIndexError::PastEnd(total)) => {
                self.format(PanelMessage::LastIs, &[Arg::FullNumber(total)])
            }
        };
        let name = problem.parameter.name();
        let given = match (value.is_empty(), problem.parameter) {
            (true, _) => name.to_owned(),
            // A learner typed this answer, so it does not belong to a parameter.
            (false, Parameter::Task) if matches!(problem.reason, Reason::Index(_)) => value.clone(),
            (false, _) => self.format(PanelMessage::Given, &[name.into(), Arg::Text(value)]),
        };
        self.format(PanelMessage::NotTaken, &[given.into(), reason.into()])
    }

    /// The allowed values of a parameter.
    fn expected(self, parameter: Parameter) -> String {
        let one_of = |values: &str| self.format(PanelMessage::TakesWords, &[Arg::Text(values)]);
        let names = |message, names: &[&str]| self.format(message, &[names.join(", ").into()]);
        let text = match parameter {
            Parameter::Discs => return self.format(PanelMessage::TakesDiscs, &[MAX_DISCS.into()]),
            Parameter::Pegs => self.text(PanelMessage::TakesPegs),
            Parameter::Rule => return names(PanelMessage::TakesRule, &Rule::NAMES),
            Parameter::From | Parameter::To => self.text(PanelMessage::TakesStand),
            Parameter::Path => return one_of("shortest, hamiltonian"),
            Parameter::Split => return names(PanelMessage::TakesWords, &Split::ALL.map(Split::name)),
            Parameter::Move => self.text(PanelMessage::TakesMove),
            Parameter::Play | Parameter::Embed | Parameter::Tour => return one_of("1, 0"),
            Parameter::Speed => self.text(PanelMessage::TakesSpeed),
            Parameter::Show | Parameter::Lock => {
                return names(PanelMessage::TakesPanels, &Panel::ALL.map(Panel::name));
            }
            Parameter::Loop | Parameter::Timeline => self.text(PanelMessage::TakesSpan),
            Parameter::Graph => self.text(PanelMessage::TakesGraph),
            Parameter::Mark => self.text(PanelMessage::TakesDisc),
            Parameter::Trace => return one_of("all"),
            Parameter::Race => return self.format(PanelMessage::TakesNumber, &[Race::MAX_DISCS.into()]),
            Parameter::With => self.text(PanelMessage::TakesBeside),
            Parameter::Aids => {
                return names(PanelMessage::TakesWords, &AccessibilityOption::ALL.map(AccessibilityOption::name));
            }
            Parameter::Keys => return one_of("shown, no-letters"),
            Parameter::Step => return self.format(PanelMessage::TakesNumber, &[STEPS.len().into()]),
            Parameter::Walk => self.text(PanelMessage::TakesWalk),
            Parameter::Share => self.text(PanelMessage::TakesSharing),
            Parameter::Task => return one_of("predict, reach, order, predict.6.2"),
            Parameter::Seed => return self.format(PanelMessage::TakesNumber, &[999_999_999u32.into()]),
            Parameter::Lang => return names(PanelMessage::TakesWords, &Locale::ALL.map(Locale::code)),
            Parameter::Theme => return names(PanelMessage::TakesWords, &Theme::ALL.map(Theme::name)),
        };
        text.into()
    }

    fn puzzle_error(self, error: &PuzzleError) -> String {
        match error {
            // The page checks both numbers earlier, so these two are not translated.
            PuzzleError::Discs(error) => error.to_string(),
            PuzzleError::Pegs(error) => error.to_string(),
            PuzzleError::Start(PlacementError::WrongDiscCount { expected, found })
            | PuzzleError::Goal(PlacementError::WrongDiscCount { expected, found }) => {
                self.format(PanelMessage::PlacesDiscs, &[found.count().into(), expected.count().into()])
            }
            PuzzleError::Rule(peg)
            | PuzzleError::Start(PlacementError::NoSuchPeg(peg))
            | PuzzleError::Goal(PlacementError::NoSuchPeg(peg)) => {
                self.format(PanelMessage::NoSuchPeg, &[u32::from(peg.to_u8()).into()])
            }
        }
    }

    /// Why there is no solution, as the end of a sentence.
    pub(super) fn unsolved(self, error: &SolveError) -> String {
        let text = match *error {
            SolveError::Unreachable { disc, from, to } => {
                return self.format(PanelMessage::NoWay, &[disc.into(), from.into(), to.into()]);
            }
            SolveError::Deadlock { from, to } => return self.format(PanelMessage::Stuck, &[from.into(), to.into()]),
            SolveError::TwoPegs => self.text(PanelMessage::TwoPegs),
            SolveError::TooManyPositions { max_discs, max_positions } => {
                return self.format(PanelMessage::TooManyPositions, &[max_positions.into(), max_discs.into()]);
            }
            SolveError::NoHamiltonianPath => self.text(PanelMessage::NotHamiltonian),
            SolveError::TooManyDiscs { max } => return self.format(PanelMessage::TooManyDiscs, &[max.into()]),
        };
        text.into()
    }
}
