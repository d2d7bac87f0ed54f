//! The step of the guided tour, above the towers.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::tour::STEPS;
use crate::explorer::{Action, Look, State};
use crate::text::{Language, Tour};

use super::lessons::markup::{block, words};

/// What the step is about, and buttons to the others.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let Some(step) = state.tour_step() else { return Html::default() };
    let to = |step: u32, tour: Tour| words(&Action::Look(Look::Step(step)), &language.tour(&tour));
    let back = if step > 1 { to(step - 1, Tour::Back) } else { String::new() };
    let next = if (step as usize) < STEPS.len() { to(step + 1, Tour::Next) } else { String::new() };
    let heading = language.tour(&Tour::Heading { step, of: STEPS.len() });
    let content = format!(
        "<h2>{heading}</h2><p>{}</p><div class=\"row looks\">{back}{next}{}</div>",
        language.tour(&Tour::About(step)),
        to(0, Tour::End)
    );
    html! {
        <section class="step" aria-label={language.tour(&Tour::Name)}>
            { block(content, on) }
        </section>
    }
}
