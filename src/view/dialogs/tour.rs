//! The step of the guided tour, above the towers.

use yew::prelude::*;

use crate::l10n::{AskedText, Language, Tour};
use crate::model::tour::STEPS;
use crate::model::{Action, Look, State};

use crate::view::components::markup::{block, words};

/// What the step is about, and buttons to the others.
pub fn draw(state: &State, language: Language, on: &Callback<Action>) -> Html {
    let Some(step) = state.tour_step() else { return Html::default() };
    let to = |step: u32, text: AskedText| words(&Action::Look(Look::Step(step)), language.label(text));
    // They keep their places; the one that leads nowhere stays where it is.
    let stay = |button: String, stays: bool| {
        if stays { button.replacen("<button", "<button aria-disabled=\"true\"", 1) } else { button }
    };
    let back = stay(to((step - 1).max(1), AskedText::TourBack), step == 1);
    let last = STEPS.len() as u32;
    let next = stay(to((step + 1).min(last), AskedText::TourNext), step == last);
    let heading = language.tour(Tour::Heading(step));
    let content = format!(
        "<h2>{heading}</h2><p>{}</p><div class=\"row looks\">{back}<span class=\"main\">{next}</span><span class=\"end\">{}</span></div>",
        language.tour(Tour::About(step)),
        to(0, AskedText::TourEnd)
    );
    html! {
        <section class="step" aria-label={language.label(AskedText::TourName)}>
            { block(content, on) }
        </section>
    }
}
