//! The state graph as the panel shows it.

use crate::layout::colour::{Palette, Rgb};
use crate::layout::drawing::{Anchor, Drawing, Paint, Polyline, Shape};
use crate::layout::state_graph::{
    self, Anchor as LabelAnchor, Dot, DotPicture, Label, Landmark, TALL, WIDTH, diamond, flag, flag_scale, game_path,
    moves_path, solution_path,
};
use crate::model::Scene;
use crate::solver::graph::viewport::Point;
use crate::solver::graph::{GraphViewport, StateGraph};
use crate::solver::{Disc, Index, PegCount, Position, Puzzle};

/// As in static/panels.css.
const TINTS: [Rgb; 3] = [Rgb([217, 164, 0]), Rgb([63, 155, 79]), Rgb([154, 91, 196])];

/// The graph with the whole path of the solution and the current position. `None` if there is only one position.
#[must_use]
pub fn graph(scene: &Scene, palette: &Palette) -> Option<Drawing> {
    let canvas = Canvas::new(scene)?;
    let mut drawing = canvas.background(scene, palette);
    if !scene.session.graph.hides_solution {
        drawing.lines(canvas.route(scene), Paint::stroke(palette.accent, 4.0));
    }
    canvas.foreground(&mut drawing, scene, palette);
    canvas.ends(&mut drawing, scene.puzzle(), palette);
    if let Some(game) = scene.game().filter(|_| !scene.session.graph.hides_game) {
        let path = game_path(game, &|position| canvas.point_of(position));
        drawing.lines(path, Paint::stroke(palette.by_hand, 8.0).with_opacity(0.7));
    }
    let step = scene.last_move_on_board();
    canvas.here(&mut drawing, scene.position(), step.map(|step| step.disc), palette);
    canvas.labels(&mut drawing, palette);
    Some(drawing)
}

/// The graph with the path of this many moves after an index.
#[must_use]
pub fn graph_path(scene: &Scene, first: &Index, moves: u64, palette: &Palette) -> Option<Drawing> {
    let (canvas, solution) = (Canvas::new(scene)?, scene.solved()?);
    let last = first + &Index::from(moves);
    let mut drawing = canvas.background(scene, palette);
    canvas.foreground(&mut drawing, scene, palette);
    canvas.ends(&mut drawing, scene.puzzle(), palette);
    let path = moves_path(solution, first, moves, &|position| canvas.point_of(position));
    drawing.lines(path, Paint::stroke(palette.accent, 4.0));
    let disc = solution.move_at(&last).filter(|_| moves > 0).map(|step| step.disc);
    canvas.here(&mut drawing, &solution.position_at(&last)?, disc, palette);
    canvas.labels(&mut drawing, palette);
    Some(drawing)
}

/// The geometry of the graph: triangles for three pegs, otherwise position by position.
enum Canvas {
    Triangles(GraphViewport),
    Dots(DotPicture),
}

impl Canvas {
    fn new(scene: &Scene) -> Option<Self> {
        let puzzle = scene.puzzle();
        if puzzle.pegs().count() == 1 || puzzle.discs().count() == 0 {
            return None;
        }
        if puzzle.pegs() == PegCount::THREE {
            return Some(Self::Triangles((*scene.graph_viewport()).clone()));
        }
        let graph = StateGraph::new(puzzle.rule(), puzzle.pegs(), puzzle.discs())?;
        let solution = scene.solved().map(|solution| &**solution);
        Some(Self::Dots(DotPicture::new(&graph, puzzle, solution, scene.position())))
    }

    fn point_of(&self, position: &Position) -> Option<Point> {
        match self {
            Self::Triangles(viewport) => state_graph::here(viewport, position).0,
            Self::Dots(picture) => picture.point_of(position),
        }
    }

    fn triangles(viewport: &GraphViewport, scene: &Scene) -> state_graph::Picture {
        let shows_tour = scene.config.graph.shows_hamiltonian_path;
        let solution = scene.solved().map(|solution| &**solution);
        state_graph::picture_of(viewport, scene.puzzle(), solution, shows_tour)
    }

    /// The path of the solution.
    fn route(&self, scene: &Scene) -> Vec<Polyline> {
        let around = match self {
            Self::Triangles(viewport) => {
                let route = Self::triangles(viewport, scene).route;
                if !route.is_empty() {
                    return route;
                }
                0
            }
            Self::Dots(picture) => picture.reach(),
        };
        let path = |solution| solution_path(solution, scene.index(), around, &|position| self.point_of(position));
        scene.solved().map(|solution| path(solution)).unwrap_or_default()
    }

    /// The moves, drawn below the path.
    fn background(&self, scene: &Scene, palette: &Palette) -> Drawing {
        let mut drawing = Drawing::new(WIDTH, TALL, palette.paper);
        let edges = Paint::stroke(palette.edge, 1.2);
        let quiet = Paint::stroke(palette.line, 1.0);
        match self {
            Self::Triangles(viewport) => {
                let picture = Self::triangles(viewport, scene);
                for (tint, lines) in TINTS.into_iter().zip(state_graph::tints(viewport)) {
                    drawing.lines(lines, Paint::fill(tint).with_opacity(0.16));
                }
                drawing.lines(picture.marks, Paint::fill(palette.edge).with_opacity(0.55));
                drawing.lines(picture.edges, edges);
                drawing.lines(picture.arrows, Paint::stroke(palette.edge, 1.5));
                drawing.lines(picture.missing, quiet.dashed());
                drawing.lines(picture.tour, Paint::stroke(palette.by_hand, 2.0));
            }
            Self::Dots(picture) => {
                for &radius in &picture.rings {
                    drawing.shapes.push(Shape::Circle((WIDTH / 2.0, TALL / 2.0), radius, quiet));
                }
                drawing.lines(picture.ways.clone(), edges);
            }
        }
        drawing
    }

    /// The texts, drawn on top of everything.
    fn labels(&self, drawing: &mut Drawing, palette: &Palette) {
        match self {
            Self::Triangles(viewport) => {
                for label in state_graph::labels(viewport) {
                    add_label(drawing, &label, viewport, palette);
                }
            }
            Self::Dots(picture) => {
                for (&radius, moves) in picture.rings.iter().zip(1u32..) {
                    let Point { x, y } = DotPicture::number_at(radius);
                    drawing.shapes.push(Shape::Circle((x, y), 13.0, Paint::fill(palette.paper)));
                    drawing.text((x, y + 7.0), Anchor::Middle, 20.0, palette.quiet, &moves.to_string());
                }
            }
        }
    }

    /// The positions, drawn on top of the path.
    fn foreground(&self, drawing: &mut Drawing, scene: &Scene, palette: &Palette) {
        let mut dots = |dots: &[Dot], radius: f64| {
            for dot in dots {
                let paint = Paint::fill(palette.paper).with_stroke(palette.ink, 1.2);
                drawing.shapes.push(Shape::Circle((dot.at.x, dot.at.y), radius, paint));
            }
        };
        match self {
            Self::Triangles(viewport) => {
                let picture = Self::triangles(viewport, scene);
                dots(&picture.dots, picture.dot);
            }
            Self::Dots(picture) => dots(picture.dots(), picture.radius),
        }
    }

    /// The marks of start and goal.
    fn ends(&self, drawing: &mut Drawing, puzzle: &Puzzle, palette: &Palette) {
        let discs = puzzle.discs();
        if let Some(start) = self.point_of(&puzzle.start().position(discs)) {
            drawing.lines(vec![diamond(start)], Paint::fill(palette.ink).with_stroke(palette.paper, 2.0));
        }
        if let Some(goal) = self.point_of(&puzzle.goal().position(discs)) {
            let dots = match self {
                Self::Triangles(_) => None,
                Self::Dots(picture) => Some(picture),
            };
            let flag = flag(goal, flag_scale(goal, dots), goal.x < WIDTH / 2.0);
            drawing.lines(vec![flag], Paint::fill(palette.goal).with_stroke(palette.goal, 4.0));
        }
    }

    /// A ring in the colour of the disc that moved last.
    fn here(&self, drawing: &mut Drawing, position: &Position, disc: Option<Disc>, palette: &Palette) {
        let Some(Point { x, y }) = self.point_of(position) else { return };
        let radius = match self {
            Self::Triangles(viewport) => state_graph::here(viewport, position).1,
            Self::Dots(picture) => picture.radius,
        };
        let radius = (radius * 1.4).clamp(11.0, 16.0);
        let halo = Paint::fill(palette.paper).with_stroke(palette.ink, 1.0);
        drawing.shapes.push(Shape::Circle((x, y), radius + 7.0, halo));
        let colour = disc.map_or(palette.ink, |disc| palette.disc(disc, position.discs()).stroke);
        drawing.shapes.push(Shape::Circle((x, y), radius, Paint::stroke(colour, 6.0)));
    }
}

/// Adds a label. Texts contain no words, because a file is the same in every language.
fn add_label(drawing: &mut Drawing, label: &Label, viewport: &GraphViewport, palette: &Palette) {
    let size = viewport.triangle().size();
    let (text, size, colour) = match label.names {
        Landmark::Corner(peg) => (peg.letter().to_string(), 22.0, palette.ink),
        Landmark::Part(peg) => (format!("{size}: {}", peg.letter()), 20.0, palette.quiet),
    };
    let (at, anchor) = match (label.corner, label.anchor) {
        // Letters fit outside the triangle, beside a marker.
        (Some(corner), LabelAnchor::End) => ((corner.x + 28.0, corner.y + 8.0), Anchor::Start),
        (Some(corner), _) if label.at.y > corner.y + 8.0 => ((corner.x - 28.0, corner.y + 8.0), Anchor::End),
        (_, LabelAnchor::Start) => ((label.at.x, label.at.y), Anchor::Start),
        (_, LabelAnchor::Middle) => ((label.at.x, label.at.y), Anchor::Middle),
        (None, LabelAnchor::End) => ((label.at.x, label.at.y), Anchor::End),
    };
    drawing.text(at, anchor, size, colour, &text);
}
