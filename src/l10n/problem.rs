//! Messages about values that could not be used.

use crate::model::lesson::PackedLesson;
use crate::model::{
    AccessibilityOption, LearnPart, Locale, MAX_DISCS, OwnProgram, Panel, Parameter, Problem, Race, ReadyLesson,
    Reason, RecursionView, ResolveIndexError, Theme,
};
use crate::solver::program::ProgramLanguage;
use crate::solver::recursion::Split;
use crate::solver::{Index, Peg, PegCount, PlacementError, PuzzleError, Rule, SolveError};

use super::{Arg, L10n, msg};

impl L10n {
    /// The value that could not be used, and the allowed values, in the words of links.
    #[must_use]
    pub fn problem(self, problem: &Problem) -> String {
        self.rejected(problem, problem.parameter.name(), &problem.value)
    }

    /// The same in the words of the page, for a text below the field with this label.
    #[must_use]
    pub fn field_problem(self, problem: &Problem, label: &str) -> String {
        let value = problem.value.as_str();
        let peg = || value.chars().next().filter(|_| value.len() == 1).and_then(Peg::from_digit);
        let is_about = |parameters: &[Parameter]| parameters.contains(&problem.parameter);
        let rule = || value.parse().ok().map(|rule| self.short_rule(rule).to_owned());
        let path = || value.parse().ok().map(|path| self.path(path).to_owned());
        let shown = (is_about(&[Parameter::Rule]).then(rule))
            .or_else(|| is_about(&[Parameter::From, Parameter::To]).then(|| peg().map(|peg| peg.to_string())))
            .or_else(|| is_about(&[Parameter::Path]).then(path));
        let text = self.rejected(problem, label, shown.flatten().as_deref().unwrap_or(value));
        if problem.reason == Reason::LoadFailed {
            return text;
        }
        self.join(text, self.text(msg::PROBLEM_FIELD_KEEPS).into())
    }

    fn rejected(self, problem: &Problem, name: &str, value: &str) -> String {
        let reason = match &problem.reason {
            Reason::LoadFailed => {
                let texts = [
                    (Parameter::Race, msg::PROBLEM_RACE_NOT_LOADED),
                    (Parameter::Lang, msg::PROBLEM_LANGUAGE_NOT_LOADED),
                    (Parameter::Lesson, msg::PROBLEM_LESSON_NOT_LOADED),
                ];
                let text = texts.into_iter().find(|(parameter, _)| *parameter == problem.parameter);
                return self.text(text.map_or(msg::PROBLEM_PANELS_NOT_LOADED, |(_, text)| text)).into();
            }
            // A user-made lesson that is too long to be shown.
            Reason::Invalid if problem.parameter == Parameter::Lesson && value.starts_with(PackedLesson::MARK) => {
                return self.text(msg::PROBLEM_LESSON_NOT_READ).into();
            }
            Reason::NotIndex if problem.parameter != Parameter::Loop => {
                return self.format(msg::PROBLEM_NOT_A_MOVE_NUMBER, [Arg::Text(value)]);
            }
            Reason::Invalid | Reason::NotIndex => self.expected(problem.parameter),
            Reason::Part(part) => self.expected(*part),
            &Reason::OutOfBounds { min, max } => self.format(msg::PROBLEM_BOUNDS_VALUES, [min.into(), max.into()]),
            Reason::Puzzle(error) => self.puzzle_error(error),
            Reason::Unsolved(error) => self.unsolved(error),
            Reason::SearchStopped => self.text(msg::NO_SOLUTION_SEARCH_STOPPED).into(),
            Reason::Index(ResolveIndexError::Negative) => self.text(msg::PROBLEM_BEFORE_START).into(),
            Reason::Index(ResolveIndexError::PastEnd(last)) if problem.parameter == Parameter::Event => {
                self.format(msg::PROBLEM_PAST_LAST_STEP, [Arg::FullNumber(last)])
            }
            Reason::Index(ResolveIndexError::PastEnd(total)) => {
                self.format(msg::PROBLEM_PAST_END, [Arg::FullNumber(total)])
            }
        };
        let rejected = match (value.is_empty(), problem.parameter) {
            (true, _) => self.format(msg::PROBLEM_REJECTED_TEXT, [name.into()]),
            // A learner typed this answer, so it does not belong to a parameter.
            (false, Parameter::Task) if matches!(problem.reason, Reason::Index(_)) => {
                self.format(msg::PROBLEM_REJECTED_TEXT, [value.into()])
            }
            (false, _) => self.format(msg::PROBLEM_REJECTED, [name.into(), value.into()]),
        };
        self.join(rejected, reason)
    }

    /// The allowed values of a parameter.
    fn expected(self, parameter: Parameter) -> String {
        let one_of = |values: &[&str]| self.format(msg::PROBLEM_WORD_VALUES, [self.names(values).into()]);
        let names = |message, names: &[&str]| self.format(message, [self.names(names).into()]);
        let text = match parameter {
            Parameter::Discs => return self.format(msg::PROBLEM_DISCS_VALUES, [MAX_DISCS.into()]),
            Parameter::Pegs => return self.format(msg::PROBLEM_NUMBER_VALUES, [u32::from(PegCount::MAX).into()]),
            Parameter::Rule => return names(msg::PROBLEM_RULE_VALUES, &Rule::NAMES),
            Parameter::From | Parameter::To => self.text(msg::PROBLEM_POSITION_VALUES),
            Parameter::Path => return one_of(&["shortest", "hamiltonian"]),
            Parameter::Split => return names(msg::PROBLEM_WORD_VALUES, &Split::ALL.map(Split::name)),
            Parameter::Move | Parameter::At => self.text(msg::PROBLEM_MOVE_VALUES),
            Parameter::Event => self.text(msg::PROBLEM_EVENT_VALUES),
            Parameter::Program => {
                return names(msg::PROBLEM_WORD_VALUES, &ProgramLanguage::ALL.map(ProgramLanguage::name));
            }
            Parameter::Code => {
                let most = Index::from(OwnProgram::MAX_CHARS as u64);
                return self.format(msg::PROBLEM_CODE_VALUES, [Arg::FullNumber(&most)]);
            }
            Parameter::Play | Parameter::Embed | Parameter::Tour | Parameter::Present => return one_of(&["1", "0"]),
            Parameter::Speed => self.text(msg::PROBLEM_SPEED_VALUES),
            Parameter::Show | Parameter::Lock => {
                return names(msg::PROBLEM_PANELS_VALUES, &Panel::ALL.map(Panel::name));
            }
            Parameter::Loop | Parameter::Timeline => self.text(msg::PROBLEM_RANGE_VALUES),
            Parameter::Graph => self.text(msg::PROBLEM_GRAPH_VALUES),
            Parameter::Mark => self.text(msg::PROBLEM_DISC_VALUES),
            Parameter::Trace => {
                return names(msg::PROBLEM_WORD_VALUES, &RecursionView::ALL.map(RecursionView::name));
            }
            Parameter::Race => return self.format(msg::PROBLEM_NUMBER_VALUES, [Race::MAX_DISCS.into()]),
            Parameter::With => self.text(msg::PROBLEM_COMPARE_VALUES),
            Parameter::Aids => {
                return names(msg::PROBLEM_WORD_VALUES, &AccessibilityOption::ALL.map(AccessibilityOption::name));
            }
            Parameter::Keys => return one_of(&["shown", "no-letters"]),
            Parameter::Learn => return names(msg::PROBLEM_WORD_VALUES, &LearnPart::ALL.map(LearnPart::name)),
            Parameter::Lesson => return one_of(&ReadyLesson::ALL.map(ReadyLesson::name)),
            Parameter::Step => {
                return self.format(msg::PROBLEM_NUMBER_VALUES, [ReadyLesson::Tour.steps().len().into()]);
            }
            Parameter::Walk => self.text(msg::PROBLEM_WALK_VALUES),
            Parameter::Share => self.text(msg::PROBLEM_SHARE_VALUES),
            Parameter::Task => return one_of(&["predict", "reach", "order", "predict.6.2"]),
            Parameter::Seed => return self.format(msg::PROBLEM_NUMBER_VALUES, [999_999_999u32.into()]),
            Parameter::Registration => return one_of(&["UUID"]),
            Parameter::Lang => {
                return names(msg::PROBLEM_WORD_VALUES, &Locale::spoken().map(Locale::code).collect::<Vec<_>>());
            }
            Parameter::Theme => return names(msg::PROBLEM_WORD_VALUES, &Theme::ALL.map(Theme::name)),
        };
        text.into()
    }

    /// Words of links as a list.
    fn names(self, names: &[&str]) -> String {
        self.list(names.iter().map(|name| (*name).to_owned()))
    }

    fn puzzle_error(self, error: &PuzzleError) -> String {
        match error {
            // The page checks both numbers earlier, so these two are not translated.
            PuzzleError::Discs(error) => error.to_string(),
            PuzzleError::Pegs(error) => error.to_string(),
            PuzzleError::Start(PlacementError::WrongDiscCount { expected, found })
            | PuzzleError::Goal(PlacementError::WrongDiscCount { expected, found }) => {
                self.format(msg::PROBLEM_POSITION_DISC_COUNT, [found.count().into(), expected.count().into()])
            }
            PuzzleError::Rule(peg)
            | PuzzleError::Start(PlacementError::NoSuchPeg(peg))
            | PuzzleError::Goal(PlacementError::NoSuchPeg(peg)) => {
                self.format(msg::PROBLEM_NO_SUCH_PEG, [u32::from(peg.to_u8()).into()])
            }
        }
    }

    /// The reason why there is no solution, as a sentence.
    pub(super) fn unsolved(self, error: &SolveError) -> String {
        let text = match *error {
            SolveError::Unreachable { disc, from, to } => {
                return self.format(msg::NO_SOLUTION_DISC_CANNOT_REACH, [disc.into(), from.into(), to.into()]);
            }
            SolveError::Deadlock { from, to } => {
                return self.format(msg::NO_SOLUTION_DEADLOCK, [from.into(), to.into()]);
            }
            SolveError::TwoPegs => self.text(msg::NO_SOLUTION_TWO_PEGS),
            SolveError::TooManyPositions { max_discs, max_positions } => {
                return self.format(msg::NO_SOLUTION_TOO_MANY_POSITIONS, [max_positions.into(), max_discs.into()]);
            }
            SolveError::NoHamiltonianPath => self.text(msg::NO_SOLUTION_PATH_ALL_POSITIONS),
            SolveError::TooManyDiscs { max } => return self.format(msg::NO_SOLUTION_TOO_MANY_DISCS, [max.into()]),
        };
        text.into()
    }
}
