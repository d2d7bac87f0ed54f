//! The moves around the current one, as bars that a finger can tell apart.

use yew::prelude::*;

use crate::l10n::msg;
use crate::layout::colour;
use crate::layout::svg_number::px;
use crate::model::{LinePath, Scene, timeline_window};
use crate::solver::recursion::Run;
use crate::solver::{DiscCount, Index};
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
    /// The number of moves that fit.
    shown: u32,
    /// The place of the board on the ruler, as a fraction of its width.
    place: f64,
}

#[derive(Clone, PartialEq)]
struct Bars {
    path: LinePath,
    index: Index,
    discs: DiscCount,
    /// The number of moves on each side of the one in the middle.
    beside: u32,
}

impl Lens {
    /// `width` is that of the scrubber, in sixteenths of the page's font size. `None` in frames and elements, and where the moves of the solution fit onto the ruler.
    #[must_use]
    pub fn new(scene: &Scene, width: f64) -> Option<Self> {
        let line = scene.line();
        let (path, window) = (line.path()?, scene.ruler()?);
        let shown = width.max(0.0) as u32 / MOVE;
        // A detour of a few moves moves no control.
        let is_needed = !scene.config.appearance.is_embedded && *scene.total() > Index::from(u64::from(shown));
        let place = timeline_window::place_of(&window, &line.index()).clamp(0.0, 1.0);
        let bars = Bars { path, index: line.index(), discs: scene.puzzle().discs(), beside: shown / 2 };
        is_needed.then_some(Self { bars, shown, place })
    }

    /// What joins it to the ruler, and the bars.
    pub fn html(&self, ui: &Ui) -> Html {
        let total = self.bars.path.total();
        let place = self.place * 1_000.0;
        let d = ["M", &px(place), " 0L1000 10H0Z"].concat();
        html! {
            <>
                <div class="wedge" aria-hidden="true">
                    <svg viewBox="0 0 1000 10" preserveAspectRatio="none"><path {d} /></svg>
                    <span>{ ui.l10n.format(msg::SCRUBBER_LENS, [self.shown.into(), (&total).into()]) }</span>
                </div>
                <div class="lens" aria-hidden="true">{ memo(self.bars.clone(), ui) }</div>
            </>
        }
    }
}

impl Render for Bars {
    fn render(&self, _: &Ui) -> Html {
        let beside = Index::from(u64::from(self.beside) + 1);
        let (first, last) = (self.index.saturating_sub(&beside), &self.index + &beside);
        let runs = self.path.outline(&first, &last, &Index::ZERO, 4 * self.beside as usize + 8);
        let middle = Markup::new().shape(
            "rect",
            &[
                ("class", "middle"),
                ("x", &*em(-f64::from(MOVE) / 2.0)),
                ("width", &*em(f64::from(MOVE))),
                ("height", "100%"),
            ],
        );
        let bars = runs.iter().fold(middle, |svg, run| self.bar(svg, run));
        // Its origin is in the middle, whatever the width.
        let bars = Markup::new().element("svg", &[("x", "50%"), ("overflow", "visible")], bars);
        Markup::new().element("svg", &[("class", "bars"), ("width", "100%"), ("height", "100%")], bars).html()
    }
}

impl Bars {
    fn bar(&self, svg: Markup, run: &Run) -> Markup {
        let number = run.before.next();
        // At most a few dozen moves from the middle.
        let moves = |a: &Index, b: &Index| a.saturating_sub(b).to_u64().unwrap_or_default() as f64;
        let x = (moves(&number, &self.index) - moves(&self.index, &number)) * f64::from(MOVE);
        let height = f64::from(run.disc.number().min(HIGHEST)) / f64::from(HIGHEST) * BARS;
        let fill = colour::of(run.disc, self.discs);
        let (left, top) = (em(x - BAR / 2.0), em(BARS - height));
        let bar = [
            ("x", &*left),
            ("y", &*top),
            ("width", &*em(BAR)),
            ("height", &*em(height)),
            ("rx", "2"),
            ("fill", &*fill),
        ];
        let label = [("x", &*em(x)), ("y", &*em(BARS + NUMBERS - 3.0))];
        svg.shape("rect", &bar).element("text", &label, Markup::new().text(&run.disc.number().to_string()))
    }
}

/// A length in the font size of the numbers, which is three quarters of that of the page.
fn em(sixteenths: f64) -> String {
    [&px(sixteenths / 12.0), "em"].concat()
}
