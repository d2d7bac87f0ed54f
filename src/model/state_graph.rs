//! The state graph panel: its viewport, its layers, and the presses on it.

mod flight;
mod press;

use std::rc::Rc;

use crate::solver::graph::{GraphViewport, Triangle};
use crate::solver::{DiscCount, Peg, PegCount, Position};

use super::link::{LinkWriter, Params};
use super::{Parameter, RelativePoint, State};

pub use flight::Flight;
pub(super) use flight::{advance, fly, settle};
pub(super) use press::{press, select_center};

/// Among the positions of three discs, single moves can be told apart.
const CLOSE: u32 = 3;

/// The content of the state graph.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GraphView {
    /// The visible part of the graph of three pegs; `None` for all of it.
    pub viewport: Option<Rc<GraphViewport>>,
    pub shows_hamiltonian_path: bool,
}

impl GraphView {
    pub(super) fn apply(&mut self, params: &mut Params, discs: DiscCount) {
        params.set(Parameter::Graph, &mut self.viewport, None, |text| {
            let larger = text.chars().map(Peg::from_digit).collect::<Option<Vec<_>>>()?;
            let triangle = Triangle::of(discs, &larger).filter(|triangle| triangle.size() > 0 || larger.is_empty())?;
            Some((!larger.is_empty()).then(|| Rc::new(GraphViewport::at(triangle))))
        });
        params.set_flag(Parameter::Tour, &mut self.shows_hamiltonian_path);
    }

    pub(super) fn format(&self, link: &mut LinkWriter) {
        let larger = self.viewport.iter().flat_map(|viewport| viewport.triangle().larger());
        let larger: String = larger.map(|peg| peg.digit()).collect();
        link.add(Parameter::Graph, larger.is_empty(), larger);
        link.add_flag(Parameter::Tour, self.shows_hamiltonian_path);
    }
}

/// The data of the state graph that lasts as long as the page and is not part of a link.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GraphSession {
    pub hides_solution: bool,
    pub hides_game: bool,
    /// The position under the pointer, or in the middle for keyboard users.
    pub hovered: Option<Rc<Position>>,
    /// The viewport in motion.
    pub flight: Option<Flight>,
}

impl GraphSession {
    /// The settings that belong to the reader rather than to one puzzle.
    pub(super) fn layers(&self) -> Self {
        Self { hides_solution: self.hides_solution, hides_game: self.hides_game, ..Self::default() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GraphAction {
    ToggleHamiltonianPath,
    ToggleSolution,
    /// Shows or hides the moves made by hand.
    ToggleGame,
    /// The pointer is on a position; `None` if it is on none.
    Hover(Option<Position>),
}

pub(super) fn update(state: &mut State, action: GraphAction) {
    let graph = &mut state.session.graph;
    match action {
        GraphAction::ToggleHamiltonianPath => {
            state.config.graph.shows_hamiltonian_path = !state.config.graph.shows_hamiltonian_path;
        }
        GraphAction::ToggleSolution => graph.hides_solution = !graph.hides_solution,
        GraphAction::ToggleGame => graph.hides_game = !graph.hides_game,
        GraphAction::Hover(position) => {
            let discs = state.puzzle().discs();
            state.session.graph.hovered = position.filter(|position| position.discs() == discs).map(Rc::new);
        }
    }
}

impl State {
    /// The viewport onto the state graph of three pegs. During a flight, the viewport at its end.
    #[must_use]
    pub fn graph_viewport(&self) -> Rc<GraphViewport> {
        let whole = || Rc::new(GraphViewport::whole(self.puzzle().discs()));
        self.config.graph.viewport.clone().unwrap_or_else(whole)
    }
}

pub(super) fn change(state: &mut State, change: impl FnOnce(&mut GraphViewport)) {
    let mut viewport = (*state.graph_viewport()).clone();
    change(&mut viewport);
    let whole = GraphViewport::whole(state.puzzle().discs());
    state.config.graph.viewport = (viewport != whole).then(|| Rc::new(viewport));
}

/// Zooms about the current position, which comes nearer to the middle. If it is not in view, the position nearest to the middle
/// replaces it, so that the zoom never ends in a hole.
pub(super) fn zoom_at_current(state: &mut State, factor: f64) {
    let position = state.position();
    fly(state, |viewport| {
        let offset = |position: &Position| viewport.offset_of(position, GraphViewport::ASPECT);
        let anchor = offset(&position).or_else(|| offset(&viewport.nearest())).unwrap_or_default();
        viewport.zoom(factor, anchor);
        if factor < 1.0 {
            viewport.pan(anchor.0 / 2.0, anchor.1 / 2.0);
        } else {
            viewport.settle();
        }
    });
}

pub(super) fn show_all(state: &mut State) {
    let whole = GraphViewport::whole(state.puzzle().discs());
    fly(state, |viewport| *viewport = whole);
}

pub(super) fn center_on_current(state: &mut State) {
    let position = state.position();
    show_around(state, &position, CLOSE);
}

/// Shows the triangle of `discs` discs around a position.
fn show_around(state: &mut State, position: &Position, discs: u32) {
    if let Some(near) = GraphViewport::around(position, discs.min(position.discs().count())) {
        fly(state, |viewport| *viewport = near);
    }
}

/// Whether the viewport shows less than the whole graph, but contains the current position. It then follows the position.
pub(super) fn is_following(state: &State) -> bool {
    let viewport = state.config.graph.viewport.as_ref();
    viewport.is_some_and(|viewport| viewport.shows(&state.position(), GraphViewport::ASPECT))
}

/// Follows the position: with a flight to a view nearby, with a jump to a distant one, such as during scrubbing.
pub(super) fn keep_position_in_view(state: &mut State) {
    let (position, before) = (state.position(), state.graph_viewport());
    let mut viewport = (*before).clone();
    viewport.follow(&position);
    if viewport == *before {
        return;
    }
    if before.is_near(&viewport) {
        fly(state, |seen| *seen = viewport);
    } else {
        state.session.graph.flight = None;
        change(state, |seen| *seen = viewport);
    }
}

/// Marks the position that Enter would press.
pub(super) fn hover_center(state: &mut State) {
    hover_at(state, RelativePoint { x: 0.5, y: 0.0 }, 0.0);
}

/// Marks the position that a finger on the picture would press.
pub(super) fn hover_at(state: &mut State, at: RelativePoint, height: f64) {
    if state.puzzle().pegs() == PegCount::THREE {
        state.session.graph.hovered = Some(Rc::new(state.graph_viewport().nearest_to(offset(at, height))));
    }
}

/// A point of a picture in the coordinates of `GraphViewport`: from the centre, in widths.
const fn offset(at: RelativePoint, height: f64) -> (f64, f64) {
    (at.x - 0.5, at.y - height / 2.0)
}
