//! The number of moves under several rules, as a chart and as a table.

mod chart;
mod ladder;

use yew::prelude::*;

use crate::l10n::{Arg, L10n, msg};
use crate::layout::chart::sampled_discs;
use crate::layout::svg_number::px;
use crate::model::{KnownSolution, PuzzleConfig, Scene};
use crate::solver::{
    Attempt, DiscCount, Index, Optimality, PathKind, Peg, PegCount, Placement, Puzzle, Rule, Solution, counts,
};
use crate::view::Ui;
use crate::view::components::memo::Render;

use super::plot::key;

/// The limit of a search for one number of the table, so that the user does not have to wait.
const MAX_POSITIONS: u32 = 1 << 14;

/// A rule and its totals for rising numbers of discs.
struct Column {
    /// The heading in the table, above the ends.
    heading: String,
    /// The name in the chart, which does not show the ends.
    name: String,
    /// The pegs, the start and the goal.
    ends: String,
    /// How its line looks, whichever puzzle it is compared with. That of the puzzle itself is the first.
    look: usize,
    totals: Vec<(u32, Index, Optimality)>,
}

/// The chart, the sentences and the table. They depend on the solution only.
#[derive(PartialEq)]
pub struct NumbersPanel {
    puzzle: PuzzleConfig,
    solution: Option<KnownSolution>,
    can_play_legend: bool,
}

impl NumbersPanel {
    pub fn of(scene: &Scene) -> Self {
        Self {
            puzzle: scene.config.puzzle.clone(),
            solution: scene.solved().cloned(),
            can_play_legend: scene.can_play_legend(),
        }
    }
}

impl Render for NumbersPanel {
    fn render(&self, ui: &Ui) -> Html {
        self.solution.as_ref().map(|solution| self.content(solution, ui)).unwrap_or_default()
    }
}

impl NumbersPanel {
    fn content(&self, solution: &Solution, ui: &Ui) -> Html {
        let config = &self.puzzle;
        let (current, columns) = (config.puzzle.discs().count(), columns(config, solution, ui.l10n));
        html! {
            <div class="numbers">
                { for ladder::ladder(config, self.can_play_legend, ui) }
                { chart::growth_chart(&columns, current, solution.total(), ui.l10n) }
                { for sentences(config, solution, ui.l10n).into_iter().map(|text| html! { <p>{ text }</p> }) }
                <div class="wide" tabindex="0" role="region" aria-label={ui.l10n.text(msg::NUMBERS_TITLE)}>
                    { table(&columns, current, ui.l10n) }
                </div>
                if columns.iter().any(Column::has_presumed) {
                    <p class="hint">{ ui.l10n.text(msg::NUMBERS_PRESUMED) }</p>
                }
            </div>
        }
    }
}

fn sentences(config: &PuzzleConfig, solution: &Solution, l10n: L10n) -> Vec<String> {
    let (puzzle, seconds) = (&config.puzzle, solution.total());
    let is_shortest = config.path != PathKind::Hamiltonian;
    let discs = puzzle.discs().count();
    let sentences = [
        Some(l10n.total(puzzle, seconds, solution.optimality())),
        Some(l10n.one_a_second(discs, seconds)),
        counts::formula(puzzle).filter(|_| is_shortest).map(|formula| of_formula(&formula.to_string(), l10n)),
        growth(puzzle, l10n).filter(|_| is_shortest),
        by_chance(puzzle, l10n),
    ];
    sentences.into_iter().flatten().collect()
}

/// A sentence with a formula. A recurrence has its own left side, and a long formula explains itself.
fn of_formula(formula: &str, l10n: L10n) -> String {
    if formula.contains(['=', ',']) { formula.into() } else { l10n.format(msg::NUMBERS_FORMULA, [Arg::Text(formula)]) }
}

/// The duration of a solution by random moves, in the classic puzzle.
fn by_chance(puzzle: &Puzzle, l10n: L10n) -> Option<String> {
    /// Powers of more discs take time.
    const MAX_DISCS: u32 = 10_000;
    let (from, to) = puzzle.towers()?;
    let is_known = puzzle.allows_all_moves() && puzzle.pegs() == PegCount::THREE && from != to;
    let discs = Some(puzzle.discs()).filter(|discs| is_known && discs.count() <= MAX_DISCS)?;
    let moves = counts::random_walk(discs).rounded();
    Some(l10n.format(msg::NUMBERS_BY_CHANCE, [Arg::Number(&moves), "Alekseyev, Berger, 2016".into()]))
}

fn growth(puzzle: &Puzzle, l10n: L10n) -> Option<String> {
    let rate = counts::growth_rate(puzzle).filter(|&rate| rate > 1.0)?;
    Some(match &*px(rate) {
        "2" => l10n.text(msg::NUMBERS_GROWTH_DOUBLES).into(),
        rate => l10n.format(msg::NUMBERS_GROWTH, [Arg::Decimal(rate)]),
    })
}

/// The puzzle's own rule, and others to compare it with.
fn columns(config: &PuzzleConfig, solution: &Solution, l10n: L10n) -> Vec<Column> {
    let puzzle = &config.puzzle;
    let ends = match (puzzle.start(), puzzle.goal()) {
        (&Placement::Tower(from), &Placement::Tower(to)) if from != to => Some((from, to)),
        _ => None,
    };
    let three_pegs = [Rule::OneWay, Rule::Linear].into_iter().map(|rule| (rule, PegCount::THREE));
    let four_pegs = PegCount::new(4).map(|four| (Rule::Any, four));
    let others = three_pegs.chain(four_pegs).chain([(Rule::Any, PegCount::THREE)]);
    let others = (1..).zip(others).filter(|&(_, other)| other != (puzzle.rule(), puzzle.pegs()));
    let discs = sampled_discs(puzzle.discs().count());
    let mut own = column(0, (puzzle.rule(), puzzle.pegs()), ends, &discs, l10n);
    if ends.is_some() && config.path != PathKind::Hamiltonian {
        own.heading = l10n.text(msg::NUMBERS_THIS_PUZZLE).into();
        own.name.clone_from(&own.heading);
        own.insert(puzzle.discs().count(), solution);
    }
    std::iter::once(own).chain(others.map(|(look, other)| column(look, other, None, &discs, l10n))).collect()
}

fn column(look: usize, (rule, pegs): (Rule, PegCount), ends: Option<(Peg, Peg)>, discs: &[u32], l10n: L10n) -> Column {
    let (from, to) = ends.unwrap_or((Peg::A, pegs.iter().next_back().unwrap_or(Peg::A)));
    let total = |&discs: &u32| {
        let puzzle =
            Puzzle::new(rule, pegs, DiscCount::new(discs)?, Placement::Tower(from), Placement::Tower(to)).ok()?;
        let solution = match Solution::start(&puzzle, PathKind::default(), MAX_POSITIONS).ok()? {
            Attempt::Solved(solution) => solution,
            Attempt::Search(search) => search.finish().ok()?,
        };
        Some((discs, solution.total().clone(), solution.optimality()))
    };
    let short = l10n.short_rule(rule);
    let name = match pegs == PegCount::THREE {
        true => short.to_owned(),
        false => l10n.format(msg::NUMBERS_RULE_AND_PEGS, [short.into(), u32::from(pegs.count()).into()]),
    };
    let ends = l10n.pegs_and_ends(pegs, from, to);
    Column { heading: short.into(), name, ends, look, totals: discs.iter().map_while(total).collect() }
}

impl Column {
    /// Adds the total of a known solution, whose search would take too long here.
    fn insert(&mut self, discs: u32, solution: &Solution) {
        if let Err(place) = self.totals.binary_search_by_key(&discs, |&(discs, ..)| discs)
            && discs > 0
        {
            self.totals.insert(place, (discs, solution.total().clone(), solution.optimality()));
        }
    }

    fn has_presumed(&self) -> bool {
        self.totals.iter().any(|(.., optimality)| *optimality == Optimality::Presumed)
    }

    fn cell(&self, discs: u32, l10n: L10n) -> String {
        match self.totals.iter().find(|(row, ..)| *row == discs) {
            Some((_, total, Optimality::Presumed)) => [&l10n.compact(total), " ?"].concat(),
            Some((_, total, _)) => l10n.compact(total),
            None => "–".into(),
        }
    }
}

/// The table, in which the current number of discs is marked.
fn table(columns: &[Column], current: u32, l10n: L10n) -> Html {
    let row = |discs: u32| {
        let is_current = (discs == current).then_some("true");
        html! {
            <tr aria-current={is_current}>
                <th scope="row">{ discs.to_string() }</th>
                { for columns.iter().map(|column| html! { <td class="number">{ column.cell(discs, l10n) }</td> }) }
            </tr>
        }
    };
    let heading = |column: &Column| {
        html! { <th scope="col">{ key(column.look) }{ &column.heading }<small>{ &column.ends }</small></th> }
    };
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ l10n.text(msg::PUZZLE_DISCS) }</th>
                    { for columns.iter().map(heading) }
                </tr>
            </thead>
            <tbody>{ for sampled_discs(current).into_iter().map(row) }</tbody>
        </table>
    }
}
