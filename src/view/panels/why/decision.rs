//! The reason why the largest disc goes straight or by the third peg.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::Fold;
use crate::solver::classic::decision::{Decision, ReadDisc, Way};
use crate::view::Ui;
use crate::view::components::fold::folded;

use super::WhyPanel;

/// The most rows. Hardly any decision needs more.
const MAX_ROWS: usize = 24;

/// The decision, folded.
pub fn decision(panel: &WhyPanel, decision: &Decision, ui: &Ui) -> Html {
    folded(
        Fold::Decision,
        ui.l10n.text(msg::WHY_DECISION_TITLE),
        || content(decision, ui.l10n),
        panel.open_folds,
        &ui.dispatch,
    )
}

fn content(decision: &Decision, l10n: L10n) -> Html {
    let third = decision.from.third(decision.to);
    let intro = [decision.disc.into(), decision.from.into(), decision.to.into(), third.into(), "Romik, 2006".into()];
    let way = match decision.way {
        Way::Straight => "straight",
        Way::ByThird => "third",
        Way::Either => "other",
    };
    html! {
        <>
            <p>{ l10n.format(msg::WHY_DECISION_INTRO, intro) }</p>
            { table(&decision.read, l10n) }
            <p data-way={way}>
                { l10n.format(msg::WHY_DECISION_RESULT, [decision.read.len().into(), way.into(), third.into()]) }
            </p>
            <p>{ l10n.format(msg::WHY_DECISION_RULE, [third.into()]) }</p>
        </>
    }
}

fn table(read: &[ReadDisc], l10n: L10n) -> Html {
    let left_out = read.len().saturating_sub(MAX_ROWS);
    let row = |read: &ReadDisc| {
        html! {
            <tr>
                <th scope="row">{ read.disc.number() }</th>
                <td>{ read.start.to_string() }</td>
                <td>{ read.goal.to_string() }</td>
                <td class="number">{ signed(read.balance) }</td>
            </tr>
        }
    };
    let columns = [msg::WHY_DECISION_DISC, msg::WHY_DECISION_START, msg::WHY_DECISION_END, msg::WHY_DECISION_BALANCE];
    html! {
        <table class="balance">
            <thead><tr>{ for columns.map(|column| html! { <th scope="col">{ l10n.text(column) }</th> }) }</tr></thead>
            <tbody>
                if left_out > 0 {
                    <tr><th scope="row">{ "…" }</th><td /><td /><td /></tr>
                }
                { for read.iter().skip(left_out).map(row) }
            </tbody>
        </table>
    }
}

/// A number with a proper minus sign.
fn signed(number: i8) -> String {
    if number < 0 { ["−", &number.unsigned_abs().to_string()].concat() } else { number.to_string() }
}
