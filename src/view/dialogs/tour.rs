//! The card with the current step of the guided tour.

use yew::prelude::*;

use crate::l10n::{L10n, TourSentence, msg};
use crate::model::tour::card_key;
use crate::model::{Action, State, TourAction, TourStep};
use crate::view::components::buttons::Button;
use crate::view::components::events::on_key;

pub fn tour_banner(state: &State, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let Some(step) = state.config.tour else { return Html::default() };
    let go_to = |command, step| Button::new(command, TourAction::GoTo(step));
    // At both ends of the tour, a button is disabled instead of removed, so that the others do not move.
    let previous = go_to("tour-previous", step.previous()).enabled(step != TourStep::FIRST);
    let next = go_to("tour-next", step.next()).enabled(step != TourStep::LAST);
    let end = Button::new("end-tour", TourAction::End);
    let is_rtl = l10n.locale().direction() == "rtl";
    let onkeydown = on_key(dispatch, move |key| card_key(key, step, is_rtl).map(Action::from));
    html! {
        <section class="step tour" aria-label={l10n.text(msg::HEADER_TOUR)} data-opened-by="tour" {onkeydown}>
            <h2>{ l10n.tour_sentence(TourSentence::Heading(step)) }</h2>
            <p>{ l10n.tour_sentence(TourSentence::About(step)) }</p>
            <div class="row looks">
                { previous.html(l10n.text(msg::TOUR_PREVIOUS), dispatch) }
                <span class="main">{ next.html(l10n.text(msg::TOUR_NEXT), dispatch) }</span>
                <span class="end">{ end.html(l10n.text(msg::TOUR_END), dispatch) }</span>
            </div>
        </section>
    }
}
