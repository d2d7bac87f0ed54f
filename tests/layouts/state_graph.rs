//! The picture of the state graph: what is drawn of it, and where.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use proptest::prelude::*;
use tower_of_hanoi::layout::drawing::Polyline;
use tower_of_hanoi::layout::state_graph::{self, DotPicture, Landmark, Middle, Picture, TALL};
use tower_of_hanoi::solver::graph::viewport::{GraphViewport, Point};
use tower_of_hanoi::solver::graph::{DistancesToGoal, StateGraph, Triangle};
use tower_of_hanoi::solver::{
    DiscCount, Index, Move, PathKind, Peg, PegCount, Placement, Position, Puzzle, Rule, Solution,
};

use crate::viewport::{any_views, viewport};
use crate::{any_rule, towers_solution};

fn draw(viewport: &GraphViewport, rule: Rule, solution: &Solution, here: &Position) -> Picture {
    solution.with_recursion(|route| state_graph::picture(viewport, rule, Some(route), None, here)).unwrap()
}

/// The number of lines from point to point.
fn lines(lines: &[Polyline]) -> usize {
    lines.iter().map(|line| line.points.len() - 1).sum()
}

#[test]
fn a_small_graph_is_drawn_completely_with_its_path() {
    for rule in [Rule::Any, Rule::OneWay, Rule::Linear] {
        for count in 2..=4 {
            let solution = towers_solution(rule, count);
            let discs = DiscCount::new(count).unwrap();
            let picture = draw(&GraphViewport::whole(discs), rule, &solution, &Position::tower(discs, Peg::A));
            let graph = StateGraph::of(&Puzzle::builder().discs(discs.count()).rule(rule).build().unwrap());
            assert_eq!(picture.dots.len() as u64, graph.vertices().to_u64().unwrap());
            assert_eq!(lines(&picture.route) as u64, solution.total().to_u64().unwrap(), "{rule} {count}");
            let any = StateGraph::of(&Puzzle::classic(discs.count()).unwrap()).edges();
            // An arrowhead has two more lines.
            let drawn = lines(&picture.edges) + lines(&picture.missing) + lines(&picture.arrows) / 3;
            assert_eq!(drawn as u64, any.to_u64().unwrap(), "{rule} {count}");
            assert!(picture.missing.is_empty() != (rule == Rule::Linear));
            assert!(picture.arrows.is_empty() != (rule == Rule::OneWay));
            let mut dots: Vec<_> = picture.dots.iter().map(|dot| dot.position.to_string()).collect();
            dots.sort();
            dots.dedup();
            assert_eq!(dots.len(), picture.dots.len(), "each position once");
            // The current position is drawn where its dot is.
            let here = state_graph::here(&GraphViewport::whole(discs), &Position::tower(discs, Peg::A)).unwrap();
            let first = picture.dots.iter().find(|dot| dot.position.as_tower() == Some(Peg::A)).unwrap();
            assert!((here.x - first.at.x).hypot(here.y - first.at.y) < 1.0);
        }
    }
}

#[test]
fn neighbours_across_corners_are_one_move_away_and_lead_back() {
    let discs = DiscCount::new(5).unwrap();
    for number in 0..27u8 {
        let larger = [number / 9, number / 3 % 3, number % 3].map(|peg| Peg::new(peg).unwrap());
        let triangle = Triangle::of(discs, &larger).unwrap();
        for peg in PegCount::THREE.iter() {
            let Some((other, disc, [from, to])) = triangle.neighbour(peg) else {
                assert_eq!(larger, [peg; 3]);
                continue;
            };
            let mut position = triangle.corner_position(peg);
            let step = Move { disc, from, to };
            assert!(position.is_legal(step, &crate::oracle::ruled(Rule::Any, PegCount::THREE, &position)));
            position.play_unchecked(step);
            assert_eq!(position, other.corner_position(peg));
            assert_eq!(other.neighbour(peg).map(|(back, ..)| back), Some(triangle.clone()));
        }
    }
}

proptest! {
    #[test]
    fn the_picture_is_small_and_correct_in_every_viewport(
        rule in any_rule(),
        count in 2u32..=1_000,
        views in prop::collection::vec((0.3f64..1.8, -0.5f64..0.5, -0.4f64..0.4), 1..80),
        part in 0u32..1_000,
    ) {
        let solution = towers_solution(rule, count);
        let discs = DiscCount::new(count).unwrap();
        let here = solution.position_at(&solution.total().fraction(part, 1_000)).unwrap();
        let mut viewport = GraphViewport::whole(discs);
        for (factor, x, y) in views {
            viewport.zoom(factor, (x, y));
            viewport.pan(x, y);
            prop_assert!(viewport.width() >= 0.79 && viewport.width() < 3.0, "{}", viewport.width());
        }
        let picture = draw(&viewport, rule, &solution, &here);
        prop_assert!(picture.dots.len() <= 700, "{} dots", picture.dots.len());
        let drawn = lines(&picture.edges) + lines(&picture.arrows) + lines(&picture.missing) + lines(&picture.marks);
        // The maximum in 25,000 cases was 20,704.
        prop_assert!(drawn < 22_000, "{drawn} lines");
        prop_assert!(picture.dots.iter().all(|dot| dot.at.x.is_finite() && dot.at.y.is_finite()));
        // A viewport that follows the current position shows it.
        viewport.follow(&here);
        prop_assert!(viewport.shows(&here, 0.8));
        let viewport = GraphViewport::at(Triangle::around(&here, viewport.triangle().size().min(3)).unwrap());
        prop_assert!(state_graph::here(&viewport, &here).is_some());
    }
    /// Texts are inside the picture, and the whole graph has one at each corner.
    #[test]
    fn landmarks_are_in_the_picture(count in 1u32..300, views in any_views(20)) {
        let discs = DiscCount::new(count).unwrap();
        let seen = state_graph::labels(&viewport(discs, &views));
        prop_assert!(seen.iter().all(|label| (0.0..=state_graph::WIDTH).contains(&label.at.x) && (0.0..=TALL).contains(&label.at.y)));
        let whole = state_graph::labels(&GraphViewport::whole(discs));
        let corners = whole.iter().filter(|label| matches!(label.names, Landmark::Corner(_))).count();
        let parts = whole.iter().filter(|label| matches!(label.names, Landmark::Part(_))).count();
        // The dots of four and five discs leave no room for the names of parts.
        prop_assert_eq!((corners, parts), (3, if matches!(count, 1 | 2 | 4 | 5) { 0 } else { 3 }));
    }
}

#[test]
fn the_hamiltonian_path_visits_every_position_of_the_picture() {
    let discs = DiscCount::new(4).unwrap();
    let ends = (Placement::Tower(Peg::A), Placement::Tower(Peg::C));
    let puzzle = Puzzle::new(Rule::Any, PegCount::THREE, discs, ends.0, ends.1).unwrap();
    let tour = Solution::with_path(&puzzle, PathKind::Hamiltonian).unwrap();
    let start = Position::tower(discs, Peg::A);
    let picture = tour
        .with_recursion(|tour| state_graph::picture(&GraphViewport::whole(discs), Rule::Any, None, Some(tour), &start));
    assert_eq!(lines(&picture.unwrap().tour), 80);
    assert_eq!(tour.index_of(&"1111".parse().unwrap()), Some(Index::from(40)));
}

/// The puzzle from the first peg to the last.
fn puzzle(rule: Rule, pegs: u8, count: u32) -> Puzzle {
    let ends = (Placement::Tower(Peg::A), Placement::Tower(Peg::new(pegs - 1).unwrap()));
    Puzzle::new(rule, PegCount::new(pegs).unwrap(), DiscCount::new(count).unwrap(), ends.0, ends.1).unwrap()
}

/// The positions around the board: each is drawn once, on the ring of its distance.
#[test]
fn a_large_graph_is_drawn_around_the_board() {
    for (pegs, count) in [(4, 5), (4, 12), (4, 300), (5, 4), (5, 20), (7, 64), (10, 12), (10, 1_000)] {
        let puzzle = puzzle(Rule::Any, pegs, count);
        let graph = StateGraph::of(&puzzle);
        for number in 0..4u64 {
            let digit = |disc: u64| Peg::new(((disc * 5 + number * (disc / 3)) % u64::from(pegs)) as u8).unwrap();
            let board = Position::from_pegs((0..u64::from(count)).map(digit).collect()).unwrap();
            let picture = DotPicture::new(&graph, &puzzle, None, &board);
            assert_eq!(picture.middle, Middle::Board);
            assert!((1..=4).contains(&picture.rings.len()), "{pegs} {count}: {} rings", picture.rings.len());
            let (mut found, mut ring) = (BTreeMap::from([(board.to_string(), 0)]), vec![board.clone()]);
            for moves in 1..=picture.rings.len() {
                let reached = ring.iter().flat_map(|from| graph.moves(from).map(move |step| (from, step)));
                let mut next = Vec::new();
                for (from, step) in reached {
                    let mut position = from.clone();
                    position.play_unchecked(step);
                    if let Entry::Vacant(entry) = found.entry(position.to_string()) {
                        entry.insert(moves);
                        next.push(position);
                    }
                }
                ring = next;
            }
            assert_on_rings(&picture, |position| found.get(&position.to_string()).copied());
            assert_eq!(picture.dots().len(), found.len());
        }
    }
}

/// All positions of a small graph, on rings around the goal, whatever the rule and the ends: each is as many rings away as it has
/// moves to go. If one does not lead there, or there are too many positions or rings, the board is in the middle.
#[test]
fn a_small_graph_whose_positions_lead_to_the_goal_is_drawn_around_it() {
    let (mut whole, mut around_board) = (0, 0);
    let rules = [
        Rule::Any,
        Rule::Star,
        Rule::Linear,
        Rule::Cyclic,
        Rule::OneWay,
        "arcs:01,12,23,30".parse().unwrap(),
        "arcs:01,12,23".parse().unwrap(),
    ];
    for (pegs, rule) in [2, 4, 5, 7, 10].into_iter().flat_map(|pegs| rules.map(|rule| (pegs, rule))) {
        for (count, goal) in (1..=4).flat_map(|count| [0, 1, 2].map(|kind| (count, kind))) {
            let discs = DiscCount::new(count).unwrap();
            // A tower, the start itself, and discs on all pegs.
            let goal = match goal {
                0 => Placement::Tower(Peg::new(pegs - 1).unwrap()),
                1 => Placement::Tower(Peg::A),
                _ => Placement::Position(
                    Position::from_pegs((0..count as u8).map(|disc| Peg::new(disc % pegs).unwrap()).collect()).unwrap(),
                ),
            };
            let Ok(puzzle) = Puzzle::new(rule, PegCount::new(pegs).unwrap(), discs, Placement::Tower(Peg::A), goal)
            else {
                continue;
            };
            let graph = StateGraph::of(&puzzle);
            let (distances, board) = (DistancesToGoal::of(&puzzle).unwrap(), puzzle.start().position(discs));
            let solution = Solution::new(&puzzle).ok();
            let picture = DotPicture::new(&graph, &puzzle, solution.as_ref(), &board);
            let all = graph.positions(300);
            let farthest = all
                .as_ref()
                .and_then(|all| all.iter().map(|position| distances.from(position)).collect::<Option<Vec<_>>>());
            let is_whole = farthest.is_some_and(|moves| moves.into_iter().max() <= Some(10));
            assert_eq!(picture.middle, if is_whole { Middle::Goal } else { Middle::Board }, "{rule} {pegs} {count}");
            if !is_whole {
                around_board += 1;
                continue;
            }
            whole += 1;
            assert_on_rings(&picture, |position| distances.from(position).map(|moves| moves as usize));
            assert_eq!(picture.dots().len(), all.unwrap().len());
            assert_eq!(lines(&picture.ways), picture.dots().len() - 1);
            // Each move of the solution is a branch of the tree.
            let Some(solution) = solution else { continue };
            let total = solution.total().to_u64().unwrap();
            let point = |number: u64| picture.point_of(&solution.position_at(&Index::from(number)).unwrap()).unwrap();
            let branches = branches(&picture.ways);
            for number in 0..total {
                let ends = [point(number + 1), point(number)];
                let is_move = |branch: &[Point; 2]| (0..2).all(|end| apart(branch[end], ends[end]) < 0.02);
                assert!(branches.iter().any(is_move), "{rule} {pegs} {count}: move {number}");
            }
        }
    }
    assert!(whole > 60 && around_board > 60, "{whole} {around_board}");
}

/// The moves from the board reach the dots of the positions one move away, as far as they are drawn.
#[test]
fn the_moves_from_the_board_are_drawn_and_a_press_means_a_dot_nearby() {
    let puzzle = puzzle(Rule::Any, 4, 3);
    let graph = StateGraph::of(&puzzle);
    let picture = DotPicture::new(&graph, &puzzle, None, &puzzle.start().position(puzzle.discs()));
    for dot in picture.dots() {
        assert_eq!(lines(&picture.moves_from(&graph, &dot.position)), graph.moves(&dot.position).count());
    }
    let corner = Point { x: 2.0, y: 2.0 };
    assert_eq!((picture.nearest(corner, 24.0), picture.nearest(corner, 900.0).is_some()), (None, true));
}

fn apart(a: Point, b: Point) -> f64 {
    (a.x - b.x).hypot(a.y - b.y)
}

/// The two ends of each line.
fn branches(lines: &[Polyline]) -> Vec<[Point; 2]> {
    let ends = |line: &Polyline| <[_; 2]>::try_from(&line.points[..]).unwrap().map(|(x, y)| Point { x, y });
    lines.iter().map(ends).collect()
}

/// The dots are on the rings of their distances, touch each other nowhere, and leave the numbers free.
fn assert_on_rings(picture: &DotPicture, distance: impl Fn(&Position) -> Option<usize>) {
    let dots = picture.dots();
    let radius = picture.radius;
    let middle = Point { x: state_graph::WIDTH / 2.0, y: TALL / 2.0 };
    for (place, dot) in dots.iter().enumerate() {
        assert!((0.0..=state_graph::WIDTH).contains(&dot.at.x) && (0.0..=TALL).contains(&dot.at.y));
        assert_eq!(picture.nearest(dot.at, 1.0), Some(&dot.position));
        let ring = distance(&dot.position).unwrap().checked_sub(1).map_or(0.0, |ring| picture.rings[ring]);
        assert!((apart(dot.at, middle) - ring).abs() < 1e-3, "{}", dot.position);
        for other in &dots[..place] {
            assert!(apart(dot.at, other.at) > 2.0 * radius, "{} and {}", dot.position, other.position);
        }
        for number in picture.rings.iter().map(|&ring| DotPicture::number_at(ring)) {
            assert!(apart(dot.at, number) > radius + 14.0, "{} lies on a number", dot.position);
        }
    }
}
