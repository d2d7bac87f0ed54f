//! The only field for texts and numbers. It keeps what is being typed, whatever is drawn meanwhile.

use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::model::whole_number;

use super::events::has_modifier;

/// What is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// One line.
    Line,
    /// A number from the first to the second, which arrow keys change. A field of the browser's own kind for numbers refuses digits
    /// of other scripts and does not say what is selected.
    Number(u32, u32),
    /// Several lines: how many are shown, and how many letters there may be.
    Lines(u32, usize),
}

#[derive(PartialEq, Properties)]
pub struct EntryProps {
    pub kind: EntryKind,
    pub name: &'static str,
    /// What the field shows while nobody types in it.
    pub value: String,
    /// Gets the text when the user presses Enter or leaves the field. Texts that are refused give way to `value`.
    #[prop_or_default]
    pub onenter: Callback<String>,
    /// Gets the text at each change.
    #[prop_or_default]
    pub ontype: Callback<String>,
    /// The width in letters.
    #[prop_or_default]
    pub size: Option<String>,
    #[prop_or_default]
    pub hint: Option<String>,
    /// The id of the text that says why the last text was refused.
    #[prop_or_default]
    pub problem: Option<String>,
}

pub enum EntryMessage {
    Typed(String),
    /// By Enter, after which the next text replaces this one.
    Entered,
    Left,
    Cancelled,
    Stepped {
        is_up: bool,
    },
    PressBegun,
    Pressed,
}

#[derive(Default)]
pub struct Entry {
    /// What was typed since the field was entered or left.
    draft: Option<String>,
    /// Whether the mouse went down while the field was being edited: then it places the caret.
    was_edited: bool,
    /// Whether to select the text once it is drawn.
    selects: bool,
    field: NodeRef,
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
                ctx.props().ontype.emit(text.clone());
                self.draft = Some(text);
            }
            EntryMessage::Entered => {
                self.selects = true;
                self.enter(ctx);
            }
            EntryMessage::Left => {
                self.selects = false;
                self.enter(ctx);
            }
            EntryMessage::Cancelled => {
                self.draft = None;
                self.selects = true;
            }
            EntryMessage::Stepped { is_up } => self.step(ctx, is_up),
            EntryMessage::PressBegun => self.was_edited = self.has_focus(),
            EntryMessage::Pressed if !self.was_edited && !self.has_selection() => self.select(),
            EntryMessage::Pressed => {}
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &EntryProps) -> bool {
        // A text that changes by itself cannot keep the caret.
        self.selects |= ctx.props().value != old.value;
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        match props.kind {
            EntryKind::Line => self.input(ctx, None),
            EntryKind::Number(min, max) => self.input(ctx, Some((min, max))),
            EntryKind::Lines(rows, max_length) => {
                let ontyped = ctx.link().batch_callback(|event: InputEvent| {
                    let area: HtmlTextAreaElement = event.target()?.dyn_into().ok()?;
                    Some(EntryMessage::Typed(area.value()))
                });
                html! {
                    <textarea ref={&self.field} name={props.name} rows={rows.to_string()} maxlength={max_length.to_string()}
                        value={self.shown(ctx)} oninput={ontyped} onblur={ctx.link().callback(|_| EntryMessage::Left)} />
                }
            }
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if self.selects && self.draft.is_none() && self.has_focus() {
            self.select();
        }
    }
}

impl Entry {
    fn shown(&self, ctx: &Context<Self>) -> String {
        self.draft.clone().unwrap_or_else(|| ctx.props().value.clone())
    }

    fn enter(&mut self, ctx: &Context<Self>) {
        if let Some(text) = self.draft.take() {
            ctx.props().onenter.emit(text);
        }
    }

    fn step(&mut self, ctx: &Context<Self>, is_up: bool) {
        let EntryKind::Number(min, max) = ctx.props().kind else { return };
        let next = match whole_number::<u32>(&self.shown(ctx)) {
            Some(number) if is_up => number.saturating_add(1),
            Some(number) => number.saturating_sub(1),
            None => min,
        };
        let text = next.clamp(min, max).to_string();
        ctx.props().ontype.emit(text.clone());
        self.draft = Some(text);
        self.selects = true;
        self.enter(ctx);
    }

    fn input(&self, ctx: &Context<Self>, bounds: Option<(u32, u32)>) -> Html {
        let (props, link, value) = (ctx.props(), ctx.link(), self.shown(ctx));
        let ontyped = link.batch_callback(|event: InputEvent| {
            let field: HtmlInputElement = event.target()?.dyn_into().ok()?;
            Some(EntryMessage::Typed(field.value()))
        });
        let is_open = self.draft.is_some();
        let onkeydown = link.batch_callback(move |event: KeyboardEvent| key_message(&event, bounds.is_some(), is_open));
        let select = {
            let field = self.field.clone();
            Callback::from(move |_: FocusEvent| select(&field))
        };
        let now = bounds.and_then(|_| whole_number::<u32>(&value)).map(|number| number.to_string());
        let (min, max) = bounds.map(|(min, max)| (min.to_string(), max.to_string())).unzip();
        html! {
            <input ref={&self.field} type="text" name={props.name} value={value.clone()} size={props.size.clone()}
                role={bounds.map(|_| "spinbutton")} inputmode={bounds.map(|_| "numeric")}
                aria-valuenow={now} aria-valuemin={min} aria-valuemax={max}
                autocomplete="off" spellcheck="false" aria-description={props.hint.clone()} title={props.hint.clone()}
                aria-invalid={props.problem.as_ref().map(|_| "true")} aria-describedby={props.problem.clone()}
                oninput={ontyped} {onkeydown} onfocus={select}
                onblur={link.callback(|_| EntryMessage::Left)}
                onmousedown={link.callback(|_| EntryMessage::PressBegun)}
                onclick={link.callback(|_| EntryMessage::Pressed)} />
        }
    }

    fn has_focus(&self) -> bool {
        self.field.cast::<web_sys::Element>().is_some_and(|field| field.matches(":focus") == Ok(true))
    }

    /// Whether a part of the text is selected, as after a drag over it.
    fn has_selection(&self) -> bool {
        let bounds =
            self.field.cast::<HtmlInputElement>().map(|field| (field.selection_start(), field.selection_end()));
        matches!(bounds, Some((Ok(Some(start)), Ok(Some(end)))) if start != end)
    }

    fn select(&self) {
        select(&self.field);
    }
}

fn select(field: &NodeRef) {
    if let Some(field) = field.cast::<HtmlInputElement>() {
        field.select();
    }
}

/// What a key does in a field. While a text is composed, keys belong to the composition.
fn key_message(event: &KeyboardEvent, is_number: bool, is_open: bool) -> Option<EntryMessage> {
    if has_modifier(event) || event.is_composing() {
        return None;
    }
    match event.key().as_str() {
        // It may also send a form.
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
