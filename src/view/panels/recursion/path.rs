//! The layer of the picture that changes with each move.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::colour::Colour;
use crate::layout::drawing::Paint;
use crate::layout::recursion::{Block, Icicle, MIN_CURRENT};
use crate::layout::svg_number::px;
use crate::model::{RecursionFocus, Span, timeline_window};
use crate::solver::{DiscCount, Index};

use super::blocks::percent;
use super::focus;
use super::labels::{Label, labels};
use super::picture::{Picture, em};

/// The least width of a button, as a fraction of the picture.
const MIN_BUTTON: f64 = 0.012;

/// The filled path, the index and the loop as lines, and a button for each block of [`Icicle::path_rows`].
pub struct Path<'a> {
    pub icicle: &'a Icicle,
    pub rows: &'a [Vec<&'a Block>],
    pub tab_stop: RecursionFocus,
    pub height: f64,
    pub discs: DiscCount,
    /// Whether a block on the path is filled.
    pub is_filled: &'a dyn Fn(&Block) -> bool,
}

impl Path<'_> {
    pub fn svg(&self, picture: &Picture, loop_range: Option<&Span>, l10n: L10n) -> Html {
        let is_filled = |block: &&Block| block.is_current && (self.is_filled)(block);
        let filled = |(key, block): (usize, &Block)| {
            let class = if block.is_move() { "current-move" } else { "current-task" };
            html! { <g {key} {class}>{ self.rect(block, MIN_CURRENT, Some(block.current_paint())) }</g> }
        };
        let label = |(key, block): (usize, &Block)| html! { <g {key}>{ self.label(block, l10n) }</g> };
        let button = |(row, blocks): (usize, &Vec<&Block>)| {
            let button = |(column, block): (usize, &&Block)| self.button(block, RecursionFocus { row, column }, l10n);
            blocks.iter().enumerate().map(button).collect::<Html>()
        };
        html! {
            <svg class="path" data-picture="" height={em(self.height)}>
                <g aria-hidden="true">
                    { for self.icicle.blocks().filter(is_filled).enumerate().map(filled) }
                    { self.loop_bar(loop_range, &picture.places) }
                    { self.line(&picture.place, &picture.places) }
                    { for self.icicle.blocks().filter(is_filled).enumerate().map(label) }
                </g>
                { for self.rows.iter().enumerate().map(button) }
            </svg>
        }
    }

    /// A block that is at least as wide as `least`.
    fn rect(&self, block: &Block, least: f64, paint: Option<Paint>) -> Html {
        let (left, width) = block.widened(least);
        let (y, height) = (percent(block.top / self.height), percent((block.bottom - block.top) / self.height));
        let fill = paint.map(|paint| paint.fill.map_or("none".into(), Colour::css));
        let (stroke, stroke_width) = paint.and_then(|paint| paint.stroke).unzip();
        html! {
            <rect x={percent(left)} {y} width={percent(width)} {height} {fill} stroke={stroke.map(Colour::css)}
                stroke-width={stroke_width.map(px)} />
        }
    }

    /// A block as a button. It keeps its place in the grid, and so its element, while the path below it changes.
    fn button(&self, block: &Block, place: RecursionFocus, l10n: L10n) -> Html {
        let name = l10n.part_name(block.step);
        let moves = l10n.move_range(&block.first_move(), &block.end());
        let label = l10n.format(msg::RECURSION_BLOCK_LABEL, [name.into(), moves.into()]);
        let cell = focus::name(place);
        let tab_index = if place == self.tab_stop { "0" } else { "-1" };
        let selected = (place == self.tab_stop).then_some("");
        html! {
            <g key={cell.clone()} class="block" role="button" tabindex={tab_index} aria-label={label.clone()}
                aria-current={(block.is_current && (self.is_filled)(block)).then_some("true")} data-cell={cell} data-first={block.before.to_string()}
                data-selected={selected}>
                <title>{ label }</title>
                { self.rect(block, MIN_BUTTON, None) }
            </g>
        }
    }

    /// The label of a block on the path. The other blocks have theirs in the layers below.
    fn label(&self, block: &Block, l10n: L10n) -> Html {
        let (x, y) = (percent((block.left + block.right) / 2.0), percent((block.top + 0.5) / self.height));
        let class = (!block.is_move()).then_some("on-current");
        let fill = block.label_colour(true, self.discs).css();
        let text = |label: Label| {
            html! {
                <text {class} fill={fill.clone()} x={x.clone()} y={y.clone()} dy="0.35em" data-from={label.from.to_string()}
                    data-to={label.to.map(|to| to.to_string())}>{ label.text }</text>
            }
        };
        labels(block, l10n).into_iter().map(text).collect()
    }

    /// The loop, below the overview.
    fn loop_bar(&self, range: Option<&Span>, window: &Span) -> Html {
        const HEIGHT: f64 = 0.14;
        let Some(range) = range else { return Html::default() };
        let place = |index| timeline_window::place_of(window, index).clamp(0.0, 1.0);
        let (left, right) = (place(&range.first), place(&range.last));
        let y = (self.icicle.overview.height() - HEIGHT) / self.height;
        html! {
            <rect class="looped" x={percent(left)} y={percent(y)} width={percent(right - left)}
                height={percent(HEIGHT / self.height)} />
        }
    }

    /// The index: in the overview at its place, in the close-up at the end of the move, or before a move that is still to be made.
    /// It is marked above and below the labels, because a whole line would cross them.
    fn line(&self, index: &Index, window: &Span) -> Html {
        /// The lengths of a mark inside and outside a row, in rows.
        const INSIDE: f64 = 0.24;
        const OUTSIDE: f64 = 0.12;
        let overview = &self.icicle.overview;
        let mark = |x: f64, top: f64, bottom: f64| {
            let (x, y1, y2) = (percent(x), percent(top / self.height), percent(bottom / self.height));
            let part = |class: &'static str| {
                html! { <line {class} x1={x.clone()} x2={x.clone()} y1={y1.clone()} y2={y2.clone()} /> }
            };
            html! { <>{ part("casing") }{ part("here") }</> }
        };
        let line = |x: f64, top: f64, bottom: f64| {
            html! { <>{ mark(x, top - OUTSIDE, top + INSIDE) }{ mark(x, bottom - INSIDE, bottom + OUTSIDE) }</> }
        };
        let place = timeline_window::place_of(window, index);
        let close_up = self.icicle.close_up.as_ref().and_then(|close_up| {
            let last = close_up.band.blocks.iter().rfind(|block| block.is_current)?;
            let x = if *index == last.before { last.left } else { last.right };
            Some(line(x, self.height - close_up.band.height(), self.height))
        });
        html! {
            <>
                if (0.0..=1.0).contains(&place) {
                    { line(place, 0.0, overview.height()) }
                }
                { close_up }
            </>
        }
    }
}
