//! Tables of moves, and their growth as a picture.
//!
//! Nothing in them can be pressed: they are written as text, which takes a third of the code that elements take.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Fact, Language, Lesson, PanelText};
use crate::layout::svg_number::px;
use crate::layout::timeline::octaves;
use crate::model::{Action, State};
use crate::solver::{Begun, Discs, Index, Optimality, Path, Peg, Pegs, Puzzle, Rule, Solution, Stand, numbers};

use crate::view::components::markup::block;

/// So many rows.
const ROWS: u32 = 12;
/// How wide one disc is in the picture, and how high an octave of moves.
const STEP: (f64, f64) = (40.0, 16.0);
/// A table must not make anyone wait: no more positions than this are searched for one of its numbers.
const MOST_SEARCHED: u32 = 1 << 14;

/// A rule: its name and its totals for 1, 2, 3… discs.
struct Column {
    name: String,
    totals: Vec<(Index, Optimality)>,
}

/// The rules that the chosen one is compared with.
fn rivals() -> impl Iterator<Item = (Rule, Pegs)> {
    let four = Pegs::new(4).map(|four| (Rule::Any, four));
    [Rule::Any, Rule::OneWay, Rule::Linear].into_iter().map(|rule| (rule, Pegs::THREE)).chain(four)
}

fn column(rule: Rule, pegs: Pegs, ends: Option<(Peg, Peg)>, language: Language) -> Column {
    let (from, to) = ends.unwrap_or((Peg::A, pegs.iter().next_back().unwrap_or(Peg::A)));
    let total = |discs: u32| {
        let puzzle = Puzzle::new(rule, pegs, Discs::new(discs)?, Stand::Tower(from), Stand::Tower(to)).ok()?;
        let solution = match Solution::begin(&puzzle, Path::default(), MOST_SEARCHED).ok()? {
            Begun::Solved(solution) => solution,
            Begun::Searching(quest) => quest.finish().ok()?,
            Begun::Later => return None,
        };
        Some((solution.total().clone(), solution.optimality()))
    };
    let ends = language.explain(&Lesson::PegsAndEnds { pegs, from, to });
    let name = [language.rule(rule), ends].join(", ");
    Column { name, totals: (1..=ROWS).map_while(total).collect() }
}

/// The table, the picture, and what it comes to.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    if state.pending().is_some() {
        return Html::default();
    }
    let puzzle = &state.settings().puzzle;
    let is_shortest = state.settings().path != Path::Hamiltonian;
    let ends = match (puzzle.start(), puzzle.goal()) {
        (&Stand::Tower(from), &Stand::Tower(to)) if from != to => Some((from, to)),
        _ => None,
    };
    let others = rivals().filter(|&(rule, pegs)| (rule, pegs) != (puzzle.rule(), puzzle.pegs()));
    let mut columns = vec![column(puzzle.rule(), puzzle.pegs(), ends, language)];
    columns.extend(others.map(|(rule, pegs)| column(rule, pegs, None, language)));
    let (discs, seconds) = (puzzle.discs().count(), state.total());
    let said = [
        Some(language.total(seconds, state.solution().optimality())),
        Some(language.explain(&Lesson::AtOneASecond { discs, seconds })),
        numbers::formula(puzzle).filter(|_| is_shortest).map(|formula| formula.to_string()),
        growth(puzzle, language).filter(|_| is_shortest),
    ];
    let said: String = said.iter().flatten().map(|line| format!("<p>{line}</p>")).collect();
    let text = format!(
        "<div class=\"numbers\">{said}<div class=\"wide\" tabindex=\"0\">{}</div>{}</div>",
        table(&columns, language),
        plot(&columns, language)
    );
    block(text, on)
}

fn growth(puzzle: &Puzzle, language: Language) -> Option<String> {
    let rate = numbers::growth(puzzle).filter(|&rate| rate > 1.0)?;
    Some(language.fill(PanelText::Growth, &[Fact::Decimal(&px(rate))]))
}

fn table(columns: &[Column], language: Language) -> String {
    let cell = |column: &Column, row: u32| match column.totals.get(row as usize - 1) {
        Some((total, sure)) => {
            let mark = if *sure == Optimality::Presumed { " ?" } else { "" };
            format!("<td class=\"number\">{}{mark}</td>", language.exact(total))
        }
        None => "<td class=\"number\">–</td>".into(),
    };
    let row = |number: u32| {
        let cells: String = columns.iter().map(|column| cell(column, number)).collect();
        format!("<tr><th scope=\"row\">{number}</th>{cells}</tr>")
    };
    let names = columns.iter().map(|column| format!("<th scope=\"col\">{}</th>", column.name));
    format!(
        "<table><thead><tr><th scope=\"col\">{}</th>{}</tr></thead><tbody>{}</tbody></table>",
        language.label(PanelText::NumbersDiscs),
        names.collect::<String>(),
        (1..=ROWS).map(row).collect::<String>()
    )
}

/// The totals on a logarithmic scale: where the moves grow by a factor with each disc, a straight line.
fn plot(columns: &[Column], language: Language) -> String {
    let (wide, high) = (STEP.0 * f64::from(ROWS), STEP.1 * 20.0);
    let point = |(place, (total, _)): (usize, &(Index, Optimality))| {
        let (x, y) = (STEP.0 * (place as f64 + 0.5), high - STEP.1 * octaves(total));
        format!("{}{} {}", if place == 0 { "M" } else { "L" }, px(x), px(y))
    };
    let label = language.label(PanelText::NumbersPlot);
    let (mut lines, mut keys) = (String::new(), String::new());
    for (place, column) in columns.iter().enumerate() {
        let line: String = column.totals.iter().enumerate().map(point).collect();
        lines.push_str(&format!("<path class=\"line\" data-line=\"{place}\" d=\"{line}\"></path>"));
        keys.push_str(&format!("<span class=\"key\" data-line=\"{place}\">{}</span>", column.name));
    }
    let (wide, high) = (px(wide), px(high));
    format!(
        "<figure><svg class=\"plot\" viewBox=\"0 0 {wide} {high}\" role=\"img\" aria-label=\"{label}\">\
         <path class=\"axis\" d=\"M0 0V{high}H{wide}\"></path>{lines}</svg><figcaption>{keys}</figcaption>\
         <p class=\"hint\">{label}</p></figure>"
    )
}
