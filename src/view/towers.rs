//! The picture of the towers.

use yew::prelude::*;

use crate::explorer::Action;
use crate::solver::{Disc, Move, Peg, Pegs, Position};
use crate::text::{Language, Phrase};

use super::colour;
use super::disc::DiscShape;
use super::part::{Facts, keyed_part};
use super::pixels::px;
use super::silhouette_layout::outline;
use super::towers_layout::{Flight, Point, Stage, counts};

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
        let floor = stage.floor();
        let flying = |peg: Peg| u32::from(self.flight.is_some_and(|flight| flight.step.to == peg));
        let peg = |(peg, count): (Peg, usize)| {
            let x = px(stage.peg_x(peg));
            let narrow = stage.column() < NARROW;
            let says = if narrow { count.to_string() } else { language.say(&Phrase::PegCount { peg, count }) };
            let lying = u32::try_from(count).unwrap_or(u32::MAX).saturating_sub(flying(peg));
            let bottom = stage.rest(peg, lying).y;
            html! {
                <g key={peg.number()}>
                    <path class="rod" d={format!("M{x} {}V{}", px(bottom), px(stage.peg_top()))} />
                    <text class="letter" x={x.clone()} y={px(floor + 21.0)}>{ peg.letter() }</text>
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
            keyed_part(disc.number(), self.disc(stage, disc, peg, place), language, on)
        };
        html! { <g class="discs">{ for self.position.iter().zip(places).map(disc) }</g> }
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
            moved: self.last.is_some_and(|last| last.disc == disc),
            pointed: self.pointed == Some(disc),
        }
    }

    /// Each peg's discs as one outline, and the disc that moved last as itself.
    fn silhouettes(&self, stage: &Stage, language: Language, on: &Callback<Action>) -> Html {
        let moved = self.flight.map(|flight| flight.step).or(self.last);
        let apart = self.flight.map(|flight| flight.step.disc);
        let path = |peg: Peg| {
            html! { <path key={peg.number()} class="silhouette" d={outline(stage, &self.position, peg, apart)} /> }
        };
        let alone = moved.and_then(|step| {
            let place = *stage.places(&self.position, self.flight).get(step.disc.place())?;
            Some(keyed_part(step.disc.number(), self.disc(stage, step.disc, step.to, place), language, on))
        });
        html! {
            <>
                { for self.pegs.iter().map(path) }
                <g class="discs">{ alone }</g>
            </>
        }
    }
}
