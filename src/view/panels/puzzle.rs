//! The choice of the puzzle.

use yew::prelude::*;

use crate::l10n::{Language, PanelText};
use crate::model::{Action, Edit, Look, MOST_DISCS, Parameter, read_discs};
use crate::solver::recursion::Split;
use crate::solver::{Discs, Path, Peg, Pegs, Puzzle, Rule, Stand};

use crate::view::components::fields::{Make, Read, button, choice, number_field};
use crate::view::components::memo::Facts;

/// Fields for the discs, the rule, the start and the goal.
#[derive(Clone, PartialEq)]
pub struct PuzzleForm {
    pub puzzle: Puzzle,
    pub path: Path,
    /// How many moves it takes, in words.
    pub total: AttrValue,
}

impl Facts for PuzzleForm {
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html {
        let Self { puzzle, path, total } = self;
        html! {
            <div class="fields">
                { discs(puzzle.discs(), language, on) }
                { pegs(puzzle.pegs(), language, on) }
                { rules(puzzle, language, on) }
                { ends(puzzle, false, language, on, |v| peg(v).map(|peg| Action::Edit(Edit::From(peg)))) }
                { ends(puzzle, true, language, on, |v| peg(v).map(|peg| Action::Edit(Edit::To(peg)))) }
                { paths(puzzle, *path, language, on) }
                <p class="total" data-total-text="">{ total }</p>
            </div>
        }
    }
}

fn peg(value: &str) -> Option<Peg> {
    value.chars().next().and_then(Peg::from_digit)
}

fn discs(discs: Discs, language: Language, on: &Callback<Action>) -> Html {
    let count = discs.count();
    let by = |more: bool, sign: &'static str, name: PanelText| {
        let useful = if more { count < MOST_DISCS } else { count > 0 };
        let action: Make = if more { || Action::Edit(Edit::MoreDiscs) } else { || Action::Edit(Edit::FewerDiscs) };
        button(language.label(name), sign.into(), useful.then_some(action), on)
    };
    let read = |value: &str| {
        Some(read_discs(value).map_or_else(
            || Action::Look(Look::Refuse(Parameter::Discs, value.to_owned())),
            |discs| Action::Edit(Edit::Discs(discs)),
        ))
    };
    html! {
        <div class="stepper">
            { number_field(language.label(PanelText::Discs), "discs", (count, MOST_DISCS), on, read) }
            { by(false, "−", PanelText::FewerDiscs) }
            { by(true, "+", PanelText::MoreDiscs) }
        </div>
    }
}

fn pegs(pegs: Pegs, language: Language, on: &Callback<Action>) -> Html {
    let read = |value: &str| {
        let pegs = value.parse().ok().and_then(Pegs::new);
        Some(pegs.map_or_else(
            || Action::Look(Look::Refuse(Parameter::Pegs, value.to_owned())),
            |pegs| Action::Edit(Edit::Pegs(pegs)),
        ))
    };
    number_field(language.label(PanelText::Pegs), "pegs", (pegs.count().into(), Pegs::MOST.into()), on, read)
}

fn rules(puzzle: &Puzzle, language: Language, on: &Callback<Action>) -> Html {
    let current = puzzle.rule();
    // On three pegs the ring is the classic puzzle. A rule that only a link can name stands last.
    let offered = |&rule: &Rule| rule != Rule::Cyclic || puzzle.pegs() > Pegs::THREE;
    let mut rules: Vec<Rule> = Rule::NAMED.into_iter().filter(offered).collect();
    if !rules.contains(&current) {
        rules.push(current);
    }
    let option = |rule: Rule| (rule.to_string(), language.rule(rule));
    let read = |value: &str| value.parse().ok().map(|rule| Action::Edit(Edit::Rule(rule)));
    let label = language.label(PanelText::RuleName);
    choice(label, "rule", rules.into_iter().map(option), &current.to_string(), on, read)
}

const MOST_ASIDE: Path = Path::Shortest(Split::Largest);

/// The name of a path in the form.
fn value(path: Path) -> &'static str {
    if path == Path::default() { "" } else { path.name() }
}

/// Which path, where there is a choice: any move from tower to tower.
fn paths(puzzle: &Puzzle, path: Path, language: Language, on: &Callback<Action>) -> Html {
    let towers = matches!((puzzle.start(), puzzle.goal()), (Stand::Tower(_), Stand::Tower(_)));
    let other = if puzzle.pegs() == Pegs::THREE { Path::Hamiltonian } else { MOST_ASIDE };
    if puzzle.rule() != Rule::Any || !towers || puzzle.pegs() < Pegs::THREE {
        return Html::default();
    }
    let option = |path: Path| (value(path).to_owned(), language.path(path).to_owned());
    let read = |value: &str| {
        let paths = [Path::default(), Path::Hamiltonian, MOST_ASIDE];
        paths.into_iter().find(|&path| self::value(path) == value).map(|path| Action::Edit(Edit::Path(path)))
    };
    let label = language.label(PanelText::PathName);
    choice(label, "path", [Path::default(), other].map(option), value(path), on, read)
}

fn ends(puzzle: &Puzzle, goal: bool, language: Language, on: &Callback<Action>, read: Read) -> Html {
    let (stand, label, name) = if goal {
        (puzzle.goal(), language.label(PanelText::To), "to")
    } else {
        (puzzle.start(), language.label(PanelText::From), "from")
    };
    let chosen = match stand {
        Stand::Tower(peg) => peg.digit().to_string(),
        Stand::Position(_) => String::new(),
    };
    let option = |peg: Peg| (peg.digit().to_string(), peg.letter().to_string());
    // A position that only a link can give.
    let position = chosen.is_empty().then(|| (String::new(), language.label(PanelText::OwnPosition).to_owned()));
    choice(label, name, position.into_iter().chain(puzzle.pegs().iter().map(option)), &chosen, on, read)
}
