//! Playback, the loop, and the motion of one disc: the effects of time on the state.

mod loop_bounds;

use crate::solver::{DiscCount, Index, Move};

use super::link::{LinkWriter, Params};
use super::{
    Config, Effect, Hint, PagePart, Panels, Parameter, PuzzleEdit, RelativePoint, Span, Speed, State, line,
    manual_play, puzzle, state_graph,
};

pub(super) use loop_bounds::move_to as move_loop_bound;
pub use loop_bounds::{Bound, BoundMove};

/// The number of discs in the legend of the temple.
pub const LEGEND_DISCS: u32 = 64;

/// The time of a flight: this long, and this much longer for each peg on the way. It is shorter when the page plays faster.
const FLIGHT_MS: f64 = 260.0;
const FLIGHT_MS_PER_PEG: f64 = 60.0;
/// The shortest flight that eyes can follow. When the page plays faster, discs do not fly.
const MIN_FLIGHT_MS: f64 = 60.0;

/// A longer gap between two frames counts as this long, so that the page does not race after a pause in the background.
const MAX_FRAME_MS: f64 = 250.0;

/// Whether the page plays, at what speed, and which part.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlaybackConfig {
    pub is_playing: bool,
    pub speed: Speed,
    /// The range that plays in a loop.
    pub loop_range: Option<Span>,
}

impl PlaybackConfig {
    pub(super) fn apply(&mut self, params: &mut Params) {
        params.set(Parameter::Speed, &mut self.speed, Speed::default(), |text| text.parse().ok());
    }

    pub(super) fn format(&self, link: &mut LinkWriter) {
        link.add_flag(Parameter::Play, self.is_playing);
        link.add(Parameter::Speed, self.speed == Speed::default(), self.speed);
        link.add_option(Parameter::Loop, self.loop_range.as_ref());
    }
}

/// A disc in motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motion {
    /// The move in the direction of the disc. A disc that is put back goes to its own peg.
    pub step: Move,
    pub start: MotionStart,
    pub duration_ms: f64,
    /// Alternates from motion to motion, so that the same move is seen again.
    pub parity: bool,
}

/// The start of a motion.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MotionStart {
    /// On the peg.
    Rest,
    /// Above its peg.
    Lifted,
    /// At the point where a pointer let go of it.
    Dropped(RelativePoint),
}

impl Motion {
    /// A motion that starts now. `period_ms` is the time until the next move. `None` if that is too short.
    #[must_use]
    pub fn new(step: Move, start: MotionStart, period_ms: f64, parity: bool) -> Option<Self> {
        let pegs = f64::from(step.from.to_u8().abs_diff(step.to.to_u8()));
        let duration_ms = (FLIGHT_MS + FLIGHT_MS_PER_PEG * pegs).min(period_ms);
        (duration_ms >= MIN_FLIGHT_MS).then_some(Self { step, start, duration_ms, parity })
    }
}

#[derive(Clone, Debug)]
pub enum PlaybackAction {
    Toggle,
    Play,
    Pause,
    /// This many milliseconds passed since the last frame.
    Tick(f64),
    /// The disc in motion has arrived.
    Land,
    SetSpeed(Speed),
    /// Loops the whole solution, or stops the loop.
    ToggleLoop,
    /// Sets an end of the loop to a typed text.
    SetLoopBound(Bound, String),
    /// Moves an end of the loop.
    MoveLoopBound(Bound, BoundMove),
    /// Loops a range, from its start.
    PlayLoop(Span),
    /// Plays the legend from the middle of its moves, which moves its largest disc.
    PlayLegend,
}

pub(super) fn update(state: &mut State, action: PlaybackAction, effects: &mut Vec<Effect>) {
    match action {
        PlaybackAction::Toggle if state.config.playback.is_playing => state.pause(),
        PlaybackAction::Toggle | PlaybackAction::Play => play(state),
        PlaybackAction::Pause => state.pause(),
        PlaybackAction::Tick(milliseconds) if milliseconds > 0.0 => {
            state_graph::advance(state, milliseconds.min(MAX_FRAME_MS));
            advance(state, milliseconds.min(MAX_FRAME_MS));
        }
        PlaybackAction::Tick(_) => {}
        PlaybackAction::Land => state.session.motion = None,
        PlaybackAction::SetSpeed(speed) => {
            state.config.playback.speed = speed;
            // Time that passed at the old speed counts for one move at most.
            state.session.since_last_move_ms = state.session.since_last_move_ms.min(speed.period_ms());
        }
        PlaybackAction::ToggleLoop => {
            let whole = Span::whole(state.total());
            let range = &mut state.config.playback.loop_range;
            *range = if range.is_some() { None } else { whole };
        }
        PlaybackAction::SetLoopBound(bound, text) => loop_bounds::set(state, bound, &text),
        PlaybackAction::MoveLoopBound(bound, by) => loop_bounds::step(state, bound, by),
        PlaybackAction::PlayLoop(span) => {
            state.seek(span.first.clone());
            state.config.playback.loop_range = Span::new(span.first, span.last, state.total());
            play(state);
        }
        PlaybackAction::PlayLegend => play_legend(state, effects),
    }
}

impl State {
    /// Whether anybody may change the puzzle and play it: not in an exercise, where something is locked, or in another page.
    #[must_use]
    pub fn can_play_legend(&self) -> bool {
        let Config { appearance, panels, .. } = &self.config;
        self.exercise().is_none() && !appearance.is_embedded && panels.locked == Panels::EMPTY
    }
}

/// Changes the number of discs only, so that the puzzle stays what it is otherwise.
fn play_legend(state: &mut State, effects: &mut Vec<Effect>) {
    let Some(discs) = DiscCount::new(LEGEND_DISCS).filter(|_| state.can_play_legend()) else { return };
    puzzle::edit(state, PuzzleEdit::Discs(discs));
    if state.puzzle().discs() == discs && state.solved().is_some() {
        state.config.playback.loop_range = None;
        if !state.is_playing() {
            effects.push(Effect::Show(PagePart::Board));
        }
        state.seek(state.total().fraction(1, 2));
        play(state);
    }
}

/// Plays the line from the current move, or the solution from its start if the line is at its end.
pub(super) fn play(state: &mut State) {
    if state.game().is_some() && !state.has_line() {
        return;
    }
    if let Some(search) = state.solution.search_mut() {
        search.link.set(Parameter::Play, "1");
        return;
    }
    match ahead(state) {
        Ahead::More => return start(state),
        Ahead::Unknown => return,
        Ahead::Nothing => {}
    }
    if state.total().is_zero() {
        return;
    }
    let range = state.config.playback.loop_range.as_ref();
    let is_outside = range.is_some_and(|range| *state.index() < range.first || *state.index() >= range.last);
    let first = range.map_or(Index::ZERO, |range| range.first.clone());
    // After a detour that was taken back entirely, it goes on from where the board is.
    if state.is_off_solution() || state.is_at_end() || is_outside {
        state.seek(first);
    }
    start(state);
}

/// What there is ahead on a detour.
enum Ahead {
    /// Moves, or a search for some.
    More,
    /// No way is known.
    Unknown,
    /// It is over, or there is no detour.
    Nothing,
}

/// What there is ahead on a detour. A search that is needed begins.
fn ahead(state: &mut State) -> Ahead {
    let line = state.line();
    match line.missing_way().filter(|_| line.is_at_end()) {
        None if line.is_detour() && !line.is_at_end() => Ahead::More,
        None | Some(Hint::Done | Hint::Way { .. }) => Ahead::Nothing,
        Some(Hint::NeedsSearch(_)) => {
            manual_play::search(state);
            Ahead::More
        }
        Some(Hint::Searching { .. }) => Ahead::More,
        Some(Hint::None(_)) => Ahead::Unknown,
    }
}

fn start(state: &mut State) {
    state.config.playback.is_playing = true;
    // The first move starts with the next frame.
    state.session.since_last_move_ms = state.config.playback.speed.period_ms();
}

fn advance(state: &mut State, milliseconds: f64) {
    if !state.config.playback.is_playing {
        return;
    }
    // It goes on from where a drag ends.
    if state.is_dragging() {
        state.session.since_last_move_ms = 0.0;
        return;
    }
    let period = state.config.playback.speed.period_ms();
    let mut since = state.session.since_last_move_ms + milliseconds;
    if state.plays_program() {
        let steps = (since / period).floor();
        if steps >= 1.0 {
            state.play_steps(steps as u64);
        }
        state.session.since_last_move_ms = since - steps * period;
        return;
    }
    while since >= period && state.config.playback.is_playing {
        since -= period;
        play_one_move(state);
    }
    state.session.since_last_move_ms = since;
}

/// Plays one move; at the end of a loop, returns to its start.
fn play_one_move(state: &mut State) {
    let range = state.config.playback.loop_range.as_ref();
    let ended = range.filter(|range| !state.is_off_solution() && *state.index() >= range.last);
    match ended.map(|range| range.first.clone()) {
        Some(first) => state.set_index(first),
        None => {
            line::step(state, true);
            if state.config.detour.is_some() && state.is_line_at_end() {
                state.config.playback.is_playing = false;
            }
        }
    }
}

impl State {
    pub(super) fn pause(&mut self) {
        self.config.playback.is_playing = false;
        if let Some(search) = self.solution.search_mut() {
            search.link.remove(&[Parameter::Play]);
        }
    }
}
