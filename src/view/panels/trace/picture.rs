//! The recursion as a picture: see [`crate::layout::recursion`].
//!
//! Three layers lie on each other. The blocks of the overview change with the window of the timeline, those of the
//! close-up with the task around the current move. The third layer changes with each move: the filled path, and buttons
//! for its blocks. Everything else can be pressed, too, and is found by where it is.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::recursion::{Block, CloseUp, Icicle, overview};
use crate::layout::svg_number::px;
use crate::model::{Action, PlaybackAction, RecursionAction, RecursionFocus, Span, State};
use crate::solver::DiscCount;
use crate::view::chunks::StatePart;
use crate::view::components::events::closest;
use crate::view::components::markup::Markup;
use crate::view::components::memo::memo;
use crate::view::panels::help;

use super::blocks::{blocks, percent};
use super::focus::{self, Grid, on_focus, on_key};
use super::path::Path;
use super::{selected, table_button};

/// The height of a row, in em.
const ROW: f64 = 2.25;

/// The picture, the selected block, and the button that shows the table.
pub fn draw(state: &Rc<State>, l10n: L10n, dispatch: &Callback<Action>) -> Option<Html> {
    let (window, index) = (state.timeline()?, state.recursion_move());
    let icicle =
        state.solved()?.with_recursion(|recursion| Icicle::new(recursion, &window.first, &window.last, &index));
    let icicle = Rc::new(icicle??);
    let rows = icicle.path_rows();
    let column = |row: &Vec<&Block>| row.iter().position(|block| block.is_current).unwrap_or_default();
    let grid = Grid { columns: rows.iter().map(Vec::len).collect(), path: rows.iter().map(column).collect() };
    let tab_stop = grid.tab_stop(state.session.recursion_focus);
    let selected = *rows.get(tab_stop.row)?.get(tab_stop.column)?;
    let looks_same = |a: &State, b: &State| a.config.timeline.window == b.config.timeline.window;
    let overview = StatePart { draw: draw_overview, state: state.clone(), looks_same };
    let more =
        html! { <>{ table_button(state, l10n, dispatch) }{ help(l10n.text(msg::RECURSION_PICTURE_HINT), l10n) }</> };
    let path = Path { icicle: &icicle, rows: &rows, tab_stop, height: icicle.height() };
    Some(html! {
        <>
            <div class="icicle" role="group" aria-label={l10n.text(msg::RECURSION_PICTURE_LABEL)}
                onclick={on_click(icicle.clone(), dispatch)} onfocusin={on_focus(dispatch)}
                onkeydown={on_key(grid, dispatch, keys(&rows, state))}>
                { memo(overview, l10n, dispatch) }
                { close_up(&icicle, state.puzzle().discs(), l10n) }
                { path.svg(state, &window, l10n) }
            </div>
            { selected::draw(selected, tab_stop, more, l10n, dispatch) }
        </>
    })
}

/// The blocks of the overview do not depend on the index.
fn draw_overview(state: &Rc<State>, l10n: L10n, _: &Callback<Action>) -> Html {
    let (Some(window), Some(solution)) = (state.timeline(), state.solved()) else { return Html::default() };
    let band = solution.with_recursion(|recursion| overview(recursion, &window.first, &window.last)).flatten();
    let Some(band) = band else { return Html::default() };
    let height = em(band.height());
    let mut content = blocks(band.blocks.iter(), band.height(), state.puzzle().discs(), l10n);
    if band.left_out > 0 {
        content = left_out(content, band.left_out, 1.4 / band.height(), l10n);
    }
    Markup::new().element("svg", &[("class", "blocks"), ("height", &*height), ("aria-hidden", "true")], content).html()
}

/// The blocks of the close-up, and the shape that leads there from the overview.
fn close_up(icicle: &Icicle, discs: DiscCount, l10n: L10n) -> Html {
    let Some(CloseUp { band, left_out: levels, from: (left, right), .. }) = &icicle.close_up else {
        return Html::default();
    };
    let height = icicle.height();
    let (top, bottom) = (icicle.overview.height(), height - band.height());
    let middle = (left + right) / 2.0;
    let (left, right) = (left.min(middle - 0.001), right.max(middle + 0.001));
    let d =
        format!("M{} {}H{}L1000 {}H0Z", px(left * 1_000.0), px(top * 100.0), px(right * 1_000.0), px(bottom * 100.0));
    let view_box = format!("0 0 1000 {}", px(height * 100.0));
    let stretched = [("viewBox", &*view_box), ("preserveAspectRatio", "none"), ("width", "100%"), ("height", "100%")];
    let funnel = Markup::new().shape("path", &[("class", "funnel"), ("d", &*d)]);
    let svg = Markup::new().element("svg", &stretched, funnel);
    let svg = left_out(svg, *levels, (top + bottom) / 2.0 / height, l10n);
    let outer = [("class", "blocks"), ("height", &*em(height)), ("aria-hidden", "true")];
    let content = svg.element("g", &[], blocks(band.blocks.iter(), height, discs, l10n));
    Markup::new().element("svg", &outer, content).html()
}

/// Adds a text that says that the picture goes on at another place.
fn left_out(svg: Markup, levels: usize, y: f64, l10n: L10n) -> Markup {
    let text = if levels == 0 {
        l10n.text(msg::RECURSION_LARGER).into()
    } else {
        l10n.format(msg::RECURSION_LEVELS_LEFT_OUT, [levels.into()])
    };
    let attributes = [("class", "break"), ("x", "50%"), ("y", &*percent(y)), ("dy", "0.35em")];
    svg.element("text", &attributes, Markup::new().text(&text))
}

pub fn em(rows: f64) -> String {
    [&px(rows * ROW), "em"].concat()
}

/// Selects the pressed block and goes to its start.
fn on_click(icicle: Rc<Icicle>, dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: MouseEvent| {
        let rows = icicle.path_rows();
        let on_path = focus::place_of(&event).and_then(|place| rows.get(place.row)?.get(place.column).copied());
        if let Some(block) = on_path.or_else(|| pressed(&icicle, &event)) {
            let (row, column) = icicle.place_on_path(block);
            dispatch.emit(RecursionAction::GoToStart(block.before.clone(), RecursionFocus { row, column }).into());
        }
    })
}

/// The block under the pointer.
fn pressed<'a>(icicle: &'a Icicle, event: &MouseEvent) -> Option<&'a Block> {
    let bounds = closest(event, ".icicle")?.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
    let y = (f64::from(event.client_y()) - bounds.top()) / bounds.height().max(1.0);
    icicle.block_at(x, y * icicle.height())
}

/// Enter and Space go to the start of a block, and L plays it again and again.
fn keys(rows: &[Vec<&Block>], state: &State) -> impl Fn(RecursionFocus, &str) -> Option<Action> + 'static {
    let are_letters_off = state.config.appearance.shortcuts.are_letters_off;
    let rows: Vec<Vec<Block>> = rows.iter().map(|row| row.iter().map(|block| (*block).clone()).collect()).collect();
    move |place, key| {
        let block = rows.get(place.row)?.get(place.column)?;
        match key {
            "Enter" | " " => Some(RecursionAction::GoToStart(block.before.clone(), place).into()),
            "l" | "L" if !are_letters_off && !block.is_move() => {
                Some(PlaybackAction::PlayLoop(Span { first: block.before.clone(), last: block.end() }).into())
            }
            _ => None,
        }
    }
}
