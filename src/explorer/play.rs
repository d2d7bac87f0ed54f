//! Playing by hand: lifting and setting down, taking back, and asking for the way.

use std::rc::Rc;

use crate::solver::{
    Begun, Disc, Index, Move, Optimality, Path, Peg, Position, Puzzle, Search, Solution, Stand, Unsolved,
};

use super::game::{Game, Illegal, top};
use super::{At, Edit, Panel, Parameter, Problem, Reason, State, edit};

/// One thing that a person who plays does, or that comes of it.
#[derive(Clone, Debug)]
pub enum Playing {
    /// Presses a peg: lifts its topmost disc, or sets down the one that is lifted.
    Press(Peg),
    /// The same with the peg that is chosen.
    PressChosen,
    /// Chooses the peg to the right of the one that is chosen, or to the left.
    Choose(bool),
    /// Takes hold of what is under a pointer.
    Grab(At),
    /// Moves it.
    Drag(At),
    /// Lets go of it.
    Drop(At),
    /// Puts back what is lifted.
    PutBack,
    /// Takes a move back.
    Undo,
    /// Makes it again.
    Redo,
    /// Takes all back.
    Again,
    /// Makes the best move.
    Best,
    /// Searches for the way, where there is no other way to know it.
    Search,
    /// Searches no longer.
    Stop,
    /// Makes of where the discs are the start of a solution.
    SolveHere,
    /// Lets discs be put anywhere, or no longer.
    SetUp,
    /// Plays with one disc more.
    Larger,
    /// Takes up the game of a link.
    Resume,
    /// The search for the way has seen so many positions.
    Seen(u32),
    /// It is over.
    Found(Result<Rc<Solution>, Unsolved>),
}

/// Does what a person who plays by hand does.
pub fn play(state: &mut State, playing: Playing) {
    state.play_by_hand(playing);
}

impl Playing {
    /// What a key on the towers does: the letter of a peg or its number, counted from 1, lifts its topmost disc or sets down the
    /// one that is lifted; arrows choose a peg, and Enter does the same with that.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        let lower = key.to_ascii_lowercase();
        Some(match key {
            "ArrowLeft" => Playing::Choose(false),
            "ArrowRight" => Playing::Choose(true),
            "Enter" | " " => Playing::PressChosen,
            "Escape" => Playing::PutBack,
            "Backspace" => Playing::Undo,
            _ if lower == "u" => Playing::Undo,
            _ if lower == "r" => Playing::Redo,
            _ if lower == "n" => Playing::Best,
            _ => {
                let number = key.chars().next().filter(|_| key.len() == 1)?.to_digit(20)?;
                // The tenth peg is 0 as a digit; letters follow the digits.
                let peg = if number < 10 { (number + 9) % 10 } else { number - 10 };
                Playing::Press(Peg::new(u8::try_from(peg).ok()?)?)
            }
        })
    }

    /// What buttons do, by the words that stand in them.
    const WORDS: [(&'static str, Self); 11] = [
        ("put", Self::PressChosen),
        ("back", Self::PutBack),
        ("undo", Self::Undo),
        ("redo", Self::Redo),
        ("again", Self::Again),
        ("best", Self::Best),
        ("search", Self::Search),
        ("stop", Self::Stop),
        ("solve", Self::SolveHere),
        ("set-up", Self::SetUp),
        ("larger", Self::Larger),
    ];

    /// The words for it, as [`deed`](super::deed) writes them; empty for what no button does.
    #[must_use]
    pub fn write(&self) -> String {
        if let Self::Press(peg) = self {
            return format!("hand {}", peg.digit());
        }
        let kind = std::mem::discriminant(self);
        let words = Self::WORDS.iter().find(|(_, playing)| std::mem::discriminant(playing) == kind);
        words.map_or_else(String::new, |(words, _)| ["hand ", words].concat())
    }

    /// What the words are for, without the first.
    #[must_use]
    pub fn read(words: &str) -> Option<Self> {
        let peg = words.chars().next().filter(|_| words.len() == 1).and_then(Peg::from_digit);
        peg.map(Self::Press)
            .or_else(|| Self::WORDS.into_iter().find(|(word, _)| *word == words).map(|(_, playing)| playing))
    }
}

/// What a person's hand does. It lasts no longer than that, and no link holds it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hand {
    /// The disc that is lifted.
    pub lifted: Option<Disc>,
    /// Where it is, in parts of the picture's width and height, while a pointer holds it.
    pub at: Option<At>,
    /// The peg that keys have chosen.
    pub chosen: Option<Peg>,
    /// Why the last thing was not done.
    pub refused: Option<Illegal>,
    /// Whether discs may be put anywhere.
    pub sets_up: bool,
    /// Where a pointer took hold, and whether a disc was lifted before.
    grabbed: Option<(At, bool)>,
}

/// The way from where the discs are.
#[derive(Clone, Debug)]
pub enum Advice {
    /// They are where they belong.
    Done,
    /// So many moves lead there, and the first of them is this.
    Way {
        /// How many.
        moves: Index,
        /// The first.
        next: Move,
        /// How sure it is that there are no fewer.
        optimality: Optimality,
    },
    /// It has to be searched for among so many positions.
    Asks(u32),
    /// That goes on; so many were seen.
    Searching(u32, u32),
    /// There is none, or none is known.
    None(Unsolved),
}

/// A search for the way from one position.
#[derive(Clone, Debug)]
pub struct Quest {
    pub(super) puzzle: Puzzle,
    seen: u32,
    all: u32,
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

/// A pointer that goes no farther than this, in widths of the picture, presses.
const SLACK: f64 = 0.02;

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

    /// Where the disc that is lifted may be set down.
    fn targets(&self) -> Vec<Peg> {
        let (puzzle, position, hand) = (&self.settings.puzzle, self.position(), self.hand());
        let Some(from) = hand.lifted.and_then(|disc| position.peg(disc)) else { return Vec::new() };
        let legal = |&to: &Peg| {
            to != from && (hand.sets_up || Game::legal(&position, puzzle.rule(), puzzle.pegs(), from, to).is_ok())
        };
        puzzle.pegs().iter().filter(legal).collect()
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
            Playing::Resume => return self.resume(),
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
    }

    fn act_by_hand(&mut self, playing: Playing) {
        match playing {
            Playing::Press(peg) => self.press(peg),
            Playing::PressChosen => self.press(self.hand().chosen.unwrap_or(Peg::A)),
            Playing::Choose(right) => self.choose(right),
            Playing::Grab(at) => self.grab_disc(at),
            Playing::Drag(at) => {
                let hand = &mut self.on_table().hand;
                hand.at = hand.grabbed.and(hand.lifted).map(|_| at);
            }
            Playing::Drop(at) => self.drop_disc(at),
            Playing::PutBack => self.put_back(),
            Playing::Undo => self.on_game(Game::undo),
            Playing::Redo => self.on_game(Game::redo),
            Playing::Again => self.leave_game(),
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
            Playing::Resume | Playing::Found(_) | Playing::Seen(_) => {}
        }
    }

    fn put_back(&mut self) {
        let hand = &mut self.on_table().hand;
        (hand.lifted, hand.at, hand.grabbed) = (None, None, None);
    }

    fn choose(&mut self, right: bool) {
        let pegs = self.settings.puzzle.pegs();
        let next = match self.hand().chosen {
            None => 0,
            Some(peg) if right => (peg.number() + 1) % pegs.count(),
            Some(peg) => (peg.number() + pegs.count() - 1) % pegs.count(),
        };
        self.on_table().hand.chosen = Peg::new(next);
    }

    fn press(&mut self, peg: Peg) {
        if !self.settings.puzzle.pegs().has(peg) {
            return;
        }
        let position = self.position();
        let hand = &mut self.on_table().hand;
        (hand.refused, hand.chosen) = (None, Some(peg));
        match hand.lifted.and_then(|disc| position.peg(disc)) {
            Some(from) => self.set_down(from, peg),
            None => match top(&position, peg) {
                Some(disc) => hand.lifted = Some(disc),
                None => hand.refused = Some(Illegal::Empty(peg)),
            },
        }
    }

    fn set_down(&mut self, from: Peg, to: Peg) {
        if from == to {
            return self.put_back();
        }
        let (puzzle, position) = (&self.settings.puzzle, self.position());
        let (rule, pegs) = (puzzle.rule(), puzzle.pegs());
        let hand = self.hand();
        if let Some(disc) = hand.lifted.filter(|_| hand.sets_up) {
            let mut position = position;
            position.apply(Move { disc, from, to });
            self.take_game(Game::new(position, true));
            return self.put_back();
        }
        match Game::legal(&position, rule, pegs, from, to) {
            Ok(step) => {
                self.make(step);
                self.put_back();
            }
            Err(illegal) => self.on_table().hand.refused = Some(illegal),
        }
    }

    /// The peg whose room a place in the picture is in.
    fn peg_at(&self, at: At) -> Option<Peg> {
        let count = self.settings.puzzle.pegs().count();
        Peg::new((at.x.clamp(0.0, 0.999_999) * f64::from(count)) as u8)
    }

    fn grab_disc(&mut self, at: At) {
        let was_lifted = self.hand().lifted.is_some();
        if let Some(peg) = self.peg_at(at).filter(|_| !was_lifted) {
            self.press(peg);
        }
        self.on_table().hand.grabbed = Some((at, was_lifted));
    }

    fn drop_disc(&mut self, at: At) {
        let hand = &mut self.on_table().hand;
        let Some((from, was_lifted)) = hand.grabbed.take() else { return };
        let moved = (at.x - from.x).hypot(at.y - from.y) > SLACK;
        hand.at = None;
        let is_lifted = hand.lifted.is_some();
        let Some(peg) = self.peg_at(at).filter(|_| is_lifted) else { return };
        // A press that lifted a disc leaves it lifted, for the next one.
        if moved || was_lifted {
            self.press(peg);
            if moved {
                // What was dragged to where it may not be goes back; why is still said.
                self.put_back();
            }
        }
    }

    fn game_or_new(&self) -> Game {
        self.game().cloned().unwrap_or_else(|| Game::new(self.position(), false))
    }

    fn take_game(&mut self, game: Game) {
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

    /// How many moves would have done from where the game began, if that is known without searching.
    #[must_use]
    pub fn fewest(&self) -> Option<Index> {
        let base = self.game()?.base();
        match self.advice_at(base) {
            Advice::Way { moves, .. } => Some(moves),
            _ => None,
        }
    }

    fn puzzle_from(&self, position: &Position) -> Option<Puzzle> {
        let puzzle = &self.settings.puzzle;
        let from = Stand::Position(position.clone());
        Puzzle::new(puzzle.rule(), puzzle.pegs(), puzzle.discs(), from, puzzle.goal().clone()).ok()
    }

    /// The way from where the discs are, as far as it is known without searching.
    #[must_use]
    pub fn advice(&self) -> Advice {
        self.advice_at(&self.position())
    }

    fn advice_at(&self, position: &Position) -> Advice {
        let Some(puzzle) = self.puzzle_from(position) else { return Advice::Done };
        if puzzle.is_solved_at_once() {
            return Advice::Done;
        }
        let table = self.table.as_ref();
        let own = Some(&self.solution).filter(|_| self.settings.path != Path::Hamiltonian && self.pending.is_none());
        let known = own
            .into_iter()
            .chain(table.and_then(|table| table.found.as_ref()))
            .find_map(|solution| way(solution, solution.index_of(position)?));
        if let Some(known) = known {
            return known;
        }
        if let Some(quest) = table.and_then(|table| table.quest.as_ref()) {
            return Advice::Searching(quest.seen, quest.all);
        }
        match (self.program.solve)(&puzzle, Path::default(), Search::MOST_POSITIONS_IN_A_PAGE) {
            Ok(Begun::Solved(solution)) => way(&solution, Index::START).unwrap_or(Advice::Done),
            Ok(begun) => Advice::Asks(begun.positions().unwrap_or(0)),
            Err(error) => Advice::None(error),
        }
    }

    fn search_way(&mut self) {
        if let (Advice::Asks(all), Some(puzzle)) = (self.advice(), self.puzzle_from(&self.position())) {
            self.on_table().quest = Some(Rc::new(Quest { puzzle, seen: 0, all }));
        }
    }

    /// The search for the way is over.
    fn advised(&mut self, result: Result<Rc<Solution>, Unsolved>) {
        if self.on_table().quest.take().is_some() {
            match result {
                Ok(solution) => self.on_table().found = Some(solution),
                Err(error) => self.complain(Problem::new(Parameter::Walk, "", Reason::Unsolved(error))),
            }
        }
    }
}

/// The rest of a solution, from an index on.
fn way(solution: &Solution, index: Index) -> Option<Advice> {
    let next = solution.move_at(&index.next())?;
    Some(Advice::Way { moves: solution.total().minus(&index), next, optimality: solution.optimality() })
}
