//! What the page says of what it did not take.

use crate::model::index_expr::EntryError;
use crate::model::tour::STEPS;
use crate::model::{MOST_DISCS, Panel, Parameter, Problem, Race, Reason};
use crate::solver::{PuzzleError, StandError, Unsolved};

use super::{Fact, Label, Language, PanelText};

impl Language {
    /// What was not taken, and what would be.
    #[must_use]
    pub fn problem(self, problem: &Problem) -> String {
        let value = &problem.value;
        let why = match &problem.reason {
            Reason::NotLoaded => {
                return match problem.parameter {
                    Parameter::Race => self.label(PanelText::RaceNotLoaded).into(),
                    Parameter::Lang => self.label(PanelText::LanguageNotLoaded).into(),
                    _ => self.label(Label::PanelsNotLoaded).into(),
                };
            }
            Reason::Entry(EntryError::Unreadable) if matches!(problem.parameter, Parameter::Move | Parameter::Task) => {
                return self.fill(PanelText::NoMoveNumber, &[Fact::Text(value)]);
            }
            Reason::Unreadable | Reason::Entry(EntryError::Unreadable) => self.expected(problem.parameter),
            Reason::Puzzle(error) => self.misfit(error),
            Reason::Unsolved(error) => self.unsolved(error),
            Reason::Entry(EntryError::Negative) => self.label(PanelText::FirstIsZero).into(),
            Reason::Entry(EntryError::PastTheEnd(total)) => self.fill(PanelText::LastIs, &[Fact::Exact(total)]),
        };
        let name = problem.parameter.name();
        let given = match (value.is_empty(), problem.parameter) {
            (true, _) => name.to_owned(),
            // What a learner typed is no parameter of anything.
            (false, Parameter::Task) if matches!(problem.reason, Reason::Entry(_)) => value.clone(),
            (false, _) => self.fill(PanelText::Given, &[name.into(), Fact::Text(value)]),
        };
        self.fill(PanelText::NotTaken, &[given.into(), why.into()])
    }

    /// What a parameter takes.
    fn expected(self, parameter: Parameter) -> String {
        let words = |words: &str| self.fill(PanelText::TakesWords, &[Fact::Text(words)]);
        let label = match parameter {
            Parameter::Discs => return self.fill(PanelText::TakesDiscs, &[MOST_DISCS.into()]),
            Parameter::Pegs => PanelText::TakesPegs,
            Parameter::Rule => PanelText::TakesRule,
            Parameter::From | Parameter::To => PanelText::TakesStand,
            Parameter::Path => return words("shortest, hamiltonian"),
            Parameter::Split => return words("smallest, largest"),
            Parameter::Move => PanelText::TakesMove,
            Parameter::Play | Parameter::Embed | Parameter::Tour => return words("1, 0"),
            Parameter::Speed => PanelText::TakesSpeed,
            Parameter::Show | Parameter::Lock => {
                let names: Vec<_> = Panel::ALL.iter().map(|panel| panel.name()).collect();
                return self.fill(PanelText::TakesPanels, &[names.join(", ").into()]);
            }
            Parameter::Loop | Parameter::Timeline => PanelText::TakesSpan,
            Parameter::Graph => PanelText::TakesGraph,
            Parameter::Mark => PanelText::TakesDisc,
            Parameter::Trace => return words("all"),
            Parameter::Race => return self.fill(PanelText::TakesNumber, &[Race::MOST_DISCS.into()]),
            Parameter::With => PanelText::TakesBeside,
            Parameter::Aids => return words("still, patterns, sound"),
            Parameter::Keys => return words("shown, no-letters"),
            Parameter::Step => return self.fill(PanelText::TakesNumber, &[STEPS.len().into()]),
            Parameter::Walk => PanelText::TakesWalk,
            Parameter::Share => PanelText::TakesSharing,
            Parameter::Task => return words("predict, reach, order, predict.6.2"),
            Parameter::Seed => return self.fill(PanelText::TakesNumber, &[999_999_999u32.into()]),
            Parameter::Lang => return words("en, fr, de, es, pt, vi, zh, ja, hi, ar"),
            Parameter::Theme => return words("auto, light, dark"),
        };
        self.label(label).into()
    }

    fn misfit(self, error: &PuzzleError) -> String {
        match error {
            PuzzleError::Start(StandError::DiscCount { wanted, got })
            | PuzzleError::Goal(StandError::DiscCount { wanted, got }) => {
                self.fill(PanelText::PlacesDiscs, &[got.count().into(), wanted.count().into()])
            }
            PuzzleError::Rule(peg)
            | PuzzleError::Start(StandError::NoSuchPeg(peg))
            | PuzzleError::Goal(StandError::NoSuchPeg(peg)) => {
                self.fill(PanelText::NoSuchPeg, &[u32::from(peg.number()).into()])
            }
        }
    }

    /// Why there is no solution, as the end of a sentence.
    pub(super) fn unsolved(self, error: &Unsolved) -> String {
        let label = match *error {
            Unsolved::NoWay { disc, from, to } => {
                return self.fill(PanelText::NoWay, &[disc.into(), from.into(), to.into()]);
            }
            Unsolved::Stuck { from, to } => return self.fill(PanelText::Stuck, &[from.into(), to.into()]),
            Unsolved::NotLoaded => PanelText::NotLoaded,
            Unsolved::Stopped => PanelText::Stopped,
            Unsolved::TwoPegs => PanelText::TwoPegs,
            Unsolved::TooManyPositions { most, positions } => {
                return self.fill(PanelText::TooManyPositions, &[positions.into(), most.into()]);
            }
            Unsolved::NotHamiltonian => PanelText::NotHamiltonian,
            Unsolved::TooManyDiscs { most } => return self.fill(PanelText::TooManyDiscs, &[most.into()]),
        };
        self.label(label).into()
    }
}
