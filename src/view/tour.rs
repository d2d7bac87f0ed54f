//! The step of the guided tour, above the towers.

use yew::prelude::*;

use crate::explorer::tour::STEPS;
use crate::explorer::{Action, Look, State};
use crate::text::{Language, Tour};

use super::lessons::markup::{block, words};

/// What the step is about, and buttons to the others.
pub fn draw(state: &State, language: Language, on: &Callback<Action>) -> Html {
    let Some(step) = state.tour_step() else { return Html::default() };
    let to = |step: u32, tour: Tour| words(&Action::Look(Look::Step(step)), &language.tour(&tour));
    // They keep their places; the one that leads nowhere stays where it is.
    let stay = |button: String, stays: bool| {
        if stays { button.replacen("<button", "<button aria-disabled=\"true\"", 1) } else { button }
    };
    let back = stay(to((step - 1).max(1), Tour::Back), step == 1);
    let last = STEPS.len() as u32;
    let next = stay(to((step + 1).min(last), Tour::Next), step == last);
    let heading = language.tour(&Tour::Heading { step, of: STEPS.len() });
    let content = format!(
        "<h2>{heading}</h2><p>{}</p><div class=\"row looks\">{back}<span class=\"main\">{next}</span><span class=\"end\">{}</span></div>",
        language.tour(&Tour::About(step)),
        to(0, Tour::End)
    );
    html! {
        <section class="step" aria-label={language.tour(&Tour::Name)}>
            { block(content, on) }
        </section>
    }
}
