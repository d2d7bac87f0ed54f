//! The only slider. A finger that moves up or down from it scrolls the page and moves nothing.

use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RangeProps {
    pub name: &'static str,
    pub value: u32,
    pub max: u32,
    /// Receives each value that the user slides to.
    pub onslide: Callback<u32>,
    #[prop_or_default]
    pub class: Option<&'static str>,
    #[prop_or_default]
    pub disabled: bool,
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// The value for screen readers.
    #[prop_or_default]
    pub text: Option<AttrValue>,
}

pub enum RangeMessage {
    /// A finger went down at this point of the window.
    Touched(i32, i32),
    Moved(i32, i32),
    Slid(u32),
    /// The finger has left.
    Released,
    /// The browser took the finger to scroll.
    Cancelled,
}

/// A finger that does not slide, or whose direction is not known yet. The browser moves the slider as soon as it is touched.
enum Touch {
    Undecided { from: (i32, i32), value: Option<u32> },
    Scrolls,
}

/// The distance in pixels that a finger may move before it scrolls.
const SLACK: i32 = 8;

#[derive(Default)]
pub struct Range {
    touch: Option<Touch>,
}

impl Component for Range {
    type Message = RangeMessage;
    type Properties = RangeProps;

    fn create(_: &Context<Self>) -> Self {
        Self::default()
    }

    fn update(&mut self, ctx: &Context<Self>, message: RangeMessage) -> bool {
        match message {
            RangeMessage::Touched(x, y) => self.touch = Some(Touch::Undecided { from: (x, y), value: None }),
            RangeMessage::Moved(x, y) => self.finger_moved(ctx, x, y),
            RangeMessage::Slid(new) => match &mut self.touch {
                Some(Touch::Undecided { value, .. }) => *value = Some(new),
                Some(Touch::Scrolls) => {}
                None => ctx.props().onslide.emit(new),
            },
            RangeMessage::Released => self.slide(ctx),
            RangeMessage::Cancelled => self.touch = None,
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let (props, link) = (ctx.props(), ctx.link());
        let value = match self.touch {
            // This is the value that the finger has set.
            Some(Touch::Undecided { value: Some(value), .. }) => value,
            Some(Touch::Undecided { value: None, .. } | Touch::Scrolls) | None => props.value,
        };
        let oninput = link.batch_callback(|event: InputEvent| {
            Some(RangeMessage::Slid(event.target_dyn_into::<HtmlInputElement>()?.value().parse().ok()?))
        });
        let at = |message: fn(i32, i32) -> RangeMessage| {
            link.batch_callback(move |event: PointerEvent| {
                (event.pointer_type() == "touch" && event.is_primary())
                    .then(|| message(event.client_x(), event.client_y()))
            })
        };
        html! {
            <input type="range" class={props.class} name={props.name} min="0" max={props.max.to_string()} step="1"
                value={value.to_string()} disabled={props.disabled} aria-label={props.label.clone()} aria-valuetext={props.text.clone()}
                {oninput} onpointerdown={at(RangeMessage::Touched)} onpointermove={at(RangeMessage::Moved)}
                onpointerup={at(|_, _| RangeMessage::Released)} onpointercancel={at(|_, _| RangeMessage::Cancelled)} />
        }
    }
}

impl Range {
    fn finger_moved(&mut self, ctx: &Context<Self>, x: i32, y: i32) {
        let Some(Touch::Undecided { from, .. }) = self.touch else { return };
        let (across, along) = ((y - from.1).abs(), (x - from.0).abs());
        if along > SLACK && along > across {
            self.slide(ctx);
        } else if across > SLACK {
            self.touch = Some(Touch::Scrolls);
        }
    }

    fn slide(&mut self, ctx: &Context<Self>) {
        if let Some(Touch::Undecided { value: Some(value), .. }) = self.touch.take() {
            ctx.props().onslide.emit(value);
        }
    }
}
