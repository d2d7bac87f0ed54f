//! The changes between two scenes, and the effects that follow from them. No other code compares scenes.

use std::rc::Rc;

use super::effect::{Effect, HistoryMode, HostEvent, PagePart};
use super::exercise::Progress;
use super::lesson::{self, LessonPlace, LessonSource};
use super::{
    Action, Gesture, HostCommand, Problem, Scene, State, SystemEvent, address_of, best_results, manual_play,
    own_program, reason_view,
};

/// The cause of a change, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The browser's history. The address is right already, unless it did not follow in time at this entry.
    History,
    /// A host set parameters, which were accepted. The host is told the position even if it did not change.
    Configuration,
    /// A host gave back the answers of an earlier visit.
    Restoring,
    /// A host reopened the explorer.
    Opening,
    /// The learner worked on their own program.
    OwnProgram,
    Other,
}

impl Cause {
    pub(super) fn of(action: &Action) -> Self {
        if let Action::System(SystemEvent::HistoryNavigation(_)) = action {
            return Self::History;
        }
        if let Action::OwnProgram(_) = action {
            return Self::OwnProgram;
        }
        let Action::Host(command) = action else { return Self::Other };
        match command {
            HostCommand::Configure(changes) if !changes.is_empty() => Self::Configuration,
            HostCommand::Restore(_) => Self::Restoring,
            HostCommand::Open(_) => Self::Opening,
            HostCommand::Configure(_) | HostCommand::Seek(_) | HostCommand::Navigate(_) | HostCommand::Get => {
                Self::Other
            }
        }
    }
}

/// The changes between two scenes.
pub struct Change<'a> {
    /// `None` if the page has just been opened.
    before: Option<&'a Scene>,
    after: &'a Scene,
    is_board_changed: bool,
    is_puzzle_changed: bool,
    cause: Cause,
}

#[cfg(test)]
thread_local! {
    /// Counts the comparisons of this thread.
    pub(super) static COMPARISONS: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

impl<'a> Change<'a> {
    #[must_use]
    pub fn between(before: &'a Scene, after: &'a Scene, cause: Cause) -> Self {
        #[cfg(test)]
        COMPARISONS.set(COMPARISONS.get() + 1);
        let place = |scene: &'a Scene| scene.config.detour.as_ref().map(|_| scene.position());
        // Values that were refused changed nothing.
        let is_refused = cause == Cause::Configuration && !after.problems.is_empty();
        Self {
            before: Some(before),
            after,
            is_board_changed: before.index() != after.index() || place(before) != place(after),
            is_puzzle_changed: before.config.puzzle != after.config.puzzle,
            cause: if is_refused { Cause::Other } else { cause },
        }
    }

    /// Keeps what a change would lose: a game, and a program text that another one replaced. Stops a program of another puzzle.
    pub(super) fn keep_what_was_left(before: &Scene, state: &mut State, cause: Cause) {
        manual_play::remember_left_game(before, state);
        best_results::remember(before, state);
        lesson::watch(before, state);
        own_program::stop_when_left(before, state);
        reason_view::forget_asked_task(before, state);
        if cause != Cause::OwnProgram {
            own_program::remember_replaced(before, state);
        }
    }

    /// The change to a scene that has just been opened.
    #[must_use]
    pub const fn opening(after: &'a Scene) -> Self {
        Self { before: None, after, is_board_changed: false, is_puzzle_changed: true, cause: Cause::Other }
    }

    /// The effects that follow from the change.
    #[must_use]
    pub fn effects(&self) -> Vec<Effect> {
        let mut effects = Vec::new();
        let needs_seed = |scene: &Scene| scene.config.exercise.needs_seed();
        if needs_seed(self.after) && !self.before.is_some_and(needs_seed) {
            effects.push(Effect::DrawSeed);
        }
        effects.extend(self.document());
        effects.extend(self.address());
        effects.extend(self.sound());
        effects.extend(self.kept_results());
        effects.extend(self.answered());
        effects.extend(self.host_events().map(Effect::Emit));
        effects
    }

    fn document(&self) -> Vec<Effect> {
        let after = self.after;
        let Some(before) = self.before else {
            // A game that a link opens is announced at once.
            let announces = after.game().map(|_| Effect::Announce);
            return [Effect::UpdateDocument].into_iter().chain(announces).collect();
        };
        let mut effects = Vec::new();
        if self.is_puzzle_changed || before.config.appearance.theme != after.config.appearance.theme {
            effects.push(Effect::UpdateDocument);
        }
        // A disc that follows the pointer needs no announcement.
        let hand = |scene: &Scene| {
            let piece = scene.piece_in_hand();
            let is_searching = scene.session.manual_play.as_ref().is_some_and(|session| session.search().is_some());
            (piece.disc, piece.cursor, piece.refused, piece.is_arranging, is_searching, scene.told_hint().cloned())
        };
        let is_hand_changed = hand(before) != hand(after);
        let question = |scene: &'a Scene| scene.question_on_towers().map(|question| &question.index);
        let is_question_changed = question(before) != question(after);
        let is_solved = before.solved().is_none() && after.solved().is_some();
        let is_event_changed = before.config.navigation.event != after.config.navigation.event;
        let is_board_told = self.is_puzzle_changed || self.is_board_changed || is_solved;
        // It comes also when playing ends.
        let is_reason_told = !before.tells_reason_on_board() && after.tells_reason_on_board();
        if is_board_told || is_hand_changed || is_question_changed || is_event_changed || is_reason_told {
            effects.push(Effect::Announce);
        }
        if before.session.reason.asked != after.session.reason.asked && after.session.reason.asked.is_some() {
            effects.push(Effect::AnnounceReason);
        }
        if before.problems.len() > after.problems.len() {
            effects.push(Effect::KeepFocus);
        }
        effects
    }

    /// Another puzzle, game or view becomes a new history entry, so that Back returns to the previous one. Other changes replace
    /// the current entry.
    fn address(&self) -> Option<Effect> {
        let after = self.after;
        // The address of a page that was just opened becomes canonical.
        let Some(before) = self.before else {
            return Some(Effect::WriteAddress { link: address_of(after), mode: HistoryMode::Replace });
        };
        let is_navigation = self.cause == Cause::History;
        // A drag along the scrubber is one change, which its end writes.
        if after.is_dragging() && !is_navigation {
            return None;
        }
        let drag = before.session.gesture.as_ref().and_then(Gesture::drag).filter(|_| before.is_dragging());
        let is_another_line = drag.map_or_else(|| is_another_line(before, after), |drag| drag.leaves(after));
        // A new version of a lesson in the editor replaces the previous one.
        let lesson = |scene: &Scene| match &scene.config.lesson {
            Some(LessonPlace { source: LessonSource::Ready(lesson), .. }) => (true, Some(*lesson)),
            own => (own.is_some(), None),
        };
        let is_lesson_changed = lesson(before) != lesson(after);
        let is_practice_changed = before.is_practising() != after.is_practising();
        // A link to a lesson of one's own without a step becomes that of its step, or Back would lead to it again and again.
        let waits = before.config.lesson.as_ref().filter(|place| place.step.is_none());
        let opened = after.config.lesson.as_ref().filter(|place| place.step.is_some());
        let is_opened = waits.zip(opened).is_some_and(|(before, after)| before.source == after.source);
        let is_next = is_another_line || is_lesson_changed || is_practice_changed || self.is_puzzle_changed;
        // Back and Forward have changed the entry already.
        let mode = if is_next && !is_navigation && !is_opened { HistoryMode::Push } else { HistoryMode::Replace };
        let waiting = |scene: &'a Scene| scene.solution.search().map(|search| &search.link);
        let is_same = before.config == after.config && waiting(before) == waiting(after) && drag.is_none();
        (is_navigation || !is_same).then(|| Effect::WriteAddress { link: address_of(after), mode })
    }

    fn sound(&self) -> Option<Effect> {
        let is_on = self.is_board_changed && self.after.config.appearance.accessibility.sound;
        self.after.last_move_on_board().filter(|_| is_on).map(|step| Effect::PlaySound(step.disc))
    }

    /// The best results, when those on the device are others.
    fn kept_results(&self) -> Option<Effect> {
        let kept = |scene: &Scene| Some(scene.session.best).filter(|best| best.is_kept).map(|best| best.results);
        let results = kept(self.after);
        (kept(self.before?) != results).then_some(Effect::KeepResults(results))
    }

    /// What the page says to an answer in a lesson, which a low card may hide.
    fn answered(&self) -> Option<Effect> {
        let said = |scene: &Scene| {
            let progress = scene.asked();
            (progress.given, progress.verdict, progress.is_refused)
        };
        let before = self.before.filter(|before| before.config.lesson == self.after.config.lesson)?;
        let has_question = self.after.ask().is_some();
        (has_question && said(before) != said(self.after)).then_some(Effect::Show(PagePart::Answer))
    }

    /// The events for the host, in this order: the position, the contents of the link, an answer, problems.
    fn host_events(&self) -> impl Iterator<Item = HostEvent> {
        let (before, after) = (self.before, self.after);
        let mut events = Vec::new();
        if after.solved().is_some() {
            if !before.is_some_and(|before| before.session.is_ready) || self.cause == Cause::Opening {
                events.push(HostEvent::Ready);
            } else if self.is_board_changed || !self.is_same_solution() || self.cause == Cause::Configuration {
                events.push(HostEvent::Move);
            }
            if before.is_some_and(|before| before.config.differs_beyond_index(&after.config)) {
                events.push(HostEvent::State);
            }
        }
        let answer = |scene: &Scene| scene.session.exercise.as_ref().and_then(|exercise| exercise.last_answer.clone());
        let new_answer = answer(after).filter(|new| before.and_then(answer).is_none_or(|old| !Rc::ptr_eq(&old, new)));
        events.extend(new_answer.map(HostEvent::Answer));
        events.extend(self.new_progress().map(HostEvent::Score));
        let is_new = |problem: &&Problem| before.is_none_or(|before| !before.problems.contains(problem));
        let is_first = events.contains(&HostEvent::Ready);
        let problems = after.problems.iter().filter(|problem| is_first || is_new(problem));
        events.extend(problems.cloned().map(HostEvent::Problem));
        events.into_iter()
    }

    /// The progress that a host should keep. Progress that the host has just restored is not reported.
    fn new_progress(&self) -> Option<Progress> {
        let before = self
            .before
            .filter(|before| before.session.is_ready && !matches!(self.cause, Cause::Restoring | Cause::Opening))?;
        let progress = self.after.progress()?;
        (before.progress() != Some(progress)).then(|| progress.clone())
    }

    fn is_same_solution(&self) -> bool {
        self.before.and_then(|before| before.solved()) == self.after.solved()
    }
}

/// Whether a detour has begun or was left, or began anew where a link had no room for more. In an exercise the game belongs to the
/// question.
fn is_another_line(before: &State, after: &State) -> bool {
    match (&before.config.detour, &after.config.detour) {
        (Some(old), None) => !old.is_taken_back(),
        (None, Some(_)) => after.exercise().is_none(),
        (Some(old), Some(new)) => {
            let begins_anew = || old.game.start() != new.game.start() || new.game.moves().is_empty();
            !old.ahead.is_zero() && new.ahead.is_zero() && old.game != new.game && begins_anew()
        }
        (None, None) => false,
    }
}
