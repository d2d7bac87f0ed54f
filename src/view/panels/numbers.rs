//! The number of moves under several rules, as a table and as a plot.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Arg, L10n, PanelSentence, msg};
use crate::layout::svg_number::px;
use crate::layout::timeline::octaves;
use crate::model::{Action, State};
use crate::solver::{
    Attempt, DiscCount, Index, Optimality, PathKind, Peg, PegCount, Placement, Puzzle, Rule, Solution, counts,
};
use crate::view::chunks::StatePart;
use crate::view::components::memo::memo;

use super::plot::plot;

/// One row for each number of discs, from 1.
const ROWS: u32 = 12;
/// The width of one disc and the height of one octave in the plot. An octave is a factor of two.
const STEP: (f64, f64) = (40.0, 16.0);
/// The height of the plot, in octaves.
const OCTAVES: f64 = 20.0;
/// The limit of a search for one number of the table, so that the user does not have to wait.
const MAX_POSITIONS: u32 = 1 << 14;

/// A rule with its totals for 1, 2, 3, … discs.
struct Column {
    name: String,
    totals: Vec<(Index, Optimality)>,
}

pub fn draw(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    // The content depends on the solution only.
    memo(StatePart { draw: content, state: state.clone(), looks_same: |_, _| true }, l10n, dispatch)
}

fn content(state: &Rc<State>, l10n: L10n, _: &Callback<Action>) -> Html {
    let Some(solution) = state.solved() else { return Html::default() };
    let columns = columns(state.puzzle(), l10n);
    html! {
        <div class="numbers">
            { for sentences(state, solution, l10n).into_iter().map(|text| html! { <p>{ text }</p> }) }
            <div class="wide" tabindex="0">{ table(&columns, l10n) }</div>
            { growth_plot(&columns, l10n) }
        </div>
    }
}

fn sentences(state: &State, solution: &Solution, l10n: L10n) -> Vec<String> {
    let (puzzle, seconds) = (state.puzzle(), solution.total());
    let is_shortest = state.config.puzzle.path != PathKind::Hamiltonian;
    let discs = puzzle.discs().count();
    let sentences = [
        Some(l10n.total(seconds, solution.optimality())),
        Some(l10n.panel_sentence(&PanelSentence::AtOneASecond { discs, seconds })),
        counts::formula(puzzle).filter(|_| is_shortest).map(|formula| formula.to_string()),
        growth(puzzle, l10n).filter(|_| is_shortest),
    ];
    sentences.into_iter().flatten().collect()
}

fn growth(puzzle: &Puzzle, l10n: L10n) -> Option<String> {
    let rate = counts::growth_rate(puzzle).filter(|&rate| rate > 1.0)?;
    Some(l10n.format(msg::NUMBERS_GROWTH, [Arg::Decimal(&px(rate))]))
}

/// The puzzle's own rule, and others to compare it with.
fn columns(puzzle: &Puzzle, l10n: L10n) -> Vec<Column> {
    let ends = match (puzzle.start(), puzzle.goal()) {
        (&Placement::Tower(from), &Placement::Tower(to)) if from != to => Some((from, to)),
        _ => None,
    };
    let three_pegs = [Rule::Any, Rule::OneWay, Rule::Linear].into_iter().map(|rule| (rule, PegCount::THREE));
    let four_pegs = PegCount::new(4).map(|four| (Rule::Any, four));
    let others = three_pegs.chain(four_pegs).filter(|&other| other != (puzzle.rule(), puzzle.pegs()));
    let own = column(puzzle.rule(), puzzle.pegs(), ends, l10n);
    std::iter::once(own).chain(others.map(|(rule, pegs)| column(rule, pegs, None, l10n))).collect()
}

fn column(rule: Rule, pegs: PegCount, ends: Option<(Peg, Peg)>, l10n: L10n) -> Column {
    let (from, to) = ends.unwrap_or((Peg::A, pegs.iter().next_back().unwrap_or(Peg::A)));
    let total = |discs: u32| {
        let puzzle =
            Puzzle::new(rule, pegs, DiscCount::new(discs)?, Placement::Tower(from), Placement::Tower(to)).ok()?;
        let solution = match Solution::start(&puzzle, PathKind::default(), MAX_POSITIONS).ok()? {
            Attempt::Solved(solution) => solution,
            Attempt::Search(search) => search.finish().ok()?,
        };
        Some((solution.total().clone(), solution.optimality()))
    };
    let ends = l10n.panel_sentence(&PanelSentence::PegsAndEnds { pegs, from, to });
    let name = [l10n.rule(rule), ends].join(", ");
    Column { name, totals: (1..=ROWS).map_while(total).collect() }
}

fn table(columns: &[Column], l10n: L10n) -> Html {
    let cell = |column: &Column, row: u32| match column.totals.get(row as usize - 1) {
        Some((total, Optimality::Presumed)) => [&l10n.full(total), " ?"].concat(),
        Some((total, _)) => l10n.full(total),
        None => "–".into(),
    };
    let row = |number: u32| {
        html! {
            <tr>
                <th scope="row">{ number.to_string() }</th>
                { for columns.iter().map(|column| html! { <td class="number">{ cell(column, number) }</td> }) }
            </tr>
        }
    };
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ l10n.text(msg::NUMBERS_DISCS) }</th>
                    { for columns.iter().map(|column| html! { <th scope="col">{ &column.name }</th> }) }
                </tr>
            </thead>
            <tbody>{ for (1..=ROWS).map(row) }</tbody>
        </table>
    }
}

/// The totals on a logarithmic scale: the line is straight if each disc multiplies the number of moves by the same
/// factor.
fn growth_plot(columns: &[Column], l10n: L10n) -> Html {
    let (width, height) = (STEP.0 * f64::from(ROWS), STEP.1 * OCTAVES);
    let point = |(number, (total, _)): (usize, &(Index, Optimality))| {
        let (x, y) = (STEP.0 * (number as f64 + 0.5), height - STEP.1 * octaves(total));
        format!("{}{} {}", if number == 0 { "M" } else { "L" }, px(x), px(y))
    };
    let line = |column: &Column| column.totals.iter().enumerate().map(point).collect();
    let key = |(number, column): (usize, &Column)| {
        html! { <span class="key" data-line={number.to_string()}>{ &column.name }</span> }
    };
    let label = l10n.text(msg::NUMBERS_PLOT);
    html! {
        <figure>
            { plot((width, height), label, columns.iter().map(line)) }
            <figcaption>{ for columns.iter().enumerate().map(key) }</figcaption>
            { super::hint(label) }
        </figure>
    }
}
