//! The reason for the move on the board: whether it stands there, and how far the reader has asked on.

use super::{ExplainedMove, Explanation, Panel, Scene, State, Task, Tense};

/// What a reader wants to know of the reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReasonSession {
    /// Whether the reason stands below the board, move after move.
    pub is_on_board: bool,
    /// The depth of the task that was asked for. Another move has its own tasks.
    pub asked: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReasonAction {
    /// Shows the reason below the board, or hides it.
    ToggleOnBoard,
    /// Explains the task at this depth of the recursion, counted from the whole puzzle at 0.
    Explain(usize),
}

pub(super) fn update(state: &mut State, action: ReasonAction) {
    let session = &mut state.session.reason;
    match action {
        ReasonAction::ToggleOnBoard => session.is_on_board = !session.is_on_board,
        ReasonAction::Explain(depth) => session.asked = Some(depth),
    }
}

/// Forgets the task that was asked for when the board shows another move.
pub(super) fn forget_asked_task(before: &State, state: &mut State) {
    let (old, new) = (&before.config, &state.config);
    let is_same = || {
        let is_board_same = (&old.puzzle, &old.navigation.index) == (&new.puzzle, &new.navigation.index);
        is_board_same && (&old.detour, &old.lesson) == (&new.detour, &new.lesson)
    };
    if state.session.reason.asked.is_some() && !is_same() {
        state.session.reason.asked = None;
    }
}

impl ExplainedMove {
    /// The smallest task with several discs that the move is part of.
    #[must_use]
    pub fn smallest_task(&self) -> Option<&Task> {
        self.tasks.iter().rev().find(|task| task.level.subproblem.size() > 1)
    }

    /// What *Why that?* asks for: after the move itself its smallest task, and after a task the one around it, as far as tasks are listed.
    #[must_use]
    pub fn task_around(&self, task: Option<&Task>) -> Option<&Task> {
        let Some(task) = task else { return self.smallest_task() };
        self.tasks.iter().rev().find(|other| other.level.depth < task.level.depth)
    }
}

impl Scene {
    /// The explained move, and the task that a reader asked for. `None` where there is nothing to explain.
    #[must_use]
    pub fn reason(&self) -> Option<(&ExplainedMove, Option<&Task>)> {
        let Explanation::Move(explained) = &**self.explanation() else { return None };
        let is_asked = |task: &&Task| Some(task.level.depth) == self.session.reason.asked;
        Some((explained, explained.tasks.iter().find(is_asked)))
    }

    /// The task that is marked on the board: the one that was asked for, or else the smallest.
    #[must_use]
    pub fn marked_task(&self) -> Option<&Task> {
        let (explained, asked) = self.reason()?;
        asked.or_else(|| explained.smallest_task())
    }

    /// [`Scene::reason`] below the board, whose caption tells a move that was made. So the reason begins with its smallest task,
    /// unless the move is only a part of the disc's way there.
    #[must_use]
    pub fn reason_on_board(&self) -> Option<(&ExplainedMove, Option<&Task>)> {
        let (explained, asked) = self.reason()?;
        let is_whole_way = explained.detour.is_none();
        let smallest = || explained.smallest_task().filter(|_| explained.tense == Tense::Made && is_whole_way);
        Some((explained, asked.or_else(smallest)))
    }

    /// Whether the board has a place for the reason. Lessons and exercises have their own questions, frames their panels.
    #[must_use]
    pub fn has_reason_on_board(&self) -> bool {
        let is_free = self.exercise().is_none() && self.config.lesson.is_none();
        let is_page = !self.config.appearance.is_embedded && !self.config.appearance.is_presented;
        // The tab has the same sentences.
        let shown = self.shown_panels();
        is_free && is_page && shown.contains(Panel::Towers) && !shown.contains(Panel::Why) && !self.total().is_zero()
    }

    /// Whether *Why?* is offered below the board. It asks about the move that the caption tells, so it is not offered before the
    /// first move, nor while the caption tells of a refused move, a hint or a win.
    #[must_use]
    pub fn can_ask_on_board(&self) -> bool {
        let tells_else =
            self.piece_in_hand().refused.is_some() || self.told_hint().is_some() || self.is_solved_by_hand();
        self.has_reason_on_board() && !self.line().is_at_start() && !tells_else
    }

    /// Whether the reason on the board is told, as soon as nothing moves.
    #[must_use]
    pub fn tells_reason_on_board(&self) -> bool {
        let is_in_hand = self.piece_in_hand().disc.is_some();
        self.session.reason.is_on_board && self.can_ask_on_board() && !self.is_playing() && !is_in_hand
    }

    /// Whether nothing moves, so that there is time for a reason.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        let is_in_motion = self.is_playing() || self.is_dragging() || self.session.motion.is_some();
        !is_in_motion && self.piece_in_hand().disc.is_none()
    }
}
