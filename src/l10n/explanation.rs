//! The reasons for a move in words.

use crate::model::{
    Choice, DiscReason, Distance, ExplainedMove, Explanation, PartPlace, Purpose, Task, TaskWay, Tense, WayReason,
};
use crate::solver::recursion::Subproblem;
use crate::solver::{IndexDigits, Move, Peg};

use super::task::{part_args, task_args};
use super::{Arg, L10n, msg};

impl L10n {
    /// The sentence about the explained move.
    #[must_use]
    pub fn why_answer(self, explained: &ExplainedMove) -> String {
        let Move { disc, from, to } = explained.step;
        let text = match explained.tense {
            Tense::Made => return self.made_move(explained),
            Tense::First => msg::WHY_ANSWER_FIRST,
            Tense::Best => msg::WHY_ANSWER_BEST,
        };
        self.format(text, [disc.into(), from.into(), to.into()])
    }

    fn made_move(self, explained: &ExplainedMove) -> String {
        let Move { disc, from, to } = explained.step;
        let number = (&explained.number).into();
        match explained.disc.task() {
            Some(task) => {
                let [count, discs, start, goal] = task_args(task);
                let args = [number, disc.into(), from.into(), to.into(), count, discs, start, goal];
                with_whole_ranges(&self.format(msg::WHY_ANSWER_TASK, args))
            }
            None => self.numbered_move(number, explained.step),
        }
    }

    /// A sentence about a move with its number.
    #[must_use]
    pub fn numbered_move(self, number: Arg<'_>, Move { disc, from, to }: Move) -> String {
        self.format(msg::COMMON_NUMBERED_MOVE, [number, disc.into(), from.into(), to.into()])
    }

    /// Why there is nothing to explain; `None` if there is.
    #[must_use]
    pub fn no_reason(self, explanation: &Explanation) -> Option<&'static str> {
        let text = match explanation {
            Explanation::Searching => msg::WHY_SEARCHING,
            Explanation::Solved => msg::WHY_SOLVED,
            Explanation::NotMovedYet => msg::WHY_NO_MOVE_YET,
            Explanation::Withheld => msg::WHY_WITHHELD,
            Explanation::UnknownWay => msg::WHY_UNKNOWN_WAY,
            Explanation::Move(_) => return None,
        };
        Some(self.text(text))
    }

    /// What the move is for, as a part of this task. Without a task it says which move is explained, and of a move that was made the next
    /// best reason.
    #[must_use]
    pub fn why_reason(self, explained: &ExplainedMove, task: Option<&Task>) -> String {
        let detour = || Some(self.why_task_way(explained.step, explained.detour?));
        let distance = || explained.choice.as_ref().map(|choice| self.why_distance(choice));
        let disc_or_way = || self.why_disc(explained).or_else(|| self.why_way(explained));
        let of_made = || detour().or_else(distance).or_else(disc_or_way);
        let other = (explained.tense == Tense::Made).then(of_made).flatten();
        task.map(|task| self.why_part(task)).or(other).unwrap_or_else(|| self.why_answer(explained))
    }

    /// A task, the part of it that contains the move, and what this part is good for.
    #[must_use]
    pub fn why_part(self, task: &Task) -> String {
        let whole = self.why_task(task);
        let Some(purpose) = task.purpose() else { return whole };
        let purpose = match purpose {
            Purpose::MakesWay(disc) => self.format(msg::WHY_MAKES_WAY, [disc.into()]),
            Purpose::FollowsOthers { smaller } => self.format(msg::WHY_WAY_IS_FREE, [smaller.into()]),
            Purpose::JoinsLarger(disc) => self.format(msg::WHY_IS_THERE, [disc.into()]),
        };
        sentences(&whole, &purpose)
    }

    /// The reason why it is the disc's turn; `None` if the other moves show it.
    #[must_use]
    pub fn why_disc(self, explained: &ExplainedMove) -> Option<String> {
        let disc = explained.step.disc;
        let of_task = |text, task: &Subproblem| {
            let [count, discs, start, goal] = task_args(task);
            with_whole_ranges(&self.format(text, [count, discs, start, goal, disc.into()]))
        };
        Some(match &explained.disc {
            DiscReason::Largest(task) => of_task(msg::WHY_DISC_LARGEST, task),
            DiscReason::Smallest(task) => of_task(msg::WHY_DISC_SMALLEST, task),
            DiscReason::Next(task) => of_task(msg::WHY_DISC_NEXT, task),
            DiscReason::Listed(task) => of_task(msg::WHY_DISC_LISTED, task),
            DiscReason::Only => self.format(msg::WHY_DISC_ONLY, [disc.into()]),
            DiscReason::Searched => return None,
        })
    }

    /// The digits of the move number as a reason for the disc, if they tell it.
    #[must_use]
    pub fn why_disc_digits(self, explained: &ExplainedMove) -> Option<String> {
        let disc = explained.step.disc;
        let (number, zeros) = ((&explained.number).into(), (disc.number() - 1).into());
        Some(match explained.digits? {
            IndexDigits::BINARY => self.format(msg::WHY_DISC_ZEROS_BINARY, [number, zeros, disc.into()]),
            digits => self.format(msg::WHY_DISC_ZEROS_BASE, [number, digits.base().into(), zeros, disc.into()]),
        })
    }

    /// The reason why the disc goes this way.
    #[must_use]
    pub fn why_way(self, explained: &ExplainedMove) -> Option<String> {
        let Move { disc, from, to } = explained.step;
        Some(match explained.way.as_ref()? {
            WayReason::Cycle(cycle) => {
                let text = if cycle.is_back_and_forth() { msg::WHY_WAY_BACK_AND_FORTH } else { msg::WHY_WAY_ROUND };
                let arrow = cycle.last_trip()? + 1;
                self.format(
                    text,
                    [disc.into(), unbroken(&cycle.to_string()).into(), cycle.moves().into(), arrow.into()],
                )
            }
            WayReason::Once => self.format(msg::WHY_WAY_ONCE, [disc.into(), from.into(), to.into()]),
            WayReason::OneWay(ring) => self.format(msg::WHY_WAY_ONE_WAY, [round(ring).into(), from.into(), to.into()]),
            WayReason::OnlyWay => self.format(msg::WHY_WAY_ONLY, [from.into(), to.into()]),
            &WayReason::Task(way) => self.why_task_way(explained.step, way),
        })
    }

    /// How a move is part of its disc's way.
    fn why_task_way(self, step: Move, TaskWay { from, to, is_direct_allowed }: TaskWay) -> String {
        let by = |text, by: Peg| self.format(text, [step.disc.into(), from.into(), to.into(), by.into()]);
        match (from == step.from, to == step.to) {
            (true, true) => self.format(msg::WHY_WAY_STRAIGHT, [step.disc.into(), from.into(), to.into()]),
            (true, false) if is_direct_allowed => by(msg::WHY_WAY_BY_CHOSEN, step.to),
            (true, false) => by(msg::WHY_WAY_BY_FORBIDDEN, step.to),
            (false, _) => self.format(msg::WHY_WAY_ON, [step.disc.into(), from.into(), step.from.into(), to.into()]),
        }
    }

    /// A task, and the part of it that contains the move.
    #[must_use]
    pub fn why_task(self, task: &Task) -> String {
        let text = match task.part_place() {
            PartPlace::First => msg::WHY_TASK_FIRST,
            PartPlace::Between => msg::WHY_TASK_BETWEEN,
            PartPlace::Last => msg::WHY_TASK_LAST,
        };
        let [count, discs, start, goal] = task_args(&task.level.subproblem);
        let [part_count, part_discs, part_start, part_goal] = part_args(&task.part);
        let args = [count, discs, start, goal, part_count, part_discs, part_start, part_goal];
        with_whole_ranges(&self.format(text, args))
    }

    /// The purpose of the move, as far as it explains why the move goes to its peg and not to that of another move: the smallest
    /// task that also has other moves, or the rule, or the distance to the goal after the other move.
    #[must_use]
    pub fn why_target(self, explained: &ExplainedMove, other: Move, is_other_allowed: bool) -> Option<String> {
        if let Some(task) = explained.smallest_task().filter(|_| is_other_allowed) {
            return Some(self.why_task(task));
        }
        let choice = explained.choice.iter().flat_map(|choice| &choice.others);
        let distance = choice.into_iter().find(|(step, _)| *step == other).map(|(_, distance)| distance);
        let known = distance.filter(|distance| **distance != Distance::Unknown);
        known.map(|distance| self.why_choice(other, distance)).or_else(|| self.why_way(explained))
    }

    /// The distance to the goal before and after the move.
    #[must_use]
    pub fn why_distance(self, choice: &Choice) -> String {
        self.format(msg::WHY_CHOICE_DISTANCE, [(&choice.before).into(), (&choice.after).into()])
    }

    /// A possible move, and the distance to the goal after it.
    #[must_use]
    pub fn why_choice(self, Move { disc, from, to }: Move, distance: &Distance) -> String {
        let (disc, from, to) = (disc.into(), from.into(), to.into());
        match distance {
            Distance::Moves(count) => self.format(msg::WHY_CHOICE_MOVES, [disc, from, to, count.into()]),
            Distance::Unreachable => self.format(msg::WHY_CHOICE_UNREACHABLE, [disc, from, to]),
            Distance::Unknown => self.format(msg::WHY_CHOICE_UNKNOWN, [disc, from, to]),
        }
    }
}

/// Pegs with arrows between them, the first again at the end.
fn round(ring: &[Peg]) -> String {
    let letters: Vec<String> = ring.iter().chain(ring.first()).map(Peg::to_string).collect();
    unbroken(&letters.join(" → "))
}

/// Keeps lines from breaking within a range of discs.
fn with_whole_ranges(text: &str) -> String {
    text.replace('–', "–\u{2060}")
}

/// Lets lines break after an arrow, not before it.
fn unbroken(way: &str) -> String {
    way.replace(" →", "\u{a0}→")
}

/// Two sentences. Full stops of Chinese and Japanese bring their own gap.
pub(super) fn sentences(first: &str, second: &str) -> String {
    [first, second].join(if first.ends_with('。') { "" } else { " " })
}
