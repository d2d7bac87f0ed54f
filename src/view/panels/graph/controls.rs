//! The row below the picture: zoom, what is drawn, and help.

use yew::prelude::*;

use crate::l10n::{Message, msg};
use crate::layout::state_graph::has_hamiltonian_path;
use crate::model::{GraphAction, Picture, PuzzleEdit, Scene};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::panels::help;
use crate::view::panels::zoom::zoom_buttons;

pub fn controls(scene: &Scene, zooms: bool, ui: &Ui) -> Html {
    html! {
        <div class="row looks controls">
            if zooms {
                { zoom_buttons(Picture::Graph, ui) }
            }
            { layers(scene, zooms, ui) }
            if scene.game().is_some() && !scene.are_hints_disabled() {
                { make_start(scene, ui) }
            }
            { help(ui.l10n.text(if zooms { msg::GRAPH_HELP } else { msg::GRAPH_HELP_DOTS }), ui.l10n) }
        </div>
    }
}

/// Buttons that show and hide what is drawn over the graph. Each has the line that it stands for.
fn layers(scene: &Scene, zooms: bool, ui: &Ui) -> Html {
    let graph = &scene.session.graph;
    let layer = |command, action: GraphAction, is_shown, line: &'static str, text: Message| {
        let content = html! { <><i class="swatch" data-line={line} />{ ui.l10n.text(text) }</> };
        Button::new(command, action).pressed(is_shown).html(content, &ui.dispatch)
    };
    let solution = !graph.hides_solution;
    let every = scene.config.graph.shows_hamiltonian_path;
    html! {
        <div class="row looks layers" role="group" aria-label={ui.l10n.text(msg::GRAPH_LAYERS)}>
            { layer("layer-solution", GraphAction::ToggleSolution, solution, "route", msg::GRAPH_LAYER_SOLUTION) }
            if zooms && has_hamiltonian_path(scene.puzzle()) {
                { layer("hamiltonian-path", GraphAction::ToggleHamiltonianPath, every, "tour", msg::GRAPH_PATH_ALL_POSITIONS) }
            }
            if scene.game().is_some() {
                { layer("layer-game", GraphAction::ToggleGame, !graph.hides_game, "walk", msg::GRAPH_LAYER_GAME) }
            }
        </div>
    }
}

fn make_start(scene: &Scene, ui: &Ui) -> Html {
    let edit = PuzzleEdit::StartFrom(scene.position().clone());
    Button::new("make-start", edit).html(ui.l10n.text(msg::GRAPH_MAKE_START), &ui.dispatch)
}
