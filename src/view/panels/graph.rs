//! The state graph, with the solution's path and the current position.

mod controls;
mod dots;
mod ends;
mod hover;
mod picture;
mod surface;
mod triangle;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Neighbour, msg};
use crate::layout::drawing::Polyline;
use crate::layout::state_graph::{DotPicture, Middle, MoveBefore, Space, seen_moves};
use crate::model::{GraphSession, KnownSolution, NavigateAction, Scene};
use crate::solver::graph::{GraphViewport, StateGraph};
use crate::solver::{Index, Move, PegCount, Position, Puzzle};
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::memo::{Render, memo};

use super::hint;
use dots::DotsLayer;
use hover::HoverLayer;
use picture::CurrentLayer;
use triangle::TriangleLayer;

/// The picture with its controls, its caption, and a list of the possible moves.
#[derive(PartialEq)]
pub struct GraphPanel {
    puzzle: Puzzle,
    /// `None` while it is being searched for.
    solution: Option<KnownSolution>,
    index: Index,
    position: Position,
    /// The moves before that are drawn, the last one first.
    past: Rc<[MoveBefore]>,
    /// The place of the board on the line.
    place: Index,
    /// Whether a disc is making the last of these moves.
    draws_last_move: bool,
    has_own_moves: bool,
    last_move: Option<Move>,
    next_move: Option<Move>,
    /// The viewport at the end of a flight.
    viewport: Rc<GraphViewport>,
    /// The visible viewport.
    seen: Rc<GraphViewport>,
    session: GraphSession,
    shows_hamiltonian_path: bool,
    /// Whether the position on the board may become the start of the puzzle.
    can_be_start: bool,
    are_letters_off: bool,
}

impl GraphPanel {
    pub fn of(scene: &Scene) -> Self {
        Self {
            puzzle: scene.puzzle().clone(),
            solution: scene.solved().cloned(),
            index: scene.index().clone(),
            position: scene.position().clone(),
            past: past(scene),
            place: if scene.has_line() {
                scene.line().index()
            } else {
                Index::from(scene.past_of_game().count() as u64)
            },
            draws_last_move: scene.session.motion.as_ref().map(|motion| motion.step) == scene.last_move_on_board(),
            has_own_moves: scene.is_off_solution() && scene.game().is_some_and(|game| !game.moves().is_empty()),
            last_move: scene.last_move_on_board(),
            // An exercise that withholds the way has no line.
            next_move: scene.line().next_move().filter(|_| scene.has_line()),
            viewport: scene.graph_viewport(),
            seen: scene.seen_graph_viewport(),
            session: scene.session.graph.clone(),
            shows_hamiltonian_path: scene.config.graph.shows_hamiltonian_path,
            can_be_start: scene.is_off_solution() && !scene.are_hints_disabled(),
            are_letters_off: scene.config.appearance.shortcuts.are_letters_off,
        }
    }

    fn has_one_position(&self) -> bool {
        self.puzzle.pegs().count() == 1 || self.puzzle.discs().count() == 0
    }

    fn graph(&self) -> StateGraph {
        StateGraph::of(&self.puzzle)
    }

    /// The layers above the graph: the current position, and the position under the pointer.
    fn layers_above(&self, space: &Space, ahead: Vec<Polyline>, ui: &Ui) -> Html {
        let current = CurrentLayer {
            space: space.clone(),
            position: self.position.clone(),
            past: Rc::clone(&self.past),
            draws: self.draws_last_move,
            place: self.place.clone(),
            ahead,
            last_move: self.last_move,
        };
        // During a flight, no position stays under the pointer.
        let hovered = self.session.hovered.clone().filter(|_| self.session.flight.is_none());
        let hover = hovered.map(|hovered| HoverLayer {
            space: space.clone(),
            hovered,
            position: self.position.clone(),
            pegs: self.puzzle.pegs(),
            solution: self.solution.clone(),
        });
        html! { <>{ memo(current, ui) }{ hover.map(|hover| memo(hover, ui)).unwrap_or_default() }</> }
    }

    /// The picture of three pegs, and its caption.
    fn triangles(&self, ui: &Ui) -> (Html, String) {
        let graph = TriangleLayer {
            viewport: self.seen.clone(),
            puzzle: self.puzzle.clone(),
            solution: self.solution.clone(),
            shows_hamiltonian_path: self.shows_hamiltonian_path,
            hides_solution: self.session.hides_solution,
        };
        let above = self.layers_above(&Space::Triangles(self.seen.clone()), Vec::new(), ui);
        let layers = html! { <>{ memo(graph, ui) }{ above }</> };
        let picture = surface::zoomable(self, ui.l10n.text(msg::GRAPH_TITLE), layers, &ui.dispatch);
        (picture, triangle::caption(&self.viewport, self.puzzle.discs(), ui.l10n))
    }

    /// The picture of any other number of pegs, and its caption.
    fn dots(&self, ui: &Ui) -> Option<(Html, String)> {
        let graph = self.graph();
        let dots = Rc::new(DotPicture::new(&graph, &self.puzzle, self.solution.as_deref(), &self.position));
        let layer = DotsLayer {
            puzzle: self.puzzle.clone(),
            dots: Rc::clone(&dots),
            solution: self.solution.clone().filter(|_| !self.session.hides_solution),
            index: (dots.middle == Middle::Board).then(|| self.index.clone()),
        };
        let ahead = dots.moves_from(&graph, &self.position);
        let above = self.layers_above(&Space::Dots(Rc::clone(&dots)), ahead, ui);
        let layers = html! { <>{ memo(layer, ui) }{ above }</> };
        let picture = surface::plain(self, &dots, ui.l10n.text(msg::GRAPH_TITLE), layers, &ui.dispatch);
        Some((picture, dots::caption(&dots, ui.l10n)))
    }

    /// The possible moves as buttons, which make the graph accessible to screen readers.
    fn neighbours(&self, ui: &Ui) -> Html {
        let graph = self.graph();
        // With keys, a pressed button stays the same element while others appear and disappear.
        let button = |(key, step): (usize, Move)| {
            let mut neighbour = self.position.clone();
            neighbour.play_unchecked(step);
            let is_back =
                self.last_move.is_some_and(|last| (last.disc, last.from, last.to) == (step.disc, step.to, step.from));
            let leads = match self.next_move {
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
            <details class="neighbours">
                <summary>{ label }</summary>
                <div class="row" role="group" aria-label={label}>
                    { graph.moves(&self.position).enumerate().map(button).collect::<Html>() }
                </div>
            </details>
        }
    }
}

/// The moves before the board that are in the picture. Each takes one step of the solver.
fn past(scene: &Scene) -> Rc<[MoveBefore]> {
    let moves = scene.shown_past().map(|past| (past.step, past.is_by_hand));
    seen_moves(scene.puzzle().pegs(), &scene.graph_viewport(), scene.position(), moves).into()
}

impl Render for GraphPanel {
    fn render(&self, ui: &Ui) -> Html {
        if self.has_one_position() {
            return hint(ui.l10n.text(msg::GRAPH_ONE_POSITION));
        }
        let zooms = self.puzzle.pegs() == PegCount::THREE;
        let (picture, caption) = if zooms { self.triangles(ui) } else { self.dots(ui).unwrap_or_default() };
        html! {
            <div class="graph">
                { picture }
                { controls::controls(self, zooms, ui) }
                <p class="depth" data-depth="">{ caption }</p>
                { self.neighbours(ui) }
            </div>
        }
    }
}
