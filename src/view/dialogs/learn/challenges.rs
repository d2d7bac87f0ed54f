//! The ladder of challenges, with the learner's best results.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Challenge, LearnAction, Scene};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::dialogs::hint;

pub fn challenges(scene: &Scene, ui: &Ui) -> Html {
    let best = scene.session.best;
    let item = |challenge: Challenge| {
        let (discs, fewest) = (challenge.discs(), challenge.fewest_moves());
        let start = Button::new("challenge", LearnAction::Challenge(challenge)).attribute("data-discs", discs);
        let result = best.results.moves(challenge);
        let content = html! {
            <>
                { tower(discs) }
                <strong>{ ui.l10n.format(msg::TOWERS_PEG_DISCS, [discs.into()]) }</strong>
                <span class="hint">{ ui.l10n.format(msg::EXERCISE_ENOUGH, [fewest.into()]) }</span>
                if let Some(moves) = result {
                    <span class="facts" data-best={moves.to_string()}>{ best_text(moves, fewest, ui.l10n) }</span>
                }
            </>
        };
        html! { <li>{ start.html(content, &ui.dispatch) }</li> }
    };
    html! {
        <>
            { hint(ui.l10n.text(msg::LEARN_CHALLENGES_HINT)) }
            <ol class="lessons">{ for Challenge::all().map(item) }</ol>
            if scene.session.origin.has_storage {
                { keep_field(best.is_kept, ui) }
            }
        </>
    }
}

fn best_text(moves: u32, fewest: u32, l10n: L10n) -> Html {
    let message = if moves == fewest { msg::LEARN_BEST_FEWEST } else { msg::LEARN_BEST };
    // A star needs no colour.
    let sign = if moves == fewest { "★ " } else { "" };
    html! { <><span aria-hidden="true">{ sign }</span>{ l10n.format(message, [moves.into()]) }</> }
}

/// The check box for keeping the results. Unchecking it erases them.
fn keep_field(is_kept: bool, ui: &Ui) -> Html {
    let onchange = ui.dispatch.reform(move |_: Event| LearnAction::KeepBest(!is_kept).into());
    html! {
        <>
            <label class="field check">
                <input type="checkbox" name="keep-best" checked={is_kept} {onchange} />
                { ui.l10n.text(msg::LEARN_KEEP) }
            </label>
            { hint(ui.l10n.text(msg::LEARN_KEEP_HINT)) }
        </>
    }
}

/// A tower of this many discs, as a sign.
fn tower(discs: u32) -> Html {
    let disc = |disc: u32| {
        let width = 14 + 10 * disc;
        html! { <rect x={(46 - width / 2).to_string()} y={(40 - 5 * (discs + 1 - disc)).to_string()} width={width.to_string()} height="4" rx="2" /> }
    };
    html! {
        <svg class="pictogram" viewBox="0 0 96 42" aria-hidden="true" focusable="false">
            <g fill="currentColor">{ for (1..=discs).map(disc) }</g>
        </svg>
    }
}
