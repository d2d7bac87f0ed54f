//! The views that are loaded after the first paint: the panels and the dialogs. Each is a single trait object, so that
//! everything that is reachable only through it can go into a separate WebAssembly file.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::L10n;
use crate::model::{Panel, Scene};
use crate::view::Ui;

use super::components::memo::{DynProps, Render};

pub trait PanelViews {
    /// What a panel shows of a scene; `None` for what the page draws itself.
    fn panel(&self, panel: Panel, scene: &Rc<Scene>) -> Option<DynProps>;
    /// What screen readers hear of a panel in place of the caption.
    fn announcement(&self, scene: &Scene, l10n: L10n) -> Option<String>;
}

/// Views that are rarely needed: banners above the towers (the tour and exercises), and dialogs.
pub trait DialogViews {
    fn banners(&self, scene: &Rc<Scene>, ui: &Ui) -> Html;
    fn dialogs(&self, scene: &Rc<Scene>, ui: &Ui) -> Html;
    /// The towers as an SVG file.
    fn picture_svg(&self, scene: &Scene, l10n: L10n) -> String;
}

pub type DrawFn = fn(&Rc<Scene>, &Ui) -> Html;

/// Part of a view that is rendered again only if the solution changes or `looks_same` returns false.
#[derive(Clone)]
pub struct StatePart {
    pub draw: DrawFn,
    pub scene: Rc<Scene>,
    pub looks_same: fn(&Scene, &Scene) -> bool,
}

impl PartialEq for StatePart {
    fn eq(&self, other: &Self) -> bool {
        let (new, old) = (&self.scene, &other.scene);
        let has_same_solution = match (new.solved(), old.solved()) {
            (Some(new), Some(old)) => Rc::ptr_eq(new, old),
            (new, old) => new.is_none() && old.is_none(),
        };
        std::ptr::fn_addr_eq(self.draw, other.draw)
            && (Rc::ptr_eq(new, old) || (has_same_solution && (self.looks_same)(new, old)))
    }
}

impl Render for StatePart {
    fn render(&self, ui: &Ui) -> Html {
        (self.draw)(&self.scene, ui)
    }
}
