//! A race of algorithms that list all moves.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::chart::ticks;
use crate::model::{Parameter, Problem, Race, RaceAction, Runner, Sample, Scene, SystemEvent};
use crate::solver::Index;
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::field::Field;
use crate::view::components::memo::{Render, memo};

use super::hint;
use super::plot::{Axis, Line, key, plot};

/// The most ticks of the axes. Numbers of moves are long.
const MAX_TICKS: (u64, u64) = (3, 4);

/// The field, the button, the chart and the table.
#[derive(PartialEq)]
pub struct RacePanel {
    race: Option<Rc<Race>>,
    field: DiscsField,
}

impl RacePanel {
    pub fn of(scene: &Scene) -> Self {
        let problem = scene.problem_of(Parameter::Race).cloned();
        Self { race: scene.session.race.clone(), field: DiscsField { discs: scene.config.race.discs, problem } }
    }
}

impl Render for RacePanel {
    fn render(&self, ui: &Ui) -> Html {
        let race = self.race.as_deref();
        let button = match race.is_some_and(|race| race.is_running) {
            true => Button::new("stop-race", RaceAction::Stop).html(ui.l10n.text(msg::COMMON_STOP), &ui.dispatch),
            false => Button::new("start-race", RaceAction::Start).html(ui.l10n.text(msg::RACE_START), &ui.dispatch),
        };
        html! {
            <div class="race">
                { hint(ui.l10n.text(msg::RACE_HINT)) }
                <div class="row looks">
                    // The field is memoised separately, so that the user can type in it during the race.
                    { memo(self.field.clone(), ui) }
                    { button }
                </div>
                if let Some(race) = race {
                    { time_chart(race, ui.l10n) }
                    <div class="wide" tabindex="0" role="region" aria-label={ui.l10n.text(msg::RACE_TITLE)}>
                        { table(race, ui.l10n) }
                    </div>
                }
            </div>
        }
    }
}

/// The number of discs in the race.
#[derive(Clone, PartialEq)]
struct DiscsField {
    discs: u32,
    problem: Option<Problem>,
}

impl Render for DiscsField {
    fn render(&self, ui: &Ui) -> Html {
        let parse = |value: &str| {
            Some(match Race::parse_discs(value) {
                Some(discs) => RaceAction::SetDiscs(discs).into(),
                None => SystemEvent::RejectInput(Parameter::Race, value.to_owned()).into(),
            })
        };
        let field = Field::new(ui.l10n.text(msg::PUZZLE_DISCS), "race").problem(self.problem.as_ref());
        field.number((self.discs, Race::MAX_DISCS), ui, parse)
    }
}

fn table(race: &Race, l10n: L10n) -> Html {
    let row = |(line, (&runner, samples)): (usize, (&Runner, &Vec<Sample>))| {
        let lap = samples.last().copied().unwrap_or(Sample { moves: 0, elapsed_ms: 0.0 });
        let cell = |column: u8| l10n.race_cell(column, runner, &lap, race.total());
        html! {
            <tr>
                <th scope="row">{ key(line) }{ cell(0) }</th>
                { for (1..=3).map(|column| html! { <td class="number">{ cell(column) }</td> }) }
            </tr>
        }
    };
    let columns = [
        msg::RACE_COLUMN_ALGORITHM,
        msg::RACE_COLUMN_MOVES,
        msg::RACE_COLUMN_MILLISECONDS,
        msg::RACE_COLUMN_NANOSECONDS_PER_MOVE,
    ];
    let heading = |message| html! { <th scope="col">{ l10n.text(message) }</th> };
    html! {
        <table>
            <thead><tr>{ for columns.into_iter().map(heading) }</tr></thead>
            <tbody>{ for Runner::ALL.iter().zip(&race.samples).enumerate().map(row) }</tbody>
        </table>
    }
}

/// The time that each runner has taken for its moves. The lower a line, the faster its runner.
fn time_chart(race: &Race, l10n: L10n) -> Html {
    let longest = race.samples.iter().flatten().map(|sample| sample.elapsed_ms).fold(1.0, f64::max);
    let total = race.total();
    let axis = |title, max: f64, most| {
        let number = |tick: u64| (tick as f64 / max, l10n.full(&Index::from(tick)));
        Axis { title: l10n.text(title).into(), ticks: ticks(max as u64, most).into_iter().map(number).collect() }
    };
    let point = |sample: &Sample| (sample.moves as f64 / total as f64, sample.elapsed_ms / longest);
    let line = |(look, (&runner, samples)): (usize, (&Runner, &Vec<Sample>))| Line {
        name: l10n.runner(runner).into(),
        look,
        points: std::iter::once((0.0, 0.0)).chain(samples.iter().map(point)).collect(),
    };
    let lines: Vec<Line> = Runner::ALL.iter().zip(&race.samples).enumerate().map(line).collect();
    let label = l10n.race_plot(total, longest);
    let (x, y) = (
        axis(msg::RACE_COLUMN_MOVES, total as f64, MAX_TICKS.0),
        axis(msg::RACE_AXIS_MILLISECONDS, longest, MAX_TICKS.1),
    );
    html! { <figure>{ plot(&label, &x, &y, &lines, None) }</figure> }
}
