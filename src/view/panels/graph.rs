//! The state graph, with the solution's path and the position.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Language, Lesson, PanelText};
use crate::layout::state_graph::{self, TALL, WIDTH};
use crate::layout::svg_number::px;
use crate::model::{Action, Look, Panel, State, deed};
use crate::solver::graph::StateGraph;
use crate::solver::graph::lens::Spot;
use crate::solver::recursion::Recursion;
use crate::solver::{Index, Move, Path, Pegs, Position, Solution, Stand};
use crate::view::components::memo::part;
use crate::view::lesson::Lesson as Facts;

use super::{polygon, zoom_buttons, zoomed};
use crate::view::components::markup::{act, block, hint, switch, text, words};

/// The picture with its buttons, and the moves from here as a list.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let three = state.settings().puzzle.pegs() == Pegs::THREE;
    // The graph is the same wherever we are in it: only what shows that is drawn anew with each move.
    let base = Facts { draw: if three { picture } else { polygon::draw }, state: state.clone(), same: same_picture };
    let over = Facts { draw: if three { here } else { polygon::here }, state: state.clone(), same: |_, _| false };
    let label = language.label(if three { PanelText::GraphLabel } else { PanelText::PolygonLabel });
    let picture = html! { <>{ part(base, language, on) }{ part(over, language, on) }</> };
    html! {
        <div class="graph">
            { text(hint(language.label(PanelText::GraphHint))) }
            if three {
                { zoomed(Panel::Graph, label.into(), picture, state.settings().views.no_letters(), on) }
            } else {
                <div class="picture" role="group" aria-label={label} onclick={act(on)}>{ picture }</div>
            }
            if three {
                <div class="row looks">
                    { block(zoom_buttons(Panel::Graph, language), on) }
                    { block(tour_button(state, language), on) }
                </div>
            }
            { block(neighbours(state, language), on) }
        </div>
    }
}

fn same_picture(a: &State, b: &State) -> bool {
    let (new, old) = (&a.settings().views, &b.settings().views);
    (&new.lens, new.tour) == (&old.lens, old.tour)
}

/// True where there is a path through every position.
fn has_tour(state: &State) -> bool {
    let puzzle = &state.settings().puzzle;
    let towers = matches!((puzzle.start(), puzzle.goal()), (Stand::Tower(_), Stand::Tower(_)));
    towers && puzzle.allows_all() && !puzzle.is_solved_at_once()
}

fn tour_button(state: &State, language: Language) -> String {
    if !has_tour(state) {
        return String::new();
    }
    switch(&Action::Look(Look::Tour), language.label(PanelText::Tour), state.settings().views.tour)
}

fn picture(state: &Rc<State>, language: Language, _: &Callback<Action>) -> Html {
    let (lens, start) = (state.lens(), state.solution().position_at(&Index::START).unwrap_or_default());
    let rule = state.settings().puzzle.rule();
    let paint = |route: Option<&dyn Recursion>, tour: Option<&dyn Recursion>| {
        state_graph::picture(&lens, rule, route, tour, &start)
    };
    let with_route = |tour: Option<&dyn Recursion>| {
        state.solution().with_recursion(|route| paint(Some(route), tour)).unwrap_or_else(|| paint(None, tour))
    };
    let shown = state.settings().views.tour && has_tour(state);
    let tour = shown.then(|| Solution::along(&state.settings().puzzle, Path::Hamiltonian).ok()).flatten();
    let picture =
        tour.and_then(|tour| tour.with_recursion(|tour| with_route(Some(tour)))).unwrap_or_else(|| with_route(None));
    let route = if picture.route.is_empty() { walked(state) } else { picture.route };
    let lines = [
        ("marks", &picture.marks),
        ("edges", &picture.edges),
        ("arrows", &picture.arrows),
        ("missing", &picture.missing),
        ("tour", &picture.tour),
        ("route", &route),
    ];
    let lines = lines.into_iter().filter(|(_, d)| !d.is_empty()).map(|(class, d)| path(class, d));
    let dots = picture.dots.iter().map(|dot| point(dot.at, picture.dot, &dot.position, language));
    svg("", lines.chain(dots).collect())
}

/// The path of a solution that has no recursion, from position to position.
fn walked(state: &State) -> String {
    const MOST_MOVES: u64 = 4_000;
    let total = state.total().word().filter(|&total| total <= MOST_MOVES).unwrap_or(0);
    let lens = state.lens();
    let places = (0..=total).map(|index| {
        let position = state.solution().position_at(&Index::from(index))?;
        state_graph::here(&lens, &position).0
    });
    let places: Vec<Option<Spot>> = places.collect();
    let line = |pair: &[Option<Spot>]| match pair {
        [Some(a), Some(b)] => Some(segment(*a, *b)),
        _ => None,
    };
    places.windows(2).filter_map(line).collect()
}

/// A line of a class.
pub fn path(class: &str, d: &str) -> String {
    format!("<path class=\"{class}\" d=\"{d}\"></path>")
}

/// A picture of a graph.
pub fn svg(more: &str, content: String) -> Html {
    text(format!("<svg viewBox=\"0 0 {} {}\" aria-hidden=\"true\"{more}>{content}</svg>", px(WIDTH), px(TALL)))
}

/// Where we are.
fn here(state: &Rc<State>, _: Language, _: &Callback<Action>) -> Html {
    let position = state.position();
    let lens = state.lens();
    let walk = by_hand(state, &|position| state_graph::here(&lens, position).0);
    over(state_graph::here(&lens, &position), &position, &walk)
}

/// The picture of where we are and of the way made by hand, over that of the graph.
pub fn over((at, dot): (Option<Spot>, f64), position: &Position, walk: &str) -> Html {
    let mark = at.map(|at| circle("class=\"here\"", at, (dot * 1.5).max(7.0), ""));
    let walk = if walk.is_empty() { String::new() } else { path("walk", walk) };
    svg(&format!(" class=\"over\" data-here=\"{position}\""), walk + &mark.unwrap_or_default())
}

/// So many of the last moves made by hand are drawn.
const MOST_BY_HAND: usize = 300;

/// The way of a person who plays by hand.
pub fn by_hand(state: &State, spot: &dyn Fn(&Position) -> Option<Spot>) -> String {
    let Some(game) = state.game() else { return String::new() };
    let mut position = game.position().clone();
    let mut last = spot(&position);
    let mut line = String::new();
    // From here back to where it began, or as far as is drawn.
    for step in game.moves().iter().rev().take(MOST_BY_HAND) {
        position.apply(Move { disc: step.disc, from: step.to, to: step.from });
        let before = spot(&position);
        if let (Some(a), Some(b)) = (before, last) {
            line.push_str(&segment(a, b));
        }
        last = before;
    }
    line
}

/// A line from one place to another.
pub fn segment(a: Spot, b: Spot) -> String {
    format!("M{} {}L{} {}", px(a.x), px(a.y), px(b.x), px(b.y))
}

fn circle(attributes: &str, at: Spot, size: f64, content: &str) -> String {
    let (x, y, r) = (px(at.x), px(at.y), px(size));
    format!("<circle {attributes} cx=\"{x}\" cy=\"{y}\" r=\"{r}\">{content}</circle>")
}

/// A position that can be pressed. Keys have the middle of the picture and the list of neighbours.
pub fn point(at: Spot, size: f64, position: &Position, language: Language) -> String {
    let press = deed::write(&Action::Look(Look::Stand(position.clone())));
    let attributes = format!("class=\"dot\" data-position=\"{position}\" data-do=\"{press}\"");
    circle(&attributes, at, size, &format!("<title>{}</title>", language.explain(&Lesson::StandAt(position))))
}

/// The moves from here, as buttons: what the picture shows, for those who do not see it.
fn neighbours(state: &State, language: Language) -> String {
    let (puzzle, here) = (&state.settings().puzzle, state.position());
    let Some(graph) = StateGraph::new(puzzle.rule(), puzzle.pegs(), puzzle.discs()) else { return String::new() };
    let (next, last) = (state.next_move(), state.last_move());
    let moves = graph.moves(&here).map(|step| {
        let mut there = here.clone();
        there.apply(step);
        let back = last.is_some_and(|last| (last.disc, last.from, last.to) == (step.disc, step.to, step.from));
        let says = Lesson::Neighbour { step, on_path: next == Some(step) || back };
        words(&Action::Look(Look::Stand(there)), &language.explain(&says))
    });
    let says = language.label(PanelText::Neighbours);
    format!(
        "<div class=\"row neighbours\" role=\"group\" aria-label=\"{says}\"><span>{says}</span>{}</div>",
        moves.collect::<String>()
    )
}
