//! The moves around the current one, as bars that a finger can tell apart.

use std::collections::BTreeMap;

use yew::prelude::*;

use crate::l10n::msg;
use crate::layout::colour::Rank;
use crate::layout::svg_number::px;
use crate::model::{LinePath, Scene, timeline_window};
use crate::solver::recursion::Run;
use crate::solver::{Disc, DiscCount, Index};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::{Render, memo};

/// The width of a move, in sixteenths of the page's font size.
const MOVE: u32 = 24;
/// The height of the bars and of the numbers below them, in the same unit.
const BARS: f64 = 26.0;
const NUMBERS: f64 = 15.0;
/// The bars of this disc and of all larger ones are as high as the lens.
const HIGHEST: u32 = 8;
/// The width of a bar.
const BAR: f64 = 14.0;

/// The lens below the ruler. The move that led to the board is in the middle.
#[derive(Clone, PartialEq)]
pub struct Lens {
    bars: Bars,
    /// The place of the board on the ruler, as a fraction of its width.
    place: f64,
    /// Whether the bars stay until the pointer rests.
    is_waiting: bool,
}

#[derive(Clone, PartialEq)]
struct Bars {
    path: LinePath,
    index: Index,
    discs: DiscCount,
    /// The number of moves on each side of the one in the middle.
    beside: u32,
}

/// The number of moves that fit into a width in sixteenths of the page's font size.
const fn moves_in(width: f64) -> u32 {
    width.max(0.0) as u32 / MOVE
}

impl Lens {
    /// The lens of a scene, whose bars may be those of an earlier one. `width` is that of the scrubber, in sixteenths of the page's
    /// font size. `None` in frames and elements, and where the moves of the solution fit onto the ruler.
    #[must_use]
    pub fn new(scene: &Scene, of_bars: &Scene, width: f64) -> Option<Self> {
        if !Self::is_needed(scene, width) {
            return None;
        }
        let place = timeline_window::place_of(&scene.ruler()?, &scene.line().index()).clamp(0.0, 1.0);
        // Bars that are dragged follow the pointer.
        let line = if scene.is_dragging() && scene.drag_scale().is_none() { scene.line() } else { of_bars.line() };
        let (path, index) = (line.path()?, line.index());
        let bars = Bars { path, index, discs: scene.puzzle().discs(), beside: moves_in(width) / 2 };
        let is_waiting = scene.is_dragged_coarsely() && bars.index != scene.line().index();
        Some(Self { bars, place, is_waiting })
    }

    /// Whether there are too many moves for a ruler of this width. By the moves of the solution, so that a short detour does not
    /// remove the lens and shift the controls.
    #[must_use]
    pub fn is_needed(scene: &Scene, width: f64) -> bool {
        scene.may_have_lens() && *scene.total() > u64::from(moves_in(width))
    }

    /// What joins it to the ruler, and the bars.
    pub fn html(&self, ui: &Ui) -> Html {
        let total = self.bars.path.total();
        // Near the ends of the solution there are fewer than fit.
        let beside = Index::from(u64::from(self.bars.beside));
        let last = (&self.bars.index + &beside).min(total.clone());
        let shown = last.saturating_sub(&self.bars.index.saturating_sub(&beside.next()));
        let place = self.place * 1_000.0;
        let d = ["M", &px(place), " 0L1000 10H0Z"].concat();
        html! {
            <>
                <div class="wedge" aria-hidden="true">
                    <svg viewBox="0 0 1000 10" preserveAspectRatio="none"><path {d} /></svg>
                    <span>{ ui.l10n.format(msg::SCRUBBER_LENS, [(&shown).into(), (&total).into()]) }</span>
                </div>
                <div class="lens" aria-hidden="true" data-waiting={self.is_waiting.then_some("")}>{ memo(self.bars.clone(), ui) }</div>
            </>
        }
    }
}

impl Render for Bars {
    fn render(&self, _: &Ui) -> Html {
        let beside = Index::from(u64::from(self.beside) + 1);
        let (first, last) = (self.index.saturating_sub(&beside), &self.index + &beside);
        let runs = self.path.outline(&first, &last, &Index::ZERO, 4 * self.beside as usize + 8);
        let (left, width) = (px(-f64::from(MOVE) / 2.0), px(f64::from(MOVE)));
        let middle = [("class", "middle"), ("x", &*left), ("width", &*width), ("height", &*px(BARS + NUMBERS))];
        let svg = self.numbers(&runs, self.bars(&runs, Markup::new().shape("rect", &middle)));
        // Its origin is in the middle, whatever the width, and its unit follows the font size, of which it has 12.
        let origin =
            [("x", "50%"), ("width", "1em"), ("height", "1em"), ("viewBox", "0 0 12 12"), ("overflow", "visible")];
        let svg = Markup::new().element("svg", &origin, svg);
        Markup::new().element("svg", &[("class", "bars"), ("width", "100%"), ("height", "100%")], svg).html()
    }
}

impl Bars {
    /// The bars of a disc are one path, which browsers draw faster than as many rectangles.
    fn bars(&self, runs: &[Run], svg: Markup) -> Markup {
        let mut paths = BTreeMap::<Disc, String>::new();
        for run in runs {
            let height = f64::from(run.disc.number().min(HIGHEST)) / f64::from(HIGHEST) * BARS;
            let (left, top) = (px(self.middle_of(run) - BAR / 2.0), px(BARS - height));
            let bar = ["M", &left, " ", &top, "h", &px(BAR), "v", &px(height), "h", &px(-BAR), "z"];
            paths.entry(run.disc).or_default().extend(bar);
        }
        paths.iter().fold(svg, |svg, (&disc, d)| {
            let rank = Rank { disc, discs: self.discs };
            let (fill, edge) = (rank.fill().css(), rank.edge().css());
            svg.shape("path", &[("fill", &*fill), ("stroke", &*edge), ("d", d)])
        })
    }

    /// One text, which browsers draw faster than as many.
    fn numbers(&self, runs: &[Run], svg: Markup) -> Markup {
        let numbers = runs.iter().fold(Markup::new(), |text, run| {
            let number = Markup::new().text(&run.disc.number().to_string());
            text.element("tspan", &[("x", &*px(self.middle_of(run)))], number)
        });
        svg.element("text", &[("y", &*px(BARS + NUMBERS - 3.0))], numbers)
    }

    /// The middle of the bar of a single move.
    fn middle_of(&self, run: &Run) -> f64 {
        let number = run.before.next();
        // At most a few dozen moves from the middle.
        let moves = |a: &Index, b: &Index| a.saturating_sub(b).to_u64().unwrap_or_default() as f64;
        (moves(&number, &self.index) - moves(&self.index, &number)) * f64::from(MOVE)
    }
}
