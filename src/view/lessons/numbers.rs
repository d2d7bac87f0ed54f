//! Tables of moves, and their growth as a picture.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, State};
use crate::solver::{Discs, Index, Optimality, Peg, Pegs, Puzzle, Rule, Solution, Stand, numbers};
use crate::text::{Language, Lesson, Phrase, number};
use crate::view::pixels::px;
use crate::view::timeline_layout::octaves;

/// So many rows.
const ROWS: u32 = 12;
/// How high a row of the picture's scale is, and how wide one disc.
const STEP: (f64, f64) = (40.0, 16.0);

/// A rule to compare with: its name and its totals for 1, 2, 3… discs.
struct Column {
    name: String,
    totals: Vec<(Index, Optimality)>,
}

/// The rules that everything is compared with: how the moves grow is the lesson.
fn rivals() -> Vec<(Rule, Pegs)> {
    let four = Pegs::new(4);
    [
        (Rule::Any, Some(Pegs::THREE)),
        (Rule::OneWay, Some(Pegs::THREE)),
        (Rule::Linear, Some(Pegs::THREE)),
        (Rule::Any, four),
    ]
    .into_iter()
    .filter_map(|(rule, pegs)| Some((rule, pegs?)))
    .collect()
}

fn column(rule: Rule, pegs: Pegs, ends: Option<(Peg, Peg)>, language: Language) -> Column {
    let last = pegs.iter().next_back().unwrap_or(Peg::A);
    let (from, to) = ends.unwrap_or((Peg::A, last));
    // Only what has a recursion: a table must not make anyone wait.
    let total = |discs: u32| {
        let ends = (Stand::Tower(from), Stand::Tower(to));
        let puzzle = Puzzle::new(rule, pegs, Discs::new(discs)?, ends.0, ends.1).ok()?;
        let most_searched = 1 << 14;
        match Solution::begin(&puzzle, crate::solver::Path::default(), most_searched).ok()? {
            crate::solver::Begun::Solved(solution) => Some((solution.total().clone(), solution.optimality())),
            crate::solver::Begun::Searching(quest) => {
                let solution = quest.finish().ok()?;
                Some((solution.total().clone(), solution.optimality()))
            }
            crate::solver::Begun::Later => None,
        }
    };
    let name = format!(
        "{} ({})",
        language.say(&Phrase::Rule(rule)),
        language.explain(&Lesson::PegsAndEnds { pegs, from, to })
    );
    Column { name, totals: (1..=ROWS).map_while(total).collect() }
}

/// The table, the picture, and what it comes to.
pub fn draw(state: &Rc<State>, language: Language, _: &Callback<Action>) -> Html {
    let puzzle = &state.settings().puzzle;
    let ends = match (puzzle.start(), puzzle.goal()) {
        (&Stand::Tower(from), &Stand::Tower(to)) if from != to => Some((from, to)),
        _ => None,
    };
    let mut columns = vec![column(puzzle.rule(), puzzle.pegs(), ends, language)];
    let others = rivals().into_iter().filter(|&(rule, pegs)| (rule, pegs) != (puzzle.rule(), puzzle.pegs()));
    columns.extend(others.map(|(rule, pegs)| column(rule, pegs, None, language)));
    let (discs, seconds) = (puzzle.discs().count(), state.total());
    html! {
        <div class="numbers">
            <p>{ language.say(&Phrase::Total { total: seconds, optimality: state.solution().optimality() }) }</p>
            <p>{ language.explain(&Lesson::AtOneASecond { discs, seconds }) }</p>
            { growth(puzzle, language) }
            <div class="wide">{ table(&columns, language) }</div>
            { plot(&columns, language) }
        </div>
    }
}

fn growth(puzzle: &Puzzle, language: Language) -> Html {
    let formula = numbers::formula(puzzle).map(|formula| html! { <p>{ formula.to_string() }</p> });
    let rate = numbers::growth(puzzle).map(|rate| {
        let thousandths = (rate * 1_000.0).round() as u32;
        let rate = format!("{}.{:03}", thousandths / 1_000, thousandths % 1_000);
        html! { <p>{ language.explain(&Lesson::Growth(&rate)) }</p> }
    });
    html! { <>{ formula.unwrap_or_default() }{ rate.unwrap_or_default() }</> }
}

fn table(columns: &[Column], language: Language) -> Html {
    let cell = |column: &Column, row: u32| {
        let total = column.totals.get(row as usize - 1);
        let text = total.map(|(total, sure)| {
            let mark = if *sure == Optimality::Presumed { " ?" } else { "" };
            format!("{}{mark}", number::exact(total))
        });
        html! { <td class="number">{ text.unwrap_or_else(|| "–".into()) }</td> }
    };
    html! {
        <table>
            <thead><tr>
                <th scope="col">{ language.explain(&Lesson::NumbersDiscs) }</th>
                { for columns.iter().map(|column| html! { <th scope="col">{ &column.name }</th> }) }
            </tr></thead>
            <tbody>
                { for (1..=ROWS).map(|row| html! {
                    <tr><th scope="row">{ row }</th>{ for columns.iter().map(|column| cell(column, row)) }</tr>
                }) }
            </tbody>
        </table>
    }
}

/// The totals on a logarithmic scale: where the moves grow by a factor with each disc, a straight line.
fn plot(columns: &[Column], language: Language) -> Html {
    let (wide, high) = (STEP.0 * f64::from(ROWS), STEP.1 * 20.0);
    let point = |(place, (total, _)): (usize, &(Index, Optimality))| {
        let (x, y) = (STEP.0 * (place as f64 + 0.5), high - STEP.1 * octaves(total));
        format!("{}{} {}", if place == 0 { "M" } else { "L" }, px(x), px(y))
    };
    let line = |column: &Column| column.totals.iter().enumerate().map(point).collect::<String>();
    let label = language.explain(&Lesson::NumbersPlot);
    html! {
        <figure>
            <svg class="plot" viewBox={format!("0 0 {wide} {high}")} role="img" aria-label={label.clone()}>
                <path class="axis" d={format!("M0 0V{high}H{wide}")} />
                { for columns.iter().enumerate().map(|(place, column)| html! {
                    <path class="line" data-line={place.to_string()} d={line(column)} />
                }) }
            </svg>
            <figcaption>
                { for columns.iter().enumerate().map(|(place, column)| html! {
                    <span class="key" data-line={place.to_string()}>{ &column.name }</span>
                }) }
            </figcaption>
            <p class="hint">{ label }</p>
        </figure>
    }
}
