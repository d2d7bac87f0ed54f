//! The rows below the picture: zoom and help, layers.

use yew::prelude::*;

use crate::l10n::{Message, msg};
use crate::layout::state_graph::has_hamiltonian_path;
use crate::model::{GraphAction, Picture, PuzzleEdit};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::panels::help;
use crate::view::panels::zoom::zoom_buttons;

use super::GraphPanel;

pub fn controls(panel: &GraphPanel, zooms: bool, ui: &Ui) -> Html {
    html! {
        <div class="row looks controls">
            if zooms {
                { zoom_buttons(Picture::Graph, ui) }
                { help(ui.l10n.text(msg::GRAPH_HELP), ui.l10n) }
            }
            // They have a row of their own, so that nothing moves when moves by hand add to them.
            <div class="row own">
                { layers(panel, zooms, ui) }
                if panel.can_be_start {
                    { make_start(panel, ui) }
                }
                if !zooms {
                    { help(ui.l10n.text(msg::GRAPH_HELP_DOTS), ui.l10n) }
                }
            </div>
        </div>
    }
}

/// Buttons that show and hide the layers over the graph. Each contains a sample of its line.
fn layers(panel: &GraphPanel, zooms: bool, ui: &Ui) -> Html {
    let graph = &panel.session;
    let layer = |command, action: GraphAction, is_shown, line: &'static str, text: Message| {
        let content = html! { <><i class="swatch" data-line={line} />{ ui.l10n.text(text) }</> };
        Button::new(command, action).pressed(is_shown).html(content, &ui.dispatch)
    };
    let solution = !graph.hides_solution;
    let every = panel.shows_hamiltonian_path;
    html! {
        <div class="row looks layers" role="group" aria-label={ui.l10n.text(msg::GRAPH_LAYERS)}>
            { layer("layer-solution", GraphAction::ToggleSolution, solution, "route", msg::GRAPH_LAYER_SOLUTION) }
            if zooms && has_hamiltonian_path(&panel.puzzle) {
                { layer("hamiltonian-path", GraphAction::ToggleHamiltonianPath, every, "tour", msg::GRAPH_PATH_ALL_POSITIONS) }
            }
            if panel.has_own_moves {
                { layer("layer-game", GraphAction::ToggleGame, !graph.hides_game, "walk", msg::GRAPH_LAYER_GAME) }
            }
        </div>
    }
}

fn make_start(panel: &GraphPanel, ui: &Ui) -> Html {
    let edit = PuzzleEdit::StartFrom(panel.position.clone());
    Button::new("make-start", edit).html(ui.l10n.text(msg::GRAPH_MAKE_START), &ui.dispatch)
}
