//! The base, the pegs with their letters and numbers of discs, the flag, and the outline of a disc that would land.

use yew::prelude::*;

use crate::l10n::L10n;
use crate::layout::disc_shape::DiscShape;
use crate::layout::svg_number::px;
use crate::layout::towers::{TowersLayout, counts};
use crate::solver::Peg;

use super::towers::Towers;

/// Narrower columns have only the number of discs below the letter of the peg.
const MIN_TEXT_WIDTH: f64 = 84.0;

impl Towers {
    pub(super) fn base_and_pegs(&self, layout: &TowersLayout, l10n: L10n) -> Html {
        let counts = counts(&self.position, self.pegs);
        let lying: Vec<u32> = self.pegs.iter().zip(&counts).map(|(peg, &count)| self.lying(peg, count)).collect();
        let pegs = self.pegs.iter().zip(counts).zip(&lying);
        html! {
            <>
                if let Some(peg) = self.goal {
                    <path class="flag" data-goal={peg.digit().to_string()} d={layout.flag(peg)} />
                }
                { for pegs.map(|((peg, count), &lying)| self.peg(layout, l10n, peg, count, lying)) }
                <path class="base" d={layout.base()} />
                <path class="shine" d={layout.shine(self.pegs, &lying)} />
            </>
        }
    }

    /// The number of discs on a peg without the one that is picked up or moving, which the position still counts.
    fn lying(&self, peg: Peg, count: usize) -> u32 {
        let picked_up = self.manual_play.as_ref().and_then(|session| self.position.peg(session.piece.disc?));
        let is_in_the_air = picked_up == Some(peg) || self.moving.is_some_and(|moving| moving.step.to == peg);
        u32::try_from(count).unwrap_or(u32::MAX).saturating_sub(is_in_the_air.into())
    }

    fn peg(&self, layout: &TowersLayout, l10n: L10n, peg: Peg, count: usize, lying: u32) -> Html {
        let (x, session) = (px(layout.peg_x(peg)), self.manual_play.as_ref());
        let is_narrow = layout.column() < MIN_TEXT_WIDTH;
        let count_text = if is_narrow { count.to_string() } else { l10n.disc_count(count) };
        let is_lit = session.is_some_and(|session| session.legal_pegs.contains(&peg)) || self.target == Some(peg);
        let is_chosen = session.is_some_and(|session| session.piece.cursor == Some(peg));
        html! {
            <g key={peg.to_u8()}>
                <path class="rod" data-lit={is_lit.then_some("")} d={layout.rod(peg, lying)} />
                <text class="letter" data-chosen={is_chosen.then_some("")} x={x.clone()} y={px(layout.letter_y())}>{ peg.letter() }</text>
                <text class="count" {x} y={px(layout.count_y())} data-count={count.to_string()}>{ count_text }</text>
            </g>
        }
    }

    /// The outline of the disc in hand at the place where it would land, if it may.
    pub(super) fn ghost(&self, layout: &TowersLayout) -> Option<Html> {
        let session = self.manual_play.as_ref()?;
        let (disc, to) = (session.piece.disc?, session.piece.target(self.pegs)?);
        session.legal_pegs.contains(&to).then_some(())?;
        let place = layout.landing(&self.position, disc, to);
        let shape = DiscShape::new(layout.disc_width(disc), layout.thickness() - layout.gap());
        let transform = format!("translate({} {})", px(place.x), px(place.y));
        let rect = format!("<rect {}></rect>", shape.rect());
        Some(html! {
            <g class="ghost" data-ghost={to.digit().to_string()} {transform}>{ Html::from_html_unchecked(rect.into()) }</g>
        })
    }
}
