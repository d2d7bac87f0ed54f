//! The state graph, with the solution's path and the current position.

mod controls;
mod dots;
mod hover;
mod picture;
mod surface;
mod triangle;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Neighbour, msg};
use crate::model::{NavigateAction, Scene};
use crate::solver::graph::StateGraph;
use crate::solver::{PegCount, Puzzle};
use crate::view::Ui;
use crate::view::chunks::{DrawFn, StatePart};
use crate::view::components::buttons::Button;
use crate::view::components::memo::memo;

use super::hint;

/// The picture with its controls, what it shows, and a list of the possible moves.
pub fn draw(scene: &Rc<Scene>, ui: &Ui) -> Html {
    if has_one_position(scene.puzzle()) {
        return hint(ui.l10n.text(msg::GRAPH_ONE_POSITION));
    }
    let zooms = scene.puzzle().pegs() == PegCount::THREE;
    let (picture, caption) = if zooms {
        let layers = layers([triangle::draw, triangle::current, triangle::hover], scene, ui);
        (
            surface::zoomable(scene, ui.l10n.text(msg::GRAPH_TITLE), layers, &ui.dispatch),
            triangle::caption(scene, ui.l10n),
        )
    } else {
        let layers = layers([dots::draw, dots::current, dots::hover], scene, ui);
        (
            surface::plain(scene, ui.l10n.text(msg::GRAPH_LABEL_WHOLE), layers, &ui.dispatch),
            dots::caption(scene, ui.l10n),
        )
    };
    html! {
        <div class="graph">
            { picture }
            { controls::controls(scene, zooms, ui) }
            <p class="depth" data-depth="">{ caption }</p>
            { neighbours(scene, ui) }
        </div>
    }
}

fn has_one_position(puzzle: &Puzzle) -> bool {
    puzzle.pegs().count() == 1 || puzzle.discs().count() == 0
}

/// The graph, which is drawn again only when the puzzle or the viewport changes; above it the current position, and the
/// position under the pointer.
fn layers([graph, current, hover]: [DrawFn; 3], scene: &Rc<Scene>, ui: &Ui) -> Html {
    let part = |draw: DrawFn, looks_same: fn(&Scene, &Scene) -> bool| {
        memo(StatePart { draw, scene: scene.clone(), looks_same }, ui)
    };
    html! {
        <>
            { part(graph, has_same_graph) }
            { part(current, |a, b| has_same_graph(a, b) && has_same_position(a, b)) }
            { part(hover, |a, b| has_same_graph(a, b) && a.session.graph.hovered == b.session.graph.hovered) }
        </>
    }
}

fn has_same_graph(a: &Scene, b: &Scene) -> bool {
    let (old, new) = (&a.session.graph, &b.session.graph);
    let is_same_view = (a.puzzle(), &a.config.graph, &old.flight) == (b.puzzle(), &b.config.graph, &new.flight);
    // A large graph is drawn around the position.
    let has_same_centre = a.puzzle().pegs() == PegCount::THREE || has_same_position(a, b);
    is_same_view && old.hides_solution == new.hides_solution && has_same_centre
}

fn has_same_position(a: &Scene, b: &Scene) -> bool {
    let hides_game = a.session.graph.hides_game == b.session.graph.hides_game;
    hides_game && a.index() == b.index() && a.config.manual_play == b.config.manual_play
}

/// The possible moves as buttons, which make the graph accessible to screen readers.
fn neighbours(scene: &Scene, ui: &Ui) -> Html {
    let (puzzle, position) = (scene.puzzle(), scene.position());
    let Some(graph) = StateGraph::new(puzzle.rule(), puzzle.pegs(), puzzle.discs()) else { return Html::default() };
    // A game has left the solution.
    let next = scene.next_move().filter(|_| scene.game().is_none());
    let last = scene.last_move_on_board();
    // With keys, a pressed button stays the same element while others appear and disappear.
    let button = |(key, step): (usize, _)| {
        let mut neighbour = position.clone();
        neighbour.play_unchecked(step);
        let is_back = last.is_some_and(|last| (last.disc, last.from, last.to) == (step.disc, step.to, step.from));
        let leads = match next {
            Some(next) if next == step => Neighbour::Next,
            _ if is_back => Neighbour::Back,
            _ => Neighbour::Other,
        };
        let text = ui.l10n.neighbour(step, leads);
        let name = neighbour.to_string();
        let go_to = Button::new("", NavigateAction::GoToPosition(neighbour));
        let button = go_to.attribute("data-position", name).html(text, &ui.dispatch);
        html! { <key={key}>{ button }</> }
    };
    let label = ui.l10n.text(msg::GRAPH_NEIGHBOURS);
    html! {
        <div class="row neighbours" role="group" aria-label={label}>
            <span>{ label }</span>
            { graph.moves(position).enumerate().map(button).collect::<Html>() }
        </div>
    }
}
