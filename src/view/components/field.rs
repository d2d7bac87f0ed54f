//! A form field that shows the problem of its parameter below it.
//!
//! The field shows the value in use, or the text being typed. The problem repeats the refused text.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{Action, Problem, SystemEvent};
use crate::view::Ui;
use crate::view::components::icon::Icon;

use super::buttons::Button;
use super::entry::{Entry, EntryKind};
use super::events::ParseValue;
use super::events::{on_text, on_value};

/// A field with its label.
#[derive(Clone, Copy)]
pub struct Field<'a> {
    label: &'a str,
    name: &'static str,
    problem: Option<&'a Problem>,
}

impl<'a> Field<'a> {
    pub const fn new(label: &'a str, name: &'static str) -> Self {
        Self { label, name, problem: None }
    }

    /// The problem of the field's parameter, if there is one.
    pub const fn problem(mut self, problem: Option<&'a Problem>) -> Self {
        self.problem = problem;
        self
    }

    /// A field for a number from 0 to `max`. The problem is beside it.
    pub fn number(self, bounds: (u32, u32), ui: &Ui, parse: ParseValue) -> Html {
        html! {
            <>
                { self.number_alone(bounds, &ui.dispatch, parse) }
                { problem_text(self.problem, self.label, ui) }
            </>
        }
    }

    /// A field whose problem is elsewhere.
    pub fn number_alone(self, (value, max): (u32, u32), dispatch: &Callback<Action>, parse: ParseValue) -> Html {
        self.number_or_nothing(value.to_string(), max, dispatch, parse)
    }

    /// A field for a number from 0 to `max`, which may be empty.
    pub fn number_or_nothing(self, value: String, max: u32, dispatch: &Callback<Action>, parse: ParseValue) -> Html {
        self.entry(EntryKind::Number(0, max), value, dispatch, parse)
    }

    /// A text field whose problem is elsewhere. It dispatches when the user presses Enter or leaves it.
    pub fn text_alone(self, value: String, dispatch: &Callback<Action>, parse: ParseValue) -> Html {
        self.entry(EntryKind::Line, value, dispatch, parse)
    }

    fn entry(self, kind: EntryKind, value: String, dispatch: &Callback<Action>, parse: ParseValue) -> Html {
        let Self { label, name, problem } = self;
        html! {
            <label class="field">
                { label.to_owned() }
                <Entry {kind} {name} {value} onenter={on_text(dispatch, parse)} problem={problem.map(problem_id)} />
            </label>
        }
    }

    /// A field that dispatches at each change, because another part of the page depends on it. `edited` is the number of the step
    /// or question that it belongs to: text typed for one is not used for the next.
    pub fn while_typing(
        self,
        kind: EntryKind,
        (value, edited): (String, u32),
        dispatch: &Callback<Action>,
        parse: ParseValue,
    ) -> Html {
        let Self { label, name, problem } = self;
        html! {
            <label class="field" key={format!("{name} {edited}")}>
                { label.to_owned() }
                <Entry {kind} {name} {value} ontype={on_text(dispatch, parse)} problem={problem.map(problem_id)} />
            </label>
        }
    }

    /// A list with the problem below it. See [`Self::select_alone`].
    pub fn select(
        self,
        options: impl IntoIterator<Item = (String, String)>,
        chosen: &str,
        ui: &Ui,
        parse: ParseValue,
    ) -> Html {
        html! {
            <>
                { self.select_alone(options, chosen, &ui.dispatch, parse) }
                { problem_text(self.problem, self.label, ui) }
            </>
        }
    }

    /// A list whose problem is elsewhere. `options` are values with their texts. `effects::sync_selects` sets the
    /// field to `chosen`.
    pub fn select_alone(
        self,
        options: impl IntoIterator<Item = (String, String)>,
        chosen: &str,
        dispatch: &Callback<Action>,
        parse: ParseValue,
    ) -> Html {
        let Self { label, name, problem } = self;
        let option = |(value, text): (String, String)| html! { <option {value}>{ text }</option> };
        html! {
            <label class="field">
                { label.to_owned() }
                <select {name} data-chosen={chosen.to_owned()} aria-invalid={is_invalid(problem)}
                    aria-describedby={problem.map(problem_id)} onchange={on_value(dispatch, parse)}>
                    { for options.into_iter().map(option) }
                </select>
            </label>
        }
    }
}

pub fn is_invalid(problem: Option<&Problem>) -> Option<&'static str> {
    problem.map(|_| "true")
}

/// The id by which a field names the text of its problem.
pub fn problem_id(problem: &Problem) -> String {
    ["problem-", problem.parameter.name()].concat()
}

/// The problem of a field with this label, and a button that dismisses all problems. It is not a live region, because the list of
/// problems at the top of the page announces every problem.
pub fn problem_text(problem: Option<&Problem>, label: &str, ui: &Ui) -> Html {
    let Some(problem) = problem else { return Html::default() };
    let dismiss = Button::new("dismiss", SystemEvent::DismissProblems).label(ui.l10n.text(msg::DIALOG_CLOSE));
    html! {
        <div class="field-problem">
            <p id={problem_id(problem)} data-problem={problem.parameter.name()}>{ ui.l10n.field_problem(problem, label) }</p>
            { dismiss.html(Icon::Close.html(), &ui.dispatch) }
        </div>
    }
}

/// A check box. No value of it can be refused.
pub fn check_field(
    label: &str,
    name: &'static str,
    is_checked: bool,
    dispatch: &Callback<Action>,
    action: impl Into<Action>,
) -> Html {
    let action = action.into();
    let onchange = dispatch.reform(move |_: Event| action.clone());
    html! {
        <label class="field check">
            <input type="checkbox" {name} checked={is_checked} {onchange} />
            { label.to_owned() }
        </label>
    }
}
