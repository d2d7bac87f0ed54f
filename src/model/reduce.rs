//! How actions change the state: the only place where it changes.

use std::rc::Rc;

use crate::solver::{Index, Path, Puzzle, Solution};

use super::{
    Action, Look, Motion, Panels, Parameter, Playback, Problem, Reason, Span, Speed, State, Views, index_expr, slider,
};

/// A longer gap between two frames than this, in milliseconds, is taken for this: after a pause in the background the
/// page goes on, it does not race.
const LONGEST_FRAME: f64 = 250.0;

impl State {
    /// The state after an action.
    #[must_use]
    pub fn after(mut self, action: Action) -> Self {
        match action {
            Action::Seek(index) => self.stand_at(index),
            Action::Type(text) => self.type_text(text),
            Action::SeekTyped => self.stand_at_typed(),
            Action::GiveUpTyping => self.typed = None,
            Action::SeekTick(tick) => self.stand_at(slider::index_at(tick, self.total())),
            Action::Forward => self.step_by_hand(true),
            Action::Back => self.step_by_hand(false),
            Action::First => self.stand_at(Index::START),
            Action::Last => self.stand_at(self.total().clone()),
            Action::Leap => self.stand_at(self.index.plus(&Index::power_of_two(self.stride))),
            Action::LeapBack => self.stand_at(self.index.minus(&Index::power_of_two(self.stride))),
            Action::Stride(exponent) => self.stride = exponent.min(self.most_stride()),
            Action::TogglePlay if self.playback.is_playing() => self.playback = Playback::Paused,
            Action::TogglePlay | Action::Play => self.play(),
            Action::Pause => self.playback = Playback::Paused,
            Action::Elapsed(milliseconds) if milliseconds > 0.0 => self.advance(milliseconds.min(LONGEST_FRAME)),
            // A clock that stands still, runs back or is none; what is not about the state.
            Action::Elapsed(_) | Action::Take(_) => {}
            Action::Speed(speed) => self.play_at(speed),
            Action::ToggleLoop if self.settings.looped.is_some() => self.settings.looped = None,
            Action::ToggleLoop => self.settings.looped = Span::whole(self.total()),
            Action::Edit(edit) => (self.program.edit)(&mut self, edit),
            Action::Know(program) => self = self.knowing(program),
            Action::Lose => self = self.losing(),
            Action::SearchGoesOn(positions) => self.search_goes_on(positions),
            Action::SearchEnds(result) => self = self.search_ends(result),
            Action::Look(look) => (self.program.look)(&mut self, look),
            Action::Host(order) => (self.program.obey)(&mut self, order),
            Action::TogglePanel(panel) => {
                let show = self.settings.show;
                self.settings.show = if show.has(panel) { show.without(panel) } else { show.with(panel) };
            }
            Action::Return(query) => self = self.reading(&query, None),
            Action::Dismiss => {
                self.problems.clear();
                (self.program.look)(&mut self, Look::Dismiss);
            }
            Action::Stillness(still) => self.still = still,
        }
        self
    }

    /// The largest k for which a leap of 2^k can make sense.
    #[must_use]
    pub fn most_stride(&self) -> u32 {
        u32::try_from(self.total().bits()).unwrap_or(u32::MAX).saturating_sub(1)
    }

    /// Stands at an index by the person's own doing: a text that was refused is given up with its problem.
    pub(super) fn stand_at(&mut self, index: Index) {
        if self.problems.iter().any(|problem| problem.parameter == Parameter::Move) {
            self.typed = None;
            self.settle(Parameter::Move);
        }
        self.place(index);
    }

    fn place(&mut self, index: Index) {
        let index = index.min(self.total().clone());
        let moved = std::mem::replace(&mut self.index, index) != self.index;
        self.motion = None;
        (self.settings.views.walk, self.table) = (None, None);
        if moved && self.settings.views != Views::default() {
            (self.program.look)(self, Look::Follow);
        }
        match &mut self.playback {
            Playback::Playing { .. } if self.settings.looped.is_none() && self.index == *self.solution.total() => {
                self.playback = Playback::Paused;
            }
            Playback::Playing { since } => *since = 0.0,
            Playback::Paused => {}
        }
    }

    /// Stands at what was typed; a text that is no index of this solution stays to be mended, and an empty one is
    /// forgotten.
    fn stand_at_typed(&mut self) {
        let Some(text) = self.typed.take().filter(|text| !text.trim().is_empty()) else { return };
        if let Some(pending) = &mut self.pending {
            return pending.give(Parameter::Move, text);
        }
        match index_expr::read(&text, self.total()) {
            Ok(index) => self.stand_at(index),
            Err(error) => {
                self.complain(Problem::new(Parameter::Move, &text, Reason::Entry(error)));
                self.typed = Some(text);
            }
        }
    }

    /// What is being typed may be the mending of what was refused.
    fn type_text(&mut self, text: String) {
        self.settle(Parameter::Move);
        self.typed = Some(text);
    }

    /// One problem per parameter: the newest.
    pub(super) fn complain(&mut self, problem: Problem) {
        self.settle(problem.parameter);
        self.problems.push(problem);
    }

    /// There is no longer a problem with this.
    pub(super) fn settle(&mut self, parameter: Parameter) {
        self.problems.retain(|problem| problem.parameter != parameter);
    }

    fn step_by_hand(&mut self, forward: bool) {
        self.playback = Playback::Paused;
        // Standing here by hand, as a jump would.
        self.stand_at(self.index.clone());
        self.step(forward);
    }

    /// Makes or takes back one move and sets its disc on its way. At either end nothing happens.
    fn step(&mut self, forward: bool) {
        if forward && self.is_at_end() {
            return;
        }
        let (index, moved) = if forward {
            (self.index.next(), self.index.next())
        } else {
            let Some(previous) = self.index.previous() else { return };
            (previous, self.index.clone())
        };
        self.place(index);
        if !self.is_still() {
            self.motion = Some(Motion::begin(moved, !forward, self.settings.speed.period_ms()));
        }
    }

    pub(super) fn play(&mut self) {
        if self.total().is_start() {
            return;
        }
        let range = self.settings.looped.as_ref();
        let outside = range.is_some_and(|range| self.index < range.first || self.index >= range.last);
        let start = range.map_or(Index::START, |range| range.first.clone());
        if self.is_at_end() || outside {
            self.stand_at(start);
        }
        // The first move begins with the next frame.
        self.playback = Playback::Playing { since: self.settings.speed.period_ms() };
    }

    /// What was waited at the old speed counts for one move at the most.
    fn play_at(&mut self, speed: Speed) {
        self.settings.speed = speed;
        if let Playback::Playing { since } = &mut self.playback {
            *since = since.min(speed.period_ms());
        }
    }

    fn advance(&mut self, milliseconds: f64) {
        if let Some(motion) = &mut self.motion {
            motion.elapsed += milliseconds;
            if motion.elapsed >= motion.duration {
                self.motion = None;
            }
        }
        let period = self.settings.speed.period_ms();
        let Playback::Playing { since } = self.playback else { return };
        let mut since = since + milliseconds;
        while since >= period && self.playback.is_playing() {
            since -= period;
            self.play_on();
        }
        if let Playback::Playing { since: stored } = &mut self.playback {
            *stored = since;
        }
    }

    /// One move of playing: at the end of a loop back to its beginning.
    fn play_on(&mut self) {
        let loop_start = self.settings.looped.as_ref().filter(|range| self.index >= range.last);
        match loop_start.map(|range| range.first.clone()) {
            Some(first) => self.place(first),
            None => self.step(true),
        }
    }

    /// What was looked at stays, as far as the next puzzle has it too.
    fn keep_views(&mut self, next: &Puzzle) {
        let (before, views) = (&self.settings.puzzle, &mut self.settings.views);
        views.timeline = None;
        if (before.discs(), before.pegs()) != (next.discs(), next.pegs()) {
            // What is about the person, and not about the puzzle.
            let old = std::mem::take(views);
            let (timeline, lens, marked, walk) = (None, None, None, None);
            *views = Views { timeline, lens, marked, walk, tour: false, share: None, ..old };
        }
    }

    pub(super) fn take_puzzle(&mut self, puzzle: Puzzle, path: Path, solution: Solution) {
        // What a person opened or closed stays so; the rest follows the number of discs.
        let usual = |puzzle: &Puzzle| Panels::of(self.settings.embed, puzzle.discs());
        if self.settings.show == usual(&self.settings.puzzle) {
            self.settings.show = usual(&puzzle);
        }
        self.keep_views(&puzzle);
        (self.settings.puzzle, self.settings.path) = (puzzle, path);
        self.solution = Rc::new(solution);
        self.settings.looped = None;
        (self.held, self.pointed) = (None, None);
        self.playback = Playback::Paused;
        self.pending = None;
        self.stand_at(Index::START);
        self.stride = self.stride.min(self.most_stride());
    }
}
