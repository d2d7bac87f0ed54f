//! The only memoising component: it is rendered again only when its properties change.
//!
//! Yew's code is generic over the component type, so every type adds a copy of it. Eleven component types instead of
//! this one, together with float formatting, made the program 22 kB larger (brotli). Here the properties render
//! themselves.

use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;

use crate::view::Ui;
use crate::view::translatable;

pub trait Render: PartialEq + 'static {
    fn render(&self, ui: &Ui) -> Html;
}

trait AnyRender {
    fn render(&self, ui: &Ui) -> Html;
    fn equals(&self, other: &dyn AnyRender) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<T: Render> AnyRender for T {
    fn render(&self, ui: &Ui) -> Html {
        Render::render(self, ui)
    }

    fn equals(&self, other: &dyn AnyRender) -> bool {
        other.as_any().downcast_ref::<T>() == Some(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[derive(Clone)]
pub struct DynProps(Rc<dyn AnyRender>);

impl PartialEq for DynProps {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(&*other.0)
    }
}

#[derive(PartialEq, Properties)]
pub struct MemoProps {
    pub inner: DynProps,
    pub ui: Ui,
}

pub struct Memo;

impl Component for Memo {
    type Message = ();
    type Properties = MemoProps;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let MemoProps { inner, ui } = ctx.props();
        translatable(inner.0.render(ui))
    }
}

impl DynProps {
    pub fn new(props: impl Render) -> Self {
        Self(Rc::new(props))
    }

    /// The view, which is rendered again only when the properties change.
    pub fn html(self, ui: &Ui) -> Html {
        html! { <Memo inner={self} ui={ui.clone()} /> }
    }
}

pub fn memo(props: impl Render, ui: &Ui) -> Html {
    DynProps::new(props).html(ui)
}

/// A keyed list item: its element is kept when its siblings change.
pub fn keyed_memo(key: u32, props: impl Render, ui: &Ui) -> Html {
    let (inner, ui) = (DynProps(Rc::new(props)), ui.clone());
    html! { <Memo {key} {inner} {ui} /> }
}
