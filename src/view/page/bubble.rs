//! What the scrubber says over the pointer: the place there, or how fine a drag is.

use yew::prelude::*;

use crate::l10n::msg;
use crate::layout::hover_towers::{HoverTowers, SIZE};
use crate::layout::svg_number::px;
use crate::model::{Scene, Span, timeline_window};
use crate::solver::{Index, Move, PegCount, Position};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::small_towers::small_towers;

#[derive(Clone, PartialEq)]
pub struct Bubble {
    /// The place on the ruler, as a fraction of its width.
    left: f64,
    content: Content,
}

#[derive(Clone, PartialEq)]
enum Content {
    /// What is under a pointer that points, or at the end of the loop that it drags: the number, the move that leads there, the
    /// seconds to get there, and the position.
    Place { place: Index, step: Option<Move>, seconds: Index, position: Position, pegs: PegCount },
    /// How many moves a pixel is while a pointer drags; `None` where a move is a pixel or more.
    Drag { place: Index, step: Option<Move>, per_pixel: Option<Index> },
}

impl Bubble {
    /// `None` while no pointer is there, or none drags an end of the loop.
    #[must_use]
    pub fn new(scene: &Scene, window: &Span) -> Option<Self> {
        let line = scene.line();
        if let Some(scale) = scene.drag_scale() {
            let (place, step) = (line.index(), line.last_move());
            let per_pixel = Some(scale.moves(1)).filter(|moves| *moves > 1);
            let left = timeline_window::place_of(window, &place).clamp(0.0, 1.0);
            return Some(Self { left, content: Content::Drag { place, step, per_pixel } });
        }
        let (left, place) = match scene.held_loop_end() {
            Some(end) => (timeline_window::place_of(window, end).clamp(0.0, 1.0), end.clone()),
            None => {
                let (pixel, place) = scene.pointed_place()?;
                (f64::from(pixel.x) / f64::from(pixel.width.max(1)), place)
            }
        };
        let (step, position) = (line.move_at(&place), line.position_at(&place)?);
        let seconds = scene.config.playback.speed.seconds(&place);
        Some(Self { left, content: Content::Place { place, step, seconds, position, pegs: scene.puzzle().pegs() } })
    }

    /// The place of a pointer that only points, as a fraction of the ruler.
    pub const fn pointed(&self) -> Option<f64> {
        match self.content {
            Content::Place { .. } => Some(self.left),
            Content::Drag { .. } => None,
        }
    }

    /// Whether a pointer that is pulled up goes finer.
    const fn goes_finer(&self) -> bool {
        matches!(self.content, Content::Drag { per_pixel: Some(_), .. })
    }

    pub fn render(&self, ui: &Ui) -> Html {
        let l10n = ui.l10n;
        let says = |place: &Index, step: Option<Move>| match step {
            Some(step) => l10n.pointed_move(place, step, false),
            None => l10n.text(msg::SCRUBBER_AT_START).into(),
        };
        let lines = match &self.content {
            Content::Place { place, step, seconds, .. } => [says(place, *step), l10n.time(seconds)],
            Content::Drag { place, step, per_pixel } => {
                let scale = per_pixel.as_ref().map(|moves| l10n.format(msg::SCRUBBER_SCALE, [moves.into()]));
                [says(place, *step), scale.unwrap_or_else(|| l10n.text(msg::SCRUBBER_SCALE_ONE).into())]
            }
        };
        let towers = match &self.content {
            Content::Place { position, pegs, .. } => towers(position, *pegs),
            Content::Drag { .. } => Html::default(),
        };
        // It stays within the ruler, and is never far from the pointer.
        let side = match self.left {
            ..0.3 => "left",
            0.7.. => "right",
            _ => "middle",
        };
        html! {
            <div class="bubble" data-bubble={side} aria-hidden="true">
                { towers }
                { for lines.into_iter().map(|line| html! { <p>{ line }</p> }) }
                if self.goes_finer() {
                    <small>{ l10n.text(msg::SCRUBBER_FINER) }</small>
                }
            </div>
        }
    }
}

fn towers(position: &Position, pegs: PegCount) -> Html {
    let towers = HoverTowers::new(position, pegs);
    let (width, height) = (px(SIZE.0), px(towers.text - 16.0));
    let view_box = ["0 0 ", &width, " ", &height].concat();
    Markup::new().element("svg", &[("viewBox", &*view_box)], small_towers(&towers)).html()
}
