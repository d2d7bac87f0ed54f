use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, PageSentence};
use crate::model::{Action, ManualPlaySession};
use crate::solver::{Disc, DiscCount, Move, Peg, PegCount, Position};

use super::disc::DiscShape;
use crate::layout::colour;
use crate::layout::silhouette::outline;
use crate::layout::svg_number::px;
use crate::layout::towers::{MovingDisc, Point, TowersLayout, counts};
use crate::view::components::memo::{Render, keyed_memo};

/// Narrower columns have only the number of discs below the letter of the peg.
const MIN_TEXT_WIDTH: f64 = 72.0;

/// The towers as SVG.
#[derive(Clone, PartialEq)]
pub struct Towers {
    pub position: Position,
    pub pegs: PegCount,
    /// Discs have the sizes that they have among so many, which are not fewer than there are. Pictures side by side draw
    /// equal discs alike.
    pub scale: DiscCount,
    pub moving: Option<MovingDisc>,
    /// The last move of the solution.
    pub last: Option<Move>,
    /// The disc of the last move that was made by hand.
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
        let layout = TowersLayout::new(self.size.0, self.size.1, self.scale, self.pegs);
        html! {
            <svg viewBox={format!("0 0 {} {}", px(layout.width), px(layout.height))} aria-hidden="true" focusable="false"
                data-index={self.index.clone()} data-total={self.total.clone()} data-position={self.position.to_string()}>
                { self.base_and_pegs(&layout, l10n) }
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
    /// The base, and the pegs with their letters and numbers of discs. A peg is drawn only above its discs, so that it
    /// is not visible in the gaps between them.
    fn base_and_pegs(&self, layout: &TowersLayout, l10n: L10n) -> Html {
        let (floor, session) = (layout.floor(), self.manual_play.as_ref());
        // The position counts a disc that is picked up or moving as lying on a peg.
        let picked_up = session.and_then(|session| self.position.peg(session.piece.disc?));
        let in_the_air =
            |peg: Peg| u32::from(picked_up == Some(peg) || self.moving.is_some_and(|moving| moving.step.to == peg));
        let peg = |(peg, count): (Peg, usize)| {
            let x = px(layout.peg_x(peg));
            let is_narrow = layout.column() < MIN_TEXT_WIDTH;
            let count_text =
                if is_narrow { count.to_string() } else { l10n.page_sentence(&PageSentence::PegCount { peg, count }) };
            let lying = u32::try_from(count).unwrap_or(u32::MAX).saturating_sub(in_the_air(peg));
            let bottom = layout.rest(peg, lying).y;
            html! {
                <g key={peg.to_u8()}>
                    <path class="rod" data-lit={session.is_some_and(|session| session.legal_pegs.contains(&peg)).then_some("")} d={format!("M{x} {}V{}", px(bottom), px(layout.peg_top()))} />
                    <text class="letter" data-chosen={session.is_some_and(|session| session.piece.cursor == Some(peg)).then_some("")} x={x.clone()} y={px(floor + 21.0)}>{ peg.letter() }</text>
                    <text class="count" {x} y={px(floor + 38.0)} data-count={count.to_string()}>{ count_text }</text>
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
            let place = self.picked_up_at(layout, disc, peg).unwrap_or(place);
            keyed_memo(disc.number(), self.disc(layout, disc, peg, place), l10n, dispatch)
        };
        html! { <g class="discs">{ for self.position.iter().zip(places).map(disc) }</g> }
    }

    /// The disc that is picked up, or else the one that was moved last by hand.
    fn touched_disc(&self) -> Option<Disc> {
        self.manual_play.as_ref().and_then(|session| session.piece.disc).or(self.last_by_hand)
    }

    /// Where the picked-up disc is: above its peg, or under the pointer. `None` for any other disc.
    fn picked_up_at(&self, layout: &TowersLayout, disc: Disc, peg: Peg) -> Option<Point> {
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
            fill: colour::of(disc, self.scale),
            has_number: layout.has_numbers(),
            has_moved: self.last.map(|last| last.disc).or_else(|| self.touched_disc()) == Some(disc),
            is_hovered: self.hovered == Some(disc),
        }
    }

    /// The discs of each peg as one outline, with the disc that moved last drawn on top.
    fn silhouettes(&self, layout: &TowersLayout, l10n: L10n, dispatch: &Callback<Action>) -> Html {
        let moved =
            self.moving.map(|moving| moving.step).or(self.last).map(|step| step.disc).or_else(|| self.touched_disc());
        let excluded = self.moving.map(|moving| moving.step.disc).or_else(|| self.touched_disc());
        let path = |peg: Peg| {
            html! { <path key={peg.to_u8()} class="silhouette" d={outline(layout, &self.position, peg, excluded)} /> }
        };
        let moved_disc = moved.and_then(|disc| {
            let peg = self.position.peg(disc)?;
            let place = *layout.places(&self.position, self.moving).get(disc.index())?;
            let place = self.picked_up_at(layout, disc, peg).unwrap_or(place);
            Some(keyed_memo(disc.number(), self.disc(layout, disc, peg, place), l10n, dispatch))
        });
        html! {
            <>
                { for self.pegs.iter().map(path) }
                <g class="discs">{ moved_disc }</g>
            </>
        }
    }
}
