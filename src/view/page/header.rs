use yew::prelude::*;

use crate::l10n::{L10n, PageMessage, PanelMessage};
use crate::model::{Action, ShareAction, TourAction, TourStep};
use crate::view::components::buttons::Button;

pub fn header(l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let tour = Button::new("tour", TourAction::GoTo(TourStep::FIRST));
    let share = Button::new("share", ShareAction::Open);
    html! {
        <div class="head">
            <h1>{ l10n.text(PageMessage::Title) }</h1>
            <p class="motto">{ l10n.text(PageMessage::Motto) }</p>
            <div class="tools">
                { tour.html(l10n.text(PanelMessage::TakeTour), dispatch) }
                { share.html(l10n.text(PanelMessage::Share), dispatch) }
            </div>
        </div>
    }
}
