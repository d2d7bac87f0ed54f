//! The views that are loaded after the first paint: the panels and the dialogs. Each is a single trait object, so that
//! everything that is reachable only through it can go into a separate WebAssembly file.

use yew::prelude::*;

use crate::l10n::L10n;
use crate::model::{Panel, Scene};
use crate::view::Ui;

use super::components::memo::DynProps;

pub trait PanelViews {
    /// The content of a panel in a scene; `None` for panels that the page draws itself.
    fn panel(&self, panel: Panel, scene: &Scene) -> Option<DynProps>;
    /// The announcement of a panel for screen readers, which replaces the caption.
    fn announcement(&self, scene: &Scene, l10n: L10n) -> Option<String>;
}

/// Views that are rarely needed: banners above the towers (the tour and exercises), and dialogs.
pub trait DialogViews {
    fn banners(&self, scene: &Scene, ui: &Ui) -> Html;
    fn dialogs(&self, scene: &Scene, ui: &Ui) -> Html;
    /// The towers as an SVG file.
    fn picture_svg(&self, scene: &Scene, l10n: L10n) -> String;
}
