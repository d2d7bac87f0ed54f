//! What the dialog that shares is set to: what is taken out of the page, and how.

pub mod export;
mod kind;

use std::rc::Rc;

use super::link::LONGEST_SPAN;
use super::quiz::{Kind, Task};
use super::settings::Theme;
use super::{Panel, Panels, Parameter, Playback, Problem, Reason, Span, State, index_expr};
use crate::solver::Index;

pub use kind::{File, Form, Place};

fn named<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, text: &str) -> Option<T> {
    all.iter().copied().find(|&one| name(one) == text)
}

/// What the dialog is set to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sharing {
    /// What is taken.
    pub form: Form,
    /// Where it stands.
    pub place: Place,
    /// What a guest shows; none for what is usual.
    pub show: Option<Panels>,
    /// Its colours.
    pub theme: Theme,
    /// The number that goes with the form; none for the usual one.
    pub number: Option<u32>,
    /// What it is written as; none for what is usual.
    pub file: Option<File>,
    /// Whether a graph has arcs for single moves.
    pub directed: bool,
    /// Which moves: those after the first index up to the last.
    pub span: Option<Span>,
    /// What learners are to do.
    pub kind: Kind,
    /// Whether each learner gets other questions.
    pub each: bool,
    /// What they may not touch.
    pub lock: Panels,
}

impl Sharing {
    /// So many moves are listed when nothing else is said.
    const USUAL_MOVES: u32 = 1_000;

    /// Reads what links hold: the form, then words for what is not usual, with points between: `frame.plays.480`. Gives also
    /// the words that mean nothing.
    #[must_use]
    pub fn read(text: &str) -> (Self, Vec<&str>) {
        let mut sharing = Self::default();
        let mut words = text.split('.');
        let mut unread = Vec::new();
        let first = words.next().unwrap_or_default();
        match named(&Form::ALL, Form::name, first) {
            Some(form) => sharing.form = form,
            None => unread.push(first),
        }
        unread.extend(words.filter(|word| !sharing.read_word(word)));
        (sharing, unread)
    }

    fn read_word(&mut self, word: &str) -> bool {
        if let Some(place) = named(&Place::ALL, Place::name, word) {
            self.place = place;
        } else if let Some(theme) = Theme::read(word) {
            self.theme = theme;
        } else if let Some(file) = named(self.form.files(), File::name, word) {
            self.file = Some(file);
        } else if let Some(kind) = Kind::read(word).filter(|_| self.form == Form::Task) {
            self.kind = kind;
        } else if word == "each" {
            self.each = true;
        } else if let Some(lock) = word.strip_prefix("lock:").and_then(Panels::read) {
            self.lock = lock;
        } else if word == "directed" {
            self.directed = true;
        } else if word == "nothing" {
            self.show = Some(Panels::NONE);
        } else if let Some(number) = word.parse().ok().filter(|&number| self.takes(number)) {
            self.number = Some(number);
        } else if let Some((first, last)) = word.split_once('-').filter(|_| word.len() <= LONGEST_SPAN) {
            let (Ok(first), Ok(last)) = (first.parse::<Index>(), last.parse::<Index>()) else { return false };
            self.span = (first < last).then_some(Span { first, last });
        } else {
            self.show = Panels::read(word).filter(|_| !word.is_empty());
            return self.show.is_some();
        }
        true
    }

    fn takes(&self, number: u32) -> bool {
        self.form.numbers().is_some_and(|(least, _, most)| (least..=most).contains(&number))
    }

    /// What [`Sharing::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        let mut words = vec![self.form.name().to_owned()];
        let mut add = |is_usual: bool, word: &str| {
            if !is_usual {
                words.push(word.to_owned());
            }
        };
        add(self.place == Place::default(), self.place.name());
        add(self.theme == Theme::default(), self.theme.name());
        add(self.form != Form::Task || self.kind == Kind::default(), self.kind.name());
        add(!self.each, "each");
        add(self.lock == Panels::NONE, &["lock:", &self.lock.write()].concat());
        add(!self.directed, "directed");
        add(self.file.is_none(), self.file().map_or("", File::name));
        add(self.number.is_none(), &self.number().to_string());
        if let Some(span) = &self.span {
            words.push(format!("{}-{}", span.first, span.last));
        }
        if let Some(show) = self.show {
            words.push(if show == Panels::NONE { "nothing".to_owned() } else { show.write() });
        }
        words.join(".")
    }

    /// The number that goes with the form; 0 where none does.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number.filter(|&number| self.takes(number)).or(self.form.numbers().map(|(_, usual, _)| usual)).unwrap_or(0)
    }

    /// What it is written as, where it is.
    #[must_use]
    pub fn file(&self) -> Option<File> {
        let files = self.form.files();
        self.file.filter(|file| files.contains(file)).or(files.first().copied())
    }

    /// What a guest shows.
    #[must_use]
    pub fn shown(&self, state: &State) -> Panels {
        let discs = state.settings().puzzle.discs();
        let own = state.settings().show;
        let usual = if own == Panels::of(false, discs) { Panels::of(true, discs) } else { own };
        self.show.unwrap_or(usual)
    }

    /// Which moves of a solution, if it has any.
    #[must_use]
    pub fn moves(&self, state: &State) -> Option<Span> {
        let total = state.total();
        let all = Index::from(u64::from(Self::USUAL_MOVES));
        let usual = || {
            let first = if *total <= all { Index::START } else { state.index().clone().min(total.minus(&all)) };
            Span { last: first.plus(&all).min(total.clone()), first }
        };
        let span = self.span.clone().filter(|span| span.last <= *total).unwrap_or_else(usual);
        (span.first < span.last).then_some(span)
    }

    /// The state that is shared.
    #[must_use]
    pub fn shared(&self, state: &State) -> State {
        let mut shared = state.clone();
        shared.settings.views.share = None;
        shared.playback = Playback::Paused;
        if self.place != Place::Here {
            (shared.settings.views.walk, shared.table) = (None, None);
        }
        let given = shared.pending.as_mut().map(|pending| &mut pending.given);
        match (self.place, given) {
            (Place::Here, _) => {}
            (Place::Start, None) => shared.stand_at(Index::START),
            (Place::Plays, None) => shared.playback = Playback::Playing { since: 0.0 },
            // What waits for its solution is in the link as it was given.
            (place, Some(given)) => {
                given.retain(|(parameter, _)| {
                    *parameter != Parameter::Play && (place == Place::Plays || *parameter != Parameter::Move)
                });
                if place == Place::Plays {
                    given.push((Parameter::Play, "1".into()));
                }
            }
        }
        if self.form == Form::Task {
            let task = Task { kind: self.kind, count: self.number(), place: 1 };
            let words = |text: String| Some(Rc::from(text));
            // Learners begin where the task does, and not in somebody's game.
            shared.table = None;
            let views = &mut shared.settings.views;
            views.walk = None;
            views.task = words(task.write());
            // Another move, other questions; the same for all who get this link.
            views.seed = if self.each { None } else { words((1 + state.index().remainder(999_983)).to_string()) };
            views.lock = (self.lock != Panels::NONE).then(|| self.lock.write().into());
        }
        if self.form.is_guest() {
            (shared.settings.views.step, shared.settings.views.keys) = (None, None);
            shared.settings.embed = true;
            shared.settings.show = self.shown(state);
            shared.settings.theme = self.theme;
        }
        shared
    }

    /// The name of the file that is saved.
    #[must_use]
    pub fn file_name(&self, state: &State, end: &str) -> String {
        let puzzle = &state.settings().puzzle;
        let about = if self.form == Form::Picture { "move" } else { self.form.name() };
        let name = format!("hanoi {} {} {} {about}", puzzle.discs().count(), puzzle.pegs().count(), puzzle.rule());
        let index = state.index().to_string();
        let name = if self.form == Form::Picture && index.len() <= 40 { format!("{name} {index}") } else { name };
        let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
        format!("{}.{end}", name.chars().map(plain).collect::<String>())
    }
}

impl State {
    /// What the dialog that shares is set to, if it is open, and what of its link means nothing.
    #[must_use]
    pub fn sharing(&self) -> Option<(Sharing, Vec<&str>)> {
        self.settings.views.share.as_deref().map(Sharing::read)
    }

    /// Does what words say to the dialog that shares: `form frame`, `number 480`, `close`.
    pub(super) fn share(&mut self, words: &str) {
        let (what, value) = words.split_once(' ').unwrap_or((words, ""));
        self.outcome = None;
        self.settle(Parameter::Share);
        if what == "close" {
            self.settings.views.share = None;
            return;
        }
        let mut sharing = self.sharing().map(|(sharing, _)| sharing).unwrap_or_default();
        if self.set_sharing(&mut sharing, what, value).is_none() {
            self.complain(Problem::new(Parameter::Share, value, Reason::Unreadable));
        }
        // What is shared is what is seen.
        self.playback = Playback::Paused;
        self.settings.views.share = Some(sharing.write().into());
    }

    fn set_sharing(&self, sharing: &mut Sharing, what: &str, value: &str) -> Option<()> {
        match what {
            "form" => {
                let form = named(&Form::ALL, Form::name, value)?;
                *sharing = Sharing { form, number: None, file: None, ..sharing.clone() };
            }
            "place" => sharing.place = named(&Place::ALL, Place::name, value)?,
            "theme" => sharing.theme = Theme::read(value)?,
            "file" => sharing.file = Some(named(sharing.form.files(), File::name, value)?),
            "number" => sharing.number = Some(value.parse().ok().filter(|&number| sharing.takes(number))?),
            "kind" => sharing.kind = Kind::read(value)?,
            "each" => sharing.each = !sharing.each,
            "lock" => {
                let panel = named(&Panel::ALL, Panel::name, value)?;
                let lock = sharing.lock;
                sharing.lock = if lock.has(panel) { lock.without(panel) } else { lock.with(panel) };
            }
            "directed" => sharing.directed = !sharing.directed,
            "panel" => {
                let panel = named(&Panel::ALL, Panel::name, value)?;
                let shown = sharing.shown(self);
                sharing.show = Some(if shown.has(panel) { shown.without(panel) } else { shown.with(panel) });
            }
            "first" | "last" => {
                let index = index_expr::read(value, self.total()).ok()?;
                let before = sharing.moves(self)?;
                let (first, last) = match what {
                    // The move with this number is the first of them.
                    "first" => (index.previous()?, before.last),
                    _ => (before.first, index),
                };
                sharing.span = Some(Span::new(first.clone(), last, self.total()).filter(|span| span.first == first)?);
            }
            _ => {}
        }
        Some(())
    }
}
