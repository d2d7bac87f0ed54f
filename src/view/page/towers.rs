//! The picture of the towers.

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{Language, Phrase};
use crate::model::{Action, Table};
use crate::solver::{Disc, Move, Peg, Pegs, Position};

use super::disc::DiscShape;
use crate::layout::colour;
use crate::layout::silhouette::outline;
use crate::layout::svg_number::px;
use crate::layout::towers::{Flight, Point, Stage, counts};
use crate::view::components::memo::{Facts, keyed_part};

/// Pegs closer together than this have only a number below their letter.
const NARROW: f64 = 72.0;

/// The towers as an SVG picture as large as the room it is given.
#[derive(Clone, PartialEq)]
pub struct Towers {
    pub position: Position,
    pub pegs: Pegs,
    /// The disc on its way.
    pub flight: Option<Flight>,
    /// The move that led here.
    pub last: Option<Move>,
    /// What a person who plays by hand does.
    pub table: Option<Rc<Table>>,
    /// The disc that is pointed at.
    pub pointed: Option<Disc>,
    pub index: AttrValue,
    pub total: AttrValue,
    /// Width and height of the room, in CSS pixels.
    pub room: (f64, f64),
}

impl Facts for Towers {
    fn draw(&self, language: Language, on: &Callback<Action>) -> Html {
        let stage = Stage::new(self.room.0, self.room.1, self.position.discs(), self.pegs);
        html! {
            <svg viewBox={format!("0 0 {} {}", px(stage.width), px(stage.height))} aria-hidden="true" focusable="false"
                data-index={self.index.clone()} data-total={self.total.clone()} data-position={self.position.to_string()}>
                { self.furniture(&stage, language) }
                if stage.is_silhouette() {
                    { self.silhouettes(&stage, language, on) }
                } else {
                    { self.discs(&stage, language, on) }
                }
            </svg>
        }
    }
}

impl Towers {
    /// The base, the pegs, their letters and how many discs each holds. A peg is drawn from the top of its tower on, so
    /// that it does not show between the discs.
    fn furniture(&self, stage: &Stage, language: Language) -> Html {
        let (floor, table) = (stage.floor(), self.table.as_ref());
        // What is in the air does not lie on its peg.
        let held = table.and_then(|table| self.position.peg(table.hand.lifted?));
        let flying = |peg: Peg| u32::from(held == Some(peg) || self.flight.is_some_and(|flight| flight.step.to == peg));
        let peg = |(peg, count): (Peg, usize)| {
            let x = px(stage.peg_x(peg));
            let narrow = stage.column() < NARROW;
            let says = if narrow { count.to_string() } else { language.say(&Phrase::PegCount { peg, count }) };
            let lying = u32::try_from(count).unwrap_or(u32::MAX).saturating_sub(flying(peg));
            let bottom = stage.rest(peg, lying).y;
            html! {
                <g key={peg.number()}>
                    <path class="rod" data-lit={table.is_some_and(|table| table.lit.contains(&peg)).then_some("")} d={format!("M{x} {}V{}", px(bottom), px(stage.peg_top()))} />
                    <text class="letter" data-chosen={table.is_some_and(|table| table.hand.chosen == Some(peg)).then_some("")} x={x.clone()} y={px(floor + 21.0)}>{ peg.letter() }</text>
                    <text class="count" {x} y={px(floor + 38.0)} data-count={count.to_string()}>{ says }</text>
                </g>
            }
        };
        let counts = counts(&self.position, self.pegs);
        html! {
            <>
                { for self.pegs.iter().zip(counts).map(peg) }
                <path class="base" d={format!("M4 {}H{}", px(floor + 2.0), px(stage.width - 4.0))} />
            </>
        }
    }

    fn discs(&self, stage: &Stage, language: Language, on: &Callback<Action>) -> Html {
        let places = stage.places(&self.position, self.flight);
        let disc = |((disc, peg), place): ((Disc, Peg), Point)| {
            let place = self.lifted(stage, disc, peg).unwrap_or(place);
            keyed_part(disc.number(), self.disc(stage, disc, peg, place), language, on)
        };
        html! { <g class="discs">{ for self.position.iter().zip(places).map(disc) }</g> }
    }

    /// The disc that a person has lifted, or has moved last.
    fn in_hand(&self) -> Option<Disc> {
        let table = self.table.as_ref()?;
        table.hand.lifted.or_else(|| table.game.as_ref()?.moves().last().map(|step| step.disc))
    }

    /// Where a disc is that a person has lifted: above its peg, or with its middle under the pointer.
    fn lifted(&self, stage: &Stage, disc: Disc, peg: Peg) -> Option<Point> {
        let hand = &self.table.as_ref()?.hand;
        (hand.lifted? == disc).then_some(())?;
        Some(hand.at.map_or_else(|| stage.above(peg), |at| stage.under(at.x, at.y)))
    }

    fn disc(&self, stage: &Stage, disc: Disc, peg: Peg, place: Point) -> DiscShape {
        DiscShape {
            disc,
            peg,
            place,
            width: stage.disc_width(disc),
            height: stage.thickness() - stage.gap(),
            fill: colour::of(disc, self.position.discs()),
            numbered: stage.has_numbers(),
            moved: self.last.map(|last| last.disc).or_else(|| self.in_hand()) == Some(disc),
            pointed: self.pointed == Some(disc),
        }
    }

    /// Each peg's discs as one outline, and the disc that moved last as itself.
    fn silhouettes(&self, stage: &Stage, language: Language, on: &Callback<Action>) -> Html {
        let moved =
            self.flight.map(|flight| flight.step).or(self.last).map(|step| step.disc).or_else(|| self.in_hand());
        let apart = self.flight.map(|flight| flight.step.disc).or_else(|| self.in_hand());
        let path = |peg: Peg| {
            html! { <path key={peg.number()} class="silhouette" d={outline(stage, &self.position, peg, apart)} /> }
        };
        let alone = moved.and_then(|disc| {
            let peg = self.position.peg(disc)?;
            let place = *stage.places(&self.position, self.flight).get(disc.place())?;
            let place = self.lifted(stage, disc, peg).unwrap_or(place);
            Some(keyed_part(disc.number(), self.disc(stage, disc, peg, place), language, on))
        });
        html! {
            <>
                { for self.pegs.iter().map(path) }
                <g class="discs">{ alone }</g>
            </>
        }
    }
}
