//! The line of moves as a ruler behind the slider.

use yew::prelude::*;

use crate::layout::svg_number::px;
use crate::layout::timeline::{HEIGHT, Scale, WIDTH, ruler, stroke_width};
use crate::model::{KnownSolution, Line, Scene, Span, Way, timeline_window};
use crate::solver::{Disc, Index, recursion::Run};
use crate::view::Ui;
use crate::view::components::memo::Render;

/// Runs of moves shorter than one part in this many of the solution become one stroke. In the classic puzzle that leaves at most
/// 255 strokes, which a phone can show apart.
const FINENESS: u32 = 100;
const MAX_STROKES: usize = 1_000;

/// The strokes depend on the line alone, so that they stay the same while the place on it changes.
#[derive(Clone, PartialEq)]
pub struct Strip {
    solution: Option<KnownSolution>,
    detour: Option<StripOfDetour>,
    discs: u32,
}

/// What a detour puts in place of a part of the solution.
#[derive(Clone, PartialEq)]
struct StripOfDetour {
    /// The number of moves of the solution before it.
    start: Index,
    /// The discs of the moves by hand.
    by_hand: Vec<Disc>,
    way: Option<Way>,
}

impl Strip {
    pub fn new(scene: &Scene, line: &Line<'_>) -> Self {
        let detour = scene.game().filter(|_| line.is_detour()).map(|game| StripOfDetour {
            start: line.start(),
            by_hand: game.moves().iter().chain(game.undone()).map(|step| step.disc).collect(),
            way: line.way().cloned(),
        });
        Self { solution: scene.solved().cloned(), detour, discs: scene.puzzle().discs().count() }
    }

    fn total(&self, solution: &KnownSolution) -> Index {
        match &self.detour {
            None => solution.total().clone(),
            Some(detour) => &detour.end() + &detour.way.as_ref().map_or(Index::ZERO, Way::moves),
        }
    }

    /// The moves in runs that need not be told apart.
    fn runs(&self, solution: &KnownSolution, total: &Index) -> Vec<Run> {
        let min_length = total.fraction(1, FINENESS);
        let outline = |solution: &KnownSolution, first: &Index, last: &Index| {
            solution.outline(first, last, &min_length, MAX_STROKES)
        };
        let Some(detour) = &self.detour else { return outline(solution, &Index::ZERO, total) };
        let mut runs = outline(solution, &Index::ZERO, &detour.start);
        let by_hand = detour.by_hand.iter().zip(0u64..);
        runs.extend(by_hand.map(|(&disc, number)| Run {
            before: &detour.start + &Index::from(number),
            length: Index::from(1),
            disc,
        }));
        if let Some(way) = &detour.way {
            let end = detour.end();
            let along = outline(way.solution(), way.start(), way.solution().total());
            let place = |before: &Index| &end + &before.saturating_sub(way.start());
            runs.extend(along.into_iter().map(|run| Run { before: place(&run.before), ..run }));
        }
        runs
    }
}

impl StripOfDetour {
    /// The place after the moves by hand.
    fn end(&self) -> Index {
        &self.start + &Index::from(self.by_hand.len() as u64)
    }
}

impl Render for Strip {
    fn render(&self, _: &Ui) -> Html {
        let Some(solution) = &self.solution else { return Html::default() };
        let total = self.total(solution);
        let Some(window) = Span::whole(&total) else { return Html::default() };
        let strokes = self.runs(solution, &total);
        let half_a_move = timeline_window::half_a_move(&window);
        let place_of = |index: &Index| timeline_window::place_of(&window, index) + half_a_move;
        let [odd, even, _] = ruler(&strokes, Scale::new(&total, self.discs, &total), None, &place_of).paths;
        let view_box = ["0 0 ", &px(WIDTH), " ", &px(HEIGHT)].concat();
        html! {
            <svg class="strip" data-strip="" viewBox={view_box} preserveAspectRatio="none"
                stroke-width={px(stroke_width(strokes.len()))} aria-hidden="true">
                <path class="stroke odd" d={odd} />
                <path class="stroke even" d={even} />
            </svg>
        }
    }
}
