//! The questions and explanations of exercises, in words.

use crate::model::exercise::{
    Call, Choice, ChoiceQuestion, Count, NumberQuestion, ProgramQuestion, Question, StoppedProgram, Subject, Tally,
    choice_letter,
};
use crate::model::{ExerciseKind, Scene};
use crate::solver::{Disc, IllegalMove, Move, Peg, PegCount, Position, Puzzle, Rule};

use super::{Arg, L10n, Message, call_text, msg};

/// The name of an exercise.
#[must_use]
pub const fn exercise_name(kind: ExerciseKind) -> Message {
    match kind {
        ExerciseKind::Predict => msg::EXERCISE_PREDICT,
        ExerciseKind::Reach => msg::EXERCISE_REACH,
        ExerciseKind::Order => msg::EXERCISE_ORDER,
        ExerciseKind::Call => msg::EXERCISE_CALL,
        ExerciseKind::Legal => msg::EXERCISE_LEGAL,
        ExerciseKind::Count => msg::EXERCISE_COUNT,
        ExerciseKind::Lines => msg::EXERCISE_LINES,
        ExerciseKind::Tally => msg::EXERCISE_TALLY,
        ExerciseKind::Prints => msg::EXERCISE_PRINTS,
        ExerciseKind::NextLine => msg::EXERCISE_NEXT_LINE,
        ExerciseKind::Depth => msg::EXERCISE_DEPTH,
        ExerciseKind::Write => msg::EXERCISE_WRITE,
    }
}

impl L10n {
    /// The question before a choice or a field for a number.
    #[must_use]
    pub fn asked(self, asked: &Subject) -> String {
        match asked {
            Subject::Call(call) => {
                let part = self.part_name(call.part);
                self.format(msg::EXERCISE_ASK_CALL, [Arg::FullNumber(&call.number), part.into()])
            }
            Subject::Legal(Move { disc, from, to }) => {
                self.format(msg::EXERCISE_ASK_LEGAL, [(*disc).into(), (*from).into(), (*to).into()])
            }
            Subject::Count(Count { discs, moves, .. }) => {
                self.format(msg::EXERCISE_ASK_COUNT, [(*discs).into(), Arg::FullNumber(moves), (discs + 1).into()])
            }
            Subject::Tally(Tally { moves, disc, .. }) => {
                self.format(msg::EXERCISE_ASK_TALLY, [(*disc).into(), Arg::FullNumber(moves)])
            }
            Subject::Program(stopped) => self.asked_about_program(stopped),
        }
    }

    /// An answer to choose.
    #[must_use]
    pub fn choice(self, choice: &Choice) -> String {
        match choice {
            Choice::Part(part) => self.part_name(*part),
            Choice::Legal => self.text(msg::EXERCISE_CHOICE_LEGAL).into(),
            Choice::Covered => self.text(msg::EXERCISE_CHOICE_COVERED).into(),
            Choice::OntoSmaller => self.text(msg::EXERCISE_CHOICE_SMALLER).into(),
            Choice::Forbidden => self.text(msg::EXERCISE_CHOICE_FORBIDDEN).into(),
            Choice::Number(number) => self.full(number),
            // Code is read from left to right, even in Arabic.
            Choice::Print(from, to) => format!("\u{2066}{from} → {to}\u{2069}"),
            Choice::Line(number, code) => format!("\u{2066}{number}: {code}\u{2069}"),
        }
    }

    /// The items to choose from or to put in order, with the names that answers use for them.
    #[must_use]
    pub fn choices(self, question: Option<&Question>) -> Vec<(String, String)> {
        match question {
            Some(Question::Choice(ChoiceQuestion { options, .. })) => {
                let options = options.iter().enumerate();
                options.map(|(place, option)| (choice_letter(place), self.choice(option))).collect()
            }
            Some(Question::Lines(program)) => {
                let lines = program.lines.iter().enumerate();
                lines.map(|(place, line)| (place.to_string(), line.clone())).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The right answer to a question, if it can be given without the reason.
    #[must_use]
    pub fn right_answer(self, question: &Question) -> Option<String> {
        let answer = match question {
            Question::Choice(ChoiceQuestion { options, right, .. }) => self.choice(options.get(*right)?),
            Question::Number(NumberQuestion { wanted, .. }) => self.full(wanted),
            Question::Predict(_)
            | Question::Reach { .. }
            | Question::Order(_)
            | Question::Lines(_)
            | Question::Write(_) => return None,
        };
        Some(self.format(msg::EXERCISE_ANSWER, [answer.into()]))
    }

    /// The reason why the answer to a choice or a number is right; empty if there is no more to say.
    #[must_use]
    pub fn reason(self, scene: &Scene, question: &Question) -> String {
        match question {
            Question::Choice(ChoiceQuestion { about, asked, .. }) => {
                self.reason_for(scene, asked, about.as_ref().map(|about| &about.position), "")
            }
            Question::Number(NumberQuestion { about, asked, wanted }) => {
                self.reason_for(scene, asked, about.as_ref().map(|about| &about.position), &self.full(wanted))
            }
            Question::Lines(_) | Question::Write(_) => self.text(msg::EXERCISE_BECAUSE_LINES).into(),
            Question::Predict(_) | Question::Reach { .. } | Question::Order(_) => String::new(),
        }
    }

    fn reason_for(self, scene: &Scene, asked: &Subject, position: Option<&Position>, wanted: &str) -> String {
        match asked {
            Subject::Call(call) => {
                let parts = self.long_list(call.parts.iter().map(|part| self.part_name(*part)));
                self.format(msg::EXERCISE_BECAUSE_CALL, [parts.into()])
            }
            Subject::Legal(step) => position.map_or_else(String::new, |position| self.legality(scene, *step, position)),
            Subject::Count(Count { moves, recurrence, .. }) => match recurrence {
                // An equation is read from left to right, even in Arabic, and on one line.
                Some((factor, plus)) => format!("\u{2066}{factor} × {} + {plus} = {wanted}\u{2069}", self.full(moves))
                    .replace(' ', "\u{a0}"),
                None => String::new(),
            },
            Subject::Tally(Tally { disc, rhythm, .. }) => match rhythm {
                Some((first, period)) => self.format(
                    msg::EXERCISE_BECAUSE_TALLY,
                    [(*disc).into(), Arg::FullNumber(first), Arg::FullNumber(period)],
                ),
                None => String::new(),
            },
            Subject::Program(stopped) => self.reason_in_program(stopped),
        }
    }

    /// A hint that leads to the answer without telling it; `None` where one can only count.
    #[must_use]
    pub fn hint_about(self, puzzle: &Puzzle, asked: &Subject) -> Option<String> {
        match asked {
            Subject::Call(Call { part, parts, .. }) => {
                let goes_on = parts.contains(part);
                Some(self.text(if goes_on { msg::EXERCISE_HINT_CALL } else { msg::EXERCISE_HINT_CALL_LAST }).into())
            }
            Subject::Legal(Move { from, to, .. }) => {
                let [discs, rule] = [msg::EXERCISE_HINT_LEGAL, msg::EXERCISE_HINT_RULE]
                    .map(|hint| self.format(hint, [(*from).into(), (*to).into()]));
                Some(if puzzle.allows_all_moves() { discs } else { self.join(discs, rule) })
            }
            // Without a recurrence, two numbers lead to a wrong third one.
            Subject::Count(Count { fewer, recurrence, .. }) => {
                let fewer = fewer.as_ref().filter(|_| recurrence.is_some())?;
                Some(self.format(msg::EXERCISE_HINT_COUNT, [Arg::FullNumber(fewer)]))
            }
            Subject::Tally(Tally { disc, rhythm, .. }) => {
                let (first, _) = rhythm.as_ref()?;
                Some(self.format(msg::EXERCISE_HINT_TALLY, [(*disc).into(), Arg::FullNumber(first)]))
            }
            Subject::Program(stopped) => {
                let hint = match stopped.wanted {
                    ProgramQuestion::Print(_) | ProgramQuestion::Line => msg::EXERCISE_HINT_PROGRAM,
                    ProgramQuestion::Depth => msg::EXERCISE_HINT_DEPTH,
                };
                Some(self.text(hint).into())
            }
        }
    }

    fn asked_about_program(self, StoppedProgram { run, text, wanted }: &StoppedProgram) -> String {
        let line = run.line(text).into();
        match wanted {
            ProgramQuestion::Print(_) => self.format(msg::EXERCISE_ASK_PRINTS, [line]),
            ProgramQuestion::Line => self.format(msg::EXERCISE_ASK_NEXT_LINE, [line]),
            ProgramQuestion::Depth => {
                let call = call_text(&run.event().frame.call).replace(' ', "\u{a0}");
                self.format(msg::EXERCISE_ASK_DEPTH, [line, call.into()])
            }
        }
    }

    fn reason_in_program(self, StoppedProgram { run, text, wanted }: &StoppedProgram) -> String {
        match wanted {
            ProgramQuestion::Print(print) => {
                let call = call_text(&print.event().frame.call);
                self.format(msg::EXERCISE_BECAUSE_PRINTS, [call.into(), print.line(text).into()])
            }
            ProgramQuestion::Line => self.program_sentence(run, text),
            ProgramQuestion::Depth => {
                let [first, last] = [run.program().main(), run.event().frame.call].map(|call| call_text(&call));
                self.format(msg::EXERCISE_BECAUSE_DEPTH, [first.into(), last.into()])
            }
        }
    }

    /// The reason why a disc can or cannot make a move.
    fn legality(self, scene: &Scene, step: Move, position: &Position) -> String {
        let (rule, pegs) = (scene.puzzle().rule(), scene.puzzle().pegs());
        match position.check(step, scene.puzzle()) {
            Ok(()) => self.because_free(position, step.disc),
            Err(IllegalMove::SmallerOnTop { disc, smaller, on }) if on == step.from => {
                self.format(msg::GAME_REFUSED_BURIED, [disc.into(), smaller.into()])
            }
            Err(illegal) => self.illegal_move(illegal, rule, pegs),
        }
    }

    /// The reason why a move is not legal.
    #[must_use]
    pub fn illegal_move(self, illegal: IllegalMove, rule: Rule, pegs: PegCount) -> String {
        if let IllegalMove::SmallerOnTop { smaller, on, .. } = illegal {
            return self.format(msg::EXERCISE_BECAUSE_SMALLER, [smaller.into(), on.into()]);
        }
        self.refused(illegal, rule, pegs)
    }

    /// The reason why a disc can move: the smaller ones are not on the pegs that it leaves and goes to.
    #[must_use]
    pub fn because_free(self, position: &Position, disc: Disc) -> String {
        let mut smaller = position.iter().take_while(|&(other, _)| other < disc).map(|(_, peg)| peg);
        let Some(aside) = smaller.next() else { return self.text(msg::EXERCISE_BECAUSE_SMALLEST).into() };
        let count = disc.number() - 1;
        match (smaller.all(|peg: Peg| peg == aside), count) {
            (true, 1) => self.format(msg::EXERCISE_BECAUSE_ONE_ASIDE, [disc.into(), aside.into()]),
            (true, _) => self.format(msg::EXERCISE_BECAUSE_ALL_ASIDE, [disc.into(), count.into(), aside.into()]),
            (false, _) => self.format(msg::EXERCISE_BECAUSE_APART, [disc.into()]),
        }
    }
}
