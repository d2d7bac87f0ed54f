//! The race of the ways to list all moves.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Language, Lesson, PanelText};
use crate::layout::svg_number::px;
use crate::model::{Action, Lap, Look, Parameter, Race, Racing, Runner, State};
use crate::view::components::fields::number_field;
use crate::view::components::memo::part;
use crate::view::lesson::Lesson as Facts;

use crate::view::components::markup::{block, hint, text, wide, words};

/// How wide and how high the picture is.
const SIZE: (f64, f64) = (480.0, 240.0);

/// The field, the button, the table and the picture.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    // A field of its own: while the race runs, a person may type.
    let same = |a: &State, b: &State| a.race_discs() == b.race_discs();
    let field = Facts { draw: field, state: state.clone(), same };
    let runs = state.race().is_some_and(|race| race.runs);
    let button = match runs {
        true => words(&Action::Look(Look::Race(Racing::Stop)), language.label(PanelText::Stop)),
        false => words(&Action::Look(Look::Race(Racing::Start)), language.label(PanelText::RaceStart)),
    };
    html! {
        <div class="race">
            { text(hint(language.label(PanelText::RaceHint))) }
            <div class="row looks">
                { part(field, language, on) }
                { block(button, on) }
            </div>
            if let Some(race) = state.race() {
                { wide(result(race, language), on) }
                { text(plot(race, language)) }
            }
        </div>
    }
}

fn field(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let read = |value: &str| {
        let discs = Race::read(value).map(|discs| Action::Look(Look::Race(Racing::Discs(discs))));
        discs.or_else(|| Some(Action::Look(Look::Refuse(Parameter::Race, value.to_owned()))))
    };
    number_field(language.label(PanelText::Discs), "race", (state.race_discs(), Race::MOST_DISCS), on, read)
}

fn result(race: &Race, language: Language) -> String {
    let rows = Runner::ALL.iter().zip(&race.laps).enumerate().map(|(place, (&runner, laps))| {
        let lap = laps.last().copied().unwrap_or(Lap { moves: 0, milliseconds: 0.0 });
        let cell = |column: u8| language.explain(&Lesson::RaceCell { column, runner, lap, total: race.total() });
        format!(
            "<tr><th scope=\"row\"><span class=\"key\" data-line=\"{place}\">{}</span></th><td class=\"number\">{}</td>\
             <td class=\"number\">{}</td><td class=\"number\">{}</td></tr>",
            cell(0),
            cell(1),
            cell(2),
            cell(3)
        )
    });
    format!(
        "<table><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th>\
         <th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr></thead><tbody>{}</tbody></table>",
        language.label(PanelText::RaceWay),
        language.label(PanelText::RaceMoves),
        language.label(PanelText::RaceTime),
        language.label(PanelText::RaceEach),
        rows.collect::<String>()
    )
}

/// The moves made over the time that each runner ran.
fn plot(race: &Race, language: Language) -> String {
    let laps = || race.laps.iter().flatten();
    let longest = laps().map(|lap| lap.milliseconds).fold(1.0, f64::max);
    let (wide, high) = SIZE;
    let point = |lap: &Lap| {
        let (x, y) = (wide * lap.milliseconds / longest, high * (1.0 - lap.moves as f64 / race.total() as f64));
        format!("L{} {}", px(x), px(y))
    };
    let line = |(place, laps): (usize, &Vec<Lap>)| {
        let points: String = laps.iter().map(point).collect();
        format!("<path class=\"line\" data-line=\"{place}\" d=\"M0 {}{points}\"></path>", px(high))
    };
    let lines: String = race.laps.iter().enumerate().map(line).collect();
    let (label, wide, high) =
        (language.explain(&Lesson::RacePlot { total: race.total(), milliseconds: longest }), px(wide), px(high));
    format!(
        "<svg class=\"plot\" viewBox=\"0 0 {wide} {high}\" role=\"img\" aria-label=\"{label}\">\
         <path class=\"axis\" d=\"M0 0V{high}H{wide}\"></path>{lines}</svg><p class=\"hint\">{label}</p>"
    )
}
