//! How a person changes the puzzle. The form for it comes with the second part of the program, and so does this.

use crate::solver::{Begun, Discs, Path, Peg, Pegs, Rule, Solution, Stand};

use super::settings::Draft;
use super::{MOST_DISCS, Parameter, Pending, Playing, Problem, Reason, State, link};

/// A change of the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Another number of discs.
    Discs(Discs),
    /// One disc more, where the page takes as many.
    MoreDiscs,
    /// One disc fewer, where there is one.
    FewerDiscs,
    /// Another number of pegs.
    Pegs(Pegs),
    /// Another rule.
    Rule(Rule),
    /// Another start.
    From(Peg),
    /// Another goal.
    To(Peg),
    /// Another path of the same puzzle.
    Path(Path),
}

/// Changes the puzzle and stands at its start; where the new one cannot be solved, the old one stays.
pub fn edit(state: &mut State, edit: Edit) {
    let count = state.settings.puzzle.discs().count();
    let discs = |count: Option<u32>| count.filter(|&count| count <= MOST_DISCS).and_then(Discs::new);
    match edit {
        Edit::Discs(discs) => state.change(Parameter::Discs, |draft| draft.set_discs(discs)),
        Edit::MoreDiscs | Edit::FewerDiscs => {
            let next = if edit == Edit::MoreDiscs { count.checked_add(1) } else { count.checked_sub(1) };
            if let Some(discs) = discs(next) {
                state.change(Parameter::Discs, |draft| draft.set_discs(discs));
            }
        }
        Edit::Pegs(pegs) => state.change(Parameter::Pegs, |draft| draft.set_pegs(pegs)),
        Edit::Rule(rule) => state.change(Parameter::Rule, |draft| draft.set_rule(rule)),
        Edit::From(peg) => state.change(Parameter::From, |draft| draft.set_from(Stand::Tower(peg))),
        Edit::To(peg) => state.change(Parameter::To, |draft| draft.set_to(Stand::Tower(peg))),
        Edit::Path(path) => state.change(Parameter::Path, |draft| draft.path = path),
    }
    // A task goes on with the new one.
    (state.program.play)(state, Playing::Resume);
}

impl State {
    /// Changes one part of the puzzle and stands at its start; where the new puzzle cannot be solved, the old one stays.
    pub(super) fn change(&mut self, parameter: Parameter, edit: impl FnOnce(&mut Draft)) {
        let mut draft = Draft::of(&self.settings.puzzle, self.settings.path);
        edit(&mut draft);
        let begun = draft.puzzle().map_err(Reason::Puzzle).and_then(|puzzle| {
            let begun = Self::begin(self.program, &puzzle, draft.path);
            Ok((puzzle, begun.map_err(Reason::Unsolved)?))
        });
        self.problems.clear();
        self.typed = None;
        match begun {
            Ok((puzzle, _)) if (&puzzle, draft.path) == (&self.settings.puzzle, self.settings.path) => {}
            Ok((puzzle, Begun::Solved(solution))) => self.take_puzzle(puzzle, draft.path, solution),
            Ok((puzzle, begun)) => {
                // What was never known is nothing to go back to.
                let before = self.pending.as_ref().and_then(|pending| pending.back.clone());
                let back = before.map_or_else(|| link::write(self), |(back, _)| back);
                self.take_puzzle(puzzle.clone(), draft.path, Solution::unknown(&puzzle));
                let given = link::given(&link::write(self));
                let all = begun.positions();
                self.pending = Some(Pending { given, back: Some((back, parameter)), seen: 0, all });
            }
            Err(reason) => self.complain(Problem::new(parameter, "", reason)),
        }
    }
}
