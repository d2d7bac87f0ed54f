//! The state graph, with the solution's path and the position.

use std::rc::Rc;

use yew::prelude::*;

use crate::explorer::{Action, Grip, Look, Panel, State};
use crate::solver::graph::StateGraph;
use crate::solver::graph::lens::Spot;
use crate::solver::recursion::Recursion;
use crate::solver::{Index, Path, Pegs, Position, Solution, Stand};
use crate::text::{Language, Lesson};
use crate::view::graph_layout::{self, TALL, WIDTH};
use crate::view::lesson::{Lesson as Facts, same_view};
use crate::view::listen::act_on_key;
use crate::view::part::part;
use crate::view::pixels::px;

use super::{picture_key, plain, pointer, polygon, zoom_buttons};

/// The picture with its buttons, and the moves from here as a list.
pub fn draw(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let three = state.settings().puzzle.pegs() == Pegs::THREE;
    // The graph is the same wherever we are in it: only what shows that is drawn anew with each move.
    let base = Facts { draw: if three { picture } else { polygon::draw }, state: state.clone(), same: same_picture };
    let over = Facts { draw: if three { here } else { polygon::here }, state: state.clone(), same: same_view };
    let label = language.explain(&Lesson::GraphLabel);
    let picture = html! { <>{ part(base, language, on) }{ part(over, language, on) }</> };
    html! {
        <div class="graph">
            <p class="hint">{ language.explain(&Lesson::GraphHint) }</p>
            if three {
                <div class="picture" data-zoom="graph" tabindex="0" role="group" aria-label={label}
                    onkeydown={act_on_key(on, 0, |key, _| picture_key(Panel::Graph, key))}
                    onpointerdown={pointer::grab(on, Grip::Picture(Panel::Graph))} onpointermove={pointer::drag(on)}
                    onpointerup={pointer::let_go(on)} onpointercancel={pointer::lose(on)}>{ picture }</div>
                <div class="row">
                    { zoom_buttons(Panel::Graph, language, on) }
                    { tour_button(state, language, on) }
                </div>
            } else {
                <div class="picture" role="group" aria-label={label}>{ picture }</div>
            }
            { neighbours(state, language, on) }
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

fn tour_button(state: &State, language: Language, on: &Callback<Action>) -> Html {
    if !has_tour(state) {
        return Html::default();
    }
    let shown = state.settings().views.tour;
    html! {
        <button type="button" aria-pressed={shown.to_string()} onclick={on.reform(|_| Action::Look(Look::Tour))}>
            { language.explain(&Lesson::Tour) }
        </button>
    }
}

fn picture(state: &Rc<State>, language: Language, on: &Callback<Action>) -> Html {
    let (lens, start) = (state.lens(), state.solution().position_at(&Index::START).unwrap_or_default());
    let rule = state.settings().puzzle.rule();
    let paint = |route: Option<&dyn Recursion>, tour: Option<&dyn Recursion>| {
        graph_layout::picture(&lens, rule, route, tour, &start)
    };
    let with_route = |tour: Option<&dyn Recursion>| {
        state.solution().with_recursion(|route| paint(Some(route), tour)).unwrap_or_else(|| paint(None, tour))
    };
    let shown = state.settings().views.tour && has_tour(state);
    let tour = shown.then(|| Solution::along(&state.settings().puzzle, Path::Hamiltonian).ok()).flatten();
    let picture =
        tour.and_then(|tour| tour.with_recursion(|tour| with_route(Some(tour)))).unwrap_or_else(|| with_route(None));
    let route = if picture.route.is_empty() { walked(state) } else { picture.route };
    let path = |class: &'static str, d: &str| {
        if d.is_empty() {
            Html::default()
        } else {
            html! { <path {class} d={d.to_owned()} /> }
        }
    };
    let dots = picture.dots.iter().map(|dot| point(dot.at, picture.dot, &dot.position, language, on));
    html! {
        <svg viewBox={view()} aria-hidden="true">
            { path("marks", &picture.marks) }
            { path("edges", &picture.edges) }
            { path("arrows", &picture.arrows) }
            { path("missing", &picture.missing) }
            { path("tour", &picture.tour) }
            { path("route", &route) }
            { for dots }
        </svg>
    }
}

/// The path of a solution that has no recursion, from position to position.
fn walked(state: &State) -> String {
    const MOST_MOVES: u64 = 4_000;
    let total = state.total().word().filter(|&total| total <= MOST_MOVES).unwrap_or(0);
    let lens = state.lens();
    let places = (0..=total).map(|index| {
        let position = state.solution().position_at(&Index::from(index))?;
        graph_layout::here(&lens, &position).0
    });
    let places: Vec<Option<Spot>> = places.collect();
    let line = |pair: &[Option<Spot>]| match pair {
        [Some(a), Some(b)] => Some(format!("M{} {}L{} {}", px(a.x), px(a.y), px(b.x), px(b.y))),
        _ => None,
    };
    places.windows(2).filter_map(line).collect()
}

fn view() -> String {
    format!("0 0 {} {}", px(WIDTH), px(TALL))
}

/// Where we are.
fn here(state: &Rc<State>, _: Language, _: &Callback<Action>) -> Html {
    let position = state.position();
    over(graph_layout::here(&state.lens(), &position), &position)
}

/// The picture of where we are, over that of the graph.
pub fn over((at, dot): (Option<Spot>, f64), position: &Position) -> Html {
    let mark = at.map(|at| html! { <circle class="here" cx={px(at.x)} cy={px(at.y)} r={px((dot * 1.5).max(7.0))} /> });
    html! { <svg class="over" viewBox={view()} aria-hidden="true" data-here={position.to_string()}>{ mark.unwrap_or_default() }</svg> }
}

/// A position that can be pressed. Keys have the list of neighbours.
pub fn point(at: Spot, size: f64, position: &Position, language: Language, on: &Callback<Action>) -> Html {
    let (name, stand) = (position.to_string(), position.clone());
    let onclick = on.reform(move |_: MouseEvent| Action::Look(Look::Press(stand.clone())));
    html! {
        <circle key={name.clone()} class="dot" cx={px(at.x)} cy={px(at.y)} r={px(size)} data-position={name} {onclick}>
            <title>{ language.explain(&Lesson::StandAt(position)) }</title>
        </circle>
    }
}

/// The moves from here, as buttons: what the picture shows, for those who do not see it.
fn neighbours(state: &State, language: Language, on: &Callback<Action>) -> Html {
    let (puzzle, here) = (&state.settings().puzzle, state.position());
    let Some(graph) = StateGraph::new(puzzle.rule(), puzzle.pegs(), puzzle.discs()) else { return Html::default() };
    let (next, last) = (state.next_move(), state.last_move());
    let moves = graph.moves(&here).map(|step| {
        let mut there = here.clone();
        there.apply(step);
        let back = last.is_some_and(|last| (last.disc, last.from, last.to) == (step.disc, step.to, step.from));
        let says = Lesson::Neighbour { step, on_path: next == Some(step) || back };
        plain(says, Look::Stand(there), language, on)
    });
    html! {
        <div class="row neighbours" role="group" aria-label={language.explain(&Lesson::Neighbours)}>
            <span>{ language.explain(&Lesson::Neighbours) }</span>
            { for moves }
        </div>
    }
}
