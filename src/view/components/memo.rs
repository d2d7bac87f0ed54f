//! The only memoising component: it is rendered again only when its properties change.
//!
//! Yew's code is generic over the component type, so every type adds a copy of it. Eleven component types instead of
//! this one, together with float formatting, made the program 22 kB larger (brotli). Here the properties render
//! themselves.

use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::L10n;
use crate::model::Action;
use crate::view::translatable;

pub trait Render: PartialEq + 'static {
    fn render(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html;
}

trait AnyRender {
    fn render(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html;
    fn equals(&self, other: &dyn AnyRender) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<T: Render> AnyRender for T {
    fn render(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        Render::render(self, l10n, dispatch)
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
    pub l10n: L10n,
    pub dispatch: Callback<Action>,
}

pub struct Memo;

impl Component for Memo {
    type Message = ();
    type Properties = MemoProps;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let MemoProps { inner, l10n, dispatch } = ctx.props();
        translatable(inner.0.render(*l10n, dispatch))
    }
}

pub fn memo(props: impl Render, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let (inner, dispatch) = (DynProps(Rc::new(props)), dispatch.clone());
    html! { <Memo {inner} {l10n} {dispatch} /> }
}

/// A keyed list item: its element is kept when its siblings change.
pub fn keyed_memo(key: u32, props: impl Render, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let (inner, dispatch) = (DynProps(Rc::new(props)), dispatch.clone());
    html! { <Memo {key} {inner} {l10n} {dispatch} /> }
}
