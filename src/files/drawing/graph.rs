//! The map as the panel shows it. Texts contain no words, because a file is the same in every language.

use std::rc::Rc;

use crate::layout::colour::{Colour, Palette};
use crate::layout::drawing::{Anchor, Drawing, Paint, Polyline, Shape};
use crate::layout::state_graph::{
    self, AHEAD, DOT, Dot, DotPicture, End, Ground, Label, Landmark, ROUTE, Ring, Space, TALL, WIDTH, moves_path,
    seen_moves,
};
use crate::model::Scene;
use crate::solver::graph::viewport::Point;
use crate::solver::graph::{GraphViewport, StateGraph};
use crate::solver::{Disc, Index, PegCount, Position};

/// The map with the path of the solution, and with the way to the board. `None` if there is only one position.
#[must_use]
pub fn graph(scene: &Scene, palette: &'static Palette) -> Option<Drawing> {
    let map = Map::new(scene, !scene.session.graph.hides_solution)?;
    let mut drawing = map.ground(palette);
    drawing.lines(map.ground.route.clone(), ROUTE);
    map.positions(&mut drawing, scene);
    drawing.lines(map.ahead(scene.position()), AHEAD);
    let moves = scene.shown_past().map(|past| (past.step, past.is_by_hand));
    let moves = seen_moves(scene.puzzle().pegs(), &scene.graph_viewport(), scene.position(), moves);
    drawing.shapes.extend(map.space.way_to(scene.position(), moves).shapes());
    map.board(&mut drawing, scene.position(), scene.last_move_on_board().map(|step| step.disc));
    Some(drawing)
}

/// A map of which many pictures are drawn.
pub struct Map {
    space: Space,
    ground: Ground,
    /// The graph, unless all its moves are in `ground`.
    graph: Option<StateGraph>,
}

impl Map {
    /// `None` if there is only one position.
    #[must_use]
    pub fn new(scene: &Scene, has_route: bool) -> Option<Self> {
        let (puzzle, solution) = (scene.puzzle(), scene.solved().map(|solution| &**solution));
        if puzzle.pegs().count() == 1 || puzzle.discs().count() == 0 {
            return None;
        }
        let (space, graph) = if puzzle.pegs() == PegCount::THREE {
            (Space::Triangles(scene.graph_viewport()), None)
        } else {
            let graph = StateGraph::of(puzzle);
            (Space::Dots(Rc::new(DotPicture::new(&graph, puzzle, solution, scene.position()))), Some(graph))
        };
        let shows_tour = scene.config.graph.shows_hamiltonian_path;
        let ground = space.ground(puzzle, solution.filter(|_| has_route), shows_tour, scene.index());
        Some(Self { space, ground, graph })
    }

    /// A picture with the path of this many moves after an index.
    #[must_use]
    pub fn path(&self, scene: &Scene, first: &Index, moves: u64, palette: &'static Palette) -> Option<Drawing> {
        let (solution, last) = (scene.solved()?, first + &Index::from(moves));
        let mut drawing = self.ground(palette);
        self.positions(&mut drawing, scene);
        // Over the positions, so that all slides begin with the same shapes, which are written once.
        drawing.lines(moves_path(solution, first, moves, &*self.space.points()), ROUTE);
        let disc = solution.move_at(&last).filter(|_| moves > 0).map(|step| step.disc);
        self.board(&mut drawing, &solution.position_at(&last)?, disc);
        Some(drawing)
    }

    /// The moves from a position, if not all moves are drawn anyway.
    fn ahead(&self, position: &Position) -> Vec<Polyline> {
        match (&self.space, &self.graph) {
            (Space::Dots(dots), Some(graph)) => dots.moves_from(graph, position),
            (Space::Dots(_) | Space::Triangles(_), _) => Vec::new(),
        }
    }

    /// The moves, below everything.
    fn ground(&self, palette: &'static Palette) -> Drawing {
        let mut drawing = Drawing::new(WIDTH, TALL, palette);
        let Ground { below, moves, above, .. } = &self.ground;
        drawing.shapes.extend([below, moves, above].into_iter().flatten().cloned());
        drawing
    }

    /// The positions, and the marks of start and goal.
    fn positions(&self, drawing: &mut Drawing, scene: &Scene) {
        let dot = |dot: &Dot| Shape::Circle((dot.at.x, dot.at.y), self.ground.radius, DOT);
        drawing.shapes.extend(self.ground.dots.iter().map(dot));
        drawing.shapes.extend(End::ALL.iter().filter_map(|&end| self.space.end(end, scene.puzzle())));
    }

    /// The board, and the texts on top of everything.
    fn board(&self, drawing: &mut Drawing, position: &Position, last: Option<Disc>) {
        drawing.shapes.extend(self.space.ring(position, last).iter().flat_map(Ring::shapes));
        match &self.space {
            Space::Triangles(viewport) => {
                let labels = state_graph::labels(viewport);
                labels.iter().for_each(|label| add_label(drawing, label, viewport));
            }
            Space::Dots(dots) => {
                for (&radius, moves) in dots.rings.iter().zip(1u32..) {
                    let Point { x, y } = DotPicture::number_at(radius);
                    drawing.shapes.push(Shape::Circle((x, y), 13.0, Paint::fill(Colour::Paper)));
                    drawing.text((x, y + 7.0), Anchor::Middle, 20.0, Colour::Quiet, &moves.to_string());
                }
            }
        }
    }
}

fn add_label(drawing: &mut Drawing, label: &Label, viewport: &GraphViewport) {
    let size = viewport.triangle().size();
    let (text, size, colour) = match label.names {
        Landmark::Corner(peg) => (peg.letter().to_string(), 22.0, Colour::Ink),
        Landmark::Part(peg) => (format!("{size}: {}", peg.letter()), 20.0, Colour::Quiet),
    };
    let (at, anchor) = match (label.corner, label.anchor) {
        // Letters fit outside the triangle, beside a marker.
        (Some(corner), Anchor::End) => ((corner.x + 28.0, corner.y + 8.0), Anchor::Start),
        (Some(corner), _) if label.at.y > corner.y + 8.0 => ((corner.x - 28.0, corner.y + 8.0), Anchor::End),
        (_, anchor) => ((label.at.x, label.at.y), anchor),
    };
    drawing.text(at, anchor, size, colour, &text);
}
