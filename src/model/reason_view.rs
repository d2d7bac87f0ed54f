//! The reason for the last move: whether it stands on the board, and how far the reader has asked on.

use crate::solver::{Index, Move};

use super::{ExplainedMove, Explanation, Panel, Scene, State, Task};

/// What a reader wants to know of the reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReasonSession {
    /// Whether the reason stands below the board, move after move.
    pub is_on_board: bool,
    /// The task that was asked for. Another move has its own tasks, so it names its move.
    asked: Option<AskedTask>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct AskedTask {
    number: Index,
    step: Move,
    depth: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReasonAction {
    /// Shows the reason below the board, or hides it.
    ToggleOnBoard,
    /// Explains the task at this depth of the recursion, counted from the whole puzzle at 0.
    Explain(usize),
}

impl ReasonSession {
    /// What outlives the puzzle.
    #[must_use]
    pub(super) const fn for_next_puzzle(&self) -> Self {
        Self { is_on_board: self.is_on_board, asked: None }
    }
}

pub(super) fn update(state: &mut State, action: ReasonAction) {
    match action {
        ReasonAction::ToggleOnBoard => {
            let session = &mut state.session.reason;
            *session = ReasonSession { is_on_board: !session.is_on_board, asked: None };
        }
        ReasonAction::Explain(depth) => {
            if let Explanation::Move(explained) = state.explanation() {
                let ExplainedMove { number, step, .. } = *explained;
                state.session.reason.asked = Some(AskedTask { number, step, depth });
            }
        }
    }
}

impl ExplainedMove {
    /// The smallest task with several discs that the move is part of.
    #[must_use]
    pub fn smallest_task(&self) -> Option<&Task> {
        self.tasks.iter().rev().find(|task| task.level.subproblem.size() > 1)
    }

    /// The task that this one is part of, as far as tasks are listed.
    #[must_use]
    pub fn task_around(&self, task: &Task) -> Option<&Task> {
        self.tasks.iter().rev().find(|other| other.level.depth < task.level.depth)
    }
}

impl Scene {
    /// The move whose reasons are told, and the task that explains it: the smallest, until a reader asks for more. `None` where
    /// there is nothing to explain.
    #[must_use]
    pub fn reason(&self) -> Option<(&ExplainedMove, Option<&Task>)> {
        let Explanation::Move(explained) = &**self.explanation() else { return None };
        let asked = self.session.reason.asked.as_ref();
        let asked = asked.filter(|asked| (&asked.number, asked.step) == (&explained.number, explained.step));
        let asked = asked.and_then(|asked| explained.tasks.iter().find(|task| task.level.depth == asked.depth));
        Some((explained, asked.or_else(|| explained.smallest_task())))
    }

    /// Whether the board has a place for the reason. Lessons and exercises have their own questions, frames their panels.
    #[must_use]
    pub fn has_reason_on_board(&self) -> bool {
        let is_free = self.exercise().is_none() && self.config.lesson.is_none();
        let is_page = !self.config.appearance.is_embedded && !self.config.appearance.is_presented;
        is_free && is_page && self.shown_panels().contains(Panel::Towers) && !self.total().is_zero()
    }

    /// Whether somebody may ask on the board: not before the first move, which asks for a plan and not for a reason.
    #[must_use]
    pub fn can_ask_on_board(&self) -> bool {
        self.has_reason_on_board() && !self.line().is_at_start()
    }

    /// Whether nothing moves, so that there is time for a reason.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        let is_in_motion = self.is_playing() || self.is_dragging() || self.session.motion.is_some();
        !is_in_motion && self.piece_in_hand().disc.is_none()
    }

    /// Whether the board tells the reason now. While discs move, it does not.
    #[must_use]
    pub fn tells_reason_on_board(&self) -> bool {
        self.session.reason.is_on_board && self.can_ask_on_board() && self.is_at_rest()
    }
}
