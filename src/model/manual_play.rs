//! Playing by hand: lifting and setting down, taking back, and asking for the way.

mod action;
mod hint;
mod piece;

use std::rc::Rc;

use crate::solver::{Move, Peg, Solution, Stand};

use super::game::Game;
use super::{Edit, Panel, Parameter, Problem, Reason, State, edit};

pub use action::Playing;
pub use hint::{Advice, Quest};
pub use piece::Hand;

/// Does what a person who plays by hand does.
pub fn play(state: &mut State, playing: Playing) {
    state.play_by_hand(playing);
}

/// All that there is of playing by hand.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// The game, if one is on.
    pub game: Option<Game>,
    /// What the hand does.
    pub hand: Hand,
    /// Where the disc that is lifted may be set down.
    pub lit: Vec<Peg>,
    pub(super) quest: Option<Rc<Quest>>,
    /// What the last search found.
    found: Option<Rc<Solution>>,
}

impl PartialEq for Table {
    /// Only what is one and the same is told to be so at once; parts that show it are drawn anew for anything else.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl State {
    /// All that there is of playing by hand; none where nobody plays.
    #[must_use]
    pub const fn table(&self) -> Option<&Rc<Table>> {
        self.table.as_ref()
    }

    /// The game, if one is on.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.table.as_ref()?.game.as_ref()
    }

    /// What the hand does.
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.table.as_ref().map(|table| table.hand.clone()).unwrap_or_default()
    }

    fn on_table(&mut self) -> &mut Table {
        Rc::make_mut(self.table.get_or_insert_default())
    }

    /// Whether it is played by hand: the panel for it is open.
    #[must_use]
    pub fn plays_by_hand(&self) -> bool {
        self.settings.show.has(Panel::Play)
    }

    /// Takes up the game of the link.
    fn resume(&mut self) {
        let Some(text) = self.settings.views.walk.clone().filter(|_| self.game().is_none()) else { return };
        let (puzzle, stands) = (&self.settings.puzzle, self.position());
        match Game::read(&text, &stands, puzzle.rule(), puzzle.pegs()) {
            Some(game) => self.on_table().game = Some(game),
            None => {
                self.settings.views.walk = None;
                self.complain(Problem::new(Parameter::Walk, &text, Reason::Unreadable));
            }
        }
    }

    /// Does what a person who plays does, and what comes of it.
    fn play_by_hand(&mut self, playing: Playing) {
        match playing {
            Playing::Resume => {
                self.resume();
                return self.begin_task();
            }
            Playing::Task(words) => return self.do_task(&words),
            Playing::Found(result) => return self.advised(result),
            Playing::Seen(seen) => {
                if let Some(quest) = &mut self.on_table().quest {
                    Rc::make_mut(quest).seen = seen;
                }
                return;
            }
            _ => {}
        }
        self.playback = super::Playback::Paused;
        self.motion = None;
        // What a pointer does after a press says nothing new.
        if !matches!(playing, Playing::Drag(_) | Playing::Drop(_) | Playing::PutBack) {
            self.on_table().hand.refused = None;
        }
        self.act_by_hand(playing);
        let lit = self.targets();
        self.on_table().lit = lit;
        self.judge_play();
    }

    fn act_by_hand(&mut self, playing: Playing) {
        match playing {
            Playing::Press(peg) => self.press(peg),
            Playing::PressChosen => self.press(self.hand().chosen.unwrap_or(Peg::A)),
            Playing::Choose(right) => self.choose(right),
            Playing::Grab(at) => self.grab_disc(at),
            Playing::Drag(at) => self.drag_disc(at),
            Playing::Drop(at) => self.drop_disc(at),
            Playing::PutBack => self.put_back(),
            Playing::Undo => self.on_game(Game::undo),
            Playing::Redo => self.on_game(Game::redo),
            Playing::Again => self.leave_game(),
            Playing::Best | Playing::SetUp | Playing::SolveHere if self.finds_the_way() => {}
            Playing::Best => self.make_best(),
            Playing::Search => self.search_way(),
            Playing::Stop => self.on_table().quest = None,
            Playing::SolveHere => {
                let position = self.position();
                self.change(Parameter::From, |draft| draft.from = Stand::Position(position));
            }
            Playing::SetUp => {
                self.put_back();
                let hand = &mut self.on_table().hand;
                hand.sets_up = !hand.sets_up;
            }
            Playing::Larger => edit::edit(self, Edit::MoreDiscs),
            Playing::Resume | Playing::Task(_) | Playing::Found(_) | Playing::Seen(_) => {}
        }
    }

    fn game_or_new(&self) -> Game {
        self.game().cloned().unwrap_or_else(|| Game::new(self.position(), false))
    }

    pub(super) fn take_game(&mut self, game: Game) {
        let game = Some(game).filter(Game::is_anything);
        self.settings.views.walk = game.as_ref().map(|game| game.write().into());
        let table = self.on_table();
        (table.quest, table.game) = (None, game);
    }

    fn on_game(&mut self, change: impl FnOnce(&mut Game)) {
        self.put_back();
        let mut game = self.game_or_new();
        change(&mut game);
        self.take_game(game);
    }

    fn leave_game(&mut self) {
        self.put_back();
        if let Some(again) = self.game().map(Game::again) {
            self.take_game(again);
        }
    }

    fn make(&mut self, step: Move) {
        let mut game = self.game_or_new();
        match game.make(step) {
            Ok(()) => self.take_game(game),
            Err(illegal) => self.on_table().hand.refused = Some(illegal),
        }
    }

    fn make_best(&mut self) {
        self.put_back();
        if let Advice::Way { next, .. } = self.advice() {
            self.make(next);
        }
    }
}
