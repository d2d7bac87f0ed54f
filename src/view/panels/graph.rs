//! The state graph, with the solution's path and the current position.

mod picture;
mod polygon;
mod triangle;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, PanelSentence, msg};
use crate::model::{Action, GraphAction, NavigateAction, Picture, State};
use crate::solver::graph::StateGraph;
use crate::solver::{PegCount, Placement};
use crate::view::chunks::{DrawFn, StatePart};
use crate::view::components::buttons::Button;
use crate::view::components::memo::memo;

use super::hint;
use super::zoom::{on_dot_click, zoom_buttons, zoomable};

/// The picture with its buttons, and a list of the possible moves.
pub fn draw(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let zooms = state.puzzle().pegs() == PegCount::THREE;
    html! {
        <div class="graph">
            { hint(l10n.text(msg::GRAPH_HINT)) }
            if zooms {
                { zoomable_graph(state, l10n, dispatch) }
                <div class="row looks">
                    { zoom_buttons(Picture::Graph, l10n, dispatch) }
                    if has_hamiltonian_path(state) {
                        { hamiltonian_path_button(state, l10n, dispatch) }
                    }
                </div>
            } else {
                { whole_graph(state, l10n, dispatch) }
            }
            { neighbours(state, l10n, dispatch) }
        </div>
    }
}

/// The graph of three pegs, which can be zoomed.
fn zoomable_graph(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let label = l10n.text(msg::GRAPH_LABEL);
    let layers = layers(triangle::draw, triangle::current, state, l10n, dispatch);
    let are_letters_off = state.config.appearance.shortcuts.are_letters_off;
    zoomable(Picture::Graph, label.into(), layers, are_letters_off, dispatch)
}

/// The graph of any other number of pegs.
fn whole_graph(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    html! {
        <div class="picture" role="group" aria-label={l10n.text(msg::GRAPH_LABEL_WHOLE)}
            onclick={on_dot_click(dispatch)}>
            { layers(polygon::draw, polygon::current, state, l10n, dispatch) }
        </div>
    }
}

/// The graph, which is rendered again only when the puzzle or the viewport changes, and above it the current position.
fn layers(graph: DrawFn, current: DrawFn, state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let looks_same = |a: &State, b: &State| (a.puzzle(), &a.config.graph) == (b.puzzle(), &b.config.graph);
    let graph = StatePart { draw: graph, state: state.clone(), looks_same };
    let current = StatePart { draw: current, state: state.clone(), looks_same: |_, _| false };
    html! { <>{ memo(graph, l10n, dispatch) }{ memo(current, l10n, dispatch) }</> }
}

/// Whether the puzzle has a Hamiltonian path.
fn has_hamiltonian_path(state: &State) -> bool {
    let puzzle = state.puzzle();
    let is_between_towers = matches!((puzzle.start(), puzzle.goal()), (Placement::Tower(_), Placement::Tower(_)));
    is_between_towers && puzzle.allows_all_moves() && !puzzle.is_already_solved()
}

fn hamiltonian_path_button(state: &State, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    Button::new("hamiltonian-path", GraphAction::ToggleHamiltonianPath)
        .pressed(state.config.graph.shows_hamiltonian_path)
        .html(l10n.text(msg::GRAPH_PATH_ALL_POSITIONS), dispatch)
}

/// The possible moves as buttons, which make the graph accessible to screen readers.
fn neighbours(state: &State, l10n: L10n, dispatch: &Callback<Action>) -> Html {
    let (puzzle, position) = (state.puzzle(), state.position());
    let Some(graph) = StateGraph::new(puzzle.rule(), puzzle.pegs(), puzzle.discs()) else { return Html::default() };
    let (next, last) = (state.next_move(), state.last_move());
    // With keys, a pressed button stays the same element while others appear and disappear.
    let button = |(key, step): (usize, _)| {
        let mut neighbour = position.clone();
        neighbour.play_unchecked(step);
        let is_back = last.is_some_and(|last| (last.disc, last.from, last.to) == (step.disc, step.to, step.from));
        let on_path = next == Some(step) || is_back;
        let text = l10n.panel_sentence(&PanelSentence::Neighbour { step, on_path });
        let name = neighbour.to_string();
        let go_to = Button::new("", NavigateAction::GoToPosition(neighbour));
        let button = go_to.attribute("data-position", name).html(text, dispatch);
        html! { <key={key}>{ button }</> }
    };
    let label = l10n.text(msg::GRAPH_NEIGHBOURS);
    html! {
        <div class="row neighbours" role="group" aria-label={label}>
            <span>{ label }</span>
            { graph.moves(&position).enumerate().map(button).collect::<Html>() }
        </div>
    }
}
