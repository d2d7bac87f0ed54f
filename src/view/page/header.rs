use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Action, ShareAction, TourAction, TourStep};
use crate::view::components::buttons::Button;

pub fn header(l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let tour = Button::new("tour", TourAction::GoTo(TourStep::FIRST));
    let share = Button::new("share", ShareAction::Open);
    html! {
        <div class="head">
            <h1>{ l10n.text(msg::PAGE_TITLE) }</h1>
            <p class="motto">{ l10n.text(msg::PAGE_MOTTO) }</p>
            <div class="tools">
                { tour.html(l10n.text(msg::HEADER_TOUR), dispatch) }
                { share.html(l10n.text(msg::HEADER_SHARE), dispatch) }
            </div>
        </div>
    }
}
