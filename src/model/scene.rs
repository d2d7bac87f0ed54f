//! A state with its derived values, each computed once.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::ops::Deref;
use std::rc::Rc;

use crate::solver::program::NoProgram;
use crate::solver::{Index, Optimality, Position};

use super::exercise::{PositionQuestion, Progress, Question};
use super::{Action, Cause, Change, Effect, Explanation, Hint, Line, ProgramRun, State, Way, update::update};

/// A state that no longer changes, with its derived values. Each value is computed on first use and kept; because the state never
/// changes, no value becomes stale. Views, hosts and files get scenes; only the model sees a [`State`] change.
///
/// Scenes with the same data to derive the values from, such as those before and after the end of a motion, share the values.
///
/// ```
/// use tower_of_hanoi::model::{NavigateAction, Scene, link};
///
/// let scene = Scene::new(link::open("?discs=64&move=2^63"));
/// let (next, effects) = scene.after(NavigateAction::Next.into());
/// assert_eq!(next.index().to_string(), "9223372036854775809");
/// assert!(!effects.is_empty());
/// // The scene before is as it was.
/// assert_eq!(scene.index().to_string(), "9223372036854775808");
/// ```
#[derive(Clone, Debug)]
pub struct Scene {
    state: State,
    derived: Rc<DerivedValues>,
}

/// The values that are derived from a state.
#[derive(Debug, Default)]
struct DerivedValues {
    question: OnceCell<Option<Question>>,
    question_on_towers: OnceCell<Option<PositionQuestion>>,
    position: OnceCell<Position>,
    way: OnceCell<Option<Result<Way, Hint>>>,
    hint: OnceCell<Hint>,
    fewest_moves: OnceCell<Option<(Index, Optimality)>>,
    explanation: OnceCell<Rc<Explanation>>,
    program_run: OnceCell<Result<Rc<ProgramRun>, NoProgram>>,
    progress: OnceCell<Option<Progress>>,
}

impl Deref for Scene {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl Scene {
    #[must_use]
    pub fn new(state: State) -> Self {
        Self { state, derived: Rc::default() }
    }

    /// The scene after an action, and its effects: those that the action requests, and those that follow from the changes.
    #[must_use]
    pub fn after(&self, action: Action) -> (Self, Vec<Effect>) {
        let cause = Cause::of(&action);
        let (mut state, mut effects) = (self.state.clone(), Vec::new());
        update(&mut state, action, &mut effects);
        Change::keep_what_was_left(self, &mut state, cause);
        state.session.is_ready |= state.solved().is_some();
        let derived = if derives_the_same(self, &state) { Rc::clone(&self.derived) } else { Rc::default() };
        let after = Self { state, derived };
        effects.extend(Change::between(self, &after, cause).effects());
        (after, effects)
    }

    /// The effects of opening the page.
    #[must_use]
    pub fn opening_effects(&self) -> Vec<Effect> {
        Change::opening(self).effects()
    }

    /// The state, for a caller that changes it.
    #[must_use]
    pub fn into_state(self) -> State {
        self.state
    }

    /// [`State::question`].
    #[must_use]
    pub fn question(&self) -> Option<&Question> {
        self.derived.question.get_or_init(|| self.state.question()).as_ref()
    }

    /// [`State::question_on_towers`].
    #[must_use]
    pub fn question_on_towers(&self) -> Option<&PositionQuestion> {
        self.derived.question_on_towers.get_or_init(|| self.state.question_on_towers()).as_ref()
    }

    /// [`State::position`].
    #[must_use]
    pub fn position(&self) -> &Position {
        self.derived.position.get_or_init(|| match self.question_on_towers() {
            Some(question) => question.position.clone(),
            None => self.state.reached_position(),
        })
    }

    /// [`State::line`].
    #[must_use]
    pub fn line(&self) -> Line<'_> {
        let way = self.derived.way.get_or_init(|| self.state.way_of_detour()).as_ref();
        self.state.line_along(way.map(Cow::Borrowed))
    }

    /// [`State::hint`].
    #[must_use]
    pub fn hint(&self) -> &Hint {
        self.derived.hint.get_or_init(|| self.state.hint_on(self.position()))
    }

    /// Whether there is a hint to tell, or a search for one. Costs nothing on the solution, whose next move is the hint.
    #[must_use]
    pub fn has_hint(&self) -> bool {
        let line = self.line();
        if line.is_detour() {
            matches!(self.hint(), Hint::Way { .. } | Hint::NeedsSearch(_))
        } else {
            !line.is_at_end()
        }
    }

    /// [`State::fewest_moves`].
    #[must_use]
    pub fn fewest_moves(&self) -> Option<&(Index, Optimality)> {
        self.derived.fewest_moves.get_or_init(|| self.state.fewest_moves()).as_ref()
    }

    /// [`State::explanation`].
    #[must_use]
    pub fn explanation(&self) -> &Rc<Explanation> {
        self.derived.explanation.get_or_init(|| Rc::new(self.state.explanation()))
    }

    /// [`State::program_run`].
    ///
    /// # Errors
    /// Returns an error if the puzzle has no recursive program.
    pub fn program_run(&self) -> Result<&Rc<ProgramRun>, &NoProgram> {
        self.derived.program_run.get_or_init(|| self.state.program_run().map(Rc::new)).as_ref()
    }

    /// [`State::progress`].
    #[must_use]
    pub fn progress(&self) -> Option<&Progress> {
        self.derived.progress.get_or_init(|| self.state.progress()).as_ref()
    }
}

/// Whether two states agree in everything that values are derived from: the contents of a link, the solution, and the other data of
/// a game and an exercise. Everything else only affects the look of the page.
fn derives_the_same(before: &State, after: &State) -> bool {
    let (old, new) = (&before.session, &after.session);
    before.config == after.config
        && old.own_steps == new.own_steps
        && before.solved() == after.solved()
        && (&old.manual_play, &old.exercise, &old.lesson) == (&new.manual_play, &new.exercise, &new.lesson)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::change::COMPARISONS;
    use crate::model::exercise::ExerciseAction;
    use crate::model::share::ShareEdit;
    use crate::model::{
        ExerciseKind, ManualPlayAction, NavigateAction, Panel, PlaybackAction, PuzzleEdit, SystemEvent, link,
    };
    use crate::solver::Rule;

    /// An action clones the state once and compares once, whatever it is. The values derived from the scene cost neither.
    #[test]
    fn an_action_clones_and_compares_once() {
        let answer = ExerciseAction::InputIndex("5".into());
        let actions: [(&str, Action); 12] = [
            ("?discs=64&move=2^63", NavigateAction::Next.into()),
            ("?discs=64&move=2^63&show=towers,why,program&event=9", NavigateAction::Next.into()),
            ("?discs=8&play=1&show=towers,program&event=9", PlaybackAction::Tick(40.0).into()),
            ("?discs=8&walk=0102", ManualPlayAction::PlayBestMove.into()),
            ("?discs=8&walk=0102", NavigateAction::Last.into()),
            ("?discs=5&task=count.2&seed=3", answer.into()),
            ("?discs=5&task=order.2&seed=3", ExerciseAction::Check.into()),
            ("?lesson=recursion&step=3", NavigateAction::Next.into()),
            ("?discs=4&pegs=4", PuzzleEdit::Rule(Rule::Linear).into()),
            ("?discs=4&share=task", ShareEdit::SetExerciseKind(ExerciseKind::Tally).into()),
            ("?discs=4", Action::TogglePanel(Panel::Graph)),
            ("?discs=4", SystemEvent::HistoryNavigation("?discs=9&move=17".into()).into()),
        ];
        for (query, action) in actions {
            let (name, scene) = (format!("{query} {action:?}"), Scene::new(link::open(query)));
            assert_eq!(scene.clones.count(), 0, "{name}");
            let comparisons = COMPARISONS.get();
            let (after, _) = scene.after(action);
            let _ = (after.position(), after.hint(), after.explanation(), after.progress(), after.jobs());
            assert!(after.question().is_some() || after.exercise().is_none(), "{name}");
            assert_eq!(scene.clones.count(), 1, "{name}");
            assert_eq!(COMPARISONS.get() - comparisons, 1, "{name}");
        }
    }

    /// Each derived value is computed once.
    #[test]
    fn a_value_is_made_once() {
        let scene = Scene::new(link::open("?discs=9&walk=0102&event=9&task=predict.3&seed=4"));
        assert!(std::ptr::eq(scene.position(), scene.position()));
        assert!(std::ptr::eq(scene.hint(), scene.hint()));
        assert!(std::ptr::eq(scene.explanation(), scene.explanation()));
        assert!(scene.question().zip(scene.question()).is_some_and(|(first, again)| std::ptr::eq(first, again)));
        assert!(scene.progress().zip(scene.progress()).is_some_and(|(first, again)| std::ptr::eq(first, again)));
        assert!(scene.program_run().is_ok_and(|run| scene.program_run().is_ok_and(|again| Rc::ptr_eq(run, again))));
    }
}
