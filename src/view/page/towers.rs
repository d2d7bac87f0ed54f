//! The picture of the towers.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, PageSentence};
use crate::model::{Action, ManualPlaySession};
use crate::solver::{Disc, Move, Peg, PegCount, Position};

use super::disc::DiscShape;
use crate::layout::colour;
use crate::layout::silhouette::outline;
use crate::layout::svg_number::px;
use crate::layout::towers::{MovingDisc, Point, TowersLayout, counts};
use crate::view::components::memo::{Render, keyed_memo};

/// Pegs closer together than this have only a number below their letter.
const NARROW: f64 = 72.0;

/// The towers as an SVG picture of a given size.
#[derive(Clone, PartialEq)]
pub struct Towers {
    pub position: Position,
    pub pegs: PegCount,
    /// The disc on its way.
    pub moving: Option<MovingDisc>,
    /// The move that led to the index.
    pub last: Option<Move>,
    /// The disc that was moved last by hand.
    pub last_by_hand: Option<Disc>,
    pub manual_play: Option<Rc<ManualPlaySession>>,
    pub hovered: Option<Disc>,
    pub index: AttrValue,
    pub total: AttrValue,
    /// Width and height in CSS pixels.
    pub size: (f64, f64),
}

impl Render for Towers {
    fn render(&self, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let layout = TowersLayout::new(self.size.0, self.size.1, self.position.discs(), self.pegs);
        html! {
            <svg viewBox={format!("0 0 {} {}", px(layout.width), px(layout.height))} aria-hidden="true" focusable="false"
                data-index={self.index.clone()} data-total={self.total.clone()} data-position={self.position.to_string()}>
                { self.furniture(&layout, l10n) }
                if layout.is_silhouette() {
                    { self.silhouettes(&layout, l10n, dispatch) }
                } else {
                    { self.discs(&layout, l10n, dispatch) }
                }
            </svg>
        }
    }
}

impl Towers {
    /// The base, the pegs, their letters and how many discs each holds. A peg is drawn from the top of its tower on, so
    /// that it does not show between the discs.
    fn furniture(&self, layout: &TowersLayout, l10n: L10n) -> Html {
        let (floor, session) = (layout.floor(), self.manual_play.as_ref());
        // A disc in the air does not lie on its peg.
        let held = session.and_then(|session| self.position.peg(session.piece.disc?));
        let flying = |peg: Peg| u32::from(held == Some(peg) || self.moving.is_some_and(|moving| moving.step.to == peg));
        let peg = |(peg, count): (Peg, usize)| {
            let x = px(layout.peg_x(peg));
            let narrow = layout.column() < NARROW;
            let says =
                if narrow { count.to_string() } else { l10n.page_sentence(&PageSentence::PegCount { peg, count }) };
            let lying = u32::try_from(count).unwrap_or(u32::MAX).saturating_sub(flying(peg));
            let bottom = layout.rest(peg, lying).y;
            html! {
                <g key={peg.to_u8()}>
                    <path class="rod" data-lit={session.is_some_and(|session| session.legal_pegs.contains(&peg)).then_some("")} d={format!("M{x} {}V{}", px(bottom), px(layout.peg_top()))} />
                    <text class="letter" data-chosen={session.is_some_and(|session| session.piece.cursor == Some(peg)).then_some("")} x={x.clone()} y={px(floor + 21.0)}>{ peg.letter() }</text>
                    <text class="count" {x} y={px(floor + 38.0)} data-count={count.to_string()}>{ says }</text>
                </g>
            }
        };
        let counts = counts(&self.position, self.pegs);
        html! {
            <>
                { for self.pegs.iter().zip(counts).map(peg) }
                <path class="base" d={format!("M4 {}H{}", px(floor + 2.0), px(layout.width - 4.0))} />
            </>
        }
    }

    fn discs(&self, layout: &TowersLayout, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let places = layout.places(&self.position, self.moving);
        let disc = |((disc, peg), place): ((Disc, Peg), Point)| {
            let place = self.lifted(layout, disc, peg).unwrap_or(place);
            keyed_memo(disc.number(), self.disc(layout, disc, peg, place), l10n, dispatch)
        };
        html! { <g class="discs">{ for self.position.iter().zip(places).map(disc) }</g> }
    }

    /// The disc in hand, or the one that was moved last by hand.
    fn in_hand(&self) -> Option<Disc> {
        self.manual_play.as_ref().and_then(|session| session.piece.disc).or(self.last_by_hand)
    }

    /// Where the disc in hand is: above its peg, or with its middle under the pointer.
    fn lifted(&self, layout: &TowersLayout, disc: Disc, peg: Peg) -> Option<Point> {
        let piece = &self.manual_play.as_ref()?.piece;
        (piece.disc? == disc).then_some(())?;
        Some(piece.at.map_or_else(|| layout.above(peg), |at| layout.under(at.x, at.y)))
    }

    fn disc(&self, layout: &TowersLayout, disc: Disc, peg: Peg, place: Point) -> DiscShape {
        DiscShape {
            disc,
            peg,
            place,
            width: layout.disc_width(disc),
            height: layout.thickness() - layout.gap(),
            fill: colour::of(disc, self.position.discs()),
            has_number: layout.has_numbers(),
            has_moved: self.last.map(|last| last.disc).or_else(|| self.in_hand()) == Some(disc),
            is_hovered: self.hovered == Some(disc),
        }
    }

    /// Each peg's discs as one outline, and the disc that moved last as itself.
    fn silhouettes(&self, layout: &TowersLayout, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let moved =
            self.moving.map(|moving| moving.step).or(self.last).map(|step| step.disc).or_else(|| self.in_hand());
        let apart = self.moving.map(|moving| moving.step.disc).or_else(|| self.in_hand());
        let path = |peg: Peg| {
            html! { <path key={peg.to_u8()} class="silhouette" d={outline(layout, &self.position, peg, apart)} /> }
        };
        let alone = moved.and_then(|disc| {
            let peg = self.position.peg(disc)?;
            let place = *layout.places(&self.position, self.moving).get(disc.index())?;
            let place = self.lifted(layout, disc, peg).unwrap_or(place);
            Some(keyed_memo(disc.number(), self.disc(layout, disc, peg, place), l10n, dispatch))
        });
        html! {
            <>
                { for self.pegs.iter().map(path) }
                <g class="discs">{ alone }</g>
            </>
        }
    }
}
