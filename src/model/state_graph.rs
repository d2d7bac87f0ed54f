//! The state graph panel: its viewport, and the path through every position.

use std::rc::Rc;

use crate::solver::graph::{GraphViewport, Triangle};
use crate::solver::{DiscCount, Peg, PegCount};

use super::link::{LinkWriter, Params};
use super::{Parameter, State, navigation};

/// What the state graph shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GraphView {
    /// The part of the graph of three pegs that it shows; `None` for all of it.
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GraphAction {
    ToggleHamiltonianPath,
}

pub(super) fn update(state: &mut State, action: GraphAction) {
    match action {
        GraphAction::ToggleHamiltonianPath => {
            state.config.graph.shows_hamiltonian_path = !state.config.graph.shows_hamiltonian_path;
        }
    }
}

impl State {
    /// The viewport onto the state graph of three pegs.
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

pub(super) fn center_on_current(state: &mut State) {
    /// The positions of three discs tell single moves apart.
    const CLOSE: u32 = 3;
    let position = state.position();
    let size = CLOSE.min(position.discs().count());
    let near = Triangle::around(&position, size).filter(|triangle| !triangle.larger().is_empty());
    state.config.graph.viewport = near.map(|triangle| Rc::new(GraphViewport::at(triangle)));
}

pub(super) fn keep_position_in_view(state: &mut State) {
    if state.config.graph.viewport.is_some() {
        let position = state.position();
        change(state, |viewport| viewport.follow(&position));
    }
}

/// Goes to the position nearest to the middle of the picture.
pub(super) fn select_center(state: &mut State) {
    if state.puzzle().pegs() == PegCount::THREE {
        let position = state.graph_viewport().nearest();
        navigation::go_to_position(state, position);
    }
}
