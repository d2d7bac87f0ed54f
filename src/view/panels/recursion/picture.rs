//! The recursion as a picture: see [`crate::layout::recursion`].
//!
//! Three layers lie on top of each other. The blocks of the overview change with the window of the timeline, those of the close-up
//! with the task around the current move. The third layer changes with each move: the filled path, and buttons for its blocks. All
//! other blocks can be pressed, too, and are found by their coordinates.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::recursion::{Block, CloseUp, Icicle, overview};
use crate::layout::svg_number::px;
use crate::model::{Action, KnownSolution, PlaybackAction, RecursionAction, RecursionFocus, RecursionPath, Span};
use crate::solver::{DiscCount, Index};
use crate::view::Ui;
use crate::view::components::events::closest;
use crate::view::components::markup::Markup;
use crate::view::components::memo::{Render, memo};
use crate::view::panels::help;

use super::blocks::{FRAME, blocks, percent, stretched};
use super::focus::{self, Grid, on_focus, on_key};
use super::path::Path;
use super::{TaskTree, selected, table_button};

/// The height of a row, in em.
const ROW: f64 = 2.25;

/// The picture, the selected block, and the button that shows the table.
pub fn draw(tree: &TaskTree, ui: &Ui) -> Option<Html> {
    let picture = Picture::new(&tree.path, &tree.path.number)?;
    let rows = picture.icicle.path_rows();
    let tab_stop = picture.grid(&rows).tab_stop(tree.last_focus);
    let selected = *rows.get(tab_stop.row)?.get(tab_stop.column)?;
    let more = html! { <>{ table_button(false, ui) }{ help(ui.l10n.text(msg::RECURSION_PICTURE_HINT), ui.l10n) }</> };
    let view = PictureView {
        label: ui.l10n.text(msg::RECURSION_PICTURE_LABEL),
        is_filled: &|block| block.is_current,
        press: Rc::new(|block, place| Some(RecursionAction::GoToStart(block.before.clone(), place).into())),
    };
    Some(html! {
        <>
            { picture.html(&view, tree, ui) }
            { selected::draw(selected, tab_stop, !tree.path.is_of_detour(), more, ui) }
        </>
    })
}

/// The action of a pressed block.
type Press = Rc<dyn Fn(&Block, RecursionFocus) -> Option<Action>>;

/// The settings for a picture of tasks.
pub struct PictureView<'a> {
    /// The name for screen readers.
    pub label: &'a str,
    /// Whether a block on the path of the current move is filled.
    pub is_filled: &'a dyn Fn(&Block) -> bool,
    pub press: Press,
}

/// The tasks in a window of the solution, with the path of a move. They are numbered as the line is.
pub struct Picture {
    icicle: Rc<Icicle>,
    /// The part of the solution that is shown.
    window: Span,
    /// The place on the line.
    pub place: Index,
    /// The part of the line that is shown.
    pub places: Span,
}

impl Picture {
    /// `None` if the solution has no recursion, or does not have this move.
    pub fn new(path: &RecursionPath, number: &Index) -> Option<Self> {
        let window = path.window.clone()?;
        let icicle =
            path.solution.with_recursion(|recursion| Icicle::new(recursion, &window.first, &window.last, number));
        let mut icicle = icicle??;
        icicle.renumber(|index| path.place_of(index));
        let places = Span { first: path.place_of(&window.first), last: path.place_of(&window.last) };
        Some(Self { icicle: Rc::new(icicle), window, place: path.place.clone(), places })
    }

    /// The grid that the arrow keys follow.
    fn grid(&self, rows: &[Vec<&Block>]) -> Grid {
        let column = |row: &Vec<&Block>| row.iter().position(|block| block.is_current).unwrap_or_default();
        Grid { columns: rows.iter().map(Vec::len).collect(), path: rows.iter().map(column).collect() }
    }

    pub fn html(&self, view: &PictureView<'_>, tree: &TaskTree, ui: &Ui) -> Html {
        let rows = self.icicle.path_rows();
        let grid = self.grid(&rows);
        let tab_stop = grid.tab_stop(tree.last_focus);
        let overview =
            Overview { solution: tree.path.solution.clone(), discs: tree.discs, window: self.window.clone() };
        let (icicle, is_filled) = (&self.icicle, view.is_filled);
        let (height, discs) = (icicle.height(), tree.discs);
        let path = Path { icicle, rows: &rows, tab_stop, height, discs, is_filled };
        html! {
            <div class="icicle" role="group" aria-label={view.label.to_owned()}
                onclick={on_click(icicle.clone(), &view.press, &ui.dispatch)} onfocusin={on_focus(&ui.dispatch)}
                onkeydown={on_key(grid, &ui.dispatch, keys(&rows, &view.press, tree.has_loop_key()))}>
                { memo(overview, ui) }
                { close_up(icicle, tree.discs, ui.l10n) }
                { path.svg(self, tree.loop_range.as_ref(), ui.l10n) }
            </div>
        }
    }
}

/// The blocks of the overview, which do not depend on the index.
#[derive(PartialEq)]
struct Overview {
    solution: KnownSolution,
    discs: DiscCount,
    window: Span,
}

impl Render for Overview {
    fn render(&self, ui: &Ui) -> Html {
        let Span { first, last } = &self.window;
        let band = self.solution.with_recursion(|recursion| overview(recursion, first, last)).flatten();
        let Some(band) = band else { return Html::default() };
        let height = em(band.height());
        let mut content = blocks(band.blocks.iter(), band.height(), self.discs, ui.l10n);
        if band.left_out > 0 {
            content = left_out(content, band.left_out, 1.4 / band.height(), ui.l10n);
        }
        let attributes = [("class", "blocks"), ("height", &*height), ("aria-hidden", "true")];
        Markup::new().element("svg", &attributes, content).html()
    }
}

/// The blocks of the close-up, and the shape that leads there from the overview.
fn close_up(icicle: &Icicle, discs: DiscCount, l10n: L10n) -> Html {
    let Some(CloseUp { band, left_out: levels, .. }) = &icicle.close_up else {
        return Html::default();
    };
    let height = icicle.height();
    let middle = (icicle.overview.height() + height - band.height()) / 2.0;
    let funnel = Markup::new().shapes(icicle.funnel(FRAME).as_slice());
    let svg = left_out(stretched(height, funnel), *levels, middle / height, l10n);
    let outer = [("class", "blocks"), ("height", &*em(height)), ("aria-hidden", "true")];
    let content = svg.element("g", &[], blocks(band.blocks.iter(), height, discs, l10n));
    Markup::new().element("svg", &outer, content).html()
}

/// Adds a text that says that the picture continues elsewhere.
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

/// Presses the block under the pointer.
fn on_click(icicle: Rc<Icicle>, press: &Press, dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    let (press, dispatch) = (Rc::clone(press), dispatch.clone());
    Callback::from(move |event: MouseEvent| {
        let rows = icicle.path_rows();
        let on_path = focus::place_of(&event).and_then(|place| rows.get(place.row)?.get(place.column).copied());
        if let Some(block) = on_path.or_else(|| pressed(&icicle, &event)) {
            let (row, column) = icicle.place_on_path(block);
            if let Some(action) = press(block, RecursionFocus { row, column }) {
                dispatch.emit(action);
            }
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

/// Enter and Space press a block, and L plays it again and again.
fn keys(
    rows: &[Vec<&Block>],
    press: &Press,
    has_loop_key: bool,
) -> impl Fn(RecursionFocus, &str) -> Option<Action> + 'static {
    let press = Rc::clone(press);
    let rows: Vec<Vec<Block>> = rows.iter().map(|row| row.iter().map(|block| (*block).clone()).collect()).collect();
    move |place, key| {
        let block = rows.get(place.row)?.get(place.column)?;
        match key {
            "Enter" | " " => press(block, place),
            "l" | "L" if has_loop_key && !block.is_move() => {
                Some(PlaybackAction::PlayLoop(Span { first: block.before.clone(), last: block.end() }).into())
            }
            _ => None,
        }
    }
}
