//! A race of algorithms that list all moves.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, PanelSentence, msg};
use crate::layout::svg_number::px;
use crate::model::{Action, Parameter, Race, RaceAction, Runner, Sample, State, SystemEvent};
use crate::view::chunks::StatePart;
use crate::view::components::buttons::Button;
use crate::view::components::fields::number_field;
use crate::view::components::memo::memo;

use super::hint;
use super::plot::plot;

/// The width and height of the plot, in SVG units.
const SIZE: (f64, f64) = (480.0, 240.0);

/// The field, the button, the table and the plot.
pub fn draw(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    // Memoised separately, so that the user can type in the field during the race.
    let looks_same = |a: &State, b: &State| a.config.race == b.config.race;
    let discs_field = StatePart { draw: discs_field, state: state.clone(), looks_same };
    let race = state.session.race.as_deref();
    let button = match race.is_some_and(|race| race.is_running) {
        true => Button::new("stop-race", RaceAction::Stop).html(l10n.text(msg::COMMON_STOP), dispatch),
        false => Button::new("start-race", RaceAction::Start).html(l10n.text(msg::RACE_START), dispatch),
    };
    html! {
        <div class="race">
            { hint(l10n.text(msg::RACE_HINT)) }
            <div class="row looks">
                { memo(discs_field, l10n, dispatch) }
                { button }
            </div>
            if let Some(race) = race {
                <div class="wide" tabindex="0">{ table(race, l10n) }</div>
                { progress_plot(race, l10n) }
            }
        </div>
    }
}

fn discs_field(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let parse = |value: &str| {
        Some(match Race::parse_discs(value) {
            Some(discs) => RaceAction::SetDiscs(discs).into(),
            None => SystemEvent::RejectInput(Parameter::Race, value.to_owned()).into(),
        })
    };
    let bounds = (state.config.race.discs, Race::MAX_DISCS);
    number_field(l10n.text(msg::PUZZLE_DISCS), "race", bounds, dispatch, parse)
}

fn table(race: &Race, l10n: L10n) -> Html {
    let row = |(line, (&runner, samples)): (usize, (&Runner, &Vec<Sample>))| {
        let lap = samples.last().copied().unwrap_or(Sample { moves: 0, elapsed_ms: 0.0 });
        let cell =
            |column: u8| l10n.panel_sentence(&PanelSentence::RaceCell { column, runner, lap, total: race.total() });
        html! {
            <tr>
                <th scope="row"><span class="key" data-line={line.to_string()}>{ cell(0) }</span></th>
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

/// The number of moves of each runner over time.
fn progress_plot(race: &Race, l10n: L10n) -> Html {
    let longest = race.samples.iter().flatten().map(|sample| sample.elapsed_ms).fold(1.0, f64::max);
    let (width, height) = SIZE;
    let point = |sample: &Sample| {
        let x = width * sample.elapsed_ms / longest;
        let y = height * (1.0 - sample.moves as f64 / race.total() as f64);
        format!("L{} {}", px(x), px(y))
    };
    let line = |samples: &Vec<Sample>| {
        let start = format!("M0 {}", px(height));
        start + &samples.iter().map(point).collect::<String>()
    };
    let label = l10n.panel_sentence(&PanelSentence::RacePlot { total: race.total(), elapsed_ms: longest });
    html! {
        <>
            { plot(SIZE, &label, race.samples.iter().map(line)) }
            { hint(label) }
        </>
    }
}
