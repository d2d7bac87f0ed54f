use std::rc::Rc;

use yew::prelude::*;

use crate::model::ManualPlaySession;
use crate::solver::{Disc, DiscCount, Move, Peg, PegCount, Placement, Position, Rule};

use super::disc::DiscView;
use crate::layout::colour::Colour;
use crate::layout::disc_shape::DiscShape;
use crate::layout::drawing::{Paint, Shape, path_data};
use crate::layout::magnifier::Magnifier;
use crate::layout::silhouette::Silhouette;
use crate::layout::svg_number::px;
use crate::layout::task_marks::TaskMarks;
use crate::layout::towers::{Point, TowersLayout};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::{Render, keyed_memo};
use crate::view::components::small_towers::{bands, outline};

/// Scripts find an element for each of up to this many discs, however thin they are: `docs/embedding.md`.
const MAX_ELEMENTS: u32 = 128;

/// The towers as SVG.
#[derive(Clone, PartialEq)]
pub struct Towers {
    pub position: Position,
    pub rule: Rule,
    pub pegs: PegCount,
    /// The number of discs that the disc sizes are based on, at least that of the puzzle. In pictures side by side, equal discs
    /// look alike.
    pub scale: DiscCount,
    pub flight: Option<Flight>,
    /// The last move of the solution.
    pub last: Option<Move>,
    /// The disc of the last move that was made by hand.
    pub last_by_hand: Option<Disc>,
    pub manual_play: Option<Rc<ManualPlaySession>>,
    pub hovered: Option<Disc>,
    /// The peg that a hint names.
    pub target: Option<Peg>,
    pub goal: Placement,
    /// Whether there is a magnifier as soon as nothing moves.
    pub is_magnified: bool,
    /// Whether the goal and the rule are written over the towers.
    pub is_invitation: bool,
    /// The task that is explained.
    pub task: Option<TaskMarks>,
    /// Whether the game has reached the goal.
    pub is_solved: bool,
    pub has_patterns: bool,
    pub index: AttrValue,
    pub total: AttrValue,
    /// Width and height, in sixteenths of the page's font size.
    pub size: (f64, f64),
}

/// A disc that comes to where it lies, as [`flight_path`](super::flight_path) says.
#[derive(Clone, Copy, PartialEq)]
pub struct Flight {
    pub disc: Disc,
    /// Alternates from flight to flight.
    pub parity: bool,
}

impl Render for Towers {
    fn render(&self, ui: &Ui) -> Html {
        let layout = TowersLayout::new(self.size.0, self.size.1, self.scale, self.pegs);
        let is_held = self.manual_play.as_ref().is_some_and(|session| session.piece.disc.is_some());
        html! {
            <svg viewBox={format!("0 0 {} {}", px(layout.width), px(layout.height))} aria-hidden="true" focusable="false"
                data-index={self.index.clone()} data-total={self.total.clone()} data-position={self.position.to_string()}
                data-held={is_held.then_some("")} data-solved={self.is_solved.then_some("")}>
                { self.stand(&layout, ui) }
                // An option that is `None` would not be a child at all, and Yew would recreate its neighbours.
                { self.ghost(&layout).unwrap_or_default() }
                <g class="task-end">{ self.task_end(&layout).unwrap_or_default() }</g>
                { self.magnifier(&layout).unwrap_or_default() }
                if layout.is_silhouette() {
                    { self.silhouettes(&layout, ui) }
                } else {
                    { self.discs(&layout, ui) }
                }
                <g class="goal-tower">{ self.spread_goal(&layout) }</g>
                { self.marker(&layout).unwrap_or_default() }
                <g class="brackets">{ self.brackets(&layout).unwrap_or_default() }</g>
            </svg>
        }
    }
}

impl Towers {
    fn discs(&self, layout: &TowersLayout, ui: &Ui) -> Html {
        let (places, marks) = (layout.places(&self.position), self.marks());
        let disc = |((disc, peg), place): ((Disc, Peg), Point)| {
            let place = self.picked_up_at(layout, disc, peg).unwrap_or(place);
            keyed_memo(disc.number(), self.disc(layout, &marks, disc, peg, place, true), ui)
        };
        html! { <g class="discs">{ for self.position.iter().zip(places).map(disc) }</g> }
    }

    /// The disc that is picked up, or else the one that was moved last by hand.
    fn touched_disc(&self) -> Option<Disc> {
        self.manual_play.as_ref().and_then(|session| session.piece.disc).or(self.last_by_hand)
    }

    /// The point of the picked-up disc: above its peg, or under the pointer. `None` for any other disc.
    fn picked_up_at(&self, layout: &TowersLayout, disc: Disc, peg: Peg) -> Option<Point> {
        let piece = &self.manual_play.as_ref()?.piece;
        (piece.disc? == disc).then_some(())?;
        Some(piece.at.map_or_else(|| layout.above(peg), |at| layout.under(at.x, at.y)))
    }

    /// The peg and the point at which a disc is drawn.
    fn place(&self, layout: &TowersLayout, disc: Disc) -> Option<(Peg, Point)> {
        let peg = self.position.peg(disc)?;
        let lying = || layout.places(&self.position).get(disc.index()).copied();
        Some((peg, self.picked_up_at(layout, disc, peg).or_else(lying)?))
    }

    fn disc_in_flight(&self) -> Option<Disc> {
        self.flight.map(|flight| flight.disc)
    }

    /// The disc that moved last.
    fn moved_disc(&self) -> Option<Disc> {
        self.last.map(|last| last.disc).or_else(|| self.touched_disc())
    }

    fn marks(&self) -> Marks {
        let piece = self.manual_play.as_ref().map(|session| &session.piece);
        let (refused, blocking) = piece.map_or((None, None), |piece| piece.refused_discs(&self.position));
        let parity = piece.is_some_and(|piece| piece.refusal_parity);
        Marks { moved: self.moved_disc(), refused, blocking, parity }
    }

    fn disc(
        &self,
        layout: &TowersLayout,
        marks: &Marks,
        disc: Disc,
        peg: Peg,
        place: Point,
        is_drawn: bool,
    ) -> DiscView {
        DiscView {
            disc,
            peg,
            place,
            is_drawn,
            shape: DiscShape::new(layout, disc),
            pattern: (self.has_patterns && is_drawn).then(|| layout.pattern(disc)),
            has_moved: marks.moved == Some(disc),
            is_hovered: self.hovered == Some(disc),
            refused: (marks.refused == Some(disc)).then_some(marks.parity),
            blocking: (marks.blocking == Some(disc)).then_some(marks.parity),
            flies: self.flight.filter(|flight| flight.disc == disc).map(|flight| flight.parity),
        }
    }

    /// A marker at the disc that moved last, if it has no room for a ring.
    fn marker(&self, layout: &TowersLayout) -> Option<Html> {
        // It comes when the disc has landed.
        let disc = self.moved_disc().filter(|_| self.flight.is_none())?;
        let triangles = layout.marker(disc).filter(|_| !DiscShape::new(layout, disc).has_ring())?;
        let (_, place) = self.place(layout, disc)?;
        let transform = format!("translate({} {})", px(place.x), px(place.y));
        let triangles = Shape::Lines(triangles.to_vec(), Paint::fill(Colour::Ink));
        Some(html! { <g class="marker" {transform}>{ Markup::new().shapes(&[triangles]).html() }</g> })
    }

    /// The discs around the one that moved last, where they are too thin to be seen one by one. It comes when the disc has landed.
    fn magnifier(&self, layout: &TowersLayout) -> Option<Html> {
        let is_shown = self.is_magnified
            && self.flight.is_none()
            && self.manual_play.as_ref().is_none_or(|session| session.piece.disc.is_none());
        let disc = self.moved_disc().filter(|_| is_shown)?;
        let magnifier = Magnifier::new(layout, &self.position, self.pegs, disc)?;
        let shapes = Markup::new().shapes(&magnifier.shapes(layout)).html();
        Some(html! { <g class="magnifier">{ shapes }</g> })
    }

    /// The discs of each peg as one outline, with the marked discs drawn on top.
    fn silhouettes(&self, layout: &TowersLayout, ui: &Ui) -> Html {
        let in_flight = self.disc_in_flight();
        let (excluded, marks) = (in_flight.or_else(|| self.touched_disc()), self.marks());
        let paths = |peg: Peg| {
            let silhouette = Silhouette::new(layout, &self.position, peg, excluded);
            let d = silhouette.outline.as_ref().map(|outline| path_data(std::slice::from_ref(outline)));
            let d = d.unwrap_or_default();
            // One element, so that a move replaces one.
            let tower = Markup::new().element("g", &[], bands(outline(&d), &silhouette, self.scale));
            html! { <g key={peg.to_u8()}>{ tower.html() }</g> }
        };
        let drawn = [in_flight.or(marks.moved), self.touched_disc(), marks.refused, marks.blocking];
        let has_all = self.position.discs().count() <= MAX_ELEMENTS;
        let disc = |((disc, peg), place): ((Disc, Peg), Point)| {
            let is_drawn = drawn.contains(&Some(disc));
            (has_all || is_drawn).then_some(())?;
            let place = self.picked_up_at(layout, disc, peg).unwrap_or(place);
            let view = self.disc(layout, &marks, disc, peg, place, is_drawn);
            Some(keyed_memo(disc.number(), view, ui))
        };
        let places = layout.places(&self.position);
        html! {
            <>
                { for self.pegs.iter().map(paths) }
                <g class="discs">{ for self.position.iter().zip(places).filter_map(disc) }</g>
            </>
        }
    }
}

/// Discs that look different.
struct Marks {
    moved: Option<Disc>,
    refused: Option<Disc>,
    blocking: Option<Disc>,
    /// The parity that tells the two equal animations of a refusal apart.
    parity: bool,
}
