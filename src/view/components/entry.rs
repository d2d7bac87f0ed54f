//! The only field for texts and numbers. It keeps the text being typed, whatever is drawn meanwhile.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::model::whole_number;

use super::events::has_modifier;

/// The kind of input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// One line.
    Line,
    /// A number between two bounds, which arrow keys change. The browser's own number field refuses digits of other scripts and
    /// does not report the selection.
    Number(u32, u32),
    /// Several lines: the number of visible lines, and the most characters.
    Lines(u32, usize),
}

#[derive(PartialEq, Properties)]
pub struct EntryProps {
    pub kind: EntryKind,
    pub name: &'static str,
    /// The text of the field while the user does not type in it.
    pub value: String,
    /// Receives the text when the user presses Enter or leaves the field. `value` replaces a text that is refused.
    #[prop_or_default]
    pub onenter: Callback<String>,
    /// Receives the text at each change. Then there is nothing to cancel.
    #[prop_or_default]
    pub ontype: Option<Callback<String>>,
    /// The width in letters.
    #[prop_or_default]
    pub size: Option<String>,
    #[prop_or_default]
    pub hint: Option<String>,
    /// The id of the text with the reason why the last text was refused.
    #[prop_or_default]
    pub problem: Option<String>,
}

pub enum EntryMessage {
    Typed(String),
    /// The text was set by a script or an assistant that reports nothing but the last text.
    Filled(String),
    /// The user pressed Enter, after which the next text replaces this one.
    Entered,
    Left,
    Cancelled,
    Stepped {
        is_up: bool,
    },
    Pressed {
        takes: bool,
    },
    Clicked,
}

#[derive(Default)]
pub struct Entry {
    /// The text that was typed since the field was entered or left.
    draft: Option<String>,
    /// Whether the next click began with a press on the field. Otherwise it began on the label, which gave the field the focus.
    is_pressed: bool,
    /// Whether that press gave the field the focus, so that the browser must not place the caret.
    takes_press: bool,
    /// Whether to select the text once it is drawn.
    selects: bool,
    field: NodeRef,
    submission: Option<EventListener>,
}

impl Component for Entry {
    type Message = EntryMessage;
    type Properties = EntryProps;

    fn create(_: &Context<Self>) -> Self {
        Self::default()
    }

    fn update(&mut self, ctx: &Context<Self>, message: EntryMessage) -> bool {
        match message {
            EntryMessage::Typed(text) => {
                self.selects = false;
                self.tell(ctx, &text);
                self.draft = Some(text);
            }
            EntryMessage::Filled(text) => {
                if text != self.shown(ctx) {
                    self.draft = Some(text);
                }
                self.enter(ctx);
            }
            EntryMessage::Entered => {
                self.selects = true;
                self.enter(ctx);
            }
            EntryMessage::Left => {
                (self.selects, self.is_pressed) = (false, false);
                self.enter(ctx);
            }
            EntryMessage::Cancelled => {
                self.draft = None;
                self.selects = true;
            }
            EntryMessage::Stepped { is_up } => self.step(ctx, is_up),
            EntryMessage::Pressed { takes } => {
                (self.is_pressed, self.takes_press) = (true, takes);
                // The mouse may place the caret.
                self.selects = false;
            }
            EntryMessage::Clicked => {
                if !std::mem::take(&mut self.is_pressed) {
                    select(&self.field);
                }
                return false;
            }
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &EntryProps) -> bool {
        // A line that changes by itself cannot keep the caret.
        let is_line = !matches!(ctx.props().kind, EntryKind::Lines(..));
        self.selects |= is_line && ctx.props().value != old.value && has_focus(&self.field);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        match props.kind {
            EntryKind::Line => self.input(ctx, None),
            EntryKind::Number(min, max) => self.input(ctx, Some((min, max))),
            EntryKind::Lines(rows, max_length) => {
                html! {
                    <textarea ref={&self.field} name={props.name} rows={rows.to_string()} maxlength={max_length.to_string()}
                        value={self.shown(ctx)} oninput={on_text(ctx, EntryMessage::Typed)}
                        onchange={on_text(ctx, EntryMessage::Filled)} onblur={ctx.link().callback(|_| EntryMessage::Left)} />
                }
            }
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, is_first: bool) {
        if is_first {
            self.submission = listen_to_form(&self.field, ctx.link().callback(|()| EntryMessage::Entered));
        }
        if std::mem::take(&mut self.selects) && self.draft.is_none() && has_focus(&self.field) {
            select(&self.field);
        }
    }
}

impl Entry {
    fn shown(&self, ctx: &Context<Self>) -> String {
        self.draft.clone().unwrap_or_else(|| ctx.props().value.clone())
    }

    fn tell(&self, ctx: &Context<Self>, text: &str) {
        if let Some(ontype) = &ctx.props().ontype {
            ontype.emit(text.to_owned());
        }
    }

    fn enter(&mut self, ctx: &Context<Self>) {
        let Some(text) = self.draft.take() else { return };
        // The typed text may have been replaced meanwhile, for example by Back.
        if text != ctx.props().value {
            self.tell(ctx, &text);
        }
        ctx.props().onenter.emit(text);
    }

    fn step(&mut self, ctx: &Context<Self>, is_up: bool) {
        let EntryKind::Number(min, max) = ctx.props().kind else { return };
        let next = match whole_number::<u32>(&self.shown(ctx)) {
            Some(number) if is_up => number.saturating_add(1),
            Some(number) => number.saturating_sub(1),
            None => min,
        };
        let text = next.clamp(min, max).to_string();
        self.draft = Some(text);
        self.selects = true;
        self.enter(ctx);
    }

    fn input(&self, ctx: &Context<Self>, bounds: Option<(u32, u32)>) -> Html {
        let (props, link, value) = (ctx.props(), ctx.link(), self.shown(ctx));
        let is_open = self.draft.is_some() && props.ontype.is_none();
        let onkeydown = link.batch_callback(move |event: KeyboardEvent| key_message(&event, bounds.is_some(), is_open));
        let field = self.field.clone();
        let onmousedown = link.batch_callback(move |event: MouseEvent| {
            (event.button() == 0).then(|| EntryMessage::Pressed { takes: take_press(&event, &field) })
        });
        let takes_press = self.takes_press;
        let onmouseup = Callback::from(move |event: MouseEvent| {
            if takes_press {
                event.prevent_default();
            }
        });
        let now = bounds.and_then(|_| whole_number::<u32>(&value)).map(|number| number.to_string());
        let (min, max) = bounds.map(|(min, max)| (min.to_string(), max.to_string())).unzip();
        html! {
            <input ref={&self.field} type="text" name={props.name} value={value.clone()} size={props.size.clone()}
                role={bounds.map(|_| "spinbutton")} inputmode={bounds.map(|_| "numeric")}
                aria-valuenow={now} aria-valuemin={min} aria-valuemax={max}
                autocomplete="off" spellcheck="false" aria-description={props.hint.clone()} title={props.hint.clone()}
                aria-invalid={props.problem.as_ref().map(|_| "true")} aria-describedby={props.problem.clone()}
                oninput={on_text(ctx, EntryMessage::Typed)} onchange={on_text(ctx, EntryMessage::Filled)} {onkeydown}
                onblur={link.callback(|_| EntryMessage::Left)}
                {onmousedown} {onmouseup} onclick={link.callback(|_| EntryMessage::Clicked)} />
        }
    }
}

fn on_text<E: AsRef<Event> + 'static>(ctx: &Context<Entry>, message: fn(String) -> EntryMessage) -> Callback<E> {
    ctx.link().batch_callback(move |event: E| {
        let target = event.as_ref().target()?;
        let text = match target.dyn_into::<HtmlInputElement>() {
            Ok(field) => field.value(),
            Err(target) => target.dyn_into::<HtmlTextAreaElement>().ok()?.value(),
        };
        Some(message(text))
    })
}

/// Listens to the form, which may also be submitted by its button or by an on-screen keyboard.
fn listen_to_form(field: &NodeRef, sent: Callback<()>) -> Option<EventListener> {
    let form = field.cast::<web_sys::Element>()?.closest("form").ok()??;
    Some(EventListener::new(&form, "submit", move |_| sent.emit(())))
}

fn has_focus(field: &NodeRef) -> bool {
    field.cast::<web_sys::Element>().is_some_and(|field| field.matches(":focus") == Ok(true))
}

fn select(field: &NodeRef) {
    if let Some(field) = field.cast::<HtmlInputElement>() {
        field.select();
    }
}

/// Handles a press on a field that is not being edited, which gives it the focus and selects its text. The browser would place the
/// caret, at the press, at its end or some time later; in a field that is being edited it still does. Returns whether the browser
/// is kept from it.
fn take_press(event: &MouseEvent, field: &NodeRef) -> bool {
    let takes = !has_focus(field);
    if takes {
        event.prevent_default();
        // If the field cannot get the focus, there is nothing to select.
        let _ = field.cast::<HtmlInputElement>().is_some_and(|field| field.focus().is_ok());
        select(field);
    }
    takes
}

/// The message of a key in a field. During composition, keys belong to the composition.
fn key_message(event: &KeyboardEvent, is_number: bool, is_open: bool) -> Option<EntryMessage> {
    if has_modifier(event) || event.is_composing() {
        return None;
    }
    match event.key().as_str() {
        // Enter may also submit a form.
        "Enter" => Some(EntryMessage::Entered),
        "Escape" if is_open => {
            event.prevent_default();
            Some(EntryMessage::Cancelled)
        }
        arrow @ ("ArrowUp" | "ArrowDown") if is_number => {
            event.prevent_default();
            Some(EntryMessage::Stepped { is_up: arrow == "ArrowUp" })
        }
        _ => None,
    }
}
